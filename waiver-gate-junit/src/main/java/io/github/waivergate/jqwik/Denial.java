package io.github.waivergate.jqwik;

import java.util.Locale;

/** Why a false property leaves no witness. */
enum Denial {
  SEED_NOT_TAKEN,
  SHRINK_INCOMPLETE,
  NOT_SERIALISABLE,
  ROUND_TRIP_DIFFERS,
  TOO_LARGE,
  NO_FREEZE_PATH;

  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
