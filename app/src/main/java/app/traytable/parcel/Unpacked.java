package app.traytable.parcel;

import app.traytable.data.Arrival;
import app.traytable.data.PersonRow;
import app.traytable.data.SettingRow;
import java.util.List;

/** A parcel that has been checked whole, as this phone would keep it. */
record Unpacked(List<Arrival> matches, List<PersonRow> people, List<SettingRow> settings) {}
