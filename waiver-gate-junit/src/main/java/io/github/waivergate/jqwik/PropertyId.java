package io.github.waivergate.jqwik;

import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** The id of a property, as the gate reads it from Surefire's reports. */
final class PropertyId {
  private PropertyId() {}

  /** Surefire names the class that declares the method, and has jqwik's label without types. */
  static String of(PropertyLifecycleContext context) {
    return context.targetMethod().getDeclaringClass().getName() + "#" + context.label();
  }
}
