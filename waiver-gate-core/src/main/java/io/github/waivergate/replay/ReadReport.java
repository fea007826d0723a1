package io.github.waivergate.replay;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One report file while it is read: its cases, the classes it speaks of, and what is wrong. */
final class ReadReport {
  private final String fileName;
  private final List<ReportedCase> cases = new ArrayList<>();
  private final Set<String> mentioned = new LinkedHashSet<>();
  private String lastClass = "";
  private boolean stale;
  private Optional<String> problem = Optional.empty();

  ReadReport(String fileName) {
    this.fileName = fileName;
  }

  String fileName() {
    return fileName;
  }

  /** Notes that the report speaks of the class; the same text comes back as the same object. */
  String mention(String className) {
    if (!className.equals(lastClass)) {
      lastClass = className;
      mentioned.add(className);
    }
    return lastClass;
  }

  void add(ReportedCase reported) {
    cases.add(reported);
  }

  /** Says that the file is of an earlier build. */
  void leaveUnread() {
    stale = true;
  }

  boolean isStale() {
    return stale;
  }

  /** Takes everything back that the report says: it is no evidence. */
  void refuse(String found) {
    problem = Optional.of(found);
    cases.clear();
  }

  List<ReportedCase> cases() {
    return cases;
  }

  Optional<String> problem() {
    return problem;
  }

  /** Every class the report speaks of, even where it is unreadable. */
  Set<String> mentioned() {
    return mentioned;
  }

  /** The class that the name of the file speaks of: a hint, used where the file is unreadable. */
  String hint() {
    var name = fileName.substring(fileName.lastIndexOf('/') + 1);
    return name.substring("TEST-".length(), name.length() - ".xml".length());
  }
}
