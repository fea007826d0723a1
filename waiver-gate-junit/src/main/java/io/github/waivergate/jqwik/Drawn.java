package io.github.waivergate.jqwik;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.FromData;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;

/** Whether what a property is given depends on a seed. */
final class Drawn {
  private Drawn() {}

  /** False for what is seen to be the same on every seed before it runs. */
  static boolean bySeed(Method property, PropertyAttributes attributes) {
    boolean fixed =
        attributes
            .generation()
            .filter(mode -> mode == GenerationMode.EXHAUSTIVE || mode == GenerationMode.DATA_DRIVEN)
            .isPresent();
    return !fixed
        && !property.isAnnotationPresent(FromData.class)
        && Arrays.stream(property.getParameters())
            .flatMap(parameter -> Arrays.stream(parameter.getAnnotations()))
            .map(annotation -> annotation.annotationType())
            .anyMatch(type -> type == ForAll.class || type.isAnnotationPresent(ForAll.class));
  }

  /**
   * How jqwik chose to generate; empty where it does not tell. Its engine's classes are no part of
   * its API, so that the answer is asked for by name.
   */
  static Optional<String> generation(PropertyExecutionResult result) {
    try {
      var told = result.getClass().getMethod("generation").invoke(result);
      return Optional.ofNullable(told).map(Object::toString);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return Optional.empty();
    }
  }
}
