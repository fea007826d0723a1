package io.github.waivergate.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests as users write them; the tests of this package run them, Surefire does not. */
final class Examples {
  static final List<String> HANDED = new ArrayList<>();

  private Examples() {}

  static class Reads {
    @LockedFixture("locked/invoice.json")
    void lockedInvoice(Input invoice) {
      HANDED.add(invoice.text());
    }
  }

  static class ReadsNothing {
    @LockedFixture("locked/invoice.json")
    void lockedInvoice(Input invoice) {
      HANDED.add(invoice.name());
    }
  }

  static class TakesNothing {
    @LockedFixture("locked/invoice.json")
    void lockedInvoice() {}
  }

  static class TakesPlainTypes {
    @LockedFixture("locked/invoice.json")
    void text(String invoice) {
      HANDED.add(invoice);
    }

    @LockedFixture("locked/invoice.json")
    void bytes(byte[] invoice) {
      HANDED.add("bytes " + invoice.length);
    }

    @LockedFixture("locked/invoice.json")
    void path(Path invoice, @TempDir Path other) throws IOException {
      HANDED.add(Files.readString(invoice) + other.toFile().list().length);
    }

    @LockedFixture("locked/invoice.json")
    void stream(InputStream invoice) throws IOException {
      HANDED.add("stream " + invoice.readAllBytes().length);
    }
  }

  static class OwnReader {
    @LockedFixture("locked/invoice.json")
    void lockedInvoice(Input invoice) {
      HANDED.add("length " + invoice.<Integer>as(String::length));
    }
  }

  static class Missing {
    @LockedFixture("locked/no_such.json")
    void lockedInvoice(Input invoice) {
      HANDED.add(invoice.text());
    }
  }

  static class Outside {
    @LockedFixture("../pom.xml")
    void lockedInvoice(Input invoice) {
      HANDED.add(invoice.text());
    }
  }

  static class Fails {
    @LockedFixture("locked/invoice.json")
    void lockedInvoice(Input invoice) {
      assertThat(invoice.text()).isEmpty();
    }
  }

  /** Holds for every number that is not negative. */
  static class Property {
    @Neighbours("locked/invoice.json")
    void neighbours(Input invoice) {
      HANDED.add(invoice.name());
      assertThat(invoice.text()).doesNotContain("-");
    }
  }

  static class CannotFail {
    @Neighbours("locked/invoice.json")
    void neighbours(Input invoice) {
      HANDED.add(invoice.text());
    }
  }

  static class FailsUnread {
    @Neighbours("locked/invoice.json")
    void neighbours(Input invoice) {
      assertThat(invoice.name()).doesNotContain("must-fail");
      HANDED.add(invoice.text());
    }
  }

  static class Breaks {
    @Neighbours("locked/invoice.json")
    void neighbours(Input invoice) {
      if (invoice.text().contains("-")) {
        throw new IllegalArgumentException("no number");
      }
    }
  }

  static class Vacuous {
    @Neighbours("locked/invoice.json")
    void neighbours(Input invoice) {}
  }

  static class AtMostOne {
    @Neighbours(value = "locked/invoice.json", max = 1)
    void neighbours(Input invoice) {
      HANDED.add(invoice.name());
      assertThat(invoice.text()).doesNotContain("-");
    }
  }
}
