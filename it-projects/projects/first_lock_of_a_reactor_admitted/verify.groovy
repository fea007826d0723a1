def build = evaluate(new File(shared, 'finished-build.groovy'))

assert build.lines('[INFO] qa/known-tests.lock: tests known: 1') == 2
assert build.lines('[INFO] qa/fixture.lock: fixtures locked: 0') == 2
build.module('billing').admitted(
    ready: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.InvoiceTest#adds_tax': 'stable_pass'])
build.module('payroll').admitted(
    ready: true,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ExpensesTest#adds_tax_to_expenses': 'stable_pass'])
assert !new File(basedir, 'qa').exists()
