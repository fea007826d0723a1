package io.github.waivergate.jqwik;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether values are what the parameters of a property are declared to be, elements included. */
final class TypeFit {
  private TypeFit() {}

  static void require(Method property, List<? extends @Nullable Object> values)
      throws DeniedException {
    var types = property.getGenericParameterTypes();
    if (types.length != values.size()) {
      throw DeniedException.differs(
          "the property has %d parameters, the example %d values"
              .formatted(types.length, values.size()));
    }
    for (int i = 0; i < types.length; i++) {
      if (!fits(types[i], values.get(i))) {
        throw DeniedException.differs(
            "parameter %d of the property is %s, the example has another value there"
                .formatted(i + 1, types[i].getTypeName()));
      }
    }
  }

  private static boolean fits(Type type, @Nullable Object value) {
    if (type instanceof Class<?> plain) {
      return value == null
          ? !plain.isPrimitive()
          : MethodType.methodType(plain).wrap().returnType().isInstance(value);
    } else if (type instanceof ParameterizedType generic && value != null) {
      return fits(generic.getRawType(), value) && areElements(generic, value);
    }
    // A type variable, a wildcard or an array of one: the property's own business.
    return true;
  }

  private static boolean areElements(ParameterizedType generic, Object value) {
    var arguments = generic.getActualTypeArguments();
    if (value instanceof Optional<?> optional) {
      return optional.stream().allMatch(element -> fits(arguments[0], element));
    } else if (value instanceof Collection<?> collection && arguments.length == 1) {
      return collection.stream().allMatch(element -> fits(arguments[0], element));
    } else if (value instanceof Map<?, ?> map && arguments.length == 2) {
      return map.entrySet().stream()
          .allMatch(e -> fits(arguments[0], e.getKey()) && fits(arguments[1], e.getValue()));
    }
    return true;
  }
}
