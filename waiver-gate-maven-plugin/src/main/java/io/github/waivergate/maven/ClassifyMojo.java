package io.github.waivergate.maven;

import io.github.waivergate.cases.ClassifiedCases;
import io.github.waivergate.cases.ClassifyFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.ClassifiedText;
import io.github.waivergate.report.LogText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Classifies the cases of a {@code cases.json}, writes {@code waiver.json}, and fails when a case
 * blocks. Needs no project.
 */
@Mojo(name = "classify", requiresProject = false, aggregator = true, threadSafe = true)
public final class ClassifyMojo extends AbstractMojo {
  static final int DEFAULT_MIN_REPLAYS = 5;
  static final int DEFAULT_FREEZE_HOURS = 24;

  /** The evidence; a relative path starts where Maven was started. */
  @Parameter(property = "cases", required = true)
  String cases = "";

  /** The verdict, written also when it is a refusal; a relative path starts where Maven did. */
  @Parameter(property = "out", defaultValue = "waiver.json")
  String out = "waiver.json";

  /** Outcomes that every case needs; fewer make it {@code unknown_test}. */
  @Parameter(property = "minReplays", defaultValue = "" + DEFAULT_MIN_REPLAYS)
  int minReplays = DEFAULT_MIN_REPLAYS;

  /** Whole hours until a freeze proposal expires: from 1 to 8760. */
  @Parameter(property = "freezeHours", defaultValue = "" + DEFAULT_FREEZE_HOURS)
  int freezeHours = DEFAULT_FREEZE_HOURS;

  @Parameter(defaultValue = "${session.executionRootDirectory}", required = true, readonly = true)
  String startDirectory = "";

  Clock clock = Clock.systemUTC();

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    logDifference("minReplays", minReplays, DEFAULT_MIN_REPLAYS);
    logDifference("freezeHours", freezeHours, DEFAULT_FREEZE_HOURS);
    try {
      report(classify(), resolved("out", out));
    } catch (EvidenceException e) {
      // Without the cause: what the user has to know is in the message.
      throw new MojoExecutionException(LogText.message(e));
    }
  }

  private ClassifiedCases classify() throws EvidenceException {
    return ClassifyFile.run(
        resolved("cases", cases),
        resolved("out", out),
        minReplays,
        Duration.ofHours(freezeHours),
        clock.instant());
  }

  private void report(ClassifiedCases classified, Path file) throws MojoFailureException {
    var text = new ClassifiedText(classified, file.toString());
    if (!classified.blocked()) {
      text.lines().forEach(getLog()::info);
      return;
    }
    text.lines().forEach(getLog()::error);
    throw new MojoFailureException(text.failure());
  }

  private void logDifference(String parameter, int value, int usual) {
    if (value != usual) {
      getLog().info(parameter + " is " + value + ", the default is " + usual);
    }
  }

  private Path resolved(String parameter, String path) throws EvidenceException {
    try {
      return Path.of(startDirectory).resolve(path).normalize();
    } catch (InvalidPathException e) {
      throw new EvidenceException(
          "<" + parameter + ">", path + " is no path here", "name a file by its path");
    }
  }
}
