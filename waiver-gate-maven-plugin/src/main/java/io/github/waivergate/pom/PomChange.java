package io.github.waivergate.pom;

/**
 * One difference between a pom at the base and in the patch, fit for a message.
 *
 * @param weight how much it concerns the judge
 * @param element its place, such as {@code build/plugins/maven-surefire-plugin/version}
 * @param base what the base has there, {@code -} where it has nothing
 * @param patch what the patch has there, {@code -} where it has nothing
 */
public record PomChange(Weight weight, String element, String base, String patch) {
  static final String ABSENT = "-";

  public PomChange {
    if (element.isEmpty() || base.isEmpty() || patch.isEmpty()) {
      throw new IllegalArgumentException("a change needs a place and both sides");
    }
  }
}
