/** Requests to stop drawing new inputs for one unstable test; never a pass. */
@NullMarked
package io.github.waivergate.freeze;

import org.jspecify.annotations.NullMarked;
