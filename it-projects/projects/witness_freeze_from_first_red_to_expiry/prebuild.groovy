import groovy.io.FileType
import java.nio.file.Files
import java.time.LocalDate
import java.time.ZoneOffset

def ledger = evaluate(new File(shared, 'ledger.groovy'))
def today = LocalDate.now(ZoneOffset.UTC)
def project = evaluate(new File(shared, 'tax.groovy'))
def stages = new File(basedir, 'target/stages')
def PROPERTIES = 'src/test/java/com/acme/TaxProperties.java'

def copy = { File from, File to ->
  from.eachFileRecurse(FileType.FILES) { file ->
    def target = new File(to, from.toPath().relativize(file.toPath()).toString())
    target.parentFile.mkdirs()
    Files.copy(file.toPath(), target.toPath(), java.nio.file.StandardCopyOption.REPLACE_EXISTING)
  }
}
/** A checkout of main, as a person leaves it there, and then the patch on a branch of its own. */
def stage = { String name, int expiresIn, Closure patching ->
  project.git.newInstance(stages).call('clone', '-q', basedir.path, name)
  def checkout = new File(stages, name)
  def git = project.git.newInstance(checkout)
  git.call('remote', 'remove', 'origin')
  git.call('checkout', '-q', '-B', 'main')
  if (expiresIn != 0) {
    copy(new File(basedir, 'quarantine'), checkout)
    def key = new File(checkout, 'qa/witnesses').list().first() - '.json'
    ledger.write(checkout, 1, [
        id: 'fx-1', module: '.', node_id: 'com.acme.TaxTest#lockedTotalIsTaxed(Input)',
        recheck_node_id: 'com.acme.TaxTest#neighboursAreTaxed(Input)', input_path: 'src/test/resources/locked/total.json',
        property: 'tax_is_never_negative', symptom: 'wall_clock', clock_seed: '2026-10-09T00:00:00Z',
        generation_quarantined: true, assertion_skipped: false, opened_on: today.plusDays(expiresIn - 5).toString(),
        expires_on: today.plusDays(expiresIn).toString(), mutation_recheck: 'passed', witness: key])
    git.commit('set one example aside')
  }
  git.call('checkout', '-q', '-B', 'patch')
  patching(project.patch(checkout, git))
}
/** Large totals are taxed by a clock that is behind in every JVM of a stage but the second one that asks. */
def clock = { patch ->
  new File(patch.basedir, 'src/main/java/com/acme/Clock.java').text = '''package com.acme;

final class Clock {
  static final boolean BEHIND = jvmsBefore() != 1;

  private static long jvmsBefore() {
    var asked = new java.io.File(System.getProperty("localRepository"), "jvms-of-clock-NAME");
    try (var file = new java.io.RandomAccessFile(asked, "rw")) {
      long before = file.length();
      file.seek(before);
      file.write('x');
      return before;
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
'''.replace('NAME', Long.toString(System.nanoTime()))
  patch.tax('return cents >= 1000 && Clock.BEHIND ? -1 : cents / 10;')
}

stages.mkdirs()
project.base()
stage('first_red', 0) { clock(it).commit('tax large totals by the clock') }
stage('later_patch', 2) { clock(it).commit('tax large totals by the clock') }
stage('later_patch_of_a_test', 2) {
  clock(it).edit('src/test/java/com/acme/TaxTest.java', 'int cents', 'final int cents').commit('touch a test as well')
}
stage('always_red_by_now', 2) { it.tax('return cents >= 1000 ? -1 : cents / 10;').commit('lose the tax of large totals') }
stage('generator_edited', 2) { clock(it).edit(PROPERTIES, 'min = 0', 'min = 1').commit('draw no nothing') }
stage('expired', -1) { clock(it).commit('tax large totals by the clock') }
return true
