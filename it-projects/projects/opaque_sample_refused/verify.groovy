def build = evaluate(new File(shared, 'finished-build.groovy'))

evaluate(new File(shared, 'denied-example.groovy')).holds(basedir, build, 'not_serialisable',
    seeds: 3, tries: 500,
    why: 'a value of com.acme.Amount',
    meaning: 'its example holds a value that has no canonical form')
