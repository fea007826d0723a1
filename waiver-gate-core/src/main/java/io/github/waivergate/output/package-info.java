/** Files that are either whole or not there. */
@NullMarked
package io.github.waivergate.output;

import org.jspecify.annotations.NullMarked;
