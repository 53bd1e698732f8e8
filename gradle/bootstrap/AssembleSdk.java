import java.io.BufferedOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Lays out an Android SDK that can compile against API 36 and package resources, from the framework
 * that Robolectric publishes, the running JDK's java.* classes and apktool's aapt2. Usage: java -cp
 * asm.jar AssembleSdk.java PARTS_DIR SDK_DIR
 */
final class AssembleSdk {
  private static final int API = 36;
  private static final String BUILD_TOOLS = "35.0.0";
  private static final List<String> FRAMEWORK =
      List.of(
          "android/",
          "dalvik/",
          "libcore/",
          "org/json/",
          "org/xmlpull/",
          "com/android/internal/",
          "com/android/modules/");
  private static final List<String> JDK_MODULES =
      List.of(
          "java.base", "java.logging", "java.xml", "java.sql", "java.prefs", "java.security.jgss");
  private static final List<String> JDK_PACKAGES =
      List.of("java/", "javax/", "org/w3c/", "org/xml/", "org/ietf/");

  public static void main(String[] args) throws Exception {
    Path parts = Path.of(args[0]);
    Path sdk = Path.of(args[1]);
    writePlatform(
        part(parts, "android-all-"),
        Files.createDirectories(sdk.resolve("platforms/android-" + API)));
    writeBuildTools(
        part(parts, "apktool-lib-"),
        Files.createDirectories(sdk.resolve("build-tools/" + BUILD_TOOLS)));
    Path tools = Files.createDirectories(sdk.resolve("platform-tools"));
    Files.writeString(
        tools.resolve("source.properties"), "Pkg.UserSrc=false\nPkg.Revision=36.0.0\n");
    script(tools.resolve("adb"));
    Files.createDirectories(sdk.resolve("licenses"));
  }

  private static void writePlatform(Path framework, Path platform) throws IOException {
    Set<String> seen = new HashSet<>();
    try (ZipFile in = new ZipFile(framework.toFile());
        ZipOutputStream out = zip(platform.resolve("android.jar"))) {
      for (ZipEntry e : in.stream().filter(e -> !e.isDirectory()).collect(Collectors.toList())) {
        String n = e.getName();
        boolean code = n.endsWith(".class") && FRAMEWORK.stream().anyMatch(n::startsWith);
        boolean resource =
            n.equals("resources.arsc") || n.equals("AndroidManifest.xml") || n.startsWith("res/");
        if ((code || resource) && seen.add(n)) {
          byte[] bytes = in.getInputStream(e).readAllBytes();
          put(out, n, code ? stub(bytes) : bytes);
        }
      }
      copyJdk(out, seen, true);
    }
    try (ZipOutputStream out = zip(platform.resolve("core-for-system-modules.jar"))) {
      copyJdk(out, new HashSet<>(), false);
    }
    Files.writeString(
        platform.resolve("source.properties"),
        "Pkg.Desc=Android SDK Platform 16\nPkg.UserSrc=false\n"
            + "Platform.Version=16\nAndroidVersion.ApiLevel="
            + API
            + "\nPkg.Revision=2\nLayoutlib.Api=15\n"
            + "Layoutlib.Revision=1\nPlatform.MinToolsRev=22\n");
    Files.writeString(
        platform.resolve("build.prop"),
        "ro.build.version.sdk="
            + API
            + "\nro.build.version.release=16\nro.build.version.codename=REL\n");
    Files.writeString(platform.resolve("framework.aidl"), "");
    Files.writeString(
        Files.createDirectories(platform.resolve("optional")).resolve("optional.json"), "[]");
  }

  /** The classes a JDK image is linked from, less those that jlink itself generates. */
  private static void copyJdk(ZipOutputStream out, Set<String> seen, boolean stubs)
      throws IOException {
    FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
    for (String module : JDK_MODULES) {
      Path root = jdk.getPath("/modules", module);
      List<Path> files;
      try (Stream<Path> walk = Files.walk(root)) {
        files = walk.filter(Files::isRegularFile).collect(Collectors.toList());
      }
      for (Path file : files) {
        String n = root.relativize(file).toString();
        boolean generated =
            n.startsWith("java/lang/invoke/BoundMethodHandle$Species_")
                || n.endsWith("$Holder.class");
        if (n.endsWith(".class")
            && !generated
            && JDK_PACKAGES.stream().anyMatch(n::startsWith)
            && seen.add(n)) {
          byte[] bytes = Files.readAllBytes(file);
          put(out, n, stubs ? stub(bytes) : bytes);
        }
      }
    }
  }

