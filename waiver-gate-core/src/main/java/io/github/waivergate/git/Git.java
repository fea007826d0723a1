package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The git command in one directory, with everything off that could hide or execute something. */
final class Git {
  static final String MEND = "mend what git says, then run the build again";
  private static final byte[] NOTHING = {};

  /** A checkout of a large repository takes minutes; nothing that takes longer will end. */
  private static final Duration LIMIT = Duration.ofMinutes(10);

  private static final List<String> HARDENED =
      List.of(
          "--no-pager",
          "--no-replace-objects",
          "-c",
          "core.fsmonitor=false",
          "-c",
          "core.hooksPath=/dev/null",
          "-c",
          "core.quotePath=false",
          // Both could name other parents and trees than the commits themselves.
          "-c",
          "core.commitGraph=false",
          "-c",
          "core.multiPackIndex=false",
          "-c",
          "core.safecrlf=false",
          "-c",
          "add.ignoreErrors=false",
          "-c",
          "advice.addEmbeddedRepo=false",
          "-c",
          "advice.graftFileDeprecated=false");

  private final Path program;
  private final Path directory;
  private final Map<String, String> variables;
  private final Duration limit;

  Git(Path program, Path directory, Map<String, String> variables, Duration limit) {
    this.program = program;
    this.directory = directory;
    this.variables = Map.copyOf(variables);
    this.limit = limit;
  }

  static Git in(Path directory) throws EvidenceException {
    return new Git(GitProgram.find(System.getenv()), directory, Map.of(), LIMIT);
  }

  /** Reads what git prints, while it runs. */
  @FunctionalInterface
  interface Reader<T> {
    T read(InputStream printed) throws IOException, EvidenceException;
  }

  /** What git printed, with the code it ended with and the first line of its complaint. */
  record Answer<T>(int exit, T printed, String complaint) {}

  Git with(String name, String value) {
    var more = new TreeMap<>(variables);
    more.put(name, value);
    return new Git(program, directory, more, limit);
  }

  Git at(Path other) {
    return new Git(program, other, variables, limit);
  }

  byte[] bytes(String... arguments) throws EvidenceException {
    return ask(NOTHING, InputStream::readAllBytes, arguments);
  }

  String text(String... arguments) throws EvidenceException {
    return new String(bytes(arguments), UTF_8);
  }

  void feed(byte[] input, String... arguments) throws EvidenceException {
    ask(input, InputStream::readAllBytes, arguments);
  }

  /** An answer that ended well; anything else could not be judged. */
  <T> T ask(byte[] input, Reader<T> reader, String... arguments) throws EvidenceException {
    var answer = run(input, reader, arguments);
    if (answer.exit() != 0) {
      throw failed(answer, arguments);
    }
    return answer.printed();
  }

  EvidenceException failed(Answer<?> answer, String... arguments) {
    var found = "ended with " + answer.exit();
    return new EvidenceException(
        "git " + arguments[0],
        answer.complaint().isEmpty() ? found : found + ": " + answer.complaint(),
        answer.complaint().contains("dubious ownership")
            ? "git config --global --add safe.directory " + directory
            : MEND);
  }

  /** Whatever it ended with. */
  <T> Answer<T> run(byte[] input, Reader<T> reader, String... arguments) throws EvidenceException {
    var command = new ArrayList<String>();
    command.add(program.toString());
    command.addAll(HARDENED);
    command.addAll(Arrays.asList(arguments));
    var builder = new ProcessBuilder(command).directory(directory.toFile());
    GitEnvironment.apply(builder.environment());
    builder.environment().putAll(variables);
    return new GitCall("git " + arguments[0], builder, limit).run(input, reader);
  }
}
