/** Whether the property behind a quarantined input is still alive, by what this build has seen. */
@NullMarked
package io.github.waivergate.proof;

import org.jspecify.annotations.NullMarked;
