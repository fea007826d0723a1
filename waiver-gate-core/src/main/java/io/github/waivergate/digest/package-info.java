/** Bytes and their names: SHA-256 and the byte order that lock files are sorted by. */
@NullMarked
package io.github.waivergate.digest;

import org.jspecify.annotations.NullMarked;