  /**
   * Keeps what callers can compile against: public and protected members, no code, at most Java 17.
   */
  private static byte[] stub(byte[] bytes) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public void visit(
                  int version,
                  int access,
                  String name,
                  String signature,
                  String parent,
                  String[] interfaces) {
                super.visit(
                    Math.min(version, Opcodes.V17), access, name, signature, parent, interfaces);
              }

              @Override
              public FieldVisitor visitField(
                  int access, String name, String type, String signature, Object value) {
                return exported(access) && (access & Opcodes.ACC_SYNTHETIC) == 0
                    ? super.visitField(access, name, type, signature, value)
                    : null;
              }

              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String type, String signature, String[] thrown) {
                boolean constructor =
                    name.equals("<init>")
                        && (access & Opcodes.ACC_PRIVATE) == 0
                        && !type.contains("Lsun/")
                        && !type.contains("Ljdk/");
                if (!exported(access) && !constructor) {
                  return null;
                }
                MethodVisitor method = super.visitMethod(access, name, type, signature, thrown);
                return (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0
                    ? method
                    : new StubBody(method);
              }
            },
            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    return writer.toByteArray();
  }

  private static boolean exported(int access) {
    return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
  }

  private static final class StubBody extends MethodVisitor {
    StubBody(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitEnd() {
      visitCode();
      visitTypeInsn(Opcodes.NEW, "java/lang/RuntimeException");
      visitInsn(Opcodes.DUP);
      visitLdcInsn("Stub!");
      visitMethodInsn(
          Opcodes.INVOKESPECIAL,
          "java/lang/RuntimeException",
          "<init>",
          "(Ljava/lang/String;)V",
          false);
      visitInsn(Opcodes.ATHROW);
      visitMaxs(0, 0);
      super.visitEnd();
    }
  }

  /** The Android Gradle plugin checks that these files exist; of them, only aapt2 is run. */
  private static void writeBuildTools(Path apktool, Path tools) throws IOException {
    Files.writeString(
        tools.resolve("source.properties"),
        "Pkg.UserSrc=false\nPkg.Revision=" + BUILD_TOOLS + "\n");
    String os = System.getProperty("os.name").toLowerCase();
    String folder = os.contains("mac") ? "macosx" : os.contains("win") ? "windows" : "linux";
    Path aapt2 = tools.resolve(os.contains("win") ? "aapt2.exe" : "aapt2");
    try (ZipFile in = new ZipFile(apktool.toFile())) {
      ZipEntry entry = in.getEntry("prebuilt/" + folder + "/" + aapt2.getFileName());
      Files.copy(in.getInputStream(entry), aapt2, StandardCopyOption.REPLACE_EXISTING);
      aapt2.toFile().setExecutable(true);
    }
    for (String tool :
        List.of(
            "aapt",
            "aidl",
            "zipalign",
            "dexdump",
            "split-select",
            "llvm-rs-cc",
            "bcc_compat",
            "lld",
            "apksigner",
            "d8")) {
      script(tools.resolve(tool));
    }
    Files.createDirectories(tools.resolve("lib"));
    for (String jar :
        List.of("core-lambda-stubs.jar", "lib/dx.jar", "lib/d8.jar", "lib/apksigner.jar")) {
      try (ZipOutputStream out = zip(tools.resolve(jar))) {
        put(
            out,
            "META-INF/MANIFEST.MF",
            "Manifest-Version: 1.0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static void script(Path p) throws IOException {
    Files.writeString(
        p, "#!/bin/sh\necho \"$(basename \"$0\") is not part of this SDK\" >&2\nexit 1\n");
    p.toFile().setExecutable(true);
  }

  private static Path part(Path parts, String prefix) throws IOException {
    try (Stream<Path> files = Files.list(parts)) {
      return files
          .filter(p -> p.getFileName().toString().startsWith(prefix))
          .findFirst()
          .orElseThrow();
    }
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
