package io.github.waivergate.maven;

import java.lang.reflect.Proxy;
import java.util.List;
import org.apache.maven.lifecycle.DefaultLifecycles;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.lifecycle.MavenExecutionPlan;
import org.apache.maven.plugin.BuildPluginManager;

/** A Maven whose builds run nothing. */
final class NoPlan {
  private NoPlan() {}

  static LifecycleExecutor lifecycle() {
    return fake(
        LifecycleExecutor.class, new MavenExecutionPlan(List.of(), new DefaultLifecycles()));
  }

  static BuildPluginManager plugins() {
    return fake(BuildPluginManager.class, "nothing is run");
  }

  private static <T> T fake(Class<T> type, Object answer) {
    return type.cast(
        Proxy.newProxyInstance(
            NoPlan.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> answer));
  }
}
