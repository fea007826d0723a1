def git = evaluate(new File(shared, 'git.groovy')).init(basedir)
new File(basedir, '.gitignore') << '.jqwik-database\n'
git.commit('leave out what jqwik remembers')

git.call('checkout', '-q', '-b', 'patch')
def tax = new File(basedir, 'src/main/java/com/acme/Tax.java')
tax.text = tax.text.replace('cents / 10', 'cents * 11 / 10 - cents')
git.commit('compute the tax from the total')
return true
