package io.github.waivergate.jqwik;

import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** The id of a property, as the gate reads it from Surefire's reports. */
final class PropertyId {
  private PropertyId() {}

  /**
   * Surefire 3.6 names the class that declares the method. What has parameters, or a label that
   * reads like one of several invocations, goes by jqwik's label without types; the rest by the
   * name of its method.
   */
  static String of(PropertyLifecycleContext context) {
    var method = context.targetMethod();
    boolean labelled = method.getParameterCount() > 0 || context.label().matches(".*\\[\\d+]");
    return method.getDeclaringClass().getName()
        + "#"
        + (labelled ? context.label() : method.getName());
  }
}
