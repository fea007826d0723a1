package io.github.waivergate.replay;

import io.github.waivergate.refusal.Finding;

/** What is said about the reports of one directory, in full sentences of the gate. */
final class ReplayFindings {
  private static final int LONGEST = 200;

  private final String directory;

  ReplayFindings(String directory) {
    this.directory = directory;
  }

  Finding unreadableDirectory(String found) {
    return Finding.blocking(
        "unreadable_report",
        directory,
        found,
        "let Surefire write its reports there, then run the build again");
  }

  Finding unreadable(String fileName, String found) {
    return Finding.blocking(
        "unreadable_report",
        place(fileName),
        found,
        "run mvn clean verify; if the report stays unreadable, look at what its tests print");
  }

  Finding displayName(String fileName, String className, int cases) {
    return noClassName(
        fileName,
        className,
        cases,
        "use Surefire 3.5.3, or 3.6.0 and newer; 3.5.4 to 3.5.6 write the display name where the"
            + " class name belongs");
  }

  Finding suffixedClass(String fileName, String className, int cases) {
    return noClassName(
        fileName,
        className,
        cases,
        "remove reportNameSuffix from the configuration of Surefire; it changes class names");
  }

  private Finding noClassName(String fileName, String className, int cases, String mend) {
    return Finding.blocking(
        "display_name_as_class",
        place(fileName),
        "classname is \""
            + shown(className)
            + "\", which is no class name; "
            + counted(cases, "testcase is", "testcases are")
            + " not evidence",
        mend);
  }

  Finding setupFailed(String className, String message) {
    return Finding.blocking(
        "class_setup_failed",
        className,
        directory + ": " + (message.isBlank() ? "failed without a message" : message),
        "fix what runs before the tests of the class; until then none of them has an outcome");
  }

  Finding stale(int count, String first) {
    return Finding.note(
        "stale_report",
        directory,
        counted(count, "report is", "reports are")
            + " older than this build: "
            + named(count, first),
        "run mvn clean verify, so that no report of an earlier build is left");
  }

  Finding rerun(int count, TestId first) {
    return Finding.note(
        "rerun_evidence",
        directory,
        counted(count, "test was", "tests were")
            + " rerun inside this replay and "
            + (count == 1 ? "has" : "have")
            + " no outcome: "
            + named(count, first.value()),
        "set rerunFailingTestsCount to 0 for the replays");
  }

  Finding duplicate(int count, TestId first) {
    return Finding.note(
        "duplicate_id",
        directory,
        counted(count, "test is", "tests are")
            + " reported from two places and cannot be frozen: "
            + named(count, first.value()),
        "give each invocation a name of its own: use Surefire 3.6.0 or newer, and no nested class"
            + " that two test classes inherit");
  }

  private String place(String fileName) {
    return directory + "/" + fileName;
  }

  private static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  private static String named(int count, String first) {
    return (count == 1 ? "" : "first ") + shown(first);
  }

  private static String shown(String text) {
    return ReportPlace.cut(text, LONGEST);
  }
}
