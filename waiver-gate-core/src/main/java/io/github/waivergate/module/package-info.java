/** One Maven module at the rim: where its files lie, and how they reach the gate and come back. */
@NullMarked
package io.github.waivergate.module;

import org.jspecify.annotations.NullMarked;
