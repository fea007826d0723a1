// The merge base is built in a clone, which has to hold the parent too.
new File(basedir, 'parent').mkdirs()
new File(basedir, 'parent/pom.xml').text = new File(basedir, '../replay-parent/pom.xml').text
def runs = new File(basedir, 'target/runs.txt')
runs.parentFile.mkdirs()
new File(basedir, 'anchored.properties').text = "waiver-gate.baseRef = main\nruns.file = ${runs.path.replace('\\', '/')}\n"
def git = evaluate(new File(shared, 'git.groovy')).init(basedir)

git.call('checkout', '-q', '-b', 'patch')
def helper = new File(basedir, 'src/test/java/com/acme/Amounts.java')
helper.text = helper.text.replace('return euros * 100;', 'return 100 * euros;')
git.commit('turn a product around')
return true
