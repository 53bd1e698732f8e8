/**
 * Plays the app in a real browser, by what can be seen there.
 *
 * <p>A few commands of the DevTools protocol lead it. Playwright for Java 1.62.0 in their place,
 * with the Chromium of the machine, passed every test, saved 267 of 1,589 lines, and was neither
 * quicker nor slower. But a fresh machine would fetch 206 MB for it, even one without a Chromium,
 * which is more than all that a build without an SDK assembles; each process of tests would unpack
 * 134 MB, and several fingers at once would still be commands of DevTools.
 */
@NullMarked
package app.traytable.play.browser;

import org.jspecify.annotations.NullMarked;
