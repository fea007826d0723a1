package io.github.waivergate.junit;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Tells the gate, a JSON object a line, what each invocation was handed and really read. */
final class Receipts {
  /** One file per JVM: two forks of one execution never write to the same. */
  private static final String FILE = UUID.randomUUID() + ".jsonl";

  private Receipts() {}

  /** Writes a receipt, where the gate has asked for them. */
  static void write(ExtensionContext context, Piece piece, boolean read, String outcome) {
    Gate.receipts()
        .ifPresent(
            directory ->
                append(
                    directory,
                    "{\"nonce\":"
                        + quoted(Gate.nonce())
                        + ",\"test\":"
                        + quoted(testId(context))
                        + ",\"invocation\":"
                        + quoted(context.getUniqueId())
                        + ",\"kind\":"
                        + quoted(piece.kind().wireName())
                        + ",\"sha256\":"
                        + quoted(Digest.of(piece.bytes()))
                        + ",\"read\":"
                        + read
                        + ",\"outcome\":"
                        + quoted(outcome)
                        + "}\n"));
  }

  private static synchronized void append(Path directory, String line) {
    try {
      Files.createDirectories(directory);
      Files.write(directory.resolve(FILE), line.getBytes(StandardCharsets.UTF_8), CREATE, APPEND);
    } catch (IOException e) {
      throw new IllegalStateException(
          "the receipt of " + directory + " cannot be written: " + e.getMessage(), e);
    }
  }

  /** The id that Surefire's reports lead to: class, method, and the types of its parameters. */
  static String testId(ExtensionContext context) {
    Method method = context.getRequiredTestMethod();
    var types =
        Arrays.stream(method.getParameterTypes())
            .map(Class::getName)
            .map(name -> name.substring(1 + name.lastIndexOf('.')))
            .collect(Collectors.joining(","));
    return context.getRequiredTestClass().getName()
        + "#"
        + method.getName()
        + (types.isEmpty() ? "" : "(" + types + ")");
  }

  static String quoted(String text) {
    var json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < 0x20 || c > 0x7e) {
        json.append("\\u").append(String.format("%04x", (int) c));
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
