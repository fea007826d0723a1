package io.github.waivergate.witness;

/**
 * A witness with all that is known of it.
 *
 * @param witness the example
 * @param verdict what its clean replays came to
 * @param note the facts for whoever reviews it
 * @param command how to replay it once more
 */
public record WitnessCase(
    Witness witness, CleanReplayVerdict verdict, ReviewNote note, String command) {}
