/** Brings the parents of a project into its own directory: clones of its repository are built elsewhere. */
class Parents {
  static void bring(File basedir) {
    def pom = new File(basedir, 'pom.xml')
    copy(basedir, pom.text)
    pom.text = pom.text.replace('<relativePath>../', '<relativePath>')
  }

  private static void copy(File basedir, String pom) {
    pom.findAll(~/<relativePath>\.\.\/([a-z-]+)\/pom\.xml</) { whole, name ->
      def parent = new File(basedir.parentFile, "$name/pom.xml").text
      def own = new File(basedir, "$name/pom.xml")
      own.parentFile.mkdirs()
      own.text = parent
      copy(basedir, parent)
    }
  }
}
Parents
