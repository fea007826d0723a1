package io.github.waivergate;

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
  private static final String REPORT = "io.github.waivergate.report..";
  private static final String MAVEN = "io.github.waivergate.maven..";

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
          .resideOutsideOfPackage("..replay..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(SUREFIRE_AND_XML);

  @ArchTest
  static final ArchRule only_the_path_room_knows_the_matcher_of_patterns =
      noClasses()
          .that()
          .resideOutsideOfPackage("..path..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.codehaus.plexus..");

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
          .resideInAPackage("io.github.waivergate..")
          .and()
          .resideOutsideOfPackages(REPORT, "io.github.waivergate.module..", MAVEN)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(REPORT);

  @ArchTest
  static final ArchRule no_deciding_room_knows_git_or_what_a_source_diff_shows =
      noClasses()
          .that()
          .resideInAnyPackage(DECIDING)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("..oracle..", "..anchor..", "..git..");
}
