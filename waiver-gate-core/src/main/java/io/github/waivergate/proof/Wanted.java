package io.github.waivergate.proof;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.neighbours.Grid;
import io.github.waivergate.neighbours.Neighbour;
import io.github.waivergate.receipt.Receipt;
import io.github.waivergate.receipt.Receipt.Kind;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Optional;

/**
 * What one replay has to show.
 *
 * @param node the test on the locked input
 * @param recheck the test on its neighbours
 * @param grid the neighbours, made anew
 */
record Wanted(TestId node, TestId recheck, Grid grid) {

  /** The first thing that is missing in a replay, in words. */
  Optional<String> lacksIn(SealedReplay replay) {
    return notGreen(node, replay)
        .or(() -> notGreen(recheck, replay))
        .or(() -> replay.receipts().unreadable().stream().findFirst())
        .or(() -> lockedInputUnread(replay.receipts().receipts()))
        .or(() -> unread(replay.receipts().receipts()))
        .or(() -> notFalsified(replay.receipts().receipts()));
  }

  private static Optional<String> notGreen(TestId id, SealedReplay replay) {
    var seen = replay.replay().observations().get(id);
    if (seen == null) {
      return Optional.of(id + " was not reported");
    }
    if (seen.duplicate()) {
      return Optional.of(id + " was reported from two places");
    }
    return switch (seen.seen()) {
      case PASSED -> Optional.empty();
      case FAILED -> Optional.of(id + " failed");
      case SKIPPED -> Optional.of(id + " was skipped");
      case RERUN -> Optional.of(id + " was run again");
    };
  }

  private Optional<String> lockedInputUnread(List<Receipt> receipts) {
    var own = of(node, Kind.LOCKED, grid.inputSha256(), receipts);
    if (own.isEmpty()) {
      return Optional.of(
          "nothing says that " + node + " was handed " + grid.input() + " as it is locked");
    }
    return own.stream().anyMatch(Wanted::readAndHeld)
        ? Optional.empty()
        : Optional.of(node + " passed without reading " + grid.input());
  }

  private Optional<String> unread(List<Receipt> receipts) {
    var missing =
        grid.neighbours().stream()
            .filter(
                neighbour ->
                    of(recheck, Kind.NEIGHBOUR, neighbour.sha256(), receipts).stream()
                        .noneMatch(Wanted::readAndHeld))
            .toList();
    int planned = grid.neighbours().size();
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s read %d of %d neighbours of %s, the first that it did not read is %s"
                .formatted(
                    recheck,
                    planned - missing.size(),
                    planned,
                    grid.input(),
                    shown(missing.get(0))));
  }

  private Optional<String> notFalsified(List<Receipt> receipts) {
    return grid.mustFail().stream()
        .filter(
            example ->
                of(recheck, Kind.MUST_FAIL, example.sha256(), receipts).stream()
                    .noneMatch(Wanted::readAndFailed))
        .findFirst()
        .map(example -> recheck + " was not shown to fail on " + shown(example));
  }

  private static List<Receipt> of(TestId id, Kind kind, Sha256 sha256, List<Receipt> receipts) {
    return receipts.stream()
        .filter(receipt -> receipt.kind() == kind && receipt.sha256().equals(sha256))
        .filter(receipt -> isOf(id, receipt))
        .toList();
  }

  /** A receipt always has the types of the parameters; an id has them where the report had. */
  private static boolean isOf(TestId id, Receipt receipt) {
    var test = receipt.test();
    int types = test.indexOf('(');
    return test.equals(id.value())
        || (types > 0
            && id.value().indexOf('(') < 0
            && test.substring(0, types).equals(id.value()));
  }

  private static boolean readAndHeld(Receipt receipt) {
    return receipt.read() && receipt.outcome().equals(Receipt.HELD);
  }

  private static boolean readAndFailed(Receipt receipt) {
    return receipt.read() && receipt.outcome().equals(Receipt.FAILED);
  }

  private static String shown(Neighbour neighbour) {
    return neighbour.name() + " (" + neighbour.words() + ")";
  }
}
