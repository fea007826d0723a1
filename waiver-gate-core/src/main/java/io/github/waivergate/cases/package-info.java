/** Evidence in the {@code cases.json} form that other programs can write and check. */
@NullMarked
package io.github.waivergate.cases;

import org.jspecify.annotations.NullMarked;
