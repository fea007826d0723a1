package io.github.waivergate.contract;

/** A file as it is on one side of a patch: git's mode and its bytes. */
public final class ContractSide {
  private final String mode;
  private final byte[] bytes;

  /**
   * @param mode git's mode, such as {@code 100644}
   * @param bytes the content as git stores it
   */
  public ContractSide(String mode, byte[] bytes) {
    this.mode = mode;
    this.bytes = bytes.clone();
  }

  String mode() {
    return mode;
  }

  byte[] bytes() {
    return bytes.clone();
  }
}
