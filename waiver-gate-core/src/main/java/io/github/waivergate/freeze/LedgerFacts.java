package io.github.waivergate.freeze;

import io.github.waivergate.inventory.TestInventory;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a ledger is held to while one module is judged.
 *
 * @param module the module's path from the contract's root
 * @param isModule whether a path from the root leads to a module with an inventory
 * @param inventory the module's known tests
 * @param fixtureHash digest over the module's locked fixtures
 * @param lockedPaths the fixtures that the module's lock names
 * @param inputs reads an input of the module
 * @param examples reads the checked-in example that a row names
 * @param proofs says what this build has not proven
 * @param freezeHours the longest life of a frozen test
 * @param quarantineDays the longest life of a quarantined input
 * @param base the merge base's ledger; empty where no merge base judges
 * @param approved whether a person has approved what the patch changes of the contract
 * @param now when the verdict is given
 */
public record LedgerFacts(
    String module,
    Predicate<String> isModule,
    TestInventory inventory,
    String fixtureHash,
    Set<String> lockedPaths,
    LockedInputs inputs,
    Examples examples,
    Proofs proofs,
    int freezeHours,
    int quarantineDays,
    Optional<FreezeLedger> base,
    boolean approved,
    Instant now) {

  public LedgerFacts {
    lockedPaths = Set.copyOf(lockedPaths);
  }
}
