package io.github.waivergate.pom;

import static io.github.waivergate.pom.Models.pom;
import static io.github.waivergate.pom.Models.raw;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PomComparisonTest {
  private static final Path HERE = Path.of("/checkouts/patch");
  private static final Path BASE = Path.of("/tmp/base");

  private static final String SUREFIRE =
      "<artifactId>maven-surefire-plugin</artifactId><version>3.6.1</version>";
  private static final String GATE =
      "<groupId>io.github.waivergate</groupId><artifactId>waiver-gate-maven-plugin</artifactId>";
  private static final String JACKSON =
      "<groupId>com.acme.json</groupId><artifactId>json-core</artifactId>";
  private static final String JUPITER =
      "<groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId>";

  static Stream<Arguments> contract() {
    return Stream.of(
        arguments(
            "skip by the pom",
            plugin(GATE + configuration("<skip>false</skip>")),
            plugin(GATE + configuration("<skip>true</skip>")),
            "build/plugins/io.github.waivergate:waiver-gate-maven-plugin/configuration/skip: false"
                + " -> true"),
        arguments(
            "skip by a property",
            property("waiver-gate.skip", "false"),
            property("waiver-gate.skip", "true"),
            "properties/waiver-gate.skip: false -> true"),
        arguments(
            "skipTests",
            plugin(SUREFIRE),
            plugin(SUREFIRE + configuration("<skipTests>true</skipTests>")),
            "build/plugins/maven-surefire-plugin/configuration: - -> skipTests=true"),
        arguments(
            "skipTests by a property that was not there",
            property("a", "1"),
            "<properties><a>1</a><skipTests>true</skipTests></properties>",
            "properties/skipTests: - -> true"),
        arguments(
            "maven.test.skip with the first property of all",
            "",
            property("maven.test.skip", "true"),
            "properties: - -> maven.test.skip=true"),
        arguments(
            "excludes",
            plugin(SUREFIRE + configuration("<excludes><exclude>a</exclude></excludes>")),
            plugin(
                SUREFIRE
                    + configuration(
                        "<excludes><exclude>a</exclude><exclude>**/Tax*</exclude></excludes>")),
            "build/plugins/maven-surefire-plugin/configuration/excludes/exclude: a -> a, **/Tax*"),
        arguments(
            "groups",
            plugin(SUREFIRE + configuration("<groups>all</groups>")),
            plugin(SUREFIRE + configuration("<groups>fast</groups>")),
            "build/plugins/maven-surefire-plugin/configuration/groups: all -> fast"),
        arguments(
            "testFailureIgnore",
            plugin(SUREFIRE + configuration("<a>1</a>")),
            plugin(SUREFIRE + configuration("<a>1</a><testFailureIgnore>true</testFailureIgnore>")),
            "build/plugins/maven-surefire-plugin/configuration/testFailureIgnore: - -> true"),
        arguments(
            "rerunFailingTestsCount",
            plugin(SUREFIRE + configuration("<rerunFailingTestsCount>0</rerunFailingTestsCount>")),
            plugin(SUREFIRE + configuration("<rerunFailingTestsCount>3</rerunFailingTestsCount>")),
            "build/plugins/maven-surefire-plugin/configuration/rerunFailingTestsCount: 0 -> 3"),
        arguments(
            "a plugin's version",
            plugin(SUREFIRE),
            plugin(SUREFIRE.replace("3.6.1", "2.12.4")),
            "build/plugins/maven-surefire-plugin/version: 3.6.1 -> 2.12.4"),
        arguments(
            "a plugin's dependency",
            plugin(SUREFIRE + dependencies(JACKSON + version("1.0"))),
            plugin(SUREFIRE + dependencies(JACKSON + version("1.1"))),
            "build/plugins/maven-surefire-plugin/dependencies/com.acme.json:json-core/version: 1.0"
                + " -> 1.1"),
        arguments(
            "combine.self",
            plugin(SUREFIRE + "<configuration><a>1</a></configuration>"),
            plugin(SUREFIRE + "<configuration combine.self='override'><a>1</a></configuration>"),
            "build/plugins/maven-surefire-plugin/configuration/@combine.self: - -> override"),
        arguments(
            "a repeated tree of a configuration",
            plugin(SUREFIRE + configuration("<r><x><k>1</k></x><x><k>2</k></x></r>")),
            plugin(SUREFIRE + configuration("<r><x><k>1</k></x><x><k>3</k></x></r>")),
            "build/plugins/maven-surefire-plugin/configuration/r/x[2]/k: 2 -> 3"),
        arguments(
            "an undeclared prefix in a configuration",
            plugin(SUREFIRE + configuration("<ant:echo>1</ant:echo>")),
            plugin(SUREFIRE + configuration("<ant:echo>2</ant:echo>")),
            "build/plugins/maven-surefire-plugin/configuration/ant:echo: 1 -> 2"),
        arguments(
            "plugin block removed",
            plugins(SUREFIRE, GATE),
            plugins(SUREFIRE),
            "build/plugins/io.github.waivergate:waiver-gate-maven-plugin:"
                + " groupId=io.github.waivergate, artifactId=waiver-gate-maven-plugin -> -"),
        arguments(
            "plugin order",
            plugins(SUREFIRE, GATE),
            plugins(GATE, SUREFIRE),
            "build/plugins: order maven-surefire-plugin,"
                + " io.github.waivergate:waiver-gate-maven-plugin -> order"
                + " io.github.waivergate:waiver-gate-maven-plugin, maven-surefire-plugin"),
        arguments(
            "phase none",
            plugin(GATE + execution("<phase>verify</phase>")),
            plugin(GATE + execution("<phase>none</phase>")),
            "build/plugins/io.github.waivergate:waiver-gate-maven-plugin/executions/gate/phase:"
                + " verify -> none"),
        arguments(
            "inherited=false",
            plugin(GATE),
            plugin(GATE + "<inherited>false</inherited>"),
            "build/plugins/io.github.waivergate:waiver-gate-maven-plugin/inherited: - -> false"),
        arguments(
            "a goal dropped",
            plugin(GATE + execution("<goals><goal>replay</goal><goal>check</goal></goals>")),
            plugin(GATE + execution("<goals><goal>replay</goal></goals>")),
            "build/plugins/io.github.waivergate:waiver-gate-maven-plugin/executions/gate/goals/goal:"
                + " replay, check -> replay"),
        arguments(
            "minReplays lowered",
            plugin(GATE + configuration("<minReplays>5</minReplays>")),
            plugin(GATE + configuration("<minReplays>1</minReplays>")),
            "build/plugins/io.github.waivergate:waiver-gate-maven-plugin/configuration/minReplays:"
                + " 5 -> 1"),
        arguments(
            "baseRef set",
            plugin(GATE + configuration("<minReplays>5</minReplays>")),
            plugin(GATE + configuration("<minReplays>5</minReplays><baseRef>HEAD</baseRef>")),
            "build/plugins/io.github.waivergate:waiver-gate-maven-plugin/configuration/baseRef:"
                + " - -> HEAD"),
        arguments(
            "module removed",
            "<modules><module>core</module><module>app</module></modules>",
            "<modules><module>core</module></modules>",
            "modules/module: core, app -> core"),
        arguments(
            "module moved to a profile",
            "<modules><module>core</module></modules>",
            profile("<modules><module>core</module></modules>"),
            "modules: module=core -> -; profiles: - -> profile(id=ci, modules(module=core))"),
        arguments(
            "an inactive profile",
            profile("<properties><x>1</x></properties>"),
            profile("<properties><x>2</x></properties>"),
            "profiles/ci/properties/x: 1 -> 2"),
        arguments(
            "a library's version in a profile",
            profile(dependencies(JACKSON + version("1.0"))),
            profile(dependencies(JACKSON + version("1.1"))),
            "profiles/ci/dependencies/com.acme.json:json-core/version: 1.0 -> 1.1"),
        arguments(
            "packaging",
            "<packaging>jar</packaging>",
            "<packaging>pom</packaging>",
            "packaging: - -> pom"),
        arguments(
            "testSourceDirectory",
            "<build><testSourceDirectory>src/test/java</testSourceDirectory></build>",
            "<build><testSourceDirectory>src/spare/java</testSourceDirectory></build>",
            "build/testSourceDirectory: src/test/java -> src/spare/java"),
        arguments(
            "testResources",
            testResource("src/test/resources"),
            testResource("src/spare/resources"),
            "build/testResources/testResource/directory: src/test/resources ->"
                + " src/spare/resources"),
        arguments(
            "an engine excluded",
            dependencies(JUPITER + scope("test")),
            dependencies(
                JUPITER
                    + scope("test")
                    + "<exclusions><exclusion><groupId>org.junit.jupiter</groupId>"
                    + "<artifactId>junit-jupiter-engine</artifactId></exclusion></exclusions>"),
            "dependencies/org.junit.jupiter:junit-jupiter/exclusions: - ->"
                + " exclusion(artifactId=junit-jupiter-engine, groupId=org.junit.jupiter)"),
        arguments(
            "an engine's dependency removed",
            dependencies(JACKSON, JUPITER + scope("test")),
            dependencies(JACKSON),
            "dependencies/org.junit.jupiter:junit-jupiter: groupId=org.junit.jupiter,"
                + " artifactId=junit-jupiter, scope=test -> -"),
        arguments(
            "an engine's version",
            dependencies(JUPITER + version("5.14.4") + scope("test")),
            dependencies(JUPITER + version("5.0.0") + scope("test")),
            "dependencies/org.junit.jupiter:junit-jupiter/version: 5.14.4 -> 5.0.0"),
        arguments(
            "an engine's version, whatever its scope",
            dependencies(JUPITER + version("5.14.4")),
            dependencies(JUPITER + version("5.0.0")),
            "dependencies/org.junit.jupiter:junit-jupiter/version: 5.14.4 -> 5.0.0"),
        arguments(
            "a test library's version",
            dependencies(JACKSON + version("1.0") + scope("test")),
            dependencies(JACKSON + version("1.1") + scope("test")),
            "dependencies/com.acme.json:json-core/version: 1.0 -> 1.1"),
        arguments(
            "a provided library's version",
            dependencies(JACKSON + version("1.0") + scope("provided")),
            dependencies(JACKSON + version("1.1") + scope("provided")),
            "dependencies/com.acme.json:json-core/version: 1.0 -> 1.1"),
        arguments(
            "a managed test library's version",
            managed(JACKSON + version("1.0") + scope("test")),
            managed(JACKSON + version("1.1") + scope("test")),
            "dependencyManagement/dependencies/com.acme.json:json-core/version: 1.0 -> 1.1"),
        arguments(
            "a library of test doubles, whatever its scope",
            dependencies(
                "<groupId>com.acme</groupId><artifactId>ledger-test</artifactId>" + version("1")),
            dependencies(
                "<groupId>com.acme</groupId><artifactId>ledger-test</artifactId>" + version("2")),
            "dependencies/com.acme:ledger-test/version: 1 -> 2"),
        arguments(
            "moved between scopes",
            dependencies(JACKSON + version("1.0")),
            dependencies(JACKSON + version("1.0") + scope("test")),
            "dependencies/com.acme.json:json-core/scope: - -> test"),
        arguments(
            "a test-jar's version",
            dependencies(JACKSON + version("1.0") + "<type>test-jar</type>"),
            dependencies(JACKSON + version("1.1") + "<type>test-jar</type>"),
            "dependencies/com.acme.json:json-core:test-jar/version: 1.0 -> 1.1"),
        arguments(
            "a test-jar added",
            dependencies(JACKSON + version("1.0")),
            dependencies(
                JACKSON + version("1.0"), JACKSON + version("1.0") + "<type>test-jar</type>"),
            "dependencies/com.acme.json:json-core:test-jar: - -> groupId=com.acme.json,"
                + " artifactId=json-core, version=1.0, type=test-jar"),
        arguments(
            "order of the class path",
            dependencies(JACKSON + version("1"), JUPITER + version("5")),
            dependencies(JUPITER + version("5"), JACKSON + version("1")),
            "dependencies: order com.acme.json:json-core, org.junit.jupiter:junit-jupiter -> order"
                + " org.junit.jupiter:junit-jupiter, com.acme.json:json-core"),
        arguments(
            "an extension added",
            "<build><finalName>tax</finalName></build>",
            "<build><finalName>tax</finalName><extensions><extension>"
                + JACKSON
                + "</extension></extensions></build>",
            "build/extensions: - -> extension(groupId=com.acme.json, artifactId=json-core)"),
        arguments(
            "a repository added",
            "",
            "<repositories><repository><id>spare</id><url>https://repo.example/</url>"
                + "</repository></repositories>",
            "repositories: - -> repository(id=spare, url=https://repo.example/)"),
        arguments(
            "where a deployment goes",
            "",
            "<distributionManagement><downloadUrl>https://spare.example/</downloadUrl>"
                + "</distributionManagement>",
            "distributionManagement: - -> downloadUrl=https://spare.example/"),
        arguments(
            "a property that feeds a plugin",
            property("v", "1") + plugin(SUREFIRE + configuration("<a>${v}</a>")),
            property("v", "2") + plugin(SUREFIRE + configuration("<a>${v}</a>")),
            "properties/v: 1 -> 2"),
        arguments(
            "a property that feeds a library and, through another one, a plugin",
            "<properties><v>1</v><w>${v}</w></properties>"
                + dependencies(JACKSON + version("${v}"))
                + plugin(SUREFIRE + configuration("<a>${w}</a>")),
            "<properties><v>2</v><w>${v}</w></properties>"
                + dependencies(JACKSON + version("${v}"))
                + plugin(SUREFIRE + configuration("<a>${w}</a>")),
            "properties/v: 1 -> 2"),
        arguments(
            "a property that feeds a library and is named by a script",
            property("v", "1")
                + dependencies(JACKSON + version("${v}"))
                + plugin(SUREFIRE + configuration("<a>project.properties['v']</a>")),
            property("v", "2")
                + dependencies(JACKSON + version("${v}"))
                + plugin(SUREFIRE + configuration("<a>project.properties['v']</a>")),
            "properties/v: 1 -> 2"),
        arguments(
            "a property that feeds only itself",
            property("v", "${v}1"),
            property("v", "${v}2"),
            "properties/v: ${v}1 -> ${v}2"),
        arguments(
            "a property that feeds a description",
            property("v", "1") + "<description>${v}</description>",
            property("v", "2") + "<description>${v}</description>",
            "properties/v: 1 -> 2"),
        arguments(
            "a property that is a library's version and that a plugin may read by its name",
            property("groups", "1") + dependencies(JACKSON + version("${groups}")),
            property("groups", "2") + dependencies(JACKSON + version("${groups}")),
            "properties/groups: 1 -> 2"),
        arguments(
            "a property with a harmless use that is new",
            property("a", "1"),
            "<properties><a>1</a><skipTests>true</skipTests></properties>"
                + dependencies(JACKSON + version("${skipTests}")),
            "dependencies: - -> dependency(groupId=com.acme.json, artifactId=json-core,"
                + " version=${skipTests}); properties/skipTests: - -> true"),
        arguments(
            "a description that filtered test resources may hold",
            "<description>a</description>" + filtered("true"),
            "<description>b</description>" + filtered("true"),
            "description: a -> b"),
        arguments(
            "a property that filtered test resources may hold",
            property("v", "1") + dependencies(JACKSON + version("${v}")) + filtered("true"),
            property("v", "2") + dependencies(JACKSON + version("${v}")) + filtered("true"),
            "properties/v: 1 -> 2"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void contract(String what, String base, String patch, String changes) throws Exception {
    var found = compare(base, patch);

    assertThat(words(found)).isEqualTo(changes);
    assertThat(found).extracting(PomChange::weight).containsOnly(Weight.CONTRACT);
  }

  static Stream<Arguments> harmless() {
    return Stream.of(
        arguments(
            "description",
            "<description>a</description>",
            "<description>b</description>",
            "DESCRIPTIVE description: a -> b"),
        arguments(
            "url",
            "",
            "<url>https://acme.example/</url>",
            "DESCRIPTIVE url: - -> https://acme.example/"),
        arguments(
            "a description beside test resources that are copied as they are",
            "<description>a</description>" + filtered("false"),
            "<description>b</description>" + filtered("false"),
            "DESCRIPTIVE description: a -> b"),
        arguments(
            "descriptive elements in another order",
            "<name>a</name><url>u</url><scm><tag>t</tag><url>s</url></scm>",
            "<scm><url>s</url><tag>t</tag></scm><url>u</url><name>a</name>",
            ""),
        arguments(
            "developers in another order",
            "<developers><developer><id>a</id></developer><developer><id>b</id></developer></developers>",
            "<developers><developer><id>b</id></developer><developer><id>a</id></developer></developers>",
            "DESCRIPTIVE developers/developer[1]/id: a -> b; DESCRIPTIVE"
                + " developers/developer[2]/id: b -> a"),
        arguments(
            "a library's version",
            dependencies(JACKSON + version("1.0")),
            dependencies(JACKSON + version("1.1")),
            "DEPENDENCY_VERSION dependencies/com.acme.json:json-core/version: 1.0 -> 1.1"),
        arguments(
            "a runtime library's version",
            dependencies(JACKSON + version("1.0") + scope("runtime")),
            dependencies(JACKSON + version("1.1") + scope("runtime")),
            "DEPENDENCY_VERSION dependencies/com.acme.json:json-core/version: 1.0 -> 1.1"),
        arguments(
            "a managed library's version",
            managed(JACKSON + version("1.0")),
            managed(JACKSON + version("1.1")),
            "DEPENDENCY_VERSION dependencyManagement/dependencies/com.acme.json:json-core/version:"
                + " 1.0 -> 1.1"),
        arguments(
            "a library's version by a property",
            property("version.v", "1.0") + dependencies(JACKSON + version("${version.v}")),
            property("version.v", "1.1") + dependencies(JACKSON + version("${version.v}")),
            "DEPENDENCY_VERSION properties/version.v: 1.0 -> 1.1"),
        arguments(
            "a library's version by two properties",
            "<properties><version.v>1</version.v><w>${version.v}.1</w></properties>"
                + dependencies(JACKSON + version("${w}")),
            "<properties><version.v>2</version.v><w>${version.v}.1</w></properties>"
                + dependencies(JACKSON + version("${w}")),
            "DEPENDENCY_VERSION properties/version.v: 1 -> 2"),
        arguments(
            "comments and layout",
            plugin(GATE + configuration("<skip>false</skip><a/>")),
            plugin(GATE + configuration("\n <!-- no --> <skip>\n false </skip>\n\n<a></a>")),
            ""),
        arguments(
            "a configuration's parameters in another order",
            plugin(GATE + configuration("<a>1</a><b>2</b>")),
            plugin(GATE + configuration("<b>2</b><a>1</a>")),
            ""));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void harmless(String what, String base, String patch, String changes) throws Exception {
    assertThat(weighed(compare(base, patch))).isEqualTo(changes);
  }

  @Test
  void the_same_pom_at_two_places_is_equal() throws Exception {
    var pom =
        "<build><directory>%1$s/target</directory><testSourceDirectory>%1$s</testSourceDirectory>"
            + "<finalName>-Da=%1$s/a:%1$s/b file://%1$s/c</finalName></build>";

    assertThat(compare(pom.formatted(BASE), pom.formatted(HERE))).isEmpty();
  }

  @Test
  void a_path_that_only_looks_like_the_directory_is_another_one() throws Exception {
    var pom = "<build><directory>%s</directory></build>";

    assertThat(words(compare(pom.formatted(BASE + "2/x"), pom.formatted(HERE + "2/x"))))
        .isEqualTo("build/directory: /tmp/base2/x -> /checkouts/patch2/x");
    assertThat(words(compare(pom.formatted("/mnt" + BASE), pom.formatted("/mnt" + HERE))))
        .isEqualTo("build/directory: /mnt/tmp/base -> /mnt/checkouts/patch");
  }

  @Test
  void a_directory_of_one_short_name_is_not_found_in_relative_paths() throws Exception {
    var at = Path.of("/src");
    var base =
        pom(testResource("/tmp/base/src/main") + property("a", "**/src/**,lib/src/x,../src/y"));
    var patch = pom(testResource("/src/src/main") + property("a", "**/src/**,lib/src/x,../src/y"));

    assertThat(PomComparison.compare(raw(base), BASE, raw(patch), at)).isEmpty();
  }

  @Test
  void a_patch_that_points_into_the_checkout_of_the_base_is_seen() throws Exception {
    var pom = "<build><testSourceDirectory>/tmp/base/src</testSourceDirectory></build>";

    assertThat(words(compare(pom.replace("/tmp/base", "/tmp/base/."), pom)))
        .isEqualTo("build/testSourceDirectory: ./src -> /tmp/base/src");
    assertThat(
            words(
                compare(
                    "<build><directory>/tmp/base/src</directory></build>",
                    "<build><directory>src</directory></build>")))
        .isEqualTo("build/directory: /tmp/base/src -> src");
  }

  @Test
  void the_directory_itself_is_shown_as_a_dot() throws Exception {
    var pom = "<build><directory>%s</directory></build>";

    assertThat(words(compare(pom.formatted("/tmp/base/target"), pom.formatted(HERE))))
        .isEqualTo("build/directory: target -> .");
  }

  @Test
  void both_sides_are_one_bounded_line() throws Exception {
    var alike = "x".repeat(200);

    assertThat(words(compare(described(alike + "a\nb"), described(alike + "c\u202ed"))))
        .isEqualTo("description: ...xxxxxxxxxxxxxxxxxxxxa\\nb -> ...xxxxxxxxxxxxxxxxxxxxc\\u202ed");
    assertThat(words(compare(described("y".repeat(101)), described("")))).hasSizeLessThan(200);
  }

  @Test
  void a_deep_place_loses_its_middle() throws Exception {
    var open = new StringBuilder();
    var close = new StringBuilder();
    for (int i = 0; i < 50; i++) {
      open.append("<d").append(i).append('>');
      close.insert(0, "</d" + i + ">");
    }

    var found =
        compare(
            plugin(SUREFIRE + configuration(open + "1" + close)),
            plugin(SUREFIRE + configuration(open + "2" + close)));

    assertThat(words(found))
        .isEqualTo(
            "build/plugins/maven-surefire-plugin/configuration/d0/d1/d2/d3/.../d46/d47/d48/d49:"
                + " 1 -> 2");
  }

  @Test
  void plugins_declared_twice_are_told_apart_by_their_places() throws Exception {
    assertThat(words(compare(plugins(SUREFIRE, SUREFIRE), plugins(SUREFIRE, GATE))))
        .isEqualTo(
            "build/plugins/plugin[2]/artifactId: maven-surefire-plugin -> waiver-gate-maven-plugin;"
                + " build/plugins/plugin[2]/groupId: - -> io.github.waivergate;"
                + " build/plugins/plugin[2]/version: 3.6.1 -> -");
  }

  @Test
  void a_character_that_xml_does_not_allow_is_refused() {
    var model = raw(pom(""));
    model.setDescription("a\ufffeb");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> PomComparison.compare(raw(pom("")), BASE, model, HERE))
        .withMessageStartingWith(
            "could not judge: pom of com.acme:tax:jar:1.0\n  found: cannot be written as XML: ")
        .withMessageEndingWith("\n  mend:  remove the characters that XML 1.0 does not allow");
  }

  private static List<PomChange> compare(String base, String patch) throws EvidenceException {
    return PomComparison.compare(raw(pom(base)), BASE, raw(pom(patch)), HERE);
  }

  private static String words(List<PomChange> changes) {
    return String.join(
        "; ",
        changes.stream()
            .map(one -> one.element() + ": " + one.base() + " -> " + one.patch())
            .toList());
  }

  private static String weighed(List<PomChange> changes) {
    return String.join(
        "; ", changes.stream().map(one -> one.weight() + " " + words(List.of(one))).toList());
  }

  private static String described(String text) {
    return "<description>" + text + "</description>";
  }

  private static String plugin(String inside) {
    return plugins(inside);
  }

  private static String plugins(String... each) {
    return "<build><plugins><plugin>"
        + String.join("</plugin><plugin>", each)
        + "</plugin></plugins></build>";
  }

  private static String configuration(String inside) {
    return "<configuration>" + inside + "</configuration>";
  }

  private static String execution(String inside) {
    return "<executions><execution><id>gate</id>" + inside + "</execution></executions>";
  }

  private static String property(String name, String value) {
    return "<properties><" + name + ">" + value + "</" + name + "></properties>";
  }

  private static String profile(String inside) {
    return "<profiles><profile><id>ci</id>" + inside + "</profile></profiles>";
  }

  private static String dependencies(String... each) {
    return "<dependencies><dependency>"
        + String.join("</dependency><dependency>", each)
        + "</dependency></dependencies>";
  }

  private static String managed(String each) {
    return "<dependencyManagement>" + dependencies(each) + "</dependencyManagement>";
  }

  private static String version(String version) {
    return "<version>" + version + "</version>";
  }

  private static String scope(String scope) {
    return "<scope>" + scope + "</scope>";
  }

  private static String testResource(String directory) {
    return "<build><testResources><testResource><directory>"
        + directory
        + "</directory></testResource></testResources></build>";
  }

  private static String filtered(String filtering) {
    return "<build><testResources><testResource><filtering>"
        + filtering
        + "</filtering></testResource></testResources></build>";
  }
}
