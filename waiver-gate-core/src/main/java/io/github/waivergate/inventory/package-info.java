/** The checked-in list of test ids that a module is known to have. */
@NullMarked
package io.github.waivergate.inventory;

import org.jspecify.annotations.NullMarked;
