package io.github.waivergate.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ManifestJsonTest {
  @Test
  void a_manifest_names_each_run_and_the_digest_of_each_report() throws Exception {
    assertThat(written(1))
        .isEqualTo(
            """
            {
              "index": 1,
              "nonce": "nonce-1",
              "project": "com.acme:invoices:1.0",
              "started": "2026-10-09T00:00:00+00:00",
              "finished": "2026-10-09T00:00:02+00:00",
              "runs": [
                {
                  "execution": "default-test",
                  "said": "There are test failures",
                  "tests": 3,
                  "failed": 1,
                  "reports": {
                    "default-test/TEST-com.acme.ParseTest.xml": \
            "09ca7e4eaa6e0000000000000000000000000000000000000000000000000000",
                    "default-test/TEST-com.acme.TaxTest.xml": \
            "41d8dfe07cfa0000000000000000000000000000000000000000000000000000"
                  }
                },
                {
                  "execution": "failsafe-it",
                  "said": "all is well",
                  "tests": 0,
                  "failed": 0,
                  "reports": {}
                }
              ]
            }
            """);
  }

  @Test
  void the_same_replay_gives_the_same_bytes() throws Exception {
    assertThat(written(2)).isEqualTo(written(2));
  }

  private static String written(int index) throws IOException {
    var out = new ByteArrayOutputStream();
    ManifestJson.write(out, Sessions.replay(index), "com.acme:invoices:1.0");
    return out.toString(UTF_8);
  }
}
