package io.github.waivergate.jqwik;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The classes that a witness may name: enums, records, and what an array may hold. */
final class NamedTypes {
  private static final Map<String, Class<?>> PRIMITIVES =
      Stream.of(
              boolean.class,
              byte.class,
              short.class,
              char.class,
              int.class,
              long.class,
              float.class,
              double.class)
          .collect(Collectors.toMap(Class::getName, Function.identity()));

  private NamedTypes() {}

  static Object constant(String type, String name) throws DeniedException {
    var constants = found(type).getEnumConstants();
    if (constants != null) {
      for (Object constant : constants) {
        if (((Enum<?>) constant).name().equals(name)) {
          return constant;
        }
      }
    }
    throw DeniedException.differs("no enum " + type + " with a constant " + name);
  }

  static Class<?> record(String type) throws DeniedException {
    var found = found(type);
    if (!found.isRecord()) {
      throw DeniedException.differs(type + " is no record");
    }
    return found;
  }

  static Class<?> component(String type) throws DeniedException {
    var primitive = PRIMITIVES.get(type);
    return primitive == null ? found(type) : primitive;
  }

  private static Class<?> found(String type) throws DeniedException {
    try {
      // Not initialised: nothing of a class runs before it is seen to be an enum or a record.
      return Class.forName(type, false, Thread.currentThread().getContextClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      throw DeniedException.differs("no class " + type);
    }
  }
}
