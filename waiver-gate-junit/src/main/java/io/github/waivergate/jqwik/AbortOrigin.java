package io.github.waivergate.jqwik;

import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Optional;

/**
 * Tells an assumption of a property from an abort that other code raised.
 *
 * @param tests the class that the property runs in; what lies where it lies is the tests' own
 * @param declaring the class that declares the property, perhaps inherited from elsewhere
 */
record AbortOrigin(Class<?> tests, Class<?> declaring) {
  /** What an assumption passes through on its way out. */
  private static final List<String> PASSED_THROUGH =
      List.of(
          "net.jqwik.",
          "org.junit.",
          "org.opentest4j.",
          "org.assertj.",
          "org.hamcrest.",
          "java.",
          "jdk.",
          "sun.");

  /** Who raised it, for a message; empty where it was the property. */
  Optional<String> foreign(Optional<Throwable> abort) {
    if (abort.isPresent()) {
      var type = abort.get().getClass();
      if (!isOwn(type) && !isPassedThrough(type.getName(), Optional.of(type))) {
        // Its stack trace may be whatever its class makes of it.
        return Optional.of(type.getName());
      }
      for (StackTraceElement frame : abort.get().getStackTrace()) {
        var in = named(frame.getClassName());
        if (in.filter(this::isOwn).isPresent()) {
          return Optional.empty();
        } else if (!isPassedThrough(frame.getClassName(), in)) {
          return Optional.of(frame.getClassName());
        }
      }
    }
    return Optional.of("code that its stack trace does not name");
  }

  private boolean isOwn(Class<?> type) {
    var source = source(type);
    return type.getNestHost() == declaring.getNestHost()
        || (source.isPresent() && source.equals(source(tests)));
  }

  /** By name, as generated classes are found in no loader; a directory is the build's own code. */
  private static boolean isPassedThrough(String name, Optional<Class<?>> type) {
    return PASSED_THROUGH.stream().anyMatch(name::startsWith)
        && type.flatMap(AbortOrigin::source).filter(place -> place.endsWith("/")).isEmpty();
  }

  private Optional<Class<?>> named(String name) {
    try {
      return Optional.of(Class.forName(name, false, tests.getClassLoader()));
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  /** Empty for the JDK, and for what a class loader defined without saying from where. */
  private static Optional<String> source(Class<?> type) {
    return Optional.ofNullable(type.getProtectionDomain())
        .map(ProtectionDomain::getCodeSource)
        .map(CodeSource::getLocation)
        .map(URL::toExternalForm);
  }
}
