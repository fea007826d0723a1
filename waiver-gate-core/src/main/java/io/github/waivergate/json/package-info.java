/** JSON as all files write it and as strictly as all files are read. */
@NullMarked
package io.github.waivergate.json;

import org.jspecify.annotations.NullMarked;
