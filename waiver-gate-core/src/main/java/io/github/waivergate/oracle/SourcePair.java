package io.github.waivergate.oracle;

import java.util.Optional;

/**
 * One changed test source, before and after.
 *
 * @param path by the user's name for it
 * @param base its bytes at the merge base; none where the patch adds it
 * @param patch its bytes in the patch; none where the patch deletes it
 */
public record SourcePair(String path, Optional<byte[]> base, Optional<byte[]> patch) {}
