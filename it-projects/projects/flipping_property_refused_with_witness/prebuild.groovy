// The counter is beside the repository, where no clone and no temporary directory ends.
evaluate(new File(shared, 'tax.groovy')).base()
    .tax('''var counter = new java.io.File(System.getProperty("localRepository"), "flips-of-tax-NAME");
    try (var file = new java.io.RandomAccessFile(counter, "rw")) {
      long call = file.length();
      file.seek(call);
      file.write('x');
      return call % 2 == 0 ? -1 : cents / 10;
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }'''.replace('NAME', Long.toString(System.nanoTime())))
    .commit('count the calls')
