import groovy.json.JsonSlurper

def build = evaluate(new File(shared, 'finished-build.groovy'))
def read = { new JsonSlurper().parse(new File(basedir, it), 'UTF-8') }

// Three machines ran some of the replays each, and say that theirs is no verdict.
[one: '2 of 5 replays: 1, 4', two: '1 of 5 replays: 5', three: '2 of 5 replays: 3, 2'].each { slice, indexes ->
  def record = read("target/slices/$slice/target/waiver-gate/waiver.json")
  assert [record.judged, record.blocked] == [false, true]
  assert record.findings*.rule == ['slice_only']
  build.says(
      '[WARNING] slice_only: com.acme:slices-of-three-checkouts-proposed:1',
      "  found: this build ran $indexes",
      '  mend:  collect target/waiver-gate of all slices, then run mvn verify -Dwaiver-gate.collectedFrom=<their directories>')
}

// Together they come to what one machine comes to.
def alone = read('target/slices/alone/target/waiver-gate/waiver.json')
assert alone.rows.collectEntries { [it.test_id, it.class] } == [
    'com.acme.FeedTest#arrives_in_order': 'unstable_assertion',
    'com.acme.FeedTest#reads_the_header': 'stable_pass']
assert build.lines('[INFO] 2 cases in 5 replays: 1 stable_pass, 1 unstable_assertion') == 2
assert build.lines(~/not blocked, read target\/waiver-gate\/waiver.json, anchored: false, review_ready: false/) == 2

// Without the third, there is nothing to judge by.
build.unjudged('replay 2 of 5', 'is in none of the slices', 'collect target/waiver-gate of every slice again, whole')
return true
