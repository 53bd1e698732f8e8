package app.traytable.play.server;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Lets in only who was given the address on this machine. The token keeps other users and programs
 * out, Host and Origin keep out pages of the web that this machine's browser has open.
 */
final class Gate {
  private static final int FORBIDDEN = 403;
  private static final int MISDIRECTED = 421;

  private final List<String> hosts;
  private final String token;

  Gate(int port, String token) {
    hosts = List.of("127.0.0.1:" + port, "localhost:" + port);
    this.token = token;
  }

  static String newToken() {
    byte[] bytes = new byte[16];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** The status of the refusal, or 0 for whoever may come in. */
  int refusal(HttpExchange exchange) {
    Headers headers = exchange.getRequestHeaders();
    List<String> named = headers.getOrDefault("Host", List.of());
    if (named.size() != 1 || !hosts.contains(named.get(0))) {
      return MISDIRECTED;
    }
    for (String origin : headers.getOrDefault("Origin", List.of())) {
      if (!origin.startsWith("http://") || !hosts.contains(origin.substring(7))) {
        return FORBIDDEN;
      }
    }
    return isToken(query(exchange.getRequestURI()).get("token")) ? 0 : FORBIDDEN;
  }

  private boolean isToken(@Nullable String given) {
    return given != null
        && MessageDigest.isEqual(
            given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
  }

  /** What stands behind the question mark; no value here needs to be decoded. */
  static Map<String, String> query(URI uri) {
    Map<String, String> values = new TreeMap<>();
    String query = uri.getRawQuery();
    if (query != null) {
      for (String pair : query.split("&", -1)) {
        int equals = pair.indexOf('=');
        if (equals > 0) {
          values.putIfAbsent(pair.substring(0, equals), pair.substring(equals + 1));
        }
      }
    }
    return values;
  }
}
