package io.github.waivergate.replay;

import org.apache.maven.plugin.surefire.log.api.ConsoleLogger;

/** Keeps the library's remarks out of the log: what is wrong with a report becomes a finding. */
final class SilentLogger implements ConsoleLogger {

  @Override
  public boolean isDebugEnabled() {
    return false;
  }

  @Override
  public void debug(String message) {}

  @Override
  public boolean isInfoEnabled() {
    return false;
  }

  @Override
  public void info(String message) {}

  @Override
  public boolean isWarnEnabled() {
    return false;
  }

  @Override
  public void warning(String message) {}

  @Override
  public boolean isErrorEnabled() {
    return false;
  }

  @Override
  public void error(String message) {}

  @Override
  public void error(String message, Throwable cause) {}

  @Override
  public void error(Throwable cause) {}
}
