/** Seeds, shrunk examples and their replay for jqwik properties, when the gate asks for them. */
@NullMarked
package io.github.waivergate.jqwik;

import org.jspecify.annotations.NullMarked;
