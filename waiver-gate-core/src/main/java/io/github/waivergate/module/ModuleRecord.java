package io.github.waivergate.module;

import io.github.waivergate.digest.Sha256;
import java.nio.file.Path;

/**
 * What {@code check} came to in one module, kept in Maven's memory.
 *
 * @param module the module's path from the top of the work tree, {@code .} for the top
 * @param judged whether there is a verdict at all
 * @param blocked whether the patch is refused
 * @param reviewReady whether a person may start to review
 * @param file the record that was written
 * @param digest digest of what was written
 */
public record ModuleRecord(
    String module,
    boolean judged,
    boolean blocked,
    boolean reviewReady,
    Path file,
    Sha256 digest) {}
