def base = evaluate(new File(shared, 'witness-base.groovy'))

base.tax('return cents * 10 / 100;')
def generator = new File(basedir, 'src/test/java/com/acme/TaxGenerator.java')
generator.text = generator.text.replaceFirst('return .*;', 'return 100;')
base.git.commit('take ten percent, of small amounts')
return true
