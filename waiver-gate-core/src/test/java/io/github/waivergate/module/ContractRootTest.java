package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContractRootTest {
  private final Path outside;
  private final Path shop;
  private final Path billing;
  private final Path tax;

  ContractRootTest(@TempDir Path directory) {
    outside = directory;
    shop = directory.resolve("shop");
    billing = shop.resolve("billing");
    tax = billing.resolve("tax");
  }

  @BeforeEach
  void create_three_nested_projects_below_another() throws IOException {
    Files.createDirectories(tax);
    for (Path project : new Path[] {outside, shop, billing, tax}) {
      Files.writeString(project.resolve("pom.xml"), "<project/>");
    }
  }

  @Test
  void the_highest_project_of_the_work_tree_is_the_root() throws IOException {
    Files.createDirectory(shop.resolve(".git"));

    assertThat(ContractRoot.of(tax, tax)).isEqualTo(shop);
    assertThat(ContractRoot.of(billing, billing)).isEqualTo(shop);
    assertThat(ContractRoot.of(shop, shop)).isEqualTo(shop);
  }

  @Test
  void a_linked_work_tree_or_submodule_has_a_file_in_place_of_the_directory() throws IOException {
    Files.writeString(billing.resolve(".git"), "gitdir: ../.git/modules/billing\n");
    Files.createDirectory(shop.resolve(".git"));

    assertThat(ContractRoot.of(tax, shop)).isEqualTo(billing);
  }

  @Test
  void a_directory_without_a_pom_ends_the_way_up() throws IOException {
    Files.createDirectory(shop.resolve(".git"));
    Files.delete(billing.resolve("pom.xml"));

    assertThat(ContractRoot.of(tax, tax)).isEqualTo(tax);
  }

  @Test
  void a_top_of_the_work_tree_without_a_pom_is_not_the_root() throws IOException {
    Files.createDirectory(shop.resolve(".git"));
    Files.delete(shop.resolve("pom.xml"));

    assertThat(ContractRoot.of(tax, tax)).isEqualTo(billing);
  }

  @Test
  void a_directory_named_pom_xml_is_no_pom() throws IOException {
    Files.createDirectory(shop.resolve(".git"));
    Files.delete(shop.resolve("pom.xml"));
    Files.createDirectory(shop.resolve("pom.xml"));

    assertThat(ContractRoot.of(tax, tax)).isEqualTo(billing);
  }

  @Test
  void outside_of_git_the_top_level_project_is_the_root() {
    assertThat(ContractRoot.of(tax, billing)).isEqualTo(billing);
    assertThat(ContractRoot.of(tax, shop)).isEqualTo(shop);
  }

  @Test
  void outside_of_git_a_module_beside_the_top_level_project_is_its_own_root() {
    assertThat(ContractRoot.of(tax, outside.resolve("other"))).isEqualTo(tax);
  }

  @Test
  void a_way_that_turns_is_straightened_first() throws IOException {
    Files.createDirectory(shop.resolve(".git"));

    assertThat(ContractRoot.of(billing.resolve("../billing/tax"), tax)).isEqualTo(shop);
  }
}
