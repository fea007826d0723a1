def base = evaluate(new File(shared, 'witness-base.groovy'))

base.tax('return cents * 10 / 100;')
base.git.commit('take ten percent')
return true
