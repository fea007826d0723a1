/** The little the gate asks of the git command line. */
@NullMarked
package io.github.waivergate.git;

import org.jspecify.annotations.NullMarked;
