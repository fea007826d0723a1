package io.github.waivergate.junit;

import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Hands the locked fixture to a test. */
final class LockedFixtureExtension implements ParameterResolver, InvocationInterceptor {
  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(LockedFixtureExtension.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getDeclaringExecutable().equals(context.getTestMethod().orElse(null))
        && Handing.supports(parameter.getParameter());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    try {
      return handing(context).argument(parameter.getParameter().getType());
    } catch (IllegalStateException e) {
      throw new ParameterResolutionException(String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public void interceptTestMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    handing(context).around(invocation, context);
  }

  private static Handing handing(ExtensionContext context) {
    var store = context.getStore(NAMESPACE);
    var known = store.get(context.getUniqueId(), Handing.class);
    if (known != null) {
      return known;
    }
    var name =
        AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), LockedFixture.class)
            .orElseThrow(() -> new IllegalStateException("@LockedFixture stands on a test method"))
            .value();
    var handing = new Handing(Piece.of(Blob.read(name, context.getRequiredTestClass())));
    store.put(context.getUniqueId(), handing);
    return handing;
  }
}
