package io.github.waivergate.pom;

/**
 * One place at which two poms differ.
 *
 * @param place where
 * @param baseOwner the element of the base that the place is in
 * @param patchOwner the element of the patch that the place is in
 * @param base what the base has, in words
 * @param patch what the patch has, in words
 */
record Difference(
    Place place, PomElement baseOwner, PomElement patchOwner, String base, String patch) {

  boolean onBothSides() {
    return !base.equals(PomChange.ABSENT) && !patch.equals(PomChange.ABSENT);
  }
}
