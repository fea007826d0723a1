package io.github.waivergate.module;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * One verdict over all modules of a session.
 *
 * @param records what {@code check} came to in each module that it judged
 * @param findings why the verdict is to block, beside what the modules say themselves
 */
public record Aggregate(List<ModuleRecord> records, List<Finding> findings) {

  public Aggregate {
    records = List.copyOf(records);
    findings = List.copyOf(findings);
  }

  /**
   * Compares what was judged with what had to be, and what lies on disk with what was written.
   *
   * @param expected modules that had to come to a verdict, by their paths from the work tree's top
   */
  public static Aggregate of(Set<String> expected, List<ModuleRecord> records) {
    var findings = new ArrayList<Finding>();
    var judged = records.stream().map(ModuleRecord::module).collect(Collectors.toSet());
    if (records.isEmpty()) {
      findings.add(without("the session", "no module came to a verdict"));
    }
    for (String module : new TreeSet<>(expected)) {
      if (!judged.contains(module)) {
        findings.add(without(module, "it has an inventory, and no verdict of this session"));
      }
    }
    for (ModuleRecord module : records) {
      var now = digest(module);
      if (!now.equals(module.digest().hex())) {
        findings.add(changed(module, now));
      }
    }
    return new Aggregate(records, findings);
  }

  /** Whether the patch is refused in any module, or some module is not accounted for. */
  public boolean blocked() {
    return !findings.isEmpty() || records.stream().anyMatch(ModuleRecord::blocked);
  }

  /** Whether a person may start to review: every module says so. */
  public boolean reviewReady() {
    return !blocked() && records.stream().allMatch(ModuleRecord::reviewReady);
  }

  /** One line per module. */
  public List<String> table() {
    int width = records.stream().mapToInt(module -> module.module().length()).max().orElse(0);
    return records.stream()
        .map(
            module ->
                module.module()
                    + " ".repeat(width - module.module().length() + 2)
                    + (module.blocked() ? "blocked" : "not blocked")
                    + (module.judged() ? "" : ", not judged")
                    + ", review_ready: "
                    + module.reviewReady())
        .toList();
  }

  private static Finding without(String module, String found) {
    return Finding.blocking(
        "module_without_verdict",
        module,
        found,
        "let the goals replay and check run there: keep the plugin's block, the module in the"
            + " reactor, and its packaging");
  }

  private static Finding changed(ModuleRecord module, String now) {
    return Finding.blocking(
        "changed_verdict",
        module.module(),
        module.file().getFileName() + " is " + now + ", written was " + module.digest().hex(),
        "find the test or process that writes below target/waiver-gate");
  }

  private static String digest(ModuleRecord module) {
    try {
      return Sha256.of(Files.readAllBytes(module.file())).hex();
    } catch (IOException e) {
      return "not readable";
    }
  }
}
