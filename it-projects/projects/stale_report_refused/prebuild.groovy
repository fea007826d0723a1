// A report of an earlier build lies where the fifth replay should have left its own.
def replay = new File(basedir, 'target/waiver-gate/replays/5')
replay.mkdirs()
def report = new File(replay, 'TEST-com.acme.ParserTest.xml')
report.text = new File(basedir, 'earlier-report.xml').text
assert report.setLastModified(1790000000000L)
