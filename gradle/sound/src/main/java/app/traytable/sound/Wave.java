package app.traytable.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A sound in the making: what is added to it sounds together. */
final class Wave {
  private static final double FADE = 0.004;
  private static final int HEADER = 44;
  private static final int FULL = Short.MAX_VALUE;

  private final int rate;
  private final double[] samples;

  Wave(int rate, double seconds) {
    this.rate = rate;
    this.samples = new double[(int) StrictMath.round(rate * seconds)];
  }

  /** What sounds from a moment on, told by the seconds since then. */
  interface Voice {
    double at(double seconds);
  }

  Wave add(double from, Voice voice) {
    int first = (int) StrictMath.round(from * rate);
    for (int i = first; i < samples.length; i++) {
      samples[i] += voice.at((double) (i - first) / rate);
    }
    return this;
  }

  int rate() {
    return rate;
  }

  /** Around nothing, from nothing to nothing, and exactly as loud as this at its loudest. */
  short[] finished(double peak) {
    double mean = 0;
    for (double sample : samples) {
      mean += sample / samples.length;
    }
    double[] faded = new double[samples.length];
    double loudest = 0;
    for (int i = 0; i < samples.length; i++) {
      faded[i] = (samples[i] - mean) * fade(i) * fade(samples.length - 1 - i);
      loudest = StrictMath.max(loudest, StrictMath.abs(faded[i]));
    }
    short[] finished = new short[samples.length];
    for (int i = 0; i < samples.length; i++) {
      finished[i] = (short) StrictMath.round(faded[i] / loudest * peak * FULL);
    }
    return finished;
  }

  /** From 0 at the very end to 1, without a corner. */
  private double fade(int fromTheEnd) {
    double part = StrictMath.min(1, fromTheEnd / (FADE * rate));
    return 0.5 - 0.5 * StrictMath.cos(StrictMath.PI * part);
  }

  /** A file that every phone plays: one channel, sixteen bits, nothing packed. */
  static byte[] file(int rate, short[] samples) {
    int bytes = samples.length * Short.BYTES;
    ByteBuffer file = ByteBuffer.allocate(HEADER + bytes).order(ByteOrder.LITTLE_ENDIAN);
    file.put(letters("RIFF")).putInt(HEADER - 8 + bytes).put(letters("WAVE"));
    file.put(letters("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
    file.putInt(rate).putInt(rate * Short.BYTES).putShort((short) 2).putShort((short) 16);
    file.put(letters("data")).putInt(bytes);
    for (short sample : samples) {
      file.putShort(sample);
    }
    return file.array();
  }

  private static byte[] letters(String four) {
    return four.getBytes(StandardCharsets.US_ASCII);
  }
}
