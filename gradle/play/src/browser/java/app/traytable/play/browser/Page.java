package app.traytable.play.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/** One tab, by way of the DevTools protocol. */
final class Page implements AutoCloseable {
  /** Nothing takes that long on a busy machine either; what is not there by then will not come. */
  static final Duration PATIENCE = Duration.ofMinutes(3);

  private static final Pattern ID = Pattern.compile("^\\{\"id\":(\\d+)");
  private static final Pattern FAILED = Pattern.compile("^\\{\"id\":\\d+,\"error\"");
  private static final Pattern VALUE =
      Pattern.compile("\"value\":(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([^,}]+))");
  private static final Pattern DATA = Pattern.compile("\"data\":\"([^\"]*+)\"");

  private final Map<Integer, CompletableFuture<String>> answers = new ConcurrentHashMap<>();
  private final AtomicInteger numbers = new AtomicInteger();
  private final WebSocket socket;

  Page(HttpClient http, URI address) {
    socket = http.newWebSocketBuilder().buildAsync(address, new Answers()).join();
    call("Page.enable", "{}");
  }

  private final class Answers implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(
        WebSocket webSocket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        String answer = text.toString();
        text.setLength(0);
        Matcher id = ID.matcher(answer);
        if (id.find()) {
          CompletableFuture<String> waiting = answers.remove(Integer.parseInt(id.group(1)));
          if (waiting != null) {
            waiting.complete(answer);
          }
        }
      }
      webSocket.request(1);
      return null;
    }
  }

  private String call(String method, String parameters) {
    return answer(ask(method, parameters));
  }

  /** What was asked, and its answer once there is one. */
  private record Asked(String question, CompletableFuture<String> answer) {}

  private Asked ask(String method, String parameters) {
    int id = numbers.incrementAndGet();
    CompletableFuture<String> answer = new CompletableFuture<>();
    answers.put(id, answer);
    String request =
        "{\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + parameters + "}";
    await(socket.sendText(request, true), method);
    return new Asked(method + " " + parameters, answer);
  }

  private static String answer(Asked asked) {
    String text = await(asked.answer, asked.question);
    if (FAILED.matcher(text).find() || text.contains("\"exceptionDetails\"")) {
      throw new AssertionError(asked.question + ": " + text);
    }
    return text;
  }

  private static <T> T await(CompletableFuture<T> future, String question) {
    try {
      return future.get(2 * PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    } catch (ExecutionException | TimeoutException e) {
      throw new AssertionError(question + " was not answered", e);
    }
  }

  void go(String url) {
    call("Page.navigate", "{\"url\":\"" + url + "\"}");
    String loaded = "location.protocol + document.readyState";
    while (!evaluate(loaded).equals("http:complete")) {
      Thread.onSpinWait();
    }
  }

  void reload() {
    call("Page.reload", "{}");
  }

  void resize(int width, int height, double dots) {
    call(
        "Emulation.setDeviceMetricsOverride",
        String.format(
            Locale.ROOT,
            "{\"width\":%d,\"height\":%d,\"deviceScaleFactor\":%.3f,\"mobile\":false}",
            width,
            height,
            dots));
  }

  /** The value of an expression, or of what it promises. */
  String evaluate(String script) {
    String quoted = script.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    String answer =
        call(
            "Runtime.evaluate",
            "{\"expression\":\"" + quoted + "\",\"awaitPromise\":true,\"returnByValue\":true}");
    Matcher value = VALUE.matcher(answer);
    if (!value.find()) {
      return "";
    }
    return value.group(1) != null ? value.group(1) : value.group(2);
  }

  void mouse(String type, double x, double y, String more) {
    answer(askMouse(type, x, y, more));
  }

  private Asked askMouse(String type, double x, double y, String more) {
    return ask(
        "Input.dispatchMouseEvent",
        String.format(Locale.ROOT, "{\"type\":\"%s\",\"x\":%.2f,\"y\":%.2f%s}", type, x, y, more));
  }

  /** Both at once: a button that waits for an answer in between may be held down for long. */
  void click(double x, double y) {
    String down = ",\"button\":\"left\",\"buttons\":1,\"clickCount\":1";
    Asked pressed = askMouse("mousePressed", x, y, down);
    Asked released = askMouse("mouseReleased", x, y, ",\"button\":\"left\",\"clickCount\":1");
    answer(pressed);
    answer(released);
  }

  /** As on a glass that tells so many fingers apart. */
  void emulateTouch(int fingers) {
    call(
        "Emulation.setTouchEmulationEnabled",
        "{\"enabled\":true,\"maxTouchPoints\":" + fingers + "}");
  }

  /** All that are on the glass, each with a number of its own. */
  void fingers(String type, Map<Integer, double[]> places) {
    String points =
        places.entrySet().stream()
            .map(
                each ->
                    String.format(
                        Locale.ROOT,
                        "{\"x\":%.2f,\"y\":%.2f,\"id\":%d}",
                        each.getValue()[0],
                        each.getValue()[1],
                        each.getKey()))
            .collect(Collectors.joining(","));
    call(
        "Input.dispatchTouchEvent", "{\"type\":\"" + type + "\",\"touchPoints\":[" + points + "]}");
  }

  void key(String key, int code) {
    String event = ",\"key\":\"" + key + "\",\"windowsVirtualKeyCode\":" + code + "}";
    call("Input.dispatchKeyEvent", "{\"type\":\"rawKeyDown\"" + event);
    call("Input.dispatchKeyEvent", "{\"type\":\"keyUp\"" + event);
  }

  void type(String text) {
    call("Input.insertText", "{\"text\":\"" + text + "\"}");
  }

  /** The whole window, as a person would see it. */
  BufferedImage screenshot() {
    Matcher data = DATA.matcher(call("Page.captureScreenshot", "{\"format\":\"png\"}"));
    if (!data.find()) {
      throw new AssertionError("no picture");
    }
    return image(data.group(1));
  }

  /** Where the window can be looked at later. */
  Path keepScreenshot() {
    try {
      Path file = Files.createTempFile("traytable-", ".png");
      ImageIO.write(screenshot(), "png", file.toFile());
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static BufferedImage image(String base64) {
    try {
      return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(base64)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    socket.abort();
  }
}
