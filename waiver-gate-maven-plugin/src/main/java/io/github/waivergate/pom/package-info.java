/** What a patch changes in the poms, told from effective models and weighed. */
@NullMarked
package io.github.waivergate.pom;

import org.jspecify.annotations.NullMarked;
