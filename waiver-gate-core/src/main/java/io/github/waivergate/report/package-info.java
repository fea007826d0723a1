/** Renders a verdict as JSON and as log text; decides nothing. */
@NullMarked
package io.github.waivergate.report;

import org.jspecify.annotations.NullMarked;
