/** The text of checked-in lock files: strict lines, and names made fit to be shown. */
@NullMarked
package io.github.waivergate.lockfile;

import org.jspecify.annotations.NullMarked;
