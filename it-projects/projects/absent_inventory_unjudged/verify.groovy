def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'qa/known-tests.lock',
    'no such file',
    'lock it again in a reviewed commit: mvn test waiver-gate:lock')
