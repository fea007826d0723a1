package io.github.waivergate.junit;

import io.github.waivergate.junit.Piece.Kind;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.Parameter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor.Invocation;

/** Hands one piece to one invocation of a test, and tells the gate what became of it. */
final class Handing {
  private static final List<Class<?>> TYPES =
      List.of(Input.class, String.class, byte[].class, Path.class, InputStream.class);

  private final Piece piece;
  private final Input input;
  private boolean handed;
  private boolean watched;

  Handing(Piece piece) {
    this.piece = piece;
    this.input = new Input(piece.name(), piece.bytes());
  }

  /** Whether a parameter takes the piece; one that an annotation of JUnit claims does not. */
  static boolean supports(Parameter parameter) {
    return TYPES.contains(parameter.getType())
        && Arrays.stream(parameter.getAnnotations())
            .noneMatch(claim -> claim.annotationType().getName().startsWith("org.junit."));
  }

  /** The argument for a parameter. */
  Object argument(Class<?> type) {
    handed = true;
    if (type == Input.class) {
      watched = true;
      return input;
    }
    if (type == String.class) {
      return new String(piece.bytes(), StandardCharsets.UTF_8);
    }
    if (type == byte[].class) {
      return piece.bytes().clone();
    }
    if (type == Path.class) {
      return piece
          .file()
          .orElseThrow(
              () -> new IllegalStateException(piece.name() + " lies in a jar; take an Input"));
    }
    return new ByteArrayInputStream(piece.bytes());
  }

  /** Runs the test, leaves a receipt, and refuses a test that has shown nothing. */
  void around(Invocation<@Nullable Void> invocation, ExtensionContext context) throws Throwable {
    if (!handed) {
      throw new AssertionError(
          "the test takes no parameter for " + piece.name() + "; give it one of type Input");
    }
    Throwable thrown = null;
    try {
      invocation.proceed();
    } catch (Throwable e) {
      thrown = e;
    }
    Receipts.write(context, piece, input.wasRead(), outcome(thrown));
    if (piece.kind() == Kind.MUST_FAIL) {
      requireFailure(thrown);
    } else if (thrown != null) {
      throw thrown;
    } else if (watched && !input.wasRead()) {
      throw new AssertionError(
          "the test ended without reading " + piece.name() + "; it has shown nothing of it");
    }
  }

  private void requireFailure(@Nullable Throwable thrown) throws Throwable {
    if (thrown == null) {
      throw new AssertionError(
          "the property holds on "
              + piece.name()
              + ", which must_fail names; it cannot fail where it has to");
    }
    if (!(thrown instanceof AssertionError)) {
      // Broken is not the same as false: a parser that throws says nothing about the property.
      throw thrown;
    }
    if (watched && !input.wasRead()) {
      throw new AssertionError("the test fails without reading " + piece.name(), thrown);
    }
  }

  private static String outcome(@Nullable Throwable thrown) {
    if (thrown == null) {
      return "held";
    }
    return thrown instanceof AssertionError ? "failed" : "ended";
  }
}
