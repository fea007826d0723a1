package io.github.waivergate.junit;

import io.github.waivergate.junit.Piece.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Runs a test once for each neighbour of a locked fixture. */
final class NeighboursExtension implements TestTemplateInvocationContextProvider {

  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return annotation(context).isPresent();
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    var neighbours = annotation(context).orElseThrow();
    try {
      var blob = Blob.read(neighbours.value(), context.getRequiredTestClass());
      return atMost(neighbours.max(), GridIndex.read(blob)).stream()
          .map(piece -> new NeighbourInvocation(piece.name(), new Handing(piece)));
    } catch (IllegalStateException e) {
      // Thrown from here, it would be a failure of the container, which reports tell badly.
      return Stream.of(
          NeighbourInvocation.failing(neighbours.value(), String.valueOf(e.getMessage())));
    }
  }

  private static List<Piece> atMost(int max, List<Piece> pieces) {
    if (Gate.listens()) {
      return pieces;
    }
    var some = new ArrayList<Piece>();
    for (Piece piece : pieces) {
      if (piece.kind() == Kind.MUST_FAIL || some.size() < max) {
        some.add(piece);
      }
    }
    return some;
  }

  private static Optional<Neighbours> annotation(ExtensionContext context) {
    return context
        .getTestMethod()
        .flatMap(method -> AnnotationSupport.findAnnotation(method, Neighbours.class));
  }
}
