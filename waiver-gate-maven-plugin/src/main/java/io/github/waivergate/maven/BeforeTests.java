package io.github.waivergate.maven;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;

/** Hears of an execution that runs tests, directly before it starts. */
interface BeforeTests {
  /** May change the execution's configuration: it then starts so. */
  void beforeStart(MojoExecution starting, MavenSession session);
}
