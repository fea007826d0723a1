package io.github.waivergate.pom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import io.github.waivergate.refusal.EvidenceException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EffectivePomsTest {
  private static final String PARENT = "<packaging>pom</packaging>";
  private static final String CORE = PARENT + "<modules><module>core</module></modules>";
  private static final String JSON =
      "<dependencies><dependency><groupId>com.acme.json</groupId>"
          + "<artifactId>json-core</artifactId><version>%s</version></dependency></dependencies>";

  private final Checkout base;
  private final Checkout patch;

  EffectivePomsTest(@TempDir Path directory) {
    base = new Checkout(directory.resolve("base"));
    patch = new Checkout(directory.resolve("elsewhere/patch"));
  }

  @Test
  void the_modules_of_profiles_active_in_this_session_belong_to_the_reactor() throws Exception {
    for (Checkout side : List.of(base, patch)) {
      side.with(
              "pom.xml",
              CORE
                  + "<profiles><profile><id>more</id><modules><module>app</module></modules>"
                  + "</profile></profiles>")
          .module("core", "")
          .module("app", "");
    }
    patch.request.addActiveProfile("more");

    assertThat(base.read().poms()).containsOnlyKeys("core/pom.xml", "pom.xml");
    assertThat(patch.read().poms()).containsOnlyKeys("app/pom.xml", "core/pom.xml", "pom.xml");
  }

  @Test
  void a_parent_beside_the_module_is_read_too() throws Exception {
    base.with("parent/pom.xml", PARENT).module("core", "../parent/pom.xml", "");

    assertThat(base.read("core/pom.xml").poms()).containsOnlyKeys("core/pom.xml", "parent/pom.xml");
  }

  @Test
  void the_same_reactor_at_two_places_is_equal() throws Exception {
    for (Checkout side : List.of(base, patch)) {
      side.with(
              "pom.xml",
              CORE + "<properties><r>${maven.multiModuleProjectDirectory}/r</r></properties>")
          .module("core", "<build><directory>${project.parent.basedir}/out</directory></build>");
      side.request
          .getSystemProperties()
          .setProperty("maven.multiModuleProjectDirectory", patch.directory.toString());
    }

    assertThat(changes()).isEmpty();
    assertThat(base.read().poms().values())
        .extracting(pom -> pom.effective().getProperties().getProperty("r"))
        .containsOnly(base.directory + "/r");
  }

  @Test
  void what_a_child_inherits_is_its_change_too() throws Exception {
    var plugin =
        "<build><plugins><plugin><groupId>io.github.waivergate</groupId>"
            + "<artifactId>waiver-gate-maven-plugin</artifactId>%s</plugin></plugins></build>";
    base.with("pom.xml", CORE + plugin.formatted("")).module("core", "");
    patch
        .with("pom.xml", CORE + plugin.formatted("<inherited>false</inherited>"))
        .module("core", "");

    assertThat(changes())
        .containsExactly(
            entry(
                "core/pom.xml",
                List.of(
                    "CONTRACT build/plugins: plugin(groupId=io.github.waivergate,"
                        + " artifactId=waiver-gate-maven-plugin) -> -")),
            entry(
                "pom.xml",
                List.of(
                    "CONTRACT build/plugins/io.github.waivergate:waiver-gate-maven-plugin/inherited:"
                        + " - -> false")));
  }

  @Test
  void a_version_that_a_child_takes_from_its_parents_property_is_a_version() throws Exception {
    var property = CORE + "<properties><version.v>%s</version.v></properties>";
    base.with("pom.xml", property.formatted("1.0")).module("core", JSON.formatted("${version.v}"));
    patch.with("pom.xml", property.formatted("1.1")).module("core", JSON.formatted("${version.v}"));

    assertThat(changes())
        .containsExactly(
            entry(
                "core/pom.xml",
                List.of(
                    "DEPENDENCY_VERSION dependencies/com.acme.json:json-core/version: 1.0 -> 1.1",
                    "DEPENDENCY_VERSION properties/version.v: 1.0 -> 1.1")),
            entry("pom.xml", List.of("DEPENDENCY_VERSION properties/version.v: 1.0 -> 1.1")));
  }

  @Test
  void a_property_that_the_poms_do_not_use_is_contract() throws Exception {
    var property = "<properties><surefire.groups>%s</surefire.groups></properties>";
    base.with("pom.xml", property.formatted("all"));
    patch.with("pom.xml", property.formatted("fast"));

    assertThat(changes())
        .containsExactly(
            entry("pom.xml", List.of("CONTRACT properties/surefire.groups: all -> fast")));
  }

  @Test
  void a_profile_counts_as_written_active_or_not() throws Exception {
    var profile =
        "<profiles><profile><id>ci</id><activation><file><exists>x.txt</exists></file></activation>"
            + "<properties><skipTests>%s</skipTests></properties></profile></profiles>";
    base.with("pom.xml", profile.formatted("false"));
    patch.with("pom.xml", profile.formatted("true"));

    assertThat(changes())
        .containsExactly(
            entry("pom.xml", List.of("CONTRACT profiles/ci/properties/skipTests: false -> true")));
  }

  @Test
  void a_file_that_activates_a_profile_is_seen_by_what_it_changes() throws Exception {
    var profile =
        "<profiles><profile><id>ci</id><activation><file><exists>${basedir}/x.txt</exists></file>"
            + "</activation><properties><skipTests>true</skipTests></properties></profile>"
            + "</profiles>";
    base.with("pom.xml", profile);
    patch.with("pom.xml", profile);
    Files.writeString(patch.directory.resolve("x.txt"), "");

    assertThat(changes())
        .containsExactly(entry("pom.xml", List.of("CONTRACT properties: - -> skipTests=true")));
  }

  @Test
  void a_module_taken_out_of_the_reactor_is_named() throws Exception {
    base.with("pom.xml", CORE).module("core", "");
    patch.with("pom.xml", PARENT).module("core", "");

    assertThat(changes())
        .containsExactly(
            entry("core/pom.xml", List.of("CONTRACT project: com.acme:core:jar:1.0 -> -")),
            entry("pom.xml", List.of("CONTRACT modules: module=core -> -")));
  }

  @Test
  void a_bill_of_materials_is_the_one_of_its_own_checkout() throws Exception {
    var root = PARENT + "<modules><module>bom</module><module>core</module></modules>";
    var bom = PARENT + "<dependencyManagement>" + JSON + "</dependencyManagement>";
    var imports =
        "<dependencyManagement><dependencies><dependency><groupId>com.acme</groupId>"
            + "<artifactId>bom</artifactId><version>1.0</version><type>pom</type>"
            + "<scope>import</scope></dependency></dependencies></dependencyManagement>"
            + JSON.replace("<version>%s</version>", "");
    base.with("pom.xml", root).module("bom", bom.formatted("1.0")).module("core", imports);
    patch.with("pom.xml", root).module("bom", bom.formatted("1.1")).module("core", imports);
    base.repositories.setWorkspaceReader(new ThisBuild());

    assertThat(changes().get("core/pom.xml"))
        .containsExactly(
            "DEPENDENCY_VERSION dependencies/com.acme.json:json-core/version: 1.0 -> 1.1",
            "DEPENDENCY_VERSION dependencyManagement/dependencies/com.acme.json:json-core/version:"
                + " 1.0 -> 1.1");
  }

  @Test
  void a_pom_that_maven_cannot_build_is_named_with_mavens_words() {
    base.with("pom.xml", CORE).module("core", "<dependencies>");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(base::read)
        .withMessageStartingWith(
            "could not judge: core/pom.xml\n  found: Maven cannot build this pom: Non-parseable POM core/pom.xml: ")
        .withMessageEndingWith("\n  mend:  run mvn validate there; it names the same problem");
  }

  @Test
  void a_module_without_a_pom_is_named() {
    base.with("pom.xml", CORE);

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(base::read)
        .withMessage(
            "could not judge: pom.xml"
                + "\n  found: Maven cannot build this pom: Child module core of pom.xml does not"
                + " exist"
                + "\n  mend:  run mvn validate there; it names the same problem");
  }

  private Map<String, List<String>> changes() throws EvidenceException {
    var changes = new TreeMap<String, List<String>>();
    PomComparison.compare(base.read(), patch.read())
        .forEach((path, found) -> changes.put(path, Checkout.words(found)));
    return changes;
  }

  /** A reactor whose modules have the coordinates of the base's and must not be asked for them. */
  private static final class ThisBuild implements WorkspaceReader {
    @Override
    public WorkspaceRepository getRepository() {
      return new WorkspaceRepository();
    }

    @Override
    public File findArtifact(Artifact artifact) {
      throw new AssertionError(artifact);
    }

    @Override
    public List<String> findVersions(Artifact artifact) {
      throw new AssertionError(artifact);
    }
  }
}
