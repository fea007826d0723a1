/**
 * What a patch changed in what its tests expect: information beside the verdict, never part of it.
 */
@NullMarked
package io.github.waivergate.oracle;

import org.jspecify.annotations.NullMarked;
