package app.traytable.play.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A request of any shape; the JDK's own client would not let us lie about the Host. */
final class Knock {
  private final URI address;
  private final StringBuilder headers = new StringBuilder();
  private String host;
  private String method = "GET";
  private String body = "";

  Knock(String address) {
    this.address = URI.create(address);
    host = this.address.getAuthority();
  }

  Knock host(String other) {
    host = other;
    return this;
  }

  Knock header(String name, String value) {
    headers.append(name).append(": ").append(value).append("\r\n");
    return this;
  }

  Knock post(String text) {
    method = "POST";
    body = text;
    return this;
  }

  Knock method(String other) {
    method = other;
    return this;
  }

  /** The whole answer; the path is sent as it stands. */
  String answer(String path) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      String request =
          method
              + " "
              + path
              + " HTTP/1.1\r\nHost: "
              + host
              + "\r\nConnection: close\r\n"
              + headers
              + "Content-Length: "
              + body.length()
              + "\r\n\r\n"
              + body;
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  int status(String path) throws IOException {
    return Integer.parseInt(answer(path).split(" ", 3)[1]);
  }
}
