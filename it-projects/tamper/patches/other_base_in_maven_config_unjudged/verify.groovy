def build = evaluate(new File(shared, 'finished-build.groovy'))

build.failed(
    'could not judge: .mvn/maven.config',
    '[ERROR]   found: it sets waiver-gate.baseRef, which only who starts the build may set',
    '[ERROR]   mend:  remove it there, and give it on the command line of the CI: -Dwaiver-gate.baseRef=…')
return true
