/**
 * Locked fixtures and their neighbours for JUnit Jupiter, and receipts of what a test really read.
 */
@NullMarked
package io.github.waivergate.junit;

import org.jspecify.annotations.NullMarked;
