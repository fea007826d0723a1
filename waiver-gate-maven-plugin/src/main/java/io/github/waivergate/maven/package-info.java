/** The goals: parameters, one call into the core, one mapping of its answer to an exit. */
@NullMarked
package io.github.waivergate.maven;

import org.jspecify.annotations.NullMarked;
