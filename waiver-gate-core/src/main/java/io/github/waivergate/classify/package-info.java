/** The decision: one test id and its evidence in, one of six classes out. */
@NullMarked
package io.github.waivergate.classify;

import org.jspecify.annotations.NullMarked;
