package app.traytable.play.browser;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A headless Chromium with a folder of its own, gone when closed. */
final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final Pattern SOCKET =
      Pattern.compile("\"webSocketDebuggerUrl\":\\s*\"(ws:[^\"]+)\"");

  private final Path folder;
  private final Process process;
  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;
  private final List<Page> pages = new ArrayList<>();

  private Chromium(Path folder, Process process, String address) {
    this.folder = folder;
    this.process = process;
    this.address = address;
  }

  /** Where this machine has one. */
  static Optional<Path> program() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Chromium start(Path program) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("traytable-browser");
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    Path port = folder.resolve("DevToolsActivePort");
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    while (!Files.exists(port) || Files.size(port) == 0) {
      if (!process.isAlive() || System.nanoTime() > end) {
        process.destroyForcibly();
        throw new IOException(
            program + " does not start: " + Files.readString(folder.resolve("log")));
      }
      Thread.sleep(50);
    }
    String address = "http://127.0.0.1:" + Files.readAllLines(port).get(0);
    return new Chromium(folder, process, address);
  }

  /** A new tab, in a window of that many CSS pixels, each of that many dots. */
  Page open(String url, int width, int height, double dots)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + "/json/new?about:blank"))
            .PUT(HttpRequest.BodyPublishers.noBody())
            .build();
    String answer =
        http.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8)).body();
    Matcher socket = SOCKET.matcher(answer);
    if (!socket.find()) {
      throw new IOException("no tab: " + answer);
    }
    Page page = new Page(http, URI.create(socket.group(1)));
    pages.add(page);
    page.resize(width, height, dots);
    page.go(url);
    return page;
  }

  @Override
  public void close() throws IOException {
    pages.forEach(Page::close);
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }
}
