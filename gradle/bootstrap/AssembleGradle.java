import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/**
 * Lays out a Gradle distribution from the jar that publishes Gradle's classes, shaded, to Maven
 * repositories. Usage: java AssembleGradle.java PARTS_DIR LAUNCHER_SOURCES DISTRIBUTION_DIR
 */
final class AssembleGradle {
  private static final String SHADED_PATH = "org/gradle/internal/impldep/";
  private static final String SHADED_NAME = "org.gradle.internal.impldep.";
  private static final String RUNTIME = "gradle-runtime-all.jar";

  /** Modules that Gradle looks up by name and that the shaded jar has no descriptor for. */
  private static final List<String> ABSENT =
      List.of(
          "gradle-gradle-cli",
          "gradle-java-compiler-plugin",
          "gradle-daemon-main",
          "gradle-daemon-server",
          "gradle-kotlin-dsl",
          "gradle-kotlin-dsl-tooling-builders",
          "gradle-kotlin-dsl-provider-plugins",
          "gradle-installation-beacon",
          "gradle-instrumentation-agent",
          "gradle-base-compiler-worker");

  /** Libraries that Gradle looks up by name; their classes are in the runtime jar. */
  private static final List<String> LIBRARIES =
      List.of(
          "javax.inject-1",
          "slf4j-api-1.7.36",
          "jcl-over-slf4j-1.7.36",
          "jul-to-slf4j-1.7.36",
          "log4j-over-slf4j-1.7.36",
          "commons-lang-2.6",
          "commons-lang3-3.14.0",
          "commons-io-2.15.1",
          "guava-32.1.2-jre",
          "kryo-2.24.0",
          "asm-9.7",
          "asm-commons-9.7",
          "asm-tree-9.7",
          "native-platform-0.22",
          "jansi-1.18",
          "fastutil-8.5.2-min",
          "jsr305-3.0.2",
          "failureaccess-1.0.1",
          "file-events-0.22",
          "gson-2.10",
          "xml-apis-1.4.01",
          "objenesis-2.6",
          "minlog-1.2",
          "junit-4.13.2",
          "hamcrest-core-1.3",
          "error_prone_annotations-2.24.1");

  private final Path lib;
  private final Map<String, Properties> modules = new TreeMap<>();
  private final List<String> companions = new ArrayList<>();

  private AssembleGradle(Path lib) {
    this.lib = lib;
  }

  public static void main(String[] args) throws Exception {
    Path parts = Path.of(args[0]);
    Path home = Path.of(args[2]);
    Path lib = Files.createDirectories(home.resolve("lib"));
    Files.createDirectories(lib.resolve("plugins"));
    Files.createDirectories(lib.resolve("agents"));
    Files.writeString(
        Files.createDirectories(home.resolve("init.d")).resolve("full-compile.gradle"),
        "allprojects { tasks.withType(JavaCompile).configureEach { options.incremental = false } }\n");
    new AssembleGradle(lib).assemble(parts, Path.of(args[1]));
  }

  private void assemble(Path parts, Path launcherSources) throws Exception {
    Path shaded;
    try (Stream<Path> jars = Files.list(parts)) {
      List<Path> all = jars.sorted().collect(Collectors.toList());
      shaded =
          all.stream().filter(p -> name(p).startsWith("gradle-api-")).findFirst().orElseThrow();
      for (Path p : all) {
        if (name(p).matches("(groovy|kotlin-stdlib|kotlin-reflect|ant)(-\\w+)*-[\\d.]+\\.jar")) {
          Files.copy(p, lib.resolve(name(p)));
          companions.add(name(p));
        }
      }
    }
    String version = name(shaded).replaceAll("gradle-api-|\\.jar", "");
    unshade(shaded, lib.resolve(RUNTIME));
    ABSENT.forEach(m -> modules.computeIfAbsent(m, k -> new Properties()));
    modules.get("gradle-gradle-cli").setProperty("projects", "gradle-launcher");
    Map<String, byte[]> launcher = compile(launcherSources, parts.resolve("launcher"));
    for (Map.Entry<String, Properties> m : modules.entrySet()) {
      writeModule(m.getKey(), m.getValue(), version, launcher);
    }
    writeLibraryPlaceholders();
  }

  /**
   * Undoes the relocation: class and resource names, and every mention of them in class files and
   * service files.
   */
  private void unshade(Path from, Path to) throws IOException {
    Set<String> seen = new HashSet<>();
    try (ZipFile in = new ZipFile(from.toFile());
        ZipOutputStream out = zip(to)) {
      for (ZipEntry entry :
          in.stream().filter(e -> !e.isDirectory()).collect(Collectors.toList())) {
        String entryName = entry.getName();
        if (entryName.startsWith("META-INF/services/java")
            || entryName.startsWith("META-INF/.gradle-runtime-shaded")
            || entryName.equals("META-INF/MANIFEST.MF")
            || !seen.add(restore(entryName))) {
          continue;
        }
        byte[] bytes = in.getInputStream(entry).readAllBytes();
        if (entryName.endsWith(".class")) {
          bytes = restoreClass(bytes);
        } else if (entryName.startsWith("META-INF/services/")
            || entryName.endsWith(".properties")) {
          bytes =
              restore(new String(bytes, StandardCharsets.ISO_8859_1))
                  .getBytes(StandardCharsets.ISO_8859_1);
        }
        put(out, restore(entryName), bytes);
        if (entryName.endsWith("-classpath.properties") && entryName.indexOf('/') < 0) {
          Properties p = new Properties();
          p.load(new ByteArrayInputStream(bytes));
          modules.put(entryName.replace("-classpath.properties", ""), p);
        }
      }
    }
  }

