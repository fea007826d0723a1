/** Files that are either whole or not there, and directories that end with the build. */
@NullMarked
package io.github.waivergate.output;

import org.jspecify.annotations.NullMarked;
