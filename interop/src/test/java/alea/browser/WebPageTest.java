package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.rules.RuleFiles;
import alea.service.RuleSets;
import alea.web.WebServer;
import alea.web.WebSetup;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The web application in a real browser. Screenshots are left in {@code interop/target/screenshots}; every visit ends
 * with a look at what the browser complained of, and whether it asked anybody but the server.
 */
class WebPageTest {
    private static final String MATCH = "/play?game=ludo-simple:pawns=2&seat=human&seat=hybrid&seed=5";
    private static final String PLAYED = "/play?game=doom:2x2,dice=5&seat=random&seat=random&seed=3";
    /** More than any match of the tests takes. */
    private static final int MANY = 400;

    @TempDir
    private static Path folder;

    private static WebServer server;
    private static RealBrowser browser;

    @BeforeAll
    static void open() {
        Registry shipped = Registry.installed().closed();
        RuleFiles none = RuleFiles.only(shipped, List.of());
        server = WebServer.start(new WebSetup(
                "test", "127.0.0.1", 0, shipped.with(none), new RuleSets(shipped, none), folder, folder, 2));
        browser = new RealBrowser();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
        if (server != null) {
            server.close();
        }
    }

    private static String home() {
        return String.format(Locale.ROOT, "http://127.0.0.1:%d", server.port());
    }

    /** A window on the page. */
    private static final class Visit implements AutoCloseable {
        private final BrowserContext window;
        private final List<String> complaints = new ArrayList<>();
        final Page tab;

        Visit(int width, ColorScheme scheme) {
            window = browser.window(width, 900, scheme);
            tab = window.newPage();
            tab.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            tab.onConsoleMessage(message -> complaints.add(message.text()));
            tab.onPageError(complaints::add);
            tab.onRequest(request -> {
                if (!request.url().startsWith(home()) && !request.url().startsWith("data:")) {
                    complaints.add("a request leaves: " + request.url());
                }
            });
        }

        void show(String path) {
            tab.navigate(home() + path);
            tab.locator("h1").waitFor();
        }

        /** Begins the match that an address sets up. */
        void begin(String setup) {
            show(setup);
            tab.locator("alea-board svg").waitFor();
            tab.locator("button.main").click();
            tab.locator(".options button, .result").first().waitFor();
        }

        boolean isOver() {
            return tab.locator(".result").count() > 0;
        }

        /** Waits until the answer to what was done is there. */
        void settle() {
            tab.locator("[aria-busy]").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        }

        boolean focusIn(String selector) {
            return (Boolean) tab.evaluate("s => !!document.activeElement.closest(s)", selector);
        }

        void tabTo(String selector) {
            for (int i = 0; i < MANY && !focusIn(selector); i++) {
                tab.keyboard().press("Tab");
            }
            assertThat(focusIn(selector)).as(selector).isTrue();
        }

        void picture(String name) {
            tab.screenshot(new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(Path.of("target", "screenshots", "web-" + name + ".png")));
        }

        void keep(String name) {
            tab.screenshot(
                    new Page.ScreenshotOptions().setPath(Path.of(System.getProperty("alea.pictures"), name + ".png")));
        }

        @Override
        public void close() {
            window.close();
            assertThat(complaints).isEmpty();
        }
    }

    @Test
    void aMatchIsPlayedOnTheBoardByMouseAndAReloadLosesNothing() {
        try (var visit = new Visit(1280, ColorScheme.LIGHT)) {
            visit.begin(MATCH);
            int moves = 0;
            while (!visit.isOver() && moves < MANY) {
                visit.tab.locator(".cells .can").first().click();
                visit.settle();
                moves++;
                if (moves == 3) {
                    String before = visit.tab.locator(".log").textContent();
                    visit.tab.reload();
                    visit.tab.locator(".options button").first().waitFor();
                    assertThat(visit.tab.locator(".log").textContent()).isEqualTo(before);
                }
            }
            visit.picture("over");
            assertThat(visit.tab.locator(".result").textContent()).contains("has won", "seed of the dice 5");
            assertThat(moves).isGreaterThan(3);
        }
    }

    @Test
    void aMatchIsPlayedByKeysAloneAndTheFocusIsNeverLost() {
        try (var visit = new Visit(1280, ColorScheme.DARK)) {
            visit.show(MATCH);
            visit.tab.locator("alea-board svg").waitFor();
            visit.tabTo("button.main");
            visit.tab.keyboard().press("Enter");
            visit.tab.locator(".options button").first().waitFor();
            assertThat(visit.focusIn("h1"))
                    .as("who comes to a page hears its title")
                    .isTrue();
            visit.tabTo(".options");
            int moves = 0;
            while (!visit.isOver() && moves < MANY) {
                assertThat(visit.focusIn(".options"))
                        .as("after %s moves", moves)
                        .isTrue();
                visit.tab.keyboard().press(moves % 2 == 0 ? "Enter" : "1");
                visit.settle();
                moves++;
            }
            assertThat(visit.focusIn(".result")).isTrue();
            assertThat(visit.tab.locator("[role=status]").textContent()).contains("has won");
        }
    }

