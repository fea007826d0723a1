/** The one door: everything read about a module goes in, a verdict comes out. */
@NullMarked
package io.github.waivergate.gate;

import org.jspecify.annotations.NullMarked;
