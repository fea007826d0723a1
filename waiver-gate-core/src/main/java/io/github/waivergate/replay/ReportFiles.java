package io.github.waivergate.replay;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The report files of one directory: which there are, and what each of them says. */
final class ReportFiles {
  private ReportFiles() {}

  /** Names of everything that is called like a report, in the order of their bytes. */
  static List<String> names(Path directory) throws UnreadableReportException {
    var names = new ArrayList<String>();
    try (var entries = Files.newDirectoryStream(directory)) {
      for (var entry : entries) {
        var name = String.valueOf(entry.getFileName());
        if (name.startsWith("TEST-") && name.endsWith(".xml")) {
          names.add(name);
        }
      }
    } catch (IOException e) {
      throw new UnreadableReportException(IoReason.of(e));
    } catch (DirectoryIteratorException e) {
      throw new UnreadableReportException("cannot be listed to its end");
    }
    names.sort(Utf8Order.COMPARATOR);
    return names;
  }

  /** Reads one report; what is wrong with it is said in the report itself. */
  static ReadReport read(Path directory, String name, Instant notBefore) {
    var report = new ReadReport(name);
    try {
      readInto(report, directory.resolve(name), notBefore);
    } catch (UnreadableReportException e) {
      report.refuse(e.found());
    } catch (IOException e) {
      report.refuse(IoReason.of(e));
    } catch (OutOfMemoryError e) {
      // One value of the document was larger than what is free; it is let go of by now.
      report.refuse("needs more memory than this build has");
    }
    return report;
  }

  private static void readInto(ReadReport report, Path file, Instant notBefore)
      throws IOException, UnreadableReportException {
    var attributes = Files.readAttributes(file, BasicFileAttributes.class, NOFOLLOW_LINKS);
    if (!attributes.isRegularFile()) {
      throw new UnreadableReportException(
          attributes.isSymbolicLink()
              ? "is a symbolic link, not a file"
              : attributes.isDirectory() ? "is a directory, not a file" : "is not a regular file");
    }
    if (attributes.lastModifiedTime().toInstant().isBefore(notBefore)) {
      report.leaveUnread();
      return;
    }
    try (var channel = FileChannel.open(file, StandardOpenOption.READ, NOFOLLOW_LINKS);
        var text = ReportEncoding.open(Channels.newInputStream(channel))) {
      ReportFilter.read(text, report);
    }
  }
}