    @Test
    void fieldsAreWalkedOverByArrowsAndSayWhatTheyAre() {
        try (var visit = new Visit(1280, ColorScheme.LIGHT)) {
            visit.begin(MATCH);
            visit.tab.locator("[role=gridcell][tabindex='0']").focus(); // one field is in the order of Tab
            visit.tab.keyboard().press("m");
            Locator here = visit.tab.locator("[role=gridcell]:focus");
            assertThat(here.getAttribute("aria-label")).contains("square", "Red", "can move: R");
            String from = here.getAttribute("aria-label");
            visit.tab.keyboard().press("ArrowRight");
            assertThat(here.getAttribute("aria-label")).isNotEqualTo(from).startsWith("square");
            visit.tab.keyboard().press("ArrowLeft");
            assertThat(here.getAttribute("aria-label")).isEqualTo(from);
            visit.tab.keyboard().press("Enter");
            visit.settle();
            assertThat(visit.focusIn("[role=gridcell]")).isTrue();
            assertThat(visit.tab.locator("[data-key=undo]").isEnabled()).isTrue();
        }
    }

    @Test
    void aMistakeIsTriedAgainBeforeItsAnswerIsShown() {
        try (var visit = new Visit(360, ColorScheme.DARK)) {
            visit.begin(PLAYED);
            visit.tab.locator(".result a.main").click();
            Locator worst = visit.tab.locator("ol button.link");
            worst.first().waitFor();
            visit.picture("review-360");
            assertThat(RealBrowser.strings(visit.tab, RealBrowser.OVERFLOWING)).isEmpty();
            assertThat(RealBrowser.violations(visit.tab)).isEmpty();
            worst.first().click();
            visit.tab.locator(".options button").first().waitFor();
            assertThat(visit.tab.locator(".view-review table tr.best").count()).isZero();
            visit.tab.locator(".options button").first().click();
            assertThat(visit.tab.locator(".result").textContent()).containsPattern("nothing is worth more|loses 0\\.");
            assertThat(visit.tab.locator(".view-review table tr.best").count()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, LIGHT", "360, DARK"})
    void nothingOverflowsAndAxeFindsNothing(int width, ColorScheme scheme) {
        try (var visit = new Visit(width, scheme)) {
            List<String> views = Boolean.getBoolean("alea.long")
                    ? List.of(
                            "/",
                            "/play",
                            "/analyse",
                            "/review",
                            "/arena",
                            "/jobs",
                            "/rules",
                            "/rules/madn",
                            "/players",
                            "/papers",
                            "/about")
                    : List.of("/play", "/analyse", "/arena");
            for (String view : views) {
                visit.show(view);
                visit.picture(view.replace('/', '-') + "-" + width);
                visit.tab.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
                assertThat(RealBrowser.strings(visit.tab, RealBrowser.OVERFLOWING))
                        .as(view)
                        .isEmpty();
                assertThat(RealBrowser.strings(visit.tab, RealBrowser.FAINT))
                        .as(view)
                        .isEmpty();
                assertThat(RealBrowser.dangling(visit.tab)).as(view).isEmpty();
                assertThat(RealBrowser.violations(visit.tab)).as(view).isEmpty();
            }
        }
    }

    /** Writes the pictures of the docs into a folder: {@code -Dalea.pictures=../docs/pictures}. */
    @Test
    @EnabledIfSystemProperty(named = "alea.pictures", matches = ".+")
    void picturesForTheDocsAreMade() {
        try (var visit = new Visit(1200, ColorScheme.LIGHT)) {
            visit.begin("/play?game=ludo-classic&seat=human&seat=net&seed=4");
            for (int i = 0; i < 12; i++) {
                visit.tab.locator(".options button").last().click();
                visit.settle();
            }
            visit.keep("web-play");
            visit.show("/analyse?game=ludo-simple&position=12,0,30,20/-/10,0,0,7/-%200%203");
            visit.tab.locator("[data-key=run]").click();
            visit.tab.locator("tr.best").waitFor();
            visit.tab.locator("[data-key=run].main").waitFor();
            visit.keep("web-analyse");
            visit.begin(PLAYED);
            visit.tab.locator(".result a.main").click();
            visit.tab.locator("ol button.link").first().click();
            visit.tab.locator(".options button").first().click();
            visit.tab.evaluate("scrollTo(0, 0)");
            visit.keep("web-review");
        }
        try (var visit = new Visit(360, ColorScheme.DARK)) {
            visit.begin("/play?game=ludo-classic&seat=human&seat=net&seed=4");
            visit.keep("web-phone");
        }
    }

    @Test
    void everyWordIsThereInGerman() {
        try (var visit = new Visit(1280, ColorScheme.LIGHT)) {
            visit.show("/");
            visit.tab.locator("header select").selectOption("de");
            visit.tab.locator("html[lang=de]").waitFor();
            assertThat(visit.tab.locator("h1").textContent()).isEqualTo("Ein Labor für Würfelspiele auf einem Brett");
            visit.begin(MATCH);
            assertThat(visit.tab.locator(".turn").textContent()).contains("ist am Zug");
            assertThat(RealBrowser.strings(visit.tab, """
                    (async () => {
                      const [en, de] = await Promise.all(['en', 'de'].map(
                        name => fetch(`/page/${name}.json`).then(answer => answer.json())));
                      return [...Object.keys(en).filter(key => !(key in de)),
                        ...Object.keys(de).filter(key => !(key in en))];
                    })()""")).isEmpty();
        }
    }
}
