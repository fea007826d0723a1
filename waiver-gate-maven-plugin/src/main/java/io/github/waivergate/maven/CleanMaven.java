package io.github.waivergate.maven;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The Maven of this build, started on a clone of the patch's commit to replay the witnesses of one
 * module.
 *
 * @param base the same on another checkout, which knows home, settings, profiles and properties
 * @param module the module's path from the contract's root
 * @param order what the module's properties are asked
 */
record CleanMaven(BaseMaven base, String module, Path order) {
  /** Names the order's file to the gate inside. */
  static final String ORDER = "cleanReplay";

  /** Names the module that is asked; the tests of all others are left out. */
  static final String MODULE = "cleanReplayModule";

  /** Runs it to its end; everything it says goes to the file. */
  int run(Path log) throws EvidenceException {
    return new MavenRun("clean replay", command(), base.directory()).into(log);
  }

  List<String> command() throws EvidenceException {
    var command = new ArrayList<>(base.withoutProperties());
    asked(command);
    base.properties().forEach((name, value) -> command.add("-D" + name + "=" + value));
    command.add("test");
    return command;
  }

  /** The same for a person's shell, without what its name calls a secret. */
  String byHand() throws EvidenceException {
    var command = new ArrayList<>(base.withoutProperties());
    asked(command);
    base.properties().entrySet().stream()
        .filter(property -> !ByHand.isSecret(property.getKey()))
        .forEach(property -> command.add("-D" + property.getKey() + "=" + property.getValue()));
    command.add("test");
    return command.stream().map(ByHand::quoted).collect(Collectors.joining(" "));
  }

  private void asked(List<String> command) {
    command.add("-Dwaiver-gate." + BaseBuild.MARKER + "=" + base.nonce());
    command.add("-Dwaiver-gate." + ORDER + "=" + order);
    command.add("-Dwaiver-gate." + MODULE + "=" + module);
    if (!module.equals(".")) {
      command.addAll(List.of("-pl", module, "-am"));
    }
  }
}
