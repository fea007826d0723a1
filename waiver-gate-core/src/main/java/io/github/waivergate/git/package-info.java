/**
 * The patch as git has it: asked of the git command line alone, so that nothing in the repository
 * can hide a change or be executed.
 */
@NullMarked
package io.github.waivergate.git;

import org.jspecify.annotations.NullMarked;
