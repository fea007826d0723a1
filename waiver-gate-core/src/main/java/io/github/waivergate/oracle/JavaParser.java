package io.github.waivergate.oracle;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Reads sources with the compiler of the running JDK: parsed, never attributed, nothing run. */
final class JavaParser {
  private final JavaCompiler compiler;

  JavaParser(JavaCompiler compiler) {
    this.compiler = compiler;
  }

  /** The parsed source. Bytes that are no UTF-8 are replaced. */
  ParsedSource parse(String path, byte[] bytes) throws UnparsableException {
    var problems = new DiagnosticCollector<JavaFileObject>();
    var source = new Text(new String(bytes, StandardCharsets.UTF_8));
    try {
      var task =
          (JavacTask)
              compiler.getTask(
                  Writer.nullWriter(),
                  new NoFiles(),
                  problems,
                  List.of("-proc:none"),
                  null,
                  List.of(source));
      var unit = task.parse().iterator().next();
      for (Diagnostic<?> problem : problems.getDiagnostics()) {
        if (problem.getKind() == Diagnostic.Kind.ERROR) {
          throw new UnparsableException(problem.getLineNumber(), words(problem));
        }
      }
      return ParsedSource.of(path, unit, Trees.instance(task).getSourcePositions());
    } catch (IOException | RuntimeException | StackOverflowError e) {
      boolean tooDeep =
          e instanceof StackOverflowError || e.getCause() instanceof StackOverflowError;
      var words = tooDeep ? "it is nested too deeply to be read" : "the compiler failed on it";
      throw new UnparsableException(1, words);
    }
  }

  private static String words(Diagnostic<?> problem) {
    return Quote.of(problem.getMessage(Locale.ROOT))
        + " (read as Java "
        + Runtime.version().feature()
        + (problem.getCode().contains("preview") ? ", without preview features)" : ")");
  }

  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String text) {
      super(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
