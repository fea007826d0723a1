package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.reflect.Method;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One value per parameter of a property, in canonical form: whoever needs the values gets fresh
 * ones, because a property may change those it is given.
 */
record Sample(Json.Items values) {
  static final int LARGEST = 8 * 1024;

  /** Takes what a round trip brings back, and nothing else. */
  static Sample of(List<?> parameters, Method property) throws DeniedException {
    var sample = encoded(parameters);
    int size = sample.canonical().getBytes(UTF_8).length;
    if (size > LARGEST) {
      throw new DeniedException(
          Denial.TOO_LARGE, "the example has " + size + " bytes, a witness at most " + LARGEST);
    }
    sample.fresh(property);
    return sample;
  }

  /** Whatever can be encoded, however large. */
  static Sample encoded(List<?> parameters) throws DeniedException {
    var values = new ArrayList<Json>();
    for (Object parameter : parameters) {
      values.add(SampleEncoder.encode(parameter));
    }
    return new Sample(new Json.Items(values));
  }

  /** New values for the parameters of a property. */
  List<@Nullable Object> fresh(Method property) throws DeniedException {
    var fresh = new ArrayList<@Nullable Object>();
    for (Json value : values.items()) {
      fresh.add(SampleDecoder.decode(value));
    }
    if (!encoded(fresh).canonical().equals(canonical())) {
      throw DeniedException.differs("written again, the example is another one");
    }
    TypeFit.require(property, fresh);
    return fresh;
  }

  String canonical() {
    return JsonWriter.canonical(values);
  }

  String sha256() {
    return sha256(canonical());
  }

  static String sha256(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
