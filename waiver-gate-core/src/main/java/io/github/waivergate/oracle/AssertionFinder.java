package io.github.waivergate.oracle;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the assertions of a method by the names of its calls. */
final class AssertionFinder extends GuardedScanner {
  private final MethodSource method;
  private final NormalForm form;
  private final Calls calls;
  private final List<Assertion> found = new ArrayList<>();

  private AssertionFinder(MethodSource method, Calls calls) {
    super(method.form());
    this.method = method;
    this.form = method.form();
    this.calls = calls;
  }

  /** The assertions in the body of the method itself. */
  static List<Assertion> in(MethodSource method, Calls calls) {
    return in(method.tree().getBody(), method, calls);
  }

  /** The assertions in a part of the method. */
  static List<Assertion> in(@Nullable Tree part, MethodSource method, Calls calls) {
    var finder = new AssertionFinder(method, calls);
    finder.scan(part, null);
    return finder.found;
  }

  @Override
  public @Nullable Void visitAssert(AssertTree tree, @Nullable Void unused) {
    var condition = tree.getCondition();
    boolean vacuous = form.isConstant(condition);
    add(tree, "assert", form.of(condition), List.of(), Optional.empty(), "", vacuous);
    return super.visitAssert(tree, null);
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree last, @Nullable Void unused) {
    var chain = chain(last);
    int start = 0;
    while (start < chain.size() && !startsChain(chain.get(start))) {
      start++;
    }
    if (start < chain.size()) {
      ofChain(chain.subList(start, chain.size()));
    } else {
      chain.stream().filter(this::isPlainAssertion).forEach(call -> ofPlain(call, chain));
    }
    if (chain.get(0).getMethodSelect() instanceof MemberSelectTree select) {
      scan(select.getExpression(), null);
    }
    chain.forEach(call -> scan(call.getArguments(), null));
    return null;
  }

  /** The calls of {@code a().b().c()} in the order written. */
  private static List<MethodInvocationTree> chain(MethodInvocationTree last) {
    var chain = new ArrayList<MethodInvocationTree>();
    for (Tree next = last; next instanceof MethodInvocationTree call; ) {
      chain.add(0, call);
      next = call.getMethodSelect() instanceof MemberSelectTree s ? s.getExpression() : null;
      while (next instanceof ParenthesizedTree parenthesized) {
        next = parenthesized.getExpression();
      }
    }
    return chain;
  }

  private static String name(MethodInvocationTree call) {
    return Annotations.simpleName(call.getMethodSelect());
  }

  private boolean startsChain(MethodInvocationTree call) {
    var name = name(call);
    if (name.equals("that")) {
      return call.getMethodSelect() instanceof MemberSelectTree select
          && Annotations.simpleName(select.getExpression()).equals("expect");
    }
    return AssertionNames.startsChain(name) && calls.target(call, method).isEmpty();
  }

  private boolean isPlainAssertion(MethodInvocationTree call) {
    var name = name(call);
    return AssertionNames.isAssertion(name)
        && !(AssertionNames.isFrame(name) && !call.getArguments().isEmpty())
        && calls.target(call, method).isEmpty();
  }

  private void ofChain(List<MethodInvocationTree> chain) {
    var root = chain.get(0);
    if (chain.size() == 1 && root.getArguments().size() > 1) {
      ofMatcher(root);
      return;
    }
    var subject = new StringBuilder(String.join(",", form.of(root.getArguments())));
    boolean constant =
        !root.getArguments().isEmpty() && root.getArguments().stream().allMatch(form::isConstant);
    Optional<ExpressionTree> within = Optional.empty();
    var mode = "";
    for (MethodInvocationTree link : chain.subList(1, chain.size())) {
      var name = name(link);
      if (name.equals("isWithin")) {
        within = Optional.of(link);
      } else if (AssertionNames.relaxes(name)) {
        mode += name + form.of(link.getArguments());
      } else if (!AssertionNames.assertsNothing(name)) {
        boolean vacuous = constant && link.getArguments().stream().allMatch(form::isConstant);
        addComparison(link, name, subject.toString(), link.getArguments(), within, mode, vacuous);
      } else if (!AssertionNames.describes(name)) {
        constant = false;
        subject.append('.').append(name).append(form.of(link.getArguments()));
      }
    }
  }

  /** Hamcrest's {@code assertThat(actual, matcher)}. */
  private void ofMatcher(MethodInvocationTree call) {
    var arguments = call.getArguments();
    var actual = arguments.get(arguments.size() - 2);
    var matcher = form.meaning(arguments.get(arguments.size() - 1));
    while (matcher instanceof MethodInvocationTree wrapper
        && name(wrapper).equals("is")
        && wrapper.getArguments().size() == 1
        && wrapper.getArguments().get(0) instanceof MethodInvocationTree inner
        && !form.isConstant(inner)) {
      matcher = inner;
    }
    boolean vacuous = form.isConstant(actual);
    if (matcher instanceof MethodInvocationTree named) {
      var tree = named.getArguments();
      addComparison(call, name(named), form.of(actual), tree, Optional.empty(), "", vacuous);
    } else {
      addComparison(
          call, "matches", form.of(actual), List.of(matcher), Optional.empty(), "", vacuous);
    }
  }

  private void ofPlain(MethodInvocationTree call, List<MethodInvocationTree> chain) {
    var name = name(call);
    int next = chain.indexOf(call) + 1;
    if (name.equals("verify") && next < chain.size() && !call.getArguments().isEmpty()) {
      var verified = chain.get(next);
      var subject = form.of(call.getArguments().get(0)) + "." + name(verified);
      var modes = call.getArguments().subList(1, call.getArguments().size());
      var mode = String.join(",", form.of(modes));
      add(
          verified,
          name,
          subject,
          List.copyOf(verified.getArguments()),
          Optional.empty(),
          mode,
          false);
      return;
    }
    var arguments =
        Arguments.of(name, call.getArguments(), method.owner().source().messagesComeFirst(), form);
    var subject = new ArrayList<String>();
    arguments.values().stream()
        .filter(v -> !form.isConstant(v))
        .map(form::of)
        .forEach(subject::add);
    var forms = form.of(arguments.values());
    boolean vacuous =
        name.startsWith("assert")
            && !arguments.values().isEmpty()
            && (subject.isEmpty() || (forms.size() == 2 && forms.get(0).equals(forms.get(1))));
    var joined = String.join(",", subject);
    add(call, name, joined, arguments.values(), arguments.delta(), "", vacuous);
  }

  private void addComparison(
      Tree tree,
      String name,
      String subject,
      List<? extends ExpressionTree> arguments,
      Optional<ExpressionTree> within,
      String mode,
      boolean vacuous) {
    var expected = new ArrayList<ExpressionTree>(arguments);
    var tolerance = within;
    if (name.equals("closeTo") && expected.size() == 2) {
      tolerance = Optional.of(expected.remove(1));
    } else if (!expected.isEmpty() && Tolerances.isTolerance(expected.get(expected.size() - 1))) {
      tolerance = Optional.of(expected.remove(expected.size() - 1));
    }
    add(tree, name, subject, List.copyOf(expected), tolerance, mode, vacuous);
  }

  private void add(
      Tree tree,
      String name,
      String subject,
      List<ExpressionTree> expected,
      Optional<ExpressionTree> tolerance,
      String mode,
      boolean vacuous) {
    var forms = form.of(expected);
    found.add(
        new Assertion(tree, name, subject, expected, forms, tolerance, mode, guards(), vacuous));
  }
}
