/** Runs git in a project of its own, with nothing of this machine's configuration. */
class Git {
  final File directory

  Git(File directory) {
    this.directory = directory
  }

  String call(String... arguments) {
    def command = ['git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'init.defaultBranch=main'] + (arguments as List)
    def builder = new ProcessBuilder(command*.toString()).directory(directory).redirectErrorStream(true)
    builder.environment().putAll([GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'])
    def process = builder.start()
    def said = process.inputStream.getText('UTF-8')
    assert process.waitFor() == 0 : "${command.join(' ')}\n$said"
    said.strip()
  }

  /** A repository with everything that is there in its first commit; the invoker copies no ignore file. */
  static Git init(File directory) {
    new File(directory, '.gitignore').text = 'target/\nbuild.log\n'
    def git = new Git(directory)
    git.call('init', '-q')
    git.commit('start')
    git
  }

  String commit(String title) {
    call('add', '-A')
    call('commit', '-q', '-m', title)
    call('rev-parse', 'HEAD')
  }
}
Git
