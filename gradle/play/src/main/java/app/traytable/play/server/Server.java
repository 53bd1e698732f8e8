package app.traytable.play.server;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the page, what is new for it, and takes what it wants; to this machine only. */
final class Server implements AutoCloseable {
  private static final int MOST_BYTES = 64 * 1024;
  private static final long LONGEST_WAIT = 2_000;
  private static final String MOST_SECONDS = "30";
  private static final Map<String, String> PAGE =
      Map.of(
          "/", "page.html",
          "/page.js", "page.js",
          "/words.js", "words.js",
          "/page.css", "page.css");

  private final HttpServer http;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "page");
            thread.setDaemon(true);
            return thread;
          });
  private final Session session;
  private final Viewers viewers;
  private final Gate gate;
  private final String token;

  private Server(HttpServer http, String token, Session session, Viewers viewers) {
    this.http = http;
    this.token = token;
    this.session = session;
    this.viewers = viewers;
    gate = new Gate(http.getAddress().getPort(), token);
  }

  /** Port 0 is any that is free. */
  static Server open(int port, Session session, Viewers viewers) throws IOException {
    // Whoever begins a request or an answer and never ends it holds a thread; only so can it be
    // told.
    System.getProperties().putIfAbsent("sun.net.httpserver.maxReqTime", MOST_SECONDS);
    System.getProperties().putIfAbsent("sun.net.httpserver.maxRspTime", MOST_SECONDS);
    HttpServer http =
        HttpServer.create(
            new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), 0);
    Server server = new Server(http, Gate.newToken(), session, viewers);
    http.createContext("/", server::answer);
    http.setExecutor(server.threads);
    http.start();
    return server;
  }

  String address() {
    return "http://127.0.0.1:" + http.getAddress().getPort() + "/?token=" + token;
  }

  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      protect(exchange.getResponseHeaders());
      int refusal = gate.refusal(exchange);
      if (refusal != 0) {
        send(exchange, refusal);
        return;
      }
      String path = exchange.getRequestURI().getRawPath();
      String viewer = Gate.query(exchange.getRequestURI()).getOrDefault("viewer", "");
      switch (exchange.getRequestMethod()) {
        case "GET" -> get(exchange, path, viewer);
        case "POST" -> post(exchange, path, viewer);
        default -> send(exchange, 405);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The page needs nothing from anywhere else, and nobody else needs the page. */
  private static void protect(Headers headers) {
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
            + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    headers.set("Cache-Control", "no-store");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
  }

  private void get(HttpExchange exchange, String path, String viewer)
      throws IOException, InterruptedException {
    if (path.equals("/news")) {
      news(exchange, viewer);
    } else if (PAGE.containsKey(path)) {
      String name = PAGE.get(path);
      String type = name.endsWith("js") ? "text/javascript" : "text/" + extension(name);
      String text = resource(name).replace("%token%", token);
      send(exchange, type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    } else {
      send(exchange, isPost(path) ? 405 : 404);
    }
  }

  private static boolean isPost(String path) {
    return List.of("/wishes", "/leave", "/take", "/restart", "/stop").contains(path);
  }

  private static String extension(String name) {
    return name.substring(name.indexOf('.') + 1);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Server.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException(name + " is not there");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void news(HttpExchange exchange, String viewer) throws IOException, InterruptedException {
    Map<String, String> query = Gate.query(exchange.getRequestURI());
    long knownState;
    long knownPicture;
    try {
      knownState = Long.parseLong(query.getOrDefault("state", "0"));
      knownPicture = Long.parseLong(query.getOrDefault("picture", "0"));
    } catch (NumberFormatException e) {
      send(exchange, 400);
      return;
    }
    if (viewer.isEmpty()) {
      send(exchange, 400);
      return;
    }
    viewers.see(viewer);
    Session.News news = session.await(knownState, knownPicture, LONGEST_WAIT);
    viewers.see(viewer);
    Headers headers = exchange.getResponseHeaders();
    headers.set("Plays", String.valueOf(viewers.plays(viewer)));
    if (news.state() != null) {
      byte[] json = Json.of(news.state()).getBytes(StandardCharsets.UTF_8);
      send(exchange, "application/json; charset=utf-8", json);
    } else if (news.picture() != null) {
      headers.set("Picture", String.valueOf(news.picture().number()));
      send(exchange, news.picture().type(), news.picture().file().array());
    } else {
      send(exchange, 204);
    }
  }

  private void post(HttpExchange exchange, String path, String viewer) throws IOException {
    if (!isPost(path)) {
      send(exchange, PAGE.containsKey(path) || path.equals("/news") ? 405 : 404);
      return;
    }
    byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
    if (body.length > MOST_BYTES) {
      // Whoever sends that much is not read to the end.
      exchange.getResponseHeaders().set("Connection", "close");
      send(exchange, 413);
      return;
    }
    switch (path) {
      case "/leave" -> viewers.leave(viewer);
      case "/take" -> viewers.takePhone(viewer);
      default -> {
        if (!viewers.plays(viewer)) {
          send(exchange, 409);
          return;
        }
        if (!act(path, new String(body, StandardCharsets.UTF_8))) {
          send(exchange, 400);
          return;
        }
      }
    }
    send(exchange, 204);
  }

  /** False if that is nothing one can do. */
  private boolean act(String path, String body) {
    switch (path) {
      case "/restart" -> session.restart();
      case "/stop" -> session.stop();
      default -> {
        List<Wish> wishes = new ArrayList<>();
        try {
          body.lines().filter(line -> !line.isEmpty()).map(Wish::read).forEach(wishes::add);
        } catch (IllegalArgumentException e) {
          return false;
        }
        session.wish(wishes);
      }
    }
    return true;
  }

  private static void send(HttpExchange exchange, int status) throws IOException {
    exchange.sendResponseHeaders(status, -1);
  }

  private static void send(HttpExchange exchange, String type, byte[] bytes) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
