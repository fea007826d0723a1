/** Measures the gate beside the programs a user would otherwise wait for. */
@NullMarked
package io.github.waivergate.benchmarks;

import org.jspecify.annotations.NullMarked;
