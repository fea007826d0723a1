// An earlier build ran a test that this one does not have.
def reports = new File(basedir, 'target/surefire-reports')
reports.mkdirs()
new File(reports, 'TEST-com.acme.GhostTest.xml').text =
    '<testsuite name="com.acme.GhostTest"><testcase name="haunts" classname="com.acme.GhostTest"/></testsuite>'
new File(reports, 'com.acme.GhostTest.txt').text = 'Tests run: 1'
return true
