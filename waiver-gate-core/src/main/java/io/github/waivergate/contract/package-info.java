/** What a patch changes in its own judge: the digest a person approves, and the words for it. */
@NullMarked
package io.github.waivergate.contract;

import org.jspecify.annotations.NullMarked;
