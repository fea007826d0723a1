def build = evaluate(new File(shared, 'finished-build.groovy'))

build.unjudged(
    'maven-surefire-plugin 3.5.6',
    'Surefire 3.5.4 to 3.5.6 writes display names where class names belong',
    'use Surefire 3.5.3, or 3.6.0 and newer')
