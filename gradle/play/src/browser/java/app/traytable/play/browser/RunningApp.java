package app.traytable.play.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code ./gradlew play} without Gradle: the same command line, in a process of its own. */
final class RunningApp implements AutoCloseable {
  private static final Pattern ADDRESS =
      Pattern.compile("http://127\\.0\\.0\\.1:\\d+/\\?token=\\w+");

  private final Process process;
  private final Path log;

  private RunningApp(Process process, Path log) {
    this.process = process;
    this.log = log;
  }

  static RunningApp start(Path data, String... options) throws IOException {
    return startAs("app.traytable.play.Play", data, options);
  }

  /** The file with the command line is written by the build. */
  static RunningApp startAs(String main, Path data, String... options) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("@" + System.getProperty("play.arguments"));
    command.add(main);
    command.add("data=" + data);
    command.addAll(List.of(options));
    Path log = Files.createTempFile("traytable-play", ".log");
    Process process =
        new ProcessBuilder(command)
            .directory(Path.of(System.getProperty("play.folder")).toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    return new RunningApp(process, log);
  }

  String printed() throws IOException {
    return Files.readString(log);
  }

  String address() throws IOException, InterruptedException {
    return await(ADDRESS);
  }

  void awaitReady() throws IOException, InterruptedException {
    String unused = await(Pattern.compile("(?m)^Ready\\."));
  }

  private String await(Pattern wanted) throws IOException, InterruptedException {
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      Matcher found = wanted.matcher(printed());
      if (found.find()) {
        return found.group();
      }
      if (!process.isAlive()) {
        break;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("not printed: " + wanted + "; but: " + printed());
  }

  /** Spent so far by the app's process. */
  Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** In bytes; only Linux tells. */
  long memory() throws IOException {
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("VmRSS:")) {
        return 1024 * Long.parseLong(line.replaceAll("\\D", ""));
      }
    }
    return 0;
  }

  /** How it ended. */
  int exitCode() throws IOException, InterruptedException {
    if (!process.waitFor(Page.PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
      throw new AssertionError("it does not end: " + printed());
    }
    return process.exitValue();
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Files.deleteIfExists(log);
  }
}
