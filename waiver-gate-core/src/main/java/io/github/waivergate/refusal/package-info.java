/** What the gate says when it refuses, and when it could not judge. */
@NullMarked
package io.github.waivergate.refusal;

import org.jspecify.annotations.NullMarked;
