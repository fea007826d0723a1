package io.github.waivergate.jqwik;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The id of a property, as the gate reads it from Surefire's reports. */
final class PropertyId {
  private PropertyId() {}

  /** Surefire names the class that declares the method, and cuts type names at their last dot. */
  static String of(Method property) {
    var types =
        Arrays.stream(property.getParameterTypes())
            .map(type -> type.getName().substring(type.getName().lastIndexOf('.') + 1))
            .collect(Collectors.joining(","));
    return property.getDeclaringClass().getName()
        + "#"
        + property.getName()
        + (types.isEmpty() ? "" : "(" + types + ")");
  }
}
