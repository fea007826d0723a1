package io.github.waivergate.maven;

import io.github.waivergate.replay.TestEvents;
import io.github.waivergate.surefire.RunRecords;
import java.net.URL;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.codehaus.plexus.classworlds.realm.ClassRealm;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * Lets Surefire remember, in Maven's memory, what it heard of the tests of one run: its reports lie
 * where tests can write.
 *
 * <p>Surefire takes a reporter as its parameter {@code statelessTestsetReporter}. Ours is its own
 * reporter with a memory, and has to live among Surefire's classes; so its archive is added to
 * them.
 */
final class RunWitness {
  /** The parameter that takes a reporter; Surefire has it since 3.0.0-M4. */
  static final String PARAMETER = "statelessTestsetReporter";

  /** The parameter that says how a fork talks to Maven; Surefire has it since 3.0.0-M5. */
  static final String CHANNEL = "forkNode";

  private static final String SOCKET =
      "org.apache.maven.plugin.surefire.extensions.SurefireForkNodeFactory";
  private static final String REPORTER = "io.github.waivergate.surefire.RecordingReporter";

  private final Class<?> records;
  private final String handle = UUID.randomUUID().toString();

  private RunWitness(Class<?> records) {
    this.records = records;
  }

  /** Whether the execution's Surefire can be listened to: a fork, and a version that knows how. */
  static boolean canHear(TestExecution execution, String forkCount) {
    return execution.mojo().getMojoDescriptor().getParameterMap().containsKey(PARAMETER)
        && !runsInsideMaven(forkCount);
  }

  /** Whether the tests run in Maven's own process. */
  static boolean runsInsideMaven(String forkCount) {
    return forkCount.trim().matches("0+(\\.0*)?[cC]?");
  }

  /**
   * Opens a record among Surefire's classes.
   *
   * @param realm the class loader of the execution's plugin
   */
  static RunWitness open(ClassRealm realm) throws ReflectiveOperationException {
    var witness = new RunWitness(recordsIn(realm));
    witness.records.getMethod("open", String.class).invoke(null, witness.handle);
    return witness;
  }

  /** The reporter, as a parameter of the execution. */
  Xpp3Dom reporter() {
    var reporter = new Xpp3Dom(PARAMETER);
    reporter.setAttribute("implementation", REPORTER);
    reporter.addChild(TestExecution.leaf("handle", handle));
    return reporter;
  }

  /**
   * A channel of its own for the fork: on the usual one, which is the standard output, whatever
   * code writes the right bytes is taken for Surefire.
   */
  static Xpp3Dom channel() {
    var channel = new Xpp3Dom(CHANNEL);
    channel.setAttribute("implementation", SOCKET);
    return channel;
  }

  /** Closes the record. */
  @SuppressWarnings("unchecked") // the other side of the class loaders is the same class
  Optional<TestEvents> close() {
    try {
      var told = records.getMethod("take", String.class).invoke(null, handle);
      return Optional.of(new TestEvents((List<List<String>>) told));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Class<?> recordsIn(ClassRealm realm) throws ClassNotFoundException {
    var name = RunRecords.class.getName();
    // One realm serves all modules and threads of a build.
    synchronized (realm) {
      Class<?> known = realm.loadClassFromSelf(name);
      if (known == null) {
        realm.addURL(archive());
        known = realm.loadClassFromSelf(name);
      }
      if (known == null) {
        throw new ClassNotFoundException(name);
      }
      return known;
    }
  }

  private static URL archive() {
    return RunRecords.class.getProtectionDomain().getCodeSource().getLocation();
  }
}
