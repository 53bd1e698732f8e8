package app.traytable.errand;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What an intent asks for, whoever sent it. */
@RunWith(AndroidJUnit4.class)
public final class ErrandTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void anIntentSaysWhatItWasMadeFor() {
    for (Errand errand :
        List.of(new Errand.GoOn(7), new Errand.Deal("solo"), new Errand.ByCode("ACDE-Ä %41\n"))) {
      assertEquals(errand, Errand.of(errand.intent(context)));
    }
  }

  @Test
  public void whoOpensTheAppFromItsIconAsksForNothing() {
    assertNull(Errand.of(null));
    assertNull(Errand.of(new Intent()));
    assertNull(Errand.of(new Intent(Intent.ACTION_MAIN)));
  }

  @Test
  public void whatIsMissingOrOfAnotherKindLeadsNowhereButDoesNoHarm() {
    assertEquals(new Errand.GoOn(0), Errand.of(new Intent(Errand.GO_ON)));
    assertEquals(new Errand.GoOn(0), Errand.of(new Intent(Errand.GO_ON).putExtra("match", "7")));
    assertEquals(new Errand.Deal(""), Errand.of(new Intent(Errand.DEAL)));
    assertEquals(
        new Errand.Deal(""), Errand.of(new Intent(Errand.DEAL).putExtra("game", new Bundle())));
  }

  @Test
  public void aCameraReadsACodeAndMayReadAnythingElse() {
    assertEquals(new Errand.ByCode("ACDE"), read("traytable:ACDE"));
    assertEquals(new Errand.ByCode("ACDE"), read("TRAYTABLE:ACDE"));
    assertEquals(new Errand.ByCode(""), read("traytable:"));
    assertEquals(new Errand.ByCode("//x?y#z"), read("traytable://x?y#z"));
    assertEquals(new Errand.ByCode("A".repeat(200)), read("traytable:" + "A".repeat(100_000)));
    assertNull(read("https://example.org/ACDE"));
    assertNull(Errand.of(new Intent(Intent.ACTION_VIEW)));
  }

  private static @Nullable Errand read(String address) {
    return Errand.of(new Intent(Intent.ACTION_VIEW, Uri.parse(address)));
  }

  @Test
  public void whoComesBackFromTheListOfRecentAppsDoesNotAskAgain() {
    Intent again = new Errand.Deal("solo").intent(context);

    assertNull(Errand.of(again.addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)));
  }
}
