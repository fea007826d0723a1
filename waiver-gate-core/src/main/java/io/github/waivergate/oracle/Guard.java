package io.github.waivergate.oracle;

/**
 * A condition that something stands under.
 *
 * @param form its normal form
 * @param words how a reader finds it
 */
record Guard(String form, String words) {}
