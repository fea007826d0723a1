def base = evaluate(new File(shared, 'witness-base.groovy'))

base.tax('return new java.io.File("local/rate.txt").exists() ? -1 : cents / 10;')
base.git.commit('let a local rate win')
base.write('local/rate.txt', 'a rate of yesterday')
return true
