package app.traytable.parcel;

import java.io.File;

/**
 * A file on its way to another app.
 *
 * @param type as a receiving app wants to know it
 */
public record Outgoing(File file, String type) {}
