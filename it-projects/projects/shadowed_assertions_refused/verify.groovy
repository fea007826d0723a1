def build = evaluate(new File(shared, 'finished-build.groovy'))

// Every test is green, because the assertion that it calls is the patch's.
build.refused(
    findings: 1,
    cases: ['1 case in 2 replays: 1 stable_pass'],
    classes: [
        'com.acme.ParserTest#reads_digits': 'stable_pass'])
build.says(
    '[ERROR] shadowed_class: org.junit.jupiter.api.Assertions',
    "  found: is in target/classes and in junit-jupiter-api-${build.jupiter}.jar: tests would not see the one they were written against",
    '  mend:  give the class another name, or take the other one off the test class path')
