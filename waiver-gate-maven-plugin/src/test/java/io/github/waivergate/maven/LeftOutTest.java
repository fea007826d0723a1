package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.junit.jupiter.api.Test;

class LeftOutTest {
  private final MojoExecution surefire = Executions.surefire("default-test", "excludes");

  @Test
  void classes_are_left_out_beside_what_surefire_leaves_out_by_itself() throws Exception {
    assertThat(without("com.acme.TaxTest", "com.acme.PayTest"))
        .containsExactly("**/*$*", "com/acme/PayTest.java", "com/acme/TaxTest.java");
  }

  @Test
  void what_the_project_leaves_out_stays_out() throws Exception {
    var own = new Xpp3Dom("excludes");
    own.addChild(TestExecution.leaf("exclude", "**/Slow*"));
    surefire.getConfiguration().addChild(own);

    assertThat(without("com.acme.TaxTest")).containsExactly("**/Slow*", "com/acme/TaxTest.java");
  }

  @Test
  void what_a_property_of_the_pom_leaves_out_stays_out() throws Exception {
    Executions.set(surefire, "excludes", "**/Slow*, **/Old*");

    assertThat(without("com.acme.TaxTest"))
        .containsExactly("**/Slow*", "**/Old*", "com/acme/TaxTest.java");
  }

  @Test
  void a_file_of_excludes_takes_the_place_of_the_default() throws Exception {
    Executions.set(surefire, "excludesFile", "slow.txt");

    assertThat(without("com.acme.TaxTest")).containsExactly("com/acme/TaxTest.java");
  }

  @Test
  void a_class_that_no_pattern_names_alone_runs_again() throws Exception {
    assertThat(without("TaxTest", "com.acme.a name", "com.acme.A,B", "com.acme.A*"))
        .containsExactly("**/*$*");
  }

  private List<String> without(String... classes) throws Exception {
    var session = new SmallProject(Path.of("tax").toAbsolutePath()).session();
    var excludes = LeftOut.of(new TestExecution(surefire), session, Set.of(classes));
    return Stream.of(excludes.getChildren()).map(Xpp3Dom::getValue).toList();
  }
}
