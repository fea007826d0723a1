package io.github.waivergate.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that runs once for each neighbour that the goal {@code neighbours} made of a locked
 * fixture, and once more for each example on which the property has to fail.
 *
 * <pre>{@code
 * @Neighbours("locked/invoice_tax_q1.json")
 * void neighboursKeepIdentity(Input invoice) {
 *   inclusiveIdentity(invoice.text());
 * }
 * }</pre>
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(NeighboursExtension.class)
public @interface Neighbours {
  /** The locked fixture's name on the test class path. */
  String value();

  /** How many neighbours are enough at a desk; the gate always wants all of them. */
  int max() default Integer.MAX_VALUE;
}
