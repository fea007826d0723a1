def build = evaluate(new File(shared, 'finished-build.groovy'))

evaluate(new File(shared, 'denied-example.groovy')).holds(basedir, build, 'shrink_incomplete',
    seeds: 2, tries: 100,
    why: 'the example was still shrinking after 8 candidates',
    meaning: 'its example was not shrunk to the end')
assert build.record().seeds.shrink_steps == 8
