// What a test aborts with is not on the class path of production code: it is found by name.
def abort = '(RuntimeException) Class.forName("org.opentest4j.TestAbortedException").getConstructor().newInstance()'
evaluate(new File(shared, 'tax.groovy')).base()
    .tax("try { if (cents >= 1000) throw $abort; } catch (ReflectiveOperationException e) { return 0; } return cents / 10 + 1;")
    .commit('compute the tax of small totals alone')
