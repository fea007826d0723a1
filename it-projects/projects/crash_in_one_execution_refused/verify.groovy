def build = evaluate(new File(shared, 'finished-build.groovy'))

// The first build is admitted. The second is ended by Surefire: it reaches no verdict, and exits red.
assert build.lines('[INFO] not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: true') == 1
assert build.lines(~/:check \(default\) @ crash-in-one-execution-refused/) == 1
assert build.lines('[INFO] BUILD SUCCESS') == 1
assert build.lines('[INFO] BUILD FAILURE') == 1
assert build.lines(~/Failed to execute goal org\.apache\.maven\.plugins:maven-surefire-plugin:\S+:test \(replay-2\)/) == 1
