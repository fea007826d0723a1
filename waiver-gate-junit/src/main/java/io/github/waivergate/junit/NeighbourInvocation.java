package io.github.waivergate.junit;

import io.github.waivergate.junit.Piece.Kind;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** One invocation of a test with one neighbour, or with the reason why there is none. */
final class NeighbourInvocation
    implements TestTemplateInvocationContext, ParameterResolver, InvocationInterceptor {
  private final String name;
  private final Handing handing;
  private final @Nullable String refusal;

  NeighbourInvocation(String name, Handing handing) {
    this(name, handing, null);
  }

  private NeighbourInvocation(String name, Handing handing, @Nullable String refusal) {
    this.name = name;
    this.handing = handing;
    this.refusal = refusal;
  }

  /** An invocation that fails before the test is called. */
  static NeighbourInvocation failing(String name, String refusal) {
    var nothing = new Piece(Kind.NEIGHBOUR, name, new byte[0], Optional.empty());
    return new NeighbourInvocation(name, new Handing(nothing), refusal);
  }

  @Override
  public String getDisplayName(int invocationIndex) {
    return "[" + invocationIndex + "] " + name;
  }

  @Override
  public List<Extension> getAdditionalExtensions() {
    return List.of(this);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getDeclaringExecutable().equals(context.getTestMethod().orElse(null))
        && Handing.supports(parameter.getParameter());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    if (refusal != null) {
      throw new ParameterResolutionException(refusal);
    }
    return handing.argument(parameter.getParameter().getType());
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    if (refusal != null) {
      throw new AssertionError(refusal);
    }
    handing.around(invocation, context);
  }
}
