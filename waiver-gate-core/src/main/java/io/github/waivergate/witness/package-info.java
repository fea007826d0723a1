/** Properties on checked-in seeds, the examples that falsify them, and what is known of those. */
@NullMarked
package io.github.waivergate.witness;

import org.jspecify.annotations.NullMarked;
