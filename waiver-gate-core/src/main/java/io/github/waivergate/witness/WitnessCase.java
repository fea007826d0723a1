package io.github.waivergate.witness;

import java.util.Optional;

/**
 * A witness with all that is known of it.
 *
 * @param witness the example
 * @param verdict what its clean replays came to
 * @param note the facts for whoever reviews it
 * @param command how to replay it once more
 * @param against why no row of a ledger may set it aside in this build; empty where one may
 */
public record WitnessCase(
    Witness witness,
    CleanReplayVerdict verdict,
    ReviewNote note,
    String command,
    Optional<String> against) {}
