/** What a path of a patch is, names of files and classes, and the Ant patterns that select them. */
@NullMarked
package io.github.waivergate.path;

import org.jspecify.annotations.NullMarked;
