package app.traytable.rules.parcel;

import app.traytable.rules.table.Journal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A parcel as one text that can be changed anywhere: its packing list and its journals, with form
 * feeds between them. Packing it puts every checksum right, so that a change is judged by what it
 * says and not by the checksum that it breaks.
 */
record LaidOpen(String list, List<String> journals) {
  private static final char NEXT = '\f';

  static LaidOpen of(Parcel parcel) {
    List<String> journals = new ArrayList<>();
    parcel.matches().forEach(match -> journals.add(match.journal().text()));
    return new LaidOpen(PackingList.of(parcel).text(), journals);
  }

  static LaidOpen parse(String text) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf(NEXT); end >= 0; end = text.indexOf(NEXT, start)) {
      parts.add(text.substring(start, end));
      start = end + 1;
    }
    parts.add(text.substring(start));
    return new LaidOpen(parts.get(0), List.copyOf(parts.subList(1, parts.size())));
  }

  String text() {
    StringBuilder text = new StringBuilder(list);
    journals.forEach(journal -> text.append(NEXT).append(journal));
    return text.toString();
  }

  /** The bytes of a zip in which all checksums are right. */
  byte[] packed() {
    List<String> signed = new ArrayList<>();
    journals.forEach(journal -> signed.add(signed(journal)));
    List<String> lines = new ArrayList<>();
    int match = 0;
    for (String line : withoutEnd(list).split("\n", -1)) {
      String[] words = line.split(" ", 4);
      boolean isMatch = words.length == 4 && words[0].equals("match") && match < signed.size();
      lines.add(
          isMatch
              ? "match " + words[1] + " " + Journal.checksum(signed.get(match++)) + " " + words[3]
              : line);
    }
    String before = String.join("\n", lines);
    long count = Math.max(0, before.chars().filter(c -> c == '\n').count() - 1);
    signed.add(0, before + "end " + count + " " + Journal.checksum(before) + "\n");
    return zip(signed);
  }

  /** A journal with the end that belongs to it. */
  static String signed(String journal) {
    String before = withoutEnd(journal);
    long plies =
        before
            .lines()
            .filter(line -> !line.matches("(traytable|game|option|first|seed|seat) .*"))
            .count();
    return before + "end " + plies + " " + Journal.checksum(before) + "\n";
  }

  private static String withoutEnd(String text) {
    int end = text.lastIndexOf("\nend ");
    return end < 0 ? text : text.substring(0, end + 1);
  }

  private static byte[] zip(List<String> texts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      // Nobody is helped by small files here, and it is the slowest part.
      zip.setLevel(0);
      for (int i = 0; i < texts.size(); i++) {
        zip.putNextEntry(new ZipEntry(i == 0 ? ParcelZip.LIST : ParcelZip.journal(i)));
        zip.write(texts.get(i).getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
