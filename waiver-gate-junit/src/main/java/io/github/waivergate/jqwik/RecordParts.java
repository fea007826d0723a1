package io.github.waivergate.jqwik;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A record as its components by name. */
final class RecordParts {
  private RecordParts() {}

  static Map<String, @Nullable Object> of(Record value) throws DeniedException {
    var parts = new LinkedHashMap<String, @Nullable Object>();
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      try {
        // The field, for an accessor may answer with something else.
        var field = value.getClass().getDeclaredField(component.getName());
        field.setAccessible(true);
        parts.put(component.getName(), field.get(value));
      } catch (ReflectiveOperationException | RuntimeException e) {
        throw DeniedException.notSerialisable("a record of " + value.getClass().getName());
      }
    }
    return parts;
  }

  static Object toRecord(Class<?> type, Map<String, @Nullable Object> parts)
      throws DeniedException {
    var components = type.getRecordComponents();
    var names = Arrays.stream(components).map(RecordComponent::getName).toList();
    if (parts.size() != names.size() || !parts.keySet().containsAll(names)) {
      throw DeniedException.differs(
          type.getName() + " has the components " + names + ", the witness " + parts.keySet());
    }
    try {
      var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      var constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(names.stream().map(parts::get).toArray());
    } catch (InvocationTargetException e) {
      throw DeniedException.differs(
          type.getName() + " refuses its components with " + e.getCause());
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw DeniedException.differs(type.getName() + " cannot be made from its components");
    }
  }
}
