/** What tests leave beside their reports: receipts of what they were handed and really read. */
@NullMarked
package io.github.waivergate.receipt;

import org.jspecify.annotations.NullMarked;
