package io.github.waivergate.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that is handed one locked fixture, byte for byte as {@code qa/fixture.lock} has it.
 *
 * <pre>{@code
 * @LockedFixture("locked/invoice_tax_q1.json")
 * void lockedInvoiceKeepsIdentity(Input invoice) {
 *   inclusiveIdentity(invoice.text());
 * }
 * }</pre>
 *
 * <p>Only an {@link Input} proves that the fixture was read; a {@code String}, {@code byte[]},
 * {@code java.nio.file.Path} or {@code java.io.InputStream} may be taken as well.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(LockedFixtureExtension.class)
public @interface LockedFixture {
  /** The fixture's name on the test class path, such as {@code locked/invoice_tax_q1.json}. */
  String value();
}
