import groovy.io.FileType
import java.nio.file.Files

/** A tax and a property of jqwik: jqwik_counterexample_refused has them whole, the others hold what differs. */
class TaxProject {
  final File basedir
  final Class git
  private final File projects

  TaxProject(File basedir, File shared, Class git) {
    this.basedir = basedir
    this.git = git
    projects = new File(shared, '../projects')
  }

  /** Takes from another project what this one has not got. */
  TaxProject like(String project) {
    def example = new File(projects, project)
    ['src', 'qa'].collect { new File(example, it) }.findAll { it.exists() }.each { directory ->
      directory.eachFileRecurse(FileType.FILES) { file ->
        def copy = new File(basedir, example.toPath().relativize(file.toPath()).toString())
        if (!copy.exists()) {
          copy.parentFile.mkdirs()
          Files.copy(file.toPath(), copy.toPath())
        }
      }
    }
    this
  }

  /** What a patch does in a checkout. */
  TaxPatch patch(File checkout, Object repository) {
    new TaxPatch(checkout, repository)
  }

  /** Commits all that is there as the base, and leaves the branch of the patch checked out. */
  TaxPatch base() {
    like('jqwik_counterexample_refused')
    def repository = git.init(basedir)
    new File(basedir, '.gitignore') << '.jqwik-database\nlocal/\n'
    repository.commit('leave out what jqwik remembers, and what is local')
    repository.call('checkout', '-q', '-b', 'patch')
    new TaxPatch(basedir, repository)
  }
}

/** What a patch does to the project. */
class TaxPatch {
  final File basedir
  private final Object git

  TaxPatch(File basedir, Object git) {
    this.basedir = basedir
    this.git = git
  }

  /** Another text in the place of one that has to be there. */
  TaxPatch edit(String path, String from, String to) {
    def file = new File(basedir, path)
    def text = file.getText('UTF-8')
    assert text.contains(from)
    file.setText(text.replace(from, to), 'UTF-8')
    this
  }

  /** Another statement for the one that computes the tax. */
  TaxPatch tax(String statement) {
    edit('src/main/java/com/acme/Tax.java', 'return cents / 10;', statement)
  }

  boolean commit(String title) {
    git.commit(title)
    true
  }
}

evaluate(new File(shared, 'parents.groovy')).bring(basedir)
new TaxProject(basedir, shared as File, evaluate(new File(shared, 'git.groovy')))
