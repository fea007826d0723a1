/** The patch of a session, and what it is judged by: the merge base. */
@NullMarked
package io.github.waivergate.anchor;

import org.jspecify.annotations.NullMarked;
