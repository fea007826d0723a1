/** What a replay leaves on disk for a check on another machine. */
@NullMarked
package io.github.waivergate.manifest;

import org.jspecify.annotations.NullMarked;
