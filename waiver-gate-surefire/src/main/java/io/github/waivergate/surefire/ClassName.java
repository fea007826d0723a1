package io.github.waivergate.surefire;

import java.lang.reflect.Method;
import org.apache.maven.plugin.surefire.report.WrappedReportEntry;
import org.jspecify.annotations.Nullable;

/** The class of a test as Surefire's XML names it. */
final class ClassName {
  /** Newer Surefires write the qualified name where older ones know one name only. */
  private static final @Nullable Method QUALIFIED = method("getSourceQualifiedName");

  private ClassName() {}

  static String of(WrappedReportEntry entry) {
    var name = QUALIFIED == null ? entry.getSourceName() : qualified(QUALIFIED, entry);
    return name == null ? "" : name;
  }

  private static @Nullable String qualified(Method qualified, WrappedReportEntry entry) {
    try {
      return (String) qualified.invoke(entry);
    } catch (ReflectiveOperationException e) {
      return entry.getSourceName();
    }
  }

  private static @Nullable Method method(String name) {
    try {
      return WrappedReportEntry.class.getMethod(name);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }
}
