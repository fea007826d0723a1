package io.github.waivergate.oracle;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import io.github.waivergate.digest.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * The trees of one method without what does not matter: comments, layout, parentheses and the names
 * of local variables.
 *
 * <p>A local variable that is assigned once is what it is initialised with, so that naming a value,
 * or no longer naming it, is no change.
 */
final class NormalForm {
  private static final int LONGEST = 2000;

  private final IdentityHashMap<Tree, String> forms = new IdentityHashMap<>();
  private final IdentityHashMap<Tree, ExpressionTree> meanings = new IdentityHashMap<>();
  private final IdentityHashMap<Tree, Boolean> named = new IdentityHashMap<>();
  private final MethodSource method;
  private String whole = "";

  private NormalForm(MethodSource method) {
    this.method = method;
  }

  static NormalForm of(MethodSource method) {
    var form = new NormalForm(method);
    form.whole = new FormWriter(form, method).write();
    return form;
  }

  /** Parameters and body; the forms of two methods are equal where nothing that matters differs. */
  String whole() {
    return whole;
  }

  /** The form of a part. */
  String of(Tree tree) {
    return forms.getOrDefault(tree, "");
  }

  /** The forms of several parts. */
  List<String> of(List<? extends Tree> trees) {
    return trees.stream().map(this::of).toList();
  }

  /** What a name stands for, where it is known; otherwise the tree itself. */
  ExpressionTree meaning(ExpressionTree tree) {
    var current = tree;
    while (true) {
      var next = current instanceof ParenthesizedTree p ? p.getExpression() : meanings.get(current);
      if (next == null) {
        return current;
      }
      current = next;
    }
  }

  boolean isConstant(ExpressionTree tree) {
    return Constants.isConstant(tree, this::meaning);
  }

  /** The tree as source, with names that only name a value replaced by that value. */
  String quote(ExpressionTree tree) {
    return Quote.of(meaning(tree));
  }

  /** Whether a statement only names a value that is used elsewhere. */
  boolean onlyNames(StatementTree statement) {
    return named.getOrDefault(statement, false);
  }

  /** The statements of the body that do something. */
  List<? extends StatementTree> statements() {
    BlockTree body = method.tree().getBody();
    return body == null
        ? List.of()
        : body.getStatements().stream().filter(s -> !onlyNames(s)).toList();
  }

  String record(Tree tree, String form) {
    var kept = shortened(form);
    forms.put(tree, kept);
    return kept;
  }

  void recordUse(IdentifierTree use, VariableTree declaration) {
    named.put(declaration, true);
    Optional.ofNullable(declaration.getInitializer()).ifPresent(init -> meanings.put(use, init));
  }

  /**
   * Forms stay short, so that what is nested or named over and over does not grow without bound.
   */
  static String shortened(String form) {
    return form.length() <= LONGEST
        ? form
        : "#" + Sha256.of(form.getBytes(StandardCharsets.UTF_8)).hex();
  }
}
