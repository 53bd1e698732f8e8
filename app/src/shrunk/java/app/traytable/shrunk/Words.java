package app.traytable.shrunk;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The texts of the app as they are in its sources: what is shrunk has no names for them. */
final class Words {
  private final Map<String, String> texts = new HashMap<>();

  private Words(String... folders) {
    for (String folder : folders) {
      try (DirectoryStream<Path> files =
          Files.newDirectoryStream(Path.of("src/main/res", folder), "*.xml")) {
        for (Path file : files) {
          read(file);
        }
      } catch (IOException | ParserConfigurationException | SAXException e) {
        throw new AssertionError(e);
      }
    }
  }

  static Words english() {
    return new Words("values");
  }

  /** What is the same in all languages is written down in English only. */
  static Words german() {
    return new Words("values", "values-de");
  }

  String of(String name) {
    String text = texts.get(name);
    if (text == null) {
      throw new AssertionError("there is no text called " + name);
    }
    return text;
  }

  /** Whether something is this text, whatever stands in its gaps. */
  Predicate<String> like(String name) {
    return Pattern.compile(
            Stream.of(of(name).split("%\\d\\$[sd]", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining(".*")))
        .asMatchPredicate();
  }

  private void read(Path file) throws IOException, ParserConfigurationException, SAXException {
    Document document =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    NodeList strings = document.getElementsByTagName("string");
    for (int i = 0; i < strings.getLength(); i++) {
      Element string = (Element) strings.item(i);
      texts.put(string.getAttribute("name"), string.getTextContent());
    }
  }
}
