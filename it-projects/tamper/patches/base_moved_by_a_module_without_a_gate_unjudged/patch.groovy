base = 'reactor'
def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.edit('payroll/src/main/java/com/acme/Salary.java', '* cents', '* cents / 2')
patch.edit('payroll/src/test/java/com/acme/SalaryTest.java', '1500', '750')
// It is built first, and nothing of the gate with it.
patch.edit('billing/pom.xml', '</artifactId>\n</project>', '''</artifactId>

  <build>
    <plugins>
      <plugin>
        <groupId>io.github.waivergate</groupId>
        <artifactId>waiver-gate-maven-plugin</artifactId>
        <executions>
          <execution>
            <id>default</id>
            <phase>none</phase>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>''')
patch.edit('billing/src/test/java/com/acme/InvoiceTest.java', 'class InvoiceTest {\n', '''\
class InvoiceTest {
  static {
    try {
      new ProcessBuilder("git", "update-ref", "refs/heads/main", "HEAD").start().waitFor();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

''')
patch.file('billing/qa').deleteDir()
patch.commit()
return true
