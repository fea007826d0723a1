package io.github.waivergate.repetition;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a compiled class tells of itself.
 *
 * @param name its binary name
 * @param sourceFile the source file's name; empty where it was compiled without
 * @param visibleConstant whether it has a constant that the compiler copies into other classes,
 *     which then do not name it
 * @param texts every text in its constant pool: names of classes, descriptors, annotations, strings
 */
record TestClassFile(
    String name, Optional<String> sourceFile, boolean visibleConstant, List<String> texts) {
  private static final int MAGIC = 0xCAFEBABE;
  private static final int PRIVATE = 0x0002;

  /** Annotations by which a test engine finds a class without anybody naming it. */
  private static final Set<String> TESTS =
      Set.of(
          "Lorg/junit/jupiter/api/Test;",
          "Lorg/junit/jupiter/api/RepeatedTest;",
          "Lorg/junit/jupiter/api/TestFactory;",
          "Lorg/junit/jupiter/api/TestTemplate;",
          "Lorg/junit/jupiter/params/ParameterizedTest;",
          "Lorg/junit/Test;",
          "Lorg/testng/annotations/Test;",
          "Lnet/jqwik/api/Property;",
          "Lnet/jqwik/api/Example;");

  /** Whether a test engine finds tests in it. */
  boolean hasTests() {
    return texts.stream().anyMatch(TESTS::contains);
  }

  /** Reads a class file; any other shape than the JVM's is refused. */
  static TestClassFile read(byte[] bytes) throws IOException {
    try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readInt() != MAGIC) {
        throw new IOException("it is no class file");
      }
      in.skipNBytes(4);
      var pool = new Pool(in);
      in.skipNBytes(2);
      var name = pool.className(in.readUnsignedShort());
      in.skipNBytes(2);
      in.skipNBytes(2L * in.readUnsignedShort());
      boolean constant = members(in, pool);
      members(in, pool);
      return new TestClassFile(name, sourceFile(in, pool), constant, pool.texts());
    }
  }

  /** Whether one of the members has a constant value and is not private. */
  private static boolean members(DataInputStream in, Pool pool) throws IOException {
    boolean constant = false;
    for (int member = in.readUnsignedShort(); member > 0; member--) {
      boolean visible = (in.readUnsignedShort() & PRIVATE) == 0;
      in.skipNBytes(4);
      for (int attribute = in.readUnsignedShort(); attribute > 0; attribute--) {
        var name = pool.text(in.readUnsignedShort());
        constant |= visible && name.equals("ConstantValue");
        in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
      }
    }
    return constant;
  }

  private static Optional<String> sourceFile(DataInputStream in, Pool pool) throws IOException {
    Optional<String> source = Optional.empty();
    for (int attribute = in.readUnsignedShort(); attribute > 0; attribute--) {
      var name = pool.text(in.readUnsignedShort());
      long length = Integer.toUnsignedLong(in.readInt());
      if (name.equals("SourceFile")) {
        source = Optional.of(pool.text(in.readUnsignedShort()));
      } else {
        in.skipNBytes(length);
      }
    }
    return source;
  }

  /** The constant pool; of its entries only texts and names of classes are kept. */
  private static final class Pool {
    private final String[] texts;
    private final int[] classes;

    Pool(DataInputStream in) throws IOException {
      int count = in.readUnsignedShort();
      texts = new String[count];
      classes = new int[count];
      for (int index = 1; index < count; index++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts[index] = in.readUTF();
          case 7 -> classes[index] = in.readUnsignedShort();
          case 8, 16, 19, 20 -> in.skipNBytes(2);
          case 15 -> in.skipNBytes(3);
          case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
          case 5, 6 -> {
            in.skipNBytes(8);
            index++;
          }
          default -> throw new IOException("its constant pool holds an unknown tag " + tag);
        }
      }
    }

    String text(int index) throws IOException {
      var text = index < texts.length ? texts[index] : null;
      if (text == null) {
        throw new IOException("its constant pool lacks a text at " + index);
      }
      return text;
    }

    String className(int index) throws IOException {
      return text(index < classes.length ? classes[index] : 0).replace('/', '.');
    }

    List<String> texts() {
      var all = new ArrayList<String>();
      for (String text : texts) {
        if (text != null) {
          all.add(text);
        }
      }
      return all;
    }
  }
}
