package io.github.waivergate.path;

/**
 * A path with its class and the reason for it.
 *
 * @param path from the git root, as git has it
 * @param kind its class
 * @param rule the pattern that decided, and where it stands
 * @param noWaiver whether a patch that touches it is judged without waivers
 */
public record ClassifiedPath(String path, PathKind kind, String rule, boolean noWaiver) {}
