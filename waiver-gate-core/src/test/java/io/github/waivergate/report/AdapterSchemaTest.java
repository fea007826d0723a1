package io.github.waivergate.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the schemas of what gate and runners exchange to the files that an adapter wrote. */
class AdapterSchemaTest {
  private static final Path SCHEMAS = Path.of("..", "docs", "schema");

  @ParameterizedTest
  @ValueSource(strings = {"order-1", "witness-1", "receipt-1"})
  void a_schema_is_itself_valid(String schema) throws Exception {
    var meta =
        JsonSchemaFactory.getInstance(VersionFlag.V202012)
            .getSchema(SchemaLocation.of(SchemaId.V202012));

    assertThat(meta.validate(text(schema + ".json"), InputFormat.JSON)).isEmpty();
  }

  @Test
  void every_vector_is_taken_by_its_schema() throws Exception {
    try (var vectors = Files.list(SCHEMAS.resolve("vectors"))) {
      var names = vectors.map(file -> file.getFileName().toString()).sorted().toList();
      assertThat(names)
          .containsExactly(
              "order-replay.json",
              "order-seeds.json",
              "receipt-denied.json",
              "receipt-falsified.json",
              "receipt-passed.json",
              "receipt-replayed.json",
              "samples.txt",
              "witness.json");
      for (String name : names.stream().filter(each -> each.endsWith(".json")).toList()) {
        assertThat(faults(name, text("vectors/" + name))).as(name).isEmpty();
      }
    }
  }

  @Test
  void every_sample_is_an_example_that_the_schema_takes() throws Exception {
    var witness = text("vectors/witness.json");
    var example =
        witness.substring(witness.indexOf("\"example\": "), witness.indexOf("\"example_"));

    for (String line : text("vectors/samples.txt").lines().toList()) {
      assertThat(faults("witness.json", witness.replace(example, "\"example\": [" + line + "], ")))
          .as(line)
          .isEmpty();
    }
    for (String line : List.of("1", "{}", "[]", "{\"i32\": 1}", "{\"a\": \"\", \"b\": \"\"}")) {
      assertThat(faults("witness.json", witness.replace(example, "\"example\": [" + line + "], ")))
          .as(line)
          .isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "order-seeds.json   | '\"mode\": \"seeds\"'      | '\"mode\": \"replay\"'",
        "order-seeds.json   | '\"-3\"'                   | '-3'",
        "order-seeds.json   | '\"-3\"'                   | '\"7\"'",
        "order-seeds.json   | '\"-3\"'                   | '\"-03\"'",
        "order-seeds.json   | '\"tries\": 10,'           | ''",
        "order-seeds.json   | '\"tries\": 10'            | '\"tries\": 0'",
        "order-seeds.json   | '\"prefix\": 2'            | '\"prefix\": 2, \"more\": 1'",
        "order-replay.json  | '\"mode\": \"replay\"'     | '\"mode\": \"seeds\"'",
        "witness.json       | '\"complete\": true'       | '\"complete\": false'",
        "witness.json       | 'waiver-gate/witness/1'    | 'waiver-gate/witness/2'",
        "witness.json       | '\"flipping\": false'      | '\"flipping\": null'",
        "witness.json       | '\"flipping\": false'      | '\"flipping\": false, \"waived\": true'",
        "witness.json       | '\"seed\": \"-3\"'         | '\"seed\": -3'",
        "witness.json       | '\"i32\": \"100\"'         | '\"i32\": 100'",
        "receipt-passed.json    | 'passed'               | 'falsified'",
        "receipt-passed.json    | '\"witness\": null'    | '\"witness\": \"x\"'",
        "receipt-passed.json    | '\"falsified\": []'    | '\"falsified\": [{}]'",
        "receipt-falsified.json | '\"outcome\": \"falsified\"' | '\"outcome\": \"passed\"'",
        "receipt-falsified.json | '\"seed\": \"-3\"'     | '\"seed\": null'",
        "receipt-denied.json    | 'no_freeze_path'       | 'nothing'",
        "receipt-denied.json    | '\"mode\": \"seeds\"'  | '\"mode\": \"replay\"'",
        "receipt-replayed.json  | '\"failed\"'           | '\"passed\"'",
        "receipt-replayed.json  | '\"failed\"'           | '\"falsified\"'",
      })
  void a_lie_is_refused(String vector, String honest, @Nullable String lie) throws Exception {
    var text = text("vectors/" + vector);
    assertThat(text).contains(honest);

    assertThat(faults(vector, text.replace(honest, lie == null ? "" : lie))).isNotEmpty();
  }

  private static Set<ValidationMessage> faults(String vector, String document) throws IOException {
    var schema = vector.replaceFirst("[-.].*", "-1.json");
    return JsonSchemaFactory.getInstance(VersionFlag.V202012)
        .getSchema(text(schema), InputFormat.JSON)
        .validate(document, InputFormat.JSON);
  }

  private static String text(String name) throws IOException {
    return Files.readString(SCHEMAS.resolve(name), UTF_8);
  }
}
