package io.github.waivergate.maven;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Stands before the build's own listener and hears which goal is about to start.
 *
 * <p>A proxy, so that methods which newer versions of Maven add are passed on too.
 */
final class ReplayListener implements InvocationHandler {
  private final @Nullable ExecutionListener next;
  private final Map<MavenProject, BeforeTests> listeners = new ConcurrentHashMap<>();

  private final Queue<Runnable> endings = new ConcurrentLinkedQueue<>();

  private ReplayListener(@Nullable ExecutionListener next) {
    this.next = next;
  }

  /** The listener of this session; put in place by whoever asks first. */
  static ReplayListener of(MavenSession session) {
    var request = session.getRequest();
    synchronized (request) {
      var current = request.getExecutionListener();
      if (current != null
          && Proxy.isProxyClass(current.getClass())
          && Proxy.getInvocationHandler(current) instanceof ReplayListener listener) {
        return listener;
      }
      var listener = new ReplayListener(current);
      request.setExecutionListener(
          (ExecutionListener)
              Proxy.newProxyInstance(
                  ReplayListener.class.getClassLoader(),
                  new Class<?>[] {ExecutionListener.class},
                  listener));
      return listener;
    }
  }

  /** Runs something once the session is over. */
  void atEnd(Runnable task) {
    endings.add(task);
  }

  void register(MavenProject project, BeforeTests listener) {
    listeners.put(project, listener);
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (method.getDeclaringClass() == Object.class) {
      return ofObject(proxy, method, arguments);
    }
    Object result = null;
    if (next != null) {
      try {
        result = method.invoke(next, arguments);
      } catch (InvocationTargetException e) {
        throw e.getCause() == null ? e : e.getCause();
      }
    }
    if (method.getName().equals("sessionEnded")) {
      for (var task = endings.poll(); task != null; task = endings.poll()) {
        task.run();
      }
    }
    if (method.getName().equals("mojoStarted")) {
      mojoStarted((ExecutionEvent) arguments[0]);
    }
    return result;
  }

  private void mojoStarted(ExecutionEvent event) {
    var listener = listeners.get(event.getProject());
    if (listener != null && TestExecution.runsTests(event.getMojoExecution())) {
      listener.beforeStart(event.getMojoExecution(), event.getSession());
    }
  }

  private Object ofObject(Object proxy, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "equals" -> proxy == arguments[0];
      case "hashCode" -> System.identityHashCode(proxy);
      default -> "waiver-gate listener before " + next;
    };
  }
}
