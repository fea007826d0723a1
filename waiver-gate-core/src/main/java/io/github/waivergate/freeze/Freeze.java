package io.github.waivergate.freeze;

import io.github.waivergate.replay.TestId;
import java.time.Instant;

/** A row of the ledger with which nothing is wrong. None of them is a pass. */
public sealed interface Freeze permits FrozenTest, QuarantinedInput {

  /** The row's name, one of its own in its module. */
  String id();

  /** Path of the module from the contract's root, {@code .} for the root. */
  String module();

  /** The test it is about. */
  TestId test();

  /** The first second at which it no longer holds. */
  Instant end();
}
