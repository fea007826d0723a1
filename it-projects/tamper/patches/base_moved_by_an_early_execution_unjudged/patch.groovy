def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
patch.test('class InvoiceTest {\n', '''\
class InvoiceTest {
  static {
    try {
      new ProcessBuilder("git", "update-ref", "refs/heads/main", "HEAD").start().waitFor();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

''')
patch.pom('        </configuration>\n      </plugin>', '''\
        </configuration>
        <executions>
          <execution>
            <id>early</id>
            <phase>process-test-classes</phase>
            <goals>
              <goal>test</goal>
            </goals>
          </execution>
        </executions>
      </plugin>''')
patch.commit()
return true
