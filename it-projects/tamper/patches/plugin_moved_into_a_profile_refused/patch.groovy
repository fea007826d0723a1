def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500')
def plugin = patch.pomWithout('<groupId>io.github.waivergate</groupId>')
patch.pom('\n</project>', """
  <profiles>
    <profile>
      <id>gate</id>
      <build>
        <plugins>
$plugin
        </plugins>
      </build>
    </profile>
  </profiles>
</project>""")
patch.commit()
return true
