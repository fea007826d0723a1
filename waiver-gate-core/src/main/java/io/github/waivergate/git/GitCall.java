package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** One run of the git command: fed, drained and watched, so that it can neither hang nor block. */
final class GitCall {
  private final String name;
  private final ProcessBuilder builder;
  private final Duration limit;

  GitCall(String name, ProcessBuilder builder, Duration limit) {
    this.name = name;
    this.builder = builder;
    this.limit = limit;
  }

  <T> Git.Answer<T> run(byte[] input, Git.Reader<T> reader) throws EvidenceException {
    var process = start();
    var late = new AtomicBoolean();
    var unused =
        process
            .onExit()
            .orTimeout(limit.toMillis(), TimeUnit.MILLISECONDS)
            .whenComplete(
                (ended, failure) -> {
                  if (failure != null) {
                    late.set(true);
                    kill(process);
                  }
                });
    var complaint = new Complaint(process.getErrorStream());
    inBackground(() -> write(process.getOutputStream(), input));
    complaint.start();
    try (var printed = process.getInputStream()) {
      var read = reader.read(printed);
      printed.transferTo(OutputStream.nullOutputStream());
      int exit = process.waitFor();
      complaint.join();
      if (late.get()) {
        throw tooLate();
      }
      // An answer that came before the interrupt was noticed is no answer either.
      if (Thread.currentThread().isInterrupted()) {
        throw interrupted();
      }
      return new Git.Answer<>(exit, read, complaint.line());
    } catch (IOException e) {
      throw late.get()
          ? tooLate()
          : trouble("its answer cannot be read: " + IoReason.of(e), Git.MEND);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw interrupted();
    } finally {
      if (process.isAlive()) {
        kill(process);
      }
    }
  }

  private Process start() throws EvidenceException {
    try {
      return builder.start();
    } catch (IOException e) {
      throw trouble(
          "cannot be started in " + builder.directory() + ": " + IoReason.of(e),
          "let the user who runs Maven start git there, then run the build again");
    }
  }

  private static void write(OutputStream stdin, byte[] input) {
    try (stdin) {
      stdin.write(input);
    } catch (IOException e) {
      // Git ended before it had read everything: its exit code says why.
    }
  }

  private static void inBackground(Runnable work) {
    var thread = new Thread(work, "waiver-gate-git");
    thread.setDaemon(true);
    thread.start();
  }

  /** A filter that git started would keep the pipes open. */
  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private EvidenceException tooLate() {
    return trouble(
        "had not ended after " + limit.toMillis() / 1000.0 + " s",
        "find what git waits for (a slow disk, a filter), then run the build again");
  }

  private EvidenceException interrupted() {
    return trouble("the build was interrupted", "run the build again, to its end");
  }

  private EvidenceException trouble(String found, String mend) {
    return new EvidenceException(name, found, mend);
  }
}
