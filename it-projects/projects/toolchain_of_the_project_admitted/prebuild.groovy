import java.nio.file.Files

// Two JDKs that are this one, each under a name that it tells to what it starts.
def toolchains = ['of-the-build', 'of-the-ledger'].collect { id ->
  def home = new File(basedir, "jdks/$id")
  new File(home, 'bin').mkdirs()
  def jdk = new File(System.getProperty('java.home'))
  Files.createSymbolicLink(new File(home, 'bin/javac').toPath(), new File(jdk, 'bin/javac').toPath())
  Files.createSymbolicLink(new File(home, 'release').toPath(), new File(jdk, 'release').toPath())
  def java = new File(home, 'bin/java')
  java.setText("""\
      #!/bin/sh
      echo started >>'$basedir/jdks/${id}.starts'
      ACME_TOOLCHAIN=$id exec '$jdk/bin/java' "\$@"
      """.stripIndent(), 'UTF-8')
  java.executable = true
  "<toolchain><type>jdk</type><provides><id>$id</id></provides>" +
      "<configuration><jdkHome>$home</jdkHome></configuration></toolchain>"
}
new File(basedir, 'toolchains.xml').setText("<toolchains>${toolchains.join()}</toolchains>", 'UTF-8')
return true
