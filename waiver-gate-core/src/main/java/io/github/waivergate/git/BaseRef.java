package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The target branch of the patch, as it was named from outside the tree.
 *
 * @param given the name as it was given
 * @param candidates full names to try, the most trustworthy first
 * @param source where the name came from, for messages
 * @param pullRequest whether this build judges a pull request
 */
public record BaseRef(String given, List<String> candidates, String source, boolean pullRequest) {
  static final String FETCH =
      "fetch it (git fetch origin), in CI check out with fetch-depth: 0; then run the build again";
  private static final String REMOTE = "refs/remotes/origin/";
  private static final String LOCAL = "refs/heads/";

  public BaseRef {
    candidates = List.copyOf(candidates);
  }

  /**
   * The target branch, where one is named; a pull request must have one.
   *
   * @param explicit the parameter {@code baseRef}, blank where it is not set
   * @param environment the variables that a CI may have set
   */
  public static Optional<BaseRef> of(String explicit, Map<String, String> environment)
      throws EvidenceException {
    for (var ci : ContinuousIntegration.KNOWN) {
      var sign = ci.pullRequest(environment);
      if (sign.isPresent()) {
        return Optional.of(
            explicit.isBlank()
                ? named(ci, sign.get(), environment)
                : explicitly(explicit.strip(), true));
      }
    }
    return explicit.isBlank() ? Optional.empty() : Optional.of(explicitly(explicit.strip(), false));
  }

  EvidenceException notFound() {
    return new EvidenceException(
        source,
        "no commit of this repository has that name, looked for as "
            + String.join(", ", candidates),
        FETCH);
  }

  /** A person who names a branch may mean a local one, but never before the remote's. */
  private static BaseRef explicitly(String name, boolean pullRequest) {
    var candidates = new ArrayList<String>();
    if (name.startsWith(LOCAL)) {
      candidates.add(fetched(name));
    } else if (!name.startsWith("refs/") && !ObjectName.is(name)) {
      candidates.add(REMOTE + name);
      candidates.add("refs/remotes/" + name);
      candidates.add(LOCAL + name);
      candidates.add("refs/tags/" + name);
    }
    // What is no branch, such as an abbreviated commit, is git's to understand.
    candidates.add(name);
    return new BaseRef(name, candidates, "baseRef=" + name, pullRequest);
  }

  private static BaseRef named(
      ContinuousIntegration ci, String sign, Map<String, String> environment)
      throws EvidenceException {
    var candidates = new ArrayList<String>();
    var sources = new ArrayList<String>();
    for (String variable : ci.branches()) {
      var branch = ContinuousIntegration.value(environment, variable);
      if (!branch.isEmpty()) {
        candidates.add(fetched(branch));
        sources.add(variable);
      }
    }
    for (String variable : ci.commits()) {
      var commit = ContinuousIntegration.value(environment, variable);
      if (ObjectName.is(commit)) {
        candidates.add(commit);
        sources.add(variable);
      }
    }
    if (sources.isEmpty()) {
      throw new EvidenceException(
          text(sign, environment),
          "this build judges a pull request, and no variable names its target branch",
          "name it from outside the tree: -Dwaiver-gate.baseRef=<target branch>");
    }
    var source = sources.get(0);
    var given = ContinuousIntegration.value(environment, source);
    return new BaseRef(given, candidates, text(source, environment), true);
  }

  /**
   * A branch is looked for where git keeps what it fetched from the remote: a branch or a tag of
   * that name may be the patch's own.
   */
  private static String fetched(String branch) {
    return REMOTE + (branch.startsWith(LOCAL) ? branch.substring(LOCAL.length()) : branch);
  }

  private static String text(String variable, Map<String, String> environment) {
    return variable + "=" + ContinuousIntegration.value(environment, variable);
  }
}