  private static String restore(String s) {
    return s.replace(SHADED_PATH, "").replace(SHADED_NAME, "");
  }

  /**
   * Rewrites the constant pool's strings; everything after the pool refers to it by index and stays
   * as it is.
   */
  private static byte[] restoreClass(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    ByteArrayOutputStream buffer = new ByteArrayOutputStream(bytes.length);
    DataOutputStream out = new DataOutputStream(buffer);
    out.writeLong(in.readLong());
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      switch (tag) {
        case 1 -> out.writeUTF(restore(in.readUTF()));
        case 3, 4, 9, 10, 11, 12, 17, 18 -> out.writeInt(in.readInt());
        case 5, 6 -> {
          out.writeLong(in.readLong());
          i++;
        }
        case 7, 8, 16, 19, 20 -> out.writeShort(in.readUnsignedShort());
        case 15 -> {
          out.writeByte(in.readUnsignedByte());
          out.writeShort(in.readUnsignedShort());
        }
        default -> throw new IOException("unknown constant " + tag);
      }
    }
    in.transferTo(out);
    return buffer.toByteArray();
  }

  private Map<String, byte[]> compile(Path sources, Path classes) throws IOException {
    String classPath =
        Stream.concat(Stream.of(RUNTIME), companions.stream())
            .map(n -> lib.resolve(n).toString())
            .collect(Collectors.joining(File.pathSeparator));
    List<String> args = new ArrayList<>(List.of("-nowarn", "-proc:none", "-cp", classPath));
    args.addAll(List.of("-d", classes.toString()));
    try (Stream<Path> files = Files.list(sources)) {
      files.map(Path::toString).filter(f -> f.endsWith(".java")).forEach(args::add);
    }
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new))
        != 0) {
      throw new IOException("could not compile the launcher");
    }
    Map<String, byte[]> result = new TreeMap<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path f : files.filter(Files::isRegularFile).collect(Collectors.toList())) {
        result.put(classes.relativize(f).toString().replace('\\', '/'), Files.readAllBytes(f));
      }
    }
    return result;
  }

  /** A module is a descriptor jar whose manifest leads to the runtime jar. */
  private void writeModule(
      String module, Properties descriptor, String version, Map<String, byte[]> launcher)
      throws IOException {
    try (ZipOutputStream out = zip(lib.resolve(module + "-" + version + ".jar"))) {
      put(out, "META-INF/MANIFEST.MF", manifest().getBytes(StandardCharsets.UTF_8));
      String projects =
          Stream.of(descriptor.getProperty("projects", "").split(","))
              .filter(modules::containsKey)
              .collect(Collectors.joining(","));
      String runtime = RUNTIME + "," + String.join(",", companions);
      put(
          out,
          module + "-classpath.properties",
          ("projects=" + projects + "\nruntime=" + runtime + "\n")
              .getBytes(StandardCharsets.UTF_8));
      for (Map.Entry<String, byte[]> c : launcher.entrySet()) {
        boolean plugin = c.getKey().contains("/compiler/");
        if (module.equals(plugin ? "gradle-java-compiler-plugin" : "gradle-gradle-cli")) {
          put(out, c.getKey(), c.getValue());
        }
      }
      if (module.equals("gradle-gradle-cli")) {
        put(
            out,
            "META-INF/services/org.gradle.initialization.GradleApiSpecProvider",
            "org.gradle.launcher.KotlinApi\n".getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private String manifest() {
    String line = "Class-Path: " + RUNTIME + " " + String.join(" ", companions);
    StringBuilder folded = new StringBuilder(line.substring(0, 70));
    for (int i = 70; i < line.length(); i += 69) {
      folded.append("\r\n ").append(line, i, Math.min(i + 69, line.length()));
    }
    return "Manifest-Version: 1.0\r\nMain-Class: org.gradle.launcher.GradleMain\r\n"
        + folded
        + "\r\n\r\n";
  }

  private void writeLibraryPlaceholders() throws IOException {
    Set<String> names = new TreeSet<>();
    LIBRARIES.forEach(l -> names.add(l + ".jar"));
    modules.values().forEach(m -> names.addAll(List.of(m.getProperty("runtime", "").split(","))));
    Set<String> present;
    try (Stream<Path> files = Files.list(lib)) {
      present = files.map(p -> base(name(p))).collect(Collectors.toCollection(HashSet::new));
    }
    for (String n : names) {
      if (!n.isBlank() && present.add(base(n))) {
        try (ZipOutputStream out = zip(lib.resolve(n))) {
          put(
              out,
              "META-INF/MANIFEST.MF",
              "Manifest-Version: 1.0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
        }
      }
    }
  }

  private static String base(String jar) {
    return jar.replaceFirst("-\\d.*", "");
  }

  private static String name(Path p) {
    return p.getFileName().toString();
  }

  private static ZipOutputStream zip(Path p) throws IOException {
    ZipOutputStream out =
        new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(p), 1 << 20));
    out.setLevel(1);
    return out;
  }

  private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(bytes);
    out.closeEntry();
  }
}
