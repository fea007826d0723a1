package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.anchor.PomJudge.Meaning;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.pom.Pom;
import io.github.waivergate.pom.Reactor;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.junit.jupiter.api.Test;

class ModelPomsTest {

  @Test
  void a_description_is_docs() throws Exception {
    assertThat(
            ModelPoms.meanings(
                reactor("pom.xml", "<description>a</description>"),
                reactor("pom.xml", "<description>b</description>"),
                List.of("pom.xml")))
        .isEqualTo(Map.of("pom.xml", new Meaning(PathKind.DOCS, List.of())));
  }

  @Test
  void the_version_of_a_dependency_is_production() throws Exception {
    assertThat(
            ModelPoms.meanings(
                reactor("pom.xml", dependency("1")),
                reactor("pom.xml", dependency("2")),
                List.of("pom.xml")))
        .isEqualTo(Map.of("pom.xml", new Meaning(PathKind.PRODUCTION, List.of())));
  }

  @Test
  void anything_else_is_build_configuration_in_words() throws Exception {
    assertThat(
            ModelPoms.meanings(
                reactor("pom.xml", "<packaging>war</packaging>"),
                reactor("pom.xml", "<packaging>pom</packaging>"),
                List.of("pom.xml")))
        .isEqualTo(
            Map.of("pom.xml", new Meaning(PathKind.BUILD_CONFIG, List.of("packaging war -> pom"))));
  }

  @Test
  void a_pom_that_the_reactor_does_not_read_on_both_sides_has_no_meaning() throws Exception {
    var one = reactor("pom.xml", "");

    assertThat(ModelPoms.meanings(one, one, List.of("pom.xml", "it/case/pom.xml")))
        .containsOnlyKeys("pom.xml");
    assertThat(ModelPoms.meanings(one, reactor("app/pom.xml", ""), List.of("pom.xml"))).isEmpty();
  }

  @Test
  void the_gates_own_configuration_is_told_from_all_else() throws Exception {
    assertThat(
            ModelPoms.gateChanges(
                reactor("pom.xml", gate("5") + "<description>a</description>"),
                reactor("pom.xml", gate("7") + "<description>b</description>"),
                List.of("pom.xml")))
        .hasEntrySatisfying(
            "pom.xml",
            words ->
                assertThat(words)
                    .singleElement()
                    .asString()
                    .contains("waiver-gate-maven-plugin", "minReplays", "5 -> 7"));
    assertThat(
            ModelPoms.gateChanges(
                reactor("pom.xml", gate("5") + "<description>a</description>"),
                reactor("pom.xml", gate("5") + "<description>b</description>"),
                List.of("pom.xml")))
        .isEmpty();
  }

  @Test
  void a_property_of_the_gate_is_its_configuration_too() throws Exception {
    assertThat(
            ModelPoms.gateChanges(
                reactor("pom.xml", property("5")),
                reactor("pom.xml", property("1")),
                List.of("pom.xml")))
        .containsOnlyKeys("pom.xml");
  }

  private static String property(String replays) {
    return "<properties><waiver-gate.minReplays>"
        + replays
        + "</waiver-gate.minReplays></properties>";
  }

  private static String gate(String replays) {
    return "<build><plugins><plugin><groupId>io.github.waivergate</groupId>"
        + "<artifactId>waiver-gate-maven-plugin</artifactId><version>1</version>"
        + "<configuration><minReplays>"
        + replays
        + "</minReplays></configuration></plugin></plugins></build>";
  }

  private static String dependency(String version) {
    return "<dependencies><dependency><groupId>com.acme</groupId><artifactId>rates</artifactId>"
        + "<version>"
        + version
        + "</version></dependency></dependencies>";
  }

  private static Reactor reactor(String path, String inside) throws Exception {
    var text =
        "<project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId>"
            + "<artifactId>tax</artifactId><version>1.0</version>"
            + inside
            + "</project>";
    var pom =
        new Pom(
            new MavenXpp3Reader().read(new StringReader(text)),
            new MavenXpp3Reader().read(new StringReader(text)));
    return new Reactor(Path.of("tax"), new TreeMap<>(Map.of(path, pom)), List.of());
  }
}
