def git = evaluate(new File(shared, 'git.groovy'))

git.init(basedir)
def slices = new File(basedir, 'target/slices')
slices.mkdirs()
['one', 'two', 'three', 'alone'].each { git.newInstance(slices).call('clone', '-q', basedir.path, it) }
// The projects' parent lies beside each checkout.
def parent = new File(slices, 'replay-parent')
parent.mkdirs()
new File(parent, 'pom.xml').text = new File(basedir, '../replay-parent/pom.xml').text
return true
