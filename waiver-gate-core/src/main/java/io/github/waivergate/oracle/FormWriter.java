package io.github.waivergate.oracle;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.Objects;
import java.util.function.Supplier;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/** Writes the {@link NormalForm} of a method, bottom up. */
final class FormWriter extends TreeScanner<String, Void> {
  private final NormalForm form;
  private final MethodTree method;
  private final LocalNames names;

  FormWriter(NormalForm form, MethodSource method) {
    this.form = form;
    this.method = method.tree();
    this.names = new LocalNames(method);
  }

  String write() {
    return names.within(
        () -> {
          var written = new StringBuilder();
          for (VariableTree parameter : method.getParameters()) {
            written.append(scan(parameter, null));
          }
          written.append(scan(method.getReturnType(), null));
          return form.record(method, written.append(scan(method.getBody(), null)).toString());
        });
  }

  @Override
  public String scan(@Nullable Tree tree, @Nullable Void unused) {
    if (tree == null) {
      return "";
    }
    var inner = Objects.toString(super.scan(tree, null), "");
    boolean plain = tree instanceof ParenthesizedTree || tree instanceof IdentifierTree;
    return form.record(tree, plain ? inner : "(" + tree.getKind() + " " + inner + ")");
  }

  @Override
  public String reduce(@Nullable String later, @Nullable String earlier) {
    return NormalForm.shortened(Objects.toString(earlier, "") + Objects.toString(later, ""));
  }

  @Override
  public String visitIdentifier(IdentifierTree identifier, @Nullable Void unused) {
    var name = identifier.getName().toString();
    var local = names.find(name);
    if (local.isPresent()) {
      if (local.get().onlyNames()) {
        form.recordUse(identifier, local.get().declaration());
      }
      return local.get().token();
    }
    var constant = names.enterConstant(name);
    if (constant.isPresent()) {
      form.recordUse(identifier, constant.get());
      var written = scan(constant.get().getInitializer(), null);
      names.leaveConstant(name);
      return written;
    }
    return plain(name);
  }

  @Override
  public String visitVariable(VariableTree variable, @Nullable Void unused) {
    var type = variable.getType() == null ? "" : scan(variable.getType(), null);
    var init = scan(variable.getInitializer(), null);
    return names.declare(variable, type, init);
  }

  @Override
  public String visitMethodInvocation(MethodInvocationTree call, @Nullable Void unused) {
    var select = call.getMethodSelect();
    // The name of a method is never that of a variable.
    var called =
        select instanceof IdentifierTree identifier
            ? form.record(select, plain(identifier.getName().toString()))
            : scan(select, null);
    return reduce(scan(call.getArguments(), null), called);
  }

  @Override
  public String visitBlock(BlockTree block, @Nullable Void unused) {
    return names.within(
        () -> {
          block.getStatements().forEach(statement -> scan(statement, null));
          var written = new StringBuilder();
          for (StatementTree statement : block.getStatements()) {
            if (!form.onlyNames(statement)) {
              written.append(form.of(statement));
            }
          }
          return NormalForm.shortened(written.toString());
        });
  }

  @Override
  public String visitLiteral(LiteralTree literal, @Nullable Void unused) {
    var value = String.valueOf(literal.getValue());
    return value.length() + ":" + value;
  }

  @Override
  public String visitMemberSelect(MemberSelectTree select, @Nullable Void unused) {
    return scan(select.getExpression(), null) + "." + select.getIdentifier();
  }

  @Override
  public String visitMemberReference(MemberReferenceTree reference, @Nullable Void unused) {
    return super.visitMemberReference(reference, null) + "::" + reference.getName();
  }

  @Override
  public String visitPrimitiveType(PrimitiveTypeTree type, @Nullable Void unused) {
    return type.getPrimitiveTypeKind().name();
  }

  @Override
  public String visitModifiers(ModifiersTree modifiers, @Nullable Void unused) {
    return modifiers.getFlags() + Objects.toString(super.visitModifiers(modifiers, null), "");
  }

  @Override
  public String visitBreak(BreakTree tree, @Nullable Void unused) {
    return label(tree.getLabel());
  }

  @Override
  public String visitContinue(ContinueTree tree, @Nullable Void unused) {
    return label(tree.getLabel());
  }

  @Override
  public String visitClass(ClassTree tree, @Nullable Void unused) {
    return scoped(() -> tree.getSimpleName() + super.visitClass(tree, null));
  }

  @Override
  public String visitMethod(MethodTree tree, @Nullable Void unused) {
    return scoped(() -> tree.getName() + super.visitMethod(tree, null));
  }

  @Override
  public String visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
    return scoped(() -> super.visitLambdaExpression(tree, null));
  }

  @Override
  public String visitForLoop(ForLoopTree tree, @Nullable Void unused) {
    return scoped(() -> super.visitForLoop(tree, null));
  }

  @Override
  public String visitEnhancedForLoop(EnhancedForLoopTree tree, @Nullable Void unused) {
    return scoped(() -> super.visitEnhancedForLoop(tree, null));
  }

  @Override
  public String visitTry(TryTree tree, @Nullable Void unused) {
    return scoped(() -> super.visitTry(tree, null));
  }

  @Override
  public String visitCatch(CatchTree tree, @Nullable Void unused) {
    return scoped(() -> super.visitCatch(tree, null));
  }

  @Override
  public String visitCase(CaseTree tree, @Nullable Void unused) {
    return scoped(() -> super.visitCase(tree, null));
  }

  private String scoped(Supplier<String> visit) {
    return names.within(visit);
  }

  private static String label(@Nullable Name label) {
    return label == null ? "" : label.toString();
  }

  private static String plain(String name) {
    return "<" + name + ">";
  }
}
