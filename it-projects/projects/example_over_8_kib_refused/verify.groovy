def build = evaluate(new File(shared, 'finished-build.groovy'))

evaluate(new File(shared, 'denied-example.groovy')).holds(basedir, build, 'too_large',
    seeds: 3, tries: 500,
    why: 'the example has 10012 bytes, a witness at most 8192',
    meaning: 'its example is larger than a witness may be')
