package io.github.waivergate.maven;

import io.github.waivergate.module.ModuleRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.apache.maven.execution.MavenSession;

/**
 * What {@code check} came to in each module of this session: in memory, where no test can write.
 */
final class SessionRecords {
  private static final String KEY = "waiver-gate.records";

  private final TreeMap<String, ModuleRecord> byModule = new TreeMap<>();

  private SessionRecords() {}

  static SessionRecords of(MavenSession session) {
    var request = session.getRequest();
    synchronized (request) {
      if (request.getData().get(KEY) instanceof SessionRecords known) {
        return known;
      }
      var records = new SessionRecords();
      request.getData().put(KEY, records);
      return records;
    }
  }

  synchronized void add(ModuleRecord record) {
    byModule.put(record.module(), record);
  }

  synchronized List<ModuleRecord> all() {
    return new ArrayList<>(byModule.values());
  }
}
