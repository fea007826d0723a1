/** A repository whose base has one property, its adapter and its seeds; the patch is on a branch. */
class WitnessBase {
  final File basedir
  final Object git

  WitnessBase(File basedir, File shared, Object git) {
    this.basedir = basedir
    def sources = new File(shared, 'witness')
    ['Adapter', 'TaxGenerator', 'TaxProperties'].each { write("src/test/java/com/acme/${it}.java", new File(sources, "${it}.java").text) }
    write('src/main/java/com/acme/Tax.java', new File(sources, 'Tax.java').text)
    write('qa/seeds.json', '{"version": 1, "seeds": ["7", "-9"], "budget": 2, "tries": 1, "clean_replays": 4}\n')
    write('qa/fixture.lock', '# entries: 0\n')
    write('qa/known-tests.lock', '# entries: 1\n# engine: maven-surefire-plugin 3.6.1\n# engine: junit-jupiter-api 5.14.4\n# engine: junit-jupiter-engine 5.14.4\ncom.acme.TaxProperties#tax_is_never_negative\t1\trun\n')
    this.git = git.init(basedir)
    new File(basedir, '.gitignore') << 'local/\n'
    this.git.commit('leave out what is local')
    this.git.call('checkout', '-q', '-b', 'patch')
  }

  void write(String path, String text) {
    def file = new File(basedir, path)
    file.parentFile.mkdirs()
    file.text = text
  }

  /** The body of the one production method. */
  void tax(String body) {
    write('src/main/java/com/acme/Tax.java', "package com.acme;\n\nclass Tax {\n  static int of(int cents) {\n    $body\n  }\n}\n")
  }
}
new WitnessBase(basedir, shared as File, evaluate(new File(shared, 'git.groovy')))
