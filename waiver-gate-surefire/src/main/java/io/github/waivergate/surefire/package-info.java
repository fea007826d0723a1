/**
 * Runs among the classes of the project's own Surefire, inside Maven; knows nothing of the gate.
 */
@NullMarked
package io.github.waivergate.surefire;

import org.jspecify.annotations.NullMarked;
