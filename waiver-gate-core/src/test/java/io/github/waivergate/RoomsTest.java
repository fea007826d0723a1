package io.github.waivergate;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;

/** Holds the directions between rooms, because prose alone does not. */
@AnalyzeClasses(packages = "io.github.waivergate", importOptions = DoNotIncludeTests.class)
class RoomsTest {
  private static final String[] DECIDING = {"..classify..", "..freeze..", "..gate.."};
  private static final String[] SUREFIRE_AND_XML = {
    "org.apache.maven..", "javax.xml..", "org.codehaus.stax2.."
  };
  private static final String ANT_PATTERNS = "org.apache.maven.shared.utils.io";

  @ArchTest
  static final ArchRule rooms_have_no_cycles =
      slices().matching("io.github.waivergate.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule core_does_not_know_maven =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.apache.maven.plugin",
              "org.apache.maven.project..",
              "org.apache.maven.execution..",
              "org.apache.maven.model..");

  @ArchTest
  static final ArchRule only_the_replay_room_knows_surefire_and_its_xml =
      noClasses()
          .that()
          .resideOutsideOfPackages("..replay..", "..fixture..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(SUREFIRE_AND_XML);

  @ArchTest
  static final ArchRule the_fixture_room_knows_ant_patterns_and_no_more_of_it =
      noClasses()
          .that()
          .resideInAPackage("..fixture..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(SUREFIRE_AND_XML).and(not(resideInAPackage(ANT_PATTERNS))));

  @ArchTest
  static final ArchRule deciding_rooms_read_no_clock_no_file_and_no_environment =
      noClasses()
          .that()
          .resideInAnyPackage(DECIDING)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.nio.file..", "java.io..", "java.nio.channels..")
          .orShould()
          .callMethod(Instant.class, "now")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Clock.class)
          .orShould()
          .callMethod(System.class, "getenv")
          .orShould()
          .callMethod(System.class, "getenv", String.class)
          .orShould()
          .callMethod(System.class, "getProperty", String.class)
          .orShould()
          .callMethod(System.class, "currentTimeMillis");

  @ArchTest
  static final ArchRule no_deciding_room_listens_to_a_report =
      noClasses()
          .that()
          .resideOutsideOfPackages("..report..", "..module..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("..report..");
}
