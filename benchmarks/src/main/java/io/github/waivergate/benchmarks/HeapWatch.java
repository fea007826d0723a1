package io.github.waivergate.benchmarks;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/**
 * Notes how full the heap is before and after each collection. The peaks that the pools keep by
 * themselves are of different moments, and add up to more than was ever in use.
 */
final class HeapWatch {
  private static final List<String> POOLS =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .map(MemoryPoolMXBean::getName)
          .toList();

  private final AtomicLong highest = new AtomicLong();
  private final AtomicLong live = new AtomicLong();

  private HeapWatch() {}

  static HeapWatch start() {
    var watch = new HeapWatch();
    for (var collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      if (collector instanceof NotificationEmitter emitter) {
        emitter.addNotificationListener((notice, unused) -> watch.note(notice), null, null);
      }
    }
    return watch;
  }

  /** Megabytes in use at most. */
  long highest() {
    return highest.get() >> 20;
  }

  /** Megabytes in use at most right after a collection. */
  long live() {
    return live.get() >> 20;
  }

  private void note(Notification notice) {
    if (notice.getUserData() instanceof CompositeData data) {
      GcInfo collection = GarbageCollectionNotificationInfo.from(data).getGcInfo();
      highest.accumulateAndGet(used(collection.getMemoryUsageBeforeGc()), Math::max);
      live.accumulateAndGet(used(collection.getMemoryUsageAfterGc()), Math::max);
    }
  }

  private static long used(Map<String, MemoryUsage> pools) {
    return pools.entrySet().stream()
        .filter(pool -> POOLS.contains(pool.getKey()))
        .mapToLong(pool -> pool.getValue().getUsed())
        .sum();
  }
}
