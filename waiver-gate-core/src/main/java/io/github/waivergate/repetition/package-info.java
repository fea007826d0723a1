/**
 * Which tests of a merge base are replayed as often as needed, and which run once or not at all.
 */
@NullMarked
package io.github.waivergate.repetition;

import org.jspecify.annotations.NullMarked;
