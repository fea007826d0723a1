package io.github.waivergate.replay;

/**
 * Folds the name that a report gives to one invocation into the name of its method.
 *
 * <p>Surefire and the engines write the same method in several ways, from version to version:
 *
 * <pre>
 * dyn  dyn()[1]  dyn()[3][1]         dyn
 * p(String)[2]                       p(String)
 * p{int}[1]                          p(int)
 * p(String, int)                     p(String,int)
 * data[Object@67a20f67](1)           data
 * </pre>
 *
 * <p>A name that is not a Java identifier with optional types and an invocation suffix stays whole:
 * folding free text could merge tests that have nothing to do with each other.
 */
final class TestNames {
  private TestNames() {}

  /** The name without what tells one invocation from another. */
  static String fold(String name) {
    int base = JavaName.identifierEnd(name, 0);
    if (base == 0 || base == name.length()) {
      return name;
    }
    int types = typesEnd(name, base);
    if (types < 0 || !isInvocationSuffix(name, types)) {
      return name;
    }
    return name.substring(0, base) + (types > base + 2 ? types(name, base, types) : "");
  }

  /** Whether a folded name is an identifier, with or without types. */
  static boolean isMethod(String folded) {
    int base = JavaName.identifierEnd(folded, 0);
    if (base == 0 || base == folded.length()) {
      return base > 0;
    }
    return folded.charAt(base) == '('
        && folded.indexOf(' ') < 0
        && typesEnd(folded, base) == folded.length();
  }

  /** The end of {@code (types)}; {@code base} where nothing is bracketed, -1 if it is no types. */
  private static int typesEnd(String name, int base) {
    char open = name.charAt(base);
    if (open != '(' && open != '{') {
      return base;
    }
    int close = name.indexOf(open == '(' ? ')' : '}', base);
    return close > 0 && areTypes(name, base + 1, close) ? close + 1 : -1;
  }

  private static boolean areTypes(String name, int from, int to) {
    boolean starts = true;
    for (int i = from; i < to; i++) {
      char c = name.charAt(i);
      if (starts && c == ' ' && i > from) {
        continue;
      }
      boolean fits =
          starts
              ? Character.isJavaIdentifierStart(c) || c == '['
              : Character.isJavaIdentifierPart(c) || ".,[];".indexOf(c) >= 0;
      if (!fits) {
        return false;
      }
      starts = c == ',';
    }
    return from == to || !starts;
  }

  private static String types(String name, int base, int end) {
    return "(" + name.substring(base + 1, end - 1).replace(" ", "") + ")";
  }

  /** Whether the rest is nothing, {@code [1]}, {@code [3][1]}, or TestNG's {@code [values](1)}. */
  private static boolean isInvocationSuffix(String name, int from) {
    int at = from;
    while (at < name.length() && name.charAt(at) == '[') {
      int close = digitsEnd(name, at + 1);
      if (close == at + 1 || close == name.length() || name.charAt(close) != ']') {
        break;
      }
      at = close + 1;
    }
    return at == name.length() || isTestNgSuffix(name, from);
  }

  private static boolean isTestNgSuffix(String name, int from) {
    int number = name.lastIndexOf("](") + 2;
    return name.charAt(from) == '['
        && number > from + 2
        && name.endsWith(")")
        && number < name.length() - 1
        && digitsEnd(name, number) == name.length() - 1;
  }

  private static int digitsEnd(String name, int from) {
    int at = from;
    while (at < name.length() && name.charAt(at) >= '0' && name.charAt(at) <= '9') {
      at++;
    }
    return at;
  }
}
