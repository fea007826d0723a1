package io.github.waivergate.path;

import java.util.List;

/** What the built-in policy knows by name. */
final class StandardPatterns {
  static final List<String> CONTRACT_FILES =
      List.of(
          "**/qa/fixture.lock",
          "**/qa/known-tests.lock",
          "**/qa/freeze_ledger.json",
          "**/qa/path_policy.json",
          "**/qa/witnesses/**");
  static final List<String> BUILD =
      List.of(
          "**/pom.xml",
          "**/.mvn/**",
          ".github/**",
          ".gitlab-ci.yml",
          "Jenkinsfile",
          ".circleci/**",
          "azure-pipelines.yml",
          "bitbucket-pipelines.yml",
          ".buildkite/**",
          "**/.gitattributes",
          ".gitmodules");
  static final List<String> TEST_FRAMEWORKS =
      List.of(
          "org.junit",
          "junit",
          "net.jqwik",
          "org.testng",
          "org.spockframework",
          "io.kotest",
          "io.cucumber",
          "org.assertj",
          "org.hamcrest",
          "org.mockito",
          "com.tngtech.archunit",
          "org.apache.maven.surefire");
  static final List<String> HARNESS =
      List.of(
          "**/junit-platform.properties",
          "**/jqwik.properties",
          "**/mockito-extensions/**",
          "**/archunit.properties",
          "**/cucumber.properties",
          "**/SpockConfig.groovy",
          // "provides" says there what a file below META-INF/services says elsewhere.
          "**/module-info.*");
  // A class is what its last word says: InvoiceGeneratorTest is a test.
  static final List<String> GENERATORS =
      List.of(
          "**/*Generator.*",
          "**/*Generators.*",
          "**/*Arbitrary.*",
          "**/*Arbitraries.*",
          "**/*Provider.*",
          "**/*Providers.*");
  static final List<String> DOCUMENTS =
      List.of("README*", "LICENSE*", "NOTICE*", "CHANGELOG*", "CONTRIBUTING*", "AUTHORS*");

  private StandardPatterns() {}
}
