/** One Surefire report directory read as one replay: who ran, and what was said of it. */
@NullMarked
package io.github.waivergate.replay;

import org.jspecify.annotations.NullMarked;
