package io.github.waivergate.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.json.JsonText;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SessionJsonTest {
  @Test
  void a_session_is_written_with_its_step_and_its_replays() throws Exception {
    assertThat(written(Sessions.whole()))
        .isEqualTo(
            """
            {
              "replay_session": {
                "planned": 2,
                "threads": 1,
                "stopped_at": "none",
                "property_step": {
                  "index": 0,
                  "nonce": "nonce-0",
                  "millis": 2000,
                  "executions": [
                    {
                      "execution": "default-test",
                      "said": "all is well",
                      "tests": 1,
                      "failed": 0,
                      "reports": 0
                    }
                  ]
                },
                "replays": [
                  {
                    "index": 1,
                    "nonce": "nonce-1",
                    "millis": 2000,
                    "executions": [
                      {
                        "execution": "default-test",
                        "said": "There are test failures",
                        "tests": 3,
                        "failed": 1,
                        "reports": 2
                      },
                      {
                        "execution": "failsafe-it",
                        "said": "all is well",
                        "tests": 0,
                        "failed": 0,
                        "reports": 0
                      }
                    ]
                  },
                  {
                    "index": 2,
                    "nonce": "nonce-2",
                    "millis": 2000,
                    "executions": [
                      {
                        "execution": "default-test",
                        "said": "There are test failures",
                        "tests": 3,
                        "failed": 1,
                        "reports": 2
                      },
                      {
                        "execution": "failsafe-it",
                        "said": "all is well",
                        "tests": 0,
                        "failed": 0,
                        "reports": 0
                      }
                    ]
                  }
                ]
              }
            }
            """);
  }

  @ParameterizedTest
  @CsvSource({"PROPERTY, property", "FIXTURE, fixture", "CONTRACT, contract", "NONE, none"})
  void the_step_that_ended_it_is_named(Stop stop, String word) throws Exception {
    assertThat(written(Sessions.stopped(stop, Optional.empty())))
        .isEqualTo(
            """
            {
              "replay_session": {
                "planned": 5,
                "threads": 1,
                "stopped_at": "%s",
                "property_step": null,
                "replays": []
              }
            }
            """
                .formatted(word));
  }

  private static String written(ReplaySession session) throws IOException {
    var out = new ByteArrayOutputStream();
    var json = JsonText.generator(out);
    json.writeStartObject();
    SessionJson.write(json, session);
    json.writeEndObject();
    JsonText.end(json);
    return out.toString(UTF_8);
  }
}
