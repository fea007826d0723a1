package io.github.waivergate.benchmarks;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The system properties at the head of a report: most of its bytes, and none of its evidence. */
final class JvmProperties {
  private static final String CLASS_PATH =
      IntStream.range(0, 24)
          .mapToObj(i -> "/home/dev/.m2/repository/com/acme/lib" + i + "/1.0/lib" + i + "-1.0.jar")
          .collect(Collectors.joining(":"));

  /** The element as each report has it. */
  static final String ELEMENT =
      Stream.of(
              "java.specification.version=17",
              "sun.jnu.encoding=UTF-8",
              "java.class.path=" + CLASS_PATH,
              "java.vm.vendor=Acme",
              "sun.arch.data.model=64",
              "user.variant=",
              "os.name=Linux",
              "java.vm.specification.version=17",
              "sun.java.launcher=SUN_STANDARD",
              "user.country=US",
              "jdk.debug=release",
              "sun.cpu.endian=little",
              "user.home=/home/dev",
              "user.language=en",
              "java.specification.vendor=Oracle Corporation",
              "java.version.date=2025-04-15",
              "java.home=/usr/lib/jvm/java-17-openjdk-amd64",
              "file.separator=/",
              "basedir=/home/dev/work/acme/billing",
              "java.vm.compressedOopsMode=Zero based",
              "line.separator=&#10;",
              "java.vm.specification.vendor=Oracle Corporation",
              "java.specification.name=Java Platform API Specification",
              "sun.management.compiler=HotSpot 64-Bit Tiered Compilers",
              "java.runtime.version=17.0.15+6",
              "user.name=dev",
              "path.separator=:",
              "os.version=6.1.0",
              "java.runtime.name=OpenJDK Runtime Environment",
              "file.encoding=UTF-8",
              "java.vm.name=OpenJDK 64-Bit Server VM",
              "localRepository=/home/dev/.m2/repository",
              "java.io.tmpdir=/tmp",
              "java.version=17.0.15",
              "user.dir=/home/dev/work/acme/billing",
              "os.arch=amd64",
              "java.vm.specification.name=Java Virtual Machine Specification",
              "native.encoding=UTF-8",
              "java.vm.info=mixed mode, sharing",
              "java.vendor=Acme",
              "java.vm.version=17.0.15+6",
              "sun.io.unicode.encoding=UnicodeLittle",
              "java.class.version=61.0")
          .map(JvmProperties::element)
          .collect(Collectors.joining("", "  <properties>\n", "  </properties>\n"));

  private JvmProperties() {}

  private static String element(String property) {
    int equals = property.indexOf('=');
    return "    <property name=\""
        + property.substring(0, equals)
        + "\" value=\""
        + property.substring(equals + 1)
        + "\"/>\n";
  }
}
