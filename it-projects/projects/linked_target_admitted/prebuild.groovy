import java.nio.file.Files

def elsewhere = new File(basedir, 'elsewhere/replays/1')
elsewhere.mkdirs()
new File(elsewhere, 'kept.txt').text = 'kept'
new File(basedir, 'elsewhere/waiver.json').text = '{}'
new File(basedir, 'target').mkdirs()
Files.createSymbolicLink(new File(basedir, 'target/waiver-gate').toPath(), new File(basedir, 'elsewhere').toPath())
return true
