package io.github.waivergate.oracle;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Optional;

/**
 * One call that asserts; each link of an AssertJ or Truth chain that asserts is one.
 *
 * @param tree where it stands
 * @param name the name it is known by
 * @param subject the form of what is asserted on
 * @param expected what it is compared with
 * @param expectedForms the forms of these
 * @param tolerance how far off the subject may be
 * @param mode what else tells how strictly it looks, such as Mockito's {@code times(2)}
 * @param guards the conditions it stands under
 * @param vacuous whether it holds whatever the code under test does
 */
record Assertion(
    Tree tree,
    String name,
    String subject,
    List<ExpressionTree> expected,
    List<String> expectedForms,
    Optional<ExpressionTree> tolerance,
    String mode,
    List<Guard> guards,
    boolean vacuous) {

  /** What it asserts, under whatever conditions. */
  String key(NormalForm form) {
    return String.join("|", name, subject, mode, tolerance.map(form::of).orElse(""))
        + expectedForms;
  }

  /** Whether both look at the same thing, or one at something made of it. */
  boolean looksAtWhat(Assertion other) {
    if (other.subject.isEmpty()) {
      return subject.isEmpty();
    }
    return subject.contains(other.subject)
        || expectedForms.stream().anyMatch(form -> form.contains(other.subject));
  }
}
