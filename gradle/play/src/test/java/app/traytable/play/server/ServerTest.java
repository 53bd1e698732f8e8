package app.traytable.play.server;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;

public final class ServerTest {
  private static final Look LOOK = new Look(411, 891, "en", false, 1f, 1.5f);
  private static final List<String> ALL =
      List.of("/", "/page.js", "/words.js", "/page.css", "/news");
  private static final List<String> ACTIONS =
      List.of("/wishes", "/leave", "/take", "/restart", "/stop");

  private final Session session = new Session(LOOK, true, Path.of("."));
  private final Viewers viewers = new Viewers(() -> 0);
  private Server server;
  private String token;

  @Before
  public void open() throws IOException {
    server = Server.open(0, session, viewers);
    token = server.address().substring(server.address().indexOf("token="));
  }

  @After
  public void close() {
    server.close();
  }

  private Knock knock() {
    return new Knock(server.address());
  }

  private String me(String path) {
    return path + "?" + token + "&viewer=me";
  }

  private String other(String path) {
    return path + "?" + token + "&viewer=other";
  }

  @Test
  public void whoHasTheAddressGetsThePage() throws IOException {
    for (String path : ALL) {
      assertEquals(path, 200, knock().status(me(path)));
    }
    assertTrue(knock().answer("/?" + token).contains("page.js?" + token));
  }

  @Test
  public void withoutTheTokenNothingIsServedOrDone() throws IOException {
    for (String path : ALL) {
      for (String query : List.of("", "?viewer=me", "?token=", "?token=0", "?" + token + "0")) {
        assertEquals(path + query, 403, knock().status(path + query));
      }
    }
    for (String path : ACTIONS) {
      assertEquals(path, 403, knock().post("back").status(path + "?viewer=me"));
    }
    assertTrue(session.isOn());
    assertTrue(session.takeWishes().isEmpty());
  }

  @Test
  public void everyServerHasItsOwnToken() throws IOException {
    try (Server second = Server.open(0, session, viewers)) {
      assertFalse(second.address().endsWith(token));
    }
    assertTrue(token, token.matches("token=[0-9a-f]{32}"));
  }

  @Test
  public void aForeignHostIsRefused() throws IOException {
    String port = server.address().replaceAll("\\D*127\\.0\\.0\\.1:(\\d+).*", "$1");
    for (String host :
        List.of("example.org", "example.org:" + port, "127.0.0.1", "127.0.0.1:1", "", "[::1]")) {
      assertEquals(host, 421, knock().host(host).status(me("/")));
    }
    assertEquals(200, knock().host("localhost:" + port).status(me("/")));
  }

  @Test
  public void aForeignOriginIsRefused() throws IOException {
    String port = server.address().replaceAll("\\D*127\\.0\\.0\\.1:(\\d+).*", "$1");
    for (String origin :
        List.of("http://example.org", "null", "https://127.0.0.1:" + port, "http://127.0.0.1:1")) {
      assertEquals(origin, 403, knock().header("Origin", origin).status(me("/news")));
      assertEquals(
          origin, 403, knock().header("Origin", origin).post("back").status(me("/wishes")));
    }
    assertEquals(200, knock().header("Origin", "http://127.0.0.1:" + port).status(me("/news")));
  }

  @Test
  public void nothingElseIsServed() throws IOException {
    for (String path :
        List.of(
            "/page.html",
            "/Server.class",
            "/../page.css",
            "/%2e%2e/page.css",
            "/..%2f..%2fetc/passwd",
            "//etc/passwd",
            "/page.css/",
            "/favicon.ico")) {
      assertEquals(path, 404, knock().status(me(path)));
    }
  }

  @Test
  public void aWrongMethodIsRefused() throws IOException {
    for (String path : ACTIONS) {
      assertEquals(path, 405, knock().status(me(path)));
    }
    for (String path : ALL) {
      assertEquals(path, 405, knock().post("x").status(me(path)));
    }
    for (String method : List.of("PUT", "DELETE", "OPTIONS", "HEAD")) {
      assertEquals(method, 405, knock().method(method).status(me("/")));
    }
  }

  @Test
  public void aGiantBodyIsRefused() throws IOException {
    viewers.see("me");
    assertEquals(413, knock().post("x".repeat(70_000)).status(me("/wishes")));
    assertTrue(session.takeWishes().isEmpty());
  }

  @Test
  public void whatIsNoWishIsRefusedAsAWhole() throws IOException {
    viewers.see("me");
    assertEquals(400, knock().post("back\nexplode").status(me("/wishes")));
    assertTrue(session.takeWishes().isEmpty());
    assertEquals(204, knock().post("back\nrotate").status(me("/wishes")));
    assertEquals(List.of(new Wish.Back(), new Wish.Rotate()), session.takeWishes());
  }

  @Test
  public void onlyOnePlaysAndTheOthersWatchUntilTheyTakeThePhone() throws IOException {
    assertTrue(knock().answer(me("/news")).contains("Plays: true"));
    assertTrue(knock().answer(other("/news")).contains("Plays: false"));
    assertEquals(409, knock().post("back").status(other("/wishes")));
    assertEquals(409, knock().post("").status(other("/stop")));
    assertTrue(session.isOn());
    assertEquals(204, knock().post("").status(other("/take")));
    assertEquals(204, knock().post("back").status(other("/wishes")));
    assertEquals(409, knock().post("back").status(me("/wishes")));
  }

  @Test
  public void answersAreNeitherKeptNorUsedByOthers() throws IOException {
    for (String path : List.of(me("/"), "/", me("/news"))) {
      String answer = knock().answer(path);
      assertTrue(answer, answer.contains("Cache-control: no-store"));
      assertTrue(answer, answer.contains("Content-security-policy: default-src 'none';"));
      assertTrue(answer, answer.contains("frame-ancestors 'none'"));
    }
  }

  @Test
  public void aCrashIsTold() throws IOException {
    session.crash(new IllegalStateException("the \"ace\" is gone"));
    String news = knock().answer(me("/news"));
    assertTrue(news, news.contains("\"stage\":\"crashed\""));
    assertTrue(news, news.contains("the \\u0022ace\\u0022 is gone\\u000a\\u0009at app.traytable"));
  }

  @Test
  public void aPictureIsToldOnceToEach() throws IOException {
    session.show(new byte[] {'p', 'i', 'c'}, "image/png");
    long state = session.state().number();
    String news = knock().answer(me("/news") + "&picture=0&state=" + state);
    assertTrue(news, news.contains("Content-type: image/png") && news.endsWith("pic"));
    assertEquals(204, knock().status(me("/news") + "&picture=1&state=" + state));
  }

  /** The tests allow a second. */
  @Test
  public void whoNeverEndsARequestIsNotWaitedFor() throws IOException {
    for (String begun : List.of("GET", "GET " + me("/") + " HTTP/1.1\r\nHost: 127.")) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
        socket.getOutputStream().write(begun.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        assertEquals(
            "the connection is closed without an answer", -1, socket.getInputStream().read());
      }
    }
    assertEquals(200, knock().status(me("/")));
  }

  private int port() {
    return URI.create(server.address()).getPort();
  }
}
