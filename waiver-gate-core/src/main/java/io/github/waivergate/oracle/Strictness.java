package io.github.waivergate.oracle;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreeScanner;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How much an assertion pins down, told by its name. */
final class Strictness {
  private static final int EXACT = 3;
  private static final int PARTIAL = 2;
  private static final int WEAK = 1;

  private static final Set<String> WEAK_NAMES =
      Set.of(
          "assertNotNull",
          "assertNotEquals",
          "assertNotSame",
          "assertInstanceOf",
          "isNotNull",
          "isNotEqualTo",
          "isNotSameAs",
          "isNotSameInstanceAs",
          "isNotEmpty",
          "isNotBlank",
          "isInstanceOf",
          "isInstanceOfAny",
          "isPresent",
          "notNullValue",
          "instanceOf",
          "any",
          "anything",
          "not");

  private static final Set<String> EXACT_NAMES =
      Set.of(
          "assertEquals",
          "assertArrayEquals",
          "assertIterableEquals",
          "assertLinesMatch",
          "assertSame",
          "assertNull",
          "assertThrowsExactly",
          "isEqualTo",
          "isEqualByComparingTo",
          "isSameAs",
          "isSameInstanceAs",
          "isNull",
          "isExactlyInstanceOf",
          "containsExactly",
          "containsExactlyElementsOf",
          "containsExactlyElementsIn",
          "containsExactlyInAnyOrder",
          "containsExactlyEntriesOf",
          "hasValue",
          "isEmpty",
          "isCloseTo",
          "closeTo",
          "of",
          "is",
          "equalTo",
          "sameInstance",
          "matches");

  private Strictness() {}

  static boolean isLowered(Assertion base, Assertion patch) {
    if (base.name().equals("verify") && patch.name().equals("verify")) {
      return (!base.mode().equals(patch.mode()) && isOpen(patch.mode()) && !isOpen(base.mode()))
          || anyMatchers(patch) > anyMatchers(base);
    }
    return rank(patch) < rank(base)
        || (patch.name().equals(base.name())
            && patch.mode().length() > base.mode().length()
            && patch.mode().startsWith(base.mode()));
  }

  private static int rank(Assertion assertion) {
    var name = assertion.name();
    if (WEAK_NAMES.contains(name)) {
      return WEAK;
    }
    boolean compares =
        name.matches("assertTrue|assert|isTrue")
            && assertion
                .subject()
                .matches("\\((EQUAL_TO|METHOD_INVOCATION \\(MEMBER_SELECT .*\\.equals\\)) .*");
    return EXACT_NAMES.contains(name) || compares ? EXACT : PARTIAL;
  }

  /** Whether a verification mode lets more calls pass than a number would. */
  private static boolean isOpen(String mode) {
    return mode.contains("<atLeast") || mode.contains("<atMost") || mode.contains(".atLeast");
  }

  private static int anyMatchers(Assertion assertion) {
    int count = 0;
    for (ExpressionTree argument : assertion.expected()) {
      var scanner = new AnyMatchers();
      scanner.scan(argument, null);
      count += scanner.count;
    }
    return count;
  }

  private static final class AnyMatchers extends TreeScanner<Void, Void> {
    private int count;

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void unused) {
      if (Annotations.simpleName(call.getMethodSelect()).startsWith("any")) {
        count++;
      }
      return super.visitMethodInvocation(call, null);
    }
  }
}
