def build = evaluate(new File(shared, 'finished-build.groovy'))

build.says(
    '[INFO] not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: true')
build.unjudged(
    'target/waiver-gate/replays/*',
    'no report of this build in 5 replay directories',
    'run the suite in this build, with each Surefire execution\'s <reportsDirectory> set to a directory of its own there')
