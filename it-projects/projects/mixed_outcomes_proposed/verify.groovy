def build = evaluate(new File(shared, 'finished-build.groovy'))

build.admitted(
    ready: false,
    cases: ['2 cases in 5 replays: 1 stable_pass, 1 unstable_assertion'],
    classes: [
        'com.acme.FeedTest#reads_the_header': 'stable_pass',
        'com.acme.FeedTest#arrives_in_order': 'unstable_assertion'])
build.says(
    '[WARNING] unstable_assertion: com.acme.FeedTest#arrives_in_order',
    '  found: passed 3 of 5 replays: expected: <1> but was: <0>',
    '  mend:  review the freeze proposal; it does not count as a pass')

def freeze = build.row('com.acme.FeedTest#arrives_in_order').freeze
assert freeze.keySet() as List == [
    'test_id', 'class', 'fixture_hash', 'replay_pass', 'replay_total', 'counts_as_pass',
    'issued_at', 'expires_at', 'scope', 'module', 'invocations']
assert freeze.test_id == 'com.acme.FeedTest#arrives_in_order'
assert freeze['class'] == 'unstable_assertion'
assert freeze.fixture_hash == build.record().fixture_hash
assert [freeze.replay_pass, freeze.replay_total] == [3, 5]
assert freeze.counts_as_pass == false
assert freeze.scope == 'single_test_id'
assert freeze.module == '.'
def (issued, expires) = [freeze.issued_at, freeze.expires_at].collect { java.time.OffsetDateTime.parse(it) }
assert expires == issued.plusHours(24)
