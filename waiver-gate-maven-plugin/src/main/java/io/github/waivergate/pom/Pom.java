package io.github.waivergate.pom;

import org.apache.maven.model.Model;

/**
 * One pom of a reactor.
 *
 * @param effective what Maven makes of it in this session: inherited, interpolated, active profiles
 *     applied
 * @param raw as written, with the profiles that are not active
 */
public record Pom(Model effective, Model raw) {}
