package io.github.waivergate.module;

import java.nio.file.Path;
import java.util.List;

/**
 * What the module's tests see when they run.
 *
 * @param main where the module's production classes are compiled to
 * @param tests where its test classes are compiled to
 * @param libraries jars and directories of the test class path beside those two
 */
public record ModuleClasses(Path main, Path tests, List<Path> libraries) {

  public ModuleClasses {
    var ofMain = main.toAbsolutePath().normalize();
    var ofTests = tests.toAbsolutePath().normalize();
    main = ofMain;
    tests = ofTests;
    libraries =
        libraries.stream()
            .map(library -> library.toAbsolutePath().normalize())
            .filter(library -> !library.equals(ofMain) && !library.equals(ofTests))
            .distinct()
            .toList();
  }
}
