package app.traytable.play.server;

import java.util.Locale;

/** The state as the page reads it. */
final class Json {
  private Json() {}

  static String of(Session.State state) {
    Look look = state.look();
    return String.format(
        Locale.ROOT,
        "{\"number\":%d,\"stage\":%s,\"width\":%d,\"height\":%d,\"language\":%s,\"dark\":%b,"
            + "\"fontScale\":%.2f,\"density\":%.5f,\"typing\":%b,\"trace\":%s}",
        state.number(),
        quoted(state.stage().name().toLowerCase(Locale.ROOT)),
        look.width(),
        look.height(),
        quoted(look.language()),
        look.dark(),
        look.fontScale(),
        look.density(),
        state.typing(),
        quoted(state.trace()));
  }

  static String quoted(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\' || c < ' ') {
        json.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
