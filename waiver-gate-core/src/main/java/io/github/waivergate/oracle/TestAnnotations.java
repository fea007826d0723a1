package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Tells tests and their set-up from other methods. */
final class TestAnnotations {
  private static final Set<String> TESTS =
      Set.of("RepeatedTest", "TestFactory", "TestTemplate", "Property", "Example", "Theory");
  private static final Set<String> BARE_NAMES = Set.of("Property", "Example", "Theory");

  private TestAnnotations() {}

  static boolean isTest(MethodSource method) {
    if (isLifecycle(method)) {
      return false;
    }
    for (AnnotationTree annotation : method.annotations()) {
      var name = Annotations.nameOf(annotation);
      // A composed annotation, @FastTest, is named so by custom.
      if (TESTS.contains(name) || name.endsWith("Test")) {
        return true;
      }
    }
    return isPublicWithoutAnnotation(method)
        && ((method.name().startsWith("test") && isJUnit3(method.owner()))
            || isOfTestClass(method));
  }

  /** Whether it runs around the tests without being called by them. */
  static boolean isLifecycle(MethodSource method) {
    for (AnnotationTree annotation : method.annotations()) {
      var name = Annotations.nameOf(annotation);
      if (name.startsWith("Before") || name.startsWith("After")) {
        return true;
      }
    }
    return List.of("setUp", "tearDown").contains(method.name()) && isJUnit3(method.owner());
  }

  /** Whether reports name the types of its parameters, as JUnit Jupiter's do. */
  static boolean isReportedWithTypes(MethodSource method) {
    var source = method.owner().source();
    return method.annotations().stream().noneMatch(a -> BARE_NAMES.contains(Annotations.nameOf(a)))
        && !source.importsFrom("org.testng.")
        && !source.imports().contains("org.junit.Test");
  }

  private static boolean isJUnit3(TypeSource type) {
    return type.superName().filter(name -> name.endsWith("TestCase")).isPresent();
  }

  /** TestNG's {@code @Test} on a class makes tests of its public methods. */
  private static boolean isOfTestClass(MethodSource method) {
    return Annotations.find(method.owner().annotations(), "Test").isPresent();
  }

  private static boolean isPublicWithoutAnnotation(MethodSource method) {
    return method.tree().getModifiers().getFlags().contains(Modifier.PUBLIC)
        && !method.tree().getModifiers().getFlags().contains(Modifier.STATIC)
        && method.tree().getReturnType() != null
        && method.tree().getReturnType().toString().equals("void")
        && method.annotations().stream().allMatch(a -> Annotations.nameOf(a).equals("Override"));
  }
}
