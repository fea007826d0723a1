def build = evaluate(new File(shared, 'finished-build.groovy'))

build.failed(
    "could not judge: ${new File(basedir, 'target/waiver-gate/waiver.json')}",
    '[ERROR]   found: cannot be deleted: Not a directory',
    '[ERROR]   mend:  make the place writable for the user who runs Maven, then run the build again',
    '[ERROR] -> [Help 1]')
assert build.lines(~/not blocked/) == 0
