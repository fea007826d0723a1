@NullMarked
package io.github.waivergate.jqwik;

import org.jspecify.annotations.NullMarked;
