def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'target/waiver-gate/replays/*',
    'no replay directory is there',
    'run the suite in this build, with each Surefire execution\'s <reportsDirectory> set to a directory of its own there')
