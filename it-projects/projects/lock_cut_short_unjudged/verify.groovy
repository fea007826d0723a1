def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'qa/known-tests.lock:1',
    'the file says entries: 2, and has 1; it may have been cut short',
    'lock it again in a reviewed commit: mvn test waiver-gate:lock')
