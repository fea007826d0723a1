evaluate(new File(shared, 'git.groovy')).init(basedir)
// A test counts the replays there: the next build has to begin from one again.
return true
