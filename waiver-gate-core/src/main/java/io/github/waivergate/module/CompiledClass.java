package io.github.waivergate.module;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a class file tells of where it comes from.
 *
 * @param source the source as its path from a source directory
 * @param supertypes binary names of the superclass and the interfaces
 */
record CompiledClass(String source, List<String> supertypes) {
  private static final int MAGIC = 0xCAFEBABE;

  CompiledClass {
    supertypes = List.copyOf(supertypes);
  }

  static CompiledClass parse(byte[] bytes) throws IOException {
    try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      return new Reading(in).whole();
    } catch (EOFException e) {
      throw new IOException("the class file ends too early", e);
    }
  }

  private static final class Reading {
    private final DataInputStream in;
    private final Map<Integer, String> texts = new HashMap<>();
    private final Map<Integer, Integer> classes = new HashMap<>();

    private Reading(DataInputStream in) {
      this.in = in;
    }

    private CompiledClass whole() throws IOException {
      if (in.readInt() != MAGIC) {
        throw new IOException("no class file");
      }
      in.readInt();
      constants();
      in.readUnsignedShort();
      var name = className(in.readUnsignedShort());
      var supertypes = new ArrayList<String>();
      int superclass = in.readUnsignedShort();
      if (superclass != 0) {
        supertypes.add(className(superclass).replace('/', '.'));
      }
      int interfaces = in.readUnsignedShort();
      for (int i = 0; i < interfaces; i++) {
        supertypes.add(className(in.readUnsignedShort()).replace('/', '.'));
      }
      members();
      members();
      return new CompiledClass(
          name.substring(0, name.lastIndexOf('/') + 1) + sourceFile(), supertypes);
    }

    private void constants() throws IOException {
      int count = in.readUnsignedShort();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts.put(i, in.readUTF());
          case 7 -> classes.put(i, in.readUnsignedShort());
          case 8, 16, 19, 20 -> in.skipNBytes(2);
          case 15 -> in.skipNBytes(3);
          case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
          case 5, 6 -> {
            in.skipNBytes(8);
            // The format counts these two twice.
            i++;
          }
          default -> throw new IOException("the class file holds a constant of kind " + tag);
        }
      }
    }

    private void members() throws IOException {
      int count = in.readUnsignedShort();
      for (int i = 0; i < count; i++) {
        in.skipNBytes(6);
        int attributes = in.readUnsignedShort();
        for (int k = 0; k < attributes; k++) {
          in.readUnsignedShort();
          in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
        }
      }
    }

    private String sourceFile() throws IOException {
      int attributes = in.readUnsignedShort();
      for (int i = 0; i < attributes; i++) {
        var name = text(in.readUnsignedShort());
        long length = Integer.toUnsignedLong(in.readInt());
        if (name.equals("SourceFile")) {
          return text(in.readUnsignedShort());
        }
        in.skipNBytes(length);
      }
      throw new IOException("the class file names no source: compile it with -g");
    }

    private String className(int index) throws IOException {
      var name = classes.get(index);
      if (name == null) {
        throw new IOException("the class file is malformed");
      }
      return text(name);
    }

    private String text(int index) throws IOException {
      var text = texts.get(index);
      if (text == null) {
        throw new IOException("the class file is malformed");
      }
      return text;
    }
  }
}
