['surefire-reports', 'failsafe-reports'].each {
  def reports = new File(basedir, "target/$it")
  reports.mkdirs()
  def report = new File(reports, 'TEST-com.acme.GhostTest.xml')
  report.text = '<testsuite><testcase name="haunts" classname="com.acme.GhostTest"/></testsuite>'
  assert report.setLastModified(1790000000000L)
}
return true
