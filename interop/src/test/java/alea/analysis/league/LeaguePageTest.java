package alea.analysis.league;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.league.LeagueReport.Mistake;
import alea.arena.league.League.Status;
import alea.arena.league.LeagueStandings;
import alea.browser.RealBrowser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of a league in a real browser. Screenshots are left in {@code interop/target/screenshots}. */
class LeaguePageTest {
    private static final int CLASS = RealBrowser.isThorough() ? 30 : 5;
    private static final int OUT = CLASS / 4;

    @TempDir
    private static Path folder;

    private static RealBrowser browser;
    /** For the teacher, and for everybody. */
    private static List<Path> pages;

    @BeforeAll
    static void openTheBrowser() throws IOException {
        LeagueReport report = report();
        pages = List.of(
                Files.writeString(
                        folder.resolve("league.html"),
                        LeaguePage.of(report, "alea league class ludo-simple --games 1000 --rounds 10 --seed 1")),
                Files.writeString(folder.resolve("standings.html"), LeaguePage.standings(report)));
        browser = new RealBrowser();
    }

    @AfterAll
    static void closeTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    /** A class of which some are out, some with names, reasons and commands that are long. */
    private static LeagueReport report() {
        List<LeagueReport.Line> players = new ArrayList<>();
        for (int i = 0; i < CLASS; i++) {
            boolean out = i >= CLASS - OUT;
            double elo = 300 - 25.0 * i;
            String name =
                    i % 7 == 3 ? "a student with a name that is rather long, and longer still " + i : "student " + i;
            players.add(new LeagueReport.Line(
                    new LeagueStandings.Line(
                            name,
                            "exec:exec python3 './a-file-with-a-name-that-has-no-place-to-break-it-at-all-" + i
                                    + ".py'",
                            out ? CLASS - OUT + 1 : i + 1,
                            out ? List.of(25, 25) : List.of(Math.max(1, i), Math.min(CLASS - OUT, i + 3)),
                            out ? null : Integer.valueOf(1 + i / 4),
                            out ? null : Double.valueOf(elo),
                            out ? List.of() : List.of(elo - 30, elo + 30),
                            12_345 - 100L * i,
                            9_000 + 100L * i,
                            0,
                            0,
                            out ? 3 : i % 5,
                            out ? i % 2 == 0 ? Status.DISQUALIFIED : Status.WALKOVER : Status.PLAYED,
                            out || i % 5 > 0
                                    ? List.of(new LeagueStandings.Reason(
                                            "crash",
                                            3,
                                            "crashed with exit status 1: " + "x".repeat(200) + " and then no idea",
                                            1234,
                                            "0,30,H,H/-/H,H,13,0/- 2 4"))
                                    : List.of(),
                            i == 1 ? 1 : null),
                    out ? 0 : 4,
                    out
                            ? List.of()
                            : List.of(new Mistake(20, 72, "0,30,H,H/-/H,H,13,0/- 2 4", "2", "3", 0.35, "very bad"))));
        }
        return new LeagueReport(
                "ludo-simple",
                "0",
                1,
                10,
                10,
                1000,
                276_000,
                "out",
                3,
                true,
                true,
                "search of net",
                List.of(List.of("student 0", "student 2")),
                players);
    }

    @ParameterizedTest
    @CsvSource({"360, DARK", "1280, LIGHT"})
    @EnabledIf("alea.browser.RealBrowser#isThorough")
    void norDoTheyInOtherColours(int width, ColorScheme scheme) {
        nothingOverflowsAndAxeFindsNothing(width, scheme);
    }

    @ParameterizedTest
    @CsvSource({"360, LIGHT", "1280, DARK"})
    void nothingOverflowsAndAxeFindsNothing(int width, ColorScheme scheme) {
        for (Path page : pages) {
            look(page, width, scheme);
        }
    }

    private static void look(Path page, int width, ColorScheme scheme) {
        String name = page.getFileName().toString().replace(".html", "");
        try (BrowserContext context = browser.window(width, 900, scheme)) {
            Page tab = RealBrowser.open(context, page, String.format(Locale.ROOT, "%s-%d-%s", name, width, scheme));
            assertThat(RealBrowser.strings(tab, RealBrowser.OVERFLOWING)).isEmpty();
            assertThat(RealBrowser.strings(tab, RealBrowser.ILLEGIBLE)).isEmpty();
            assertThat(RealBrowser.strings(tab, RealBrowser.FAINT)).isEmpty();
            assertThat(RealBrowser.dangling(tab)).isEmpty();
            if (RealBrowser.isThorough() || scheme == ColorScheme.LIGHT) { // other colours are found faint above
                assertThat(RealBrowser.violations(tab)).isEmpty();
            }
        }
    }
}
