def patch = evaluate(new File(shared, 'tax.groovy')).base()

patch.tax('return new java.io.File("local/rate.txt").exists() ? -1 : cents / 10;').commit('let a local rate win')
def rate = new File(basedir, 'local/rate.txt')
rate.parentFile.mkdir()
rate.text = 'a rate of yesterday'
return true
