def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'qa/fixture.lock:3',
    '"<<<<<<< HEAD" is not a line of sha256sum: digest, two spaces, path',
    'lock it again in a reviewed commit: mvn test waiver-gate:lock')
