/** Neighbours of a locked input: what a live property is asked of, beside the input itself. */
@NullMarked
package io.github.waivergate.neighbours;

import org.jspecify.annotations.NullMarked;
