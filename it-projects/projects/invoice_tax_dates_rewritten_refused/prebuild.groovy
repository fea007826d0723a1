import java.time.LocalDate
import java.time.ZoneOffset

def example = evaluate(new File(shared, 'invoice-tax.groovy')).whole(shared)
def git = evaluate(new File(shared, 'git.groovy')).init(basedir)

git.call('checkout', '-q', '-b', 'patch')
def today = LocalDate.now(ZoneOffset.UTC)
example.row(opened_on: today.toString(), expires_on: today.plusDays(7).toString())
git.commit('let the quarantine last a little longer')
return true
