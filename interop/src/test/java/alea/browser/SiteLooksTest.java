package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import alea.site.Site;
import alea.web.FileServer;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documentation in a real browser: how it looks, its search, and that it can be read without a script. */
class SiteLooksTest {
    private static SortedMap<String, byte[]> files;
    private static RealBrowser browser;
    private static FileServer server;
    private static String home;

    @BeforeAll
    static void open() {
        String made = "# Made\n\n## One\n\n## Two\n\n```\nalea\n```\n";
        files = Site.of(Map.of(
                        "docs/commands.md", made,
                        "docs/game-keys.md", made,
                        "docs/strategy-keys.md", made,
                        "docs/methods.md", made))
                .files();
        server = FileServer.start("127.0.0.1", 0, files);
        home = server.address().replaceFirst("/$", "");
        browser = new RealBrowser();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
        server.close();
    }

    @ParameterizedTest
    @CsvSource({"1280, LIGHT", "360, LIGHT", "360, DARK"})
    @EnabledIf("alea.browser.RealBrowser#isThorough")
    void norDoTheyInOtherColours(int width, ColorScheme scheme) {
        nothingOverflowsAndAxeFindsNothing(width, scheme);
    }

    @ParameterizedTest
    @CsvSource("1280, DARK")
    void nothingOverflowsAndAxeFindsNothing(int width, ColorScheme scheme) {
        List<String> pages = RealBrowser.isThorough()
                ? files.keySet().stream()
                        .filter(file -> file.endsWith(".html"))
                        .map(file -> "/" + file)
                        .toList()
                : List.of("/conformance.html"); // with a table, code and all else that a page has
        try (var visit = new Visit(browser.window(width, 900, scheme), home)) {
            for (String page : pages) {
                visit.show(page);
                assertThat(visit.flaws()).as(page).isEmpty();
            }
            visit.picture("docs-%s-%s".formatted(Integer.toString(width), scheme));
        }
    }

    @Test
    void theSearchFindsASectionAndLeadsThere() {
        try (var visit = new Visit(browser.window(360, 740, ColorScheme.LIGHT), home)) {
            visit.show("/decisions/");
            visit.tab.locator("#_search").fill("duplicate dice");
            Locator found = visit.tab.locator("search li a");
            found.first().waitFor();
            assertThat(visit.flaws()).isEmpty();
            assertThat(visit.tab.locator("search [role=status]").textContent()).containsPattern("^[0-9]+ sections");
            visit.tab.locator("#_search").fill("truncated matches");
            visit.tab
                    .locator("search li a[href$='statistics.html#truncated-matches']")
                    .first()
                    .click();
            visit.tab.waitForURL("**/statistics.html#truncated-matches");
            visit.tab.locator("#_search").fill("nothing has qqqq");
            visit.await("search [role=status]", "0 sections");
            visit.tab.locator("#_search").press("Escape");
            assertThat(visit.tab.locator("search [role=status]").textContent()).isEmpty();
        }
    }

    @Test
    void whereNoPageIsAPageSaysSoWhoseSearchHasTitlesFirst() {
        try (var visit = new Visit(browser.window(1280, 900, ColorScheme.LIGHT), home)) {
            visit.show("/404.html");
            assertThat(visit.flaws()).isEmpty();
            assertThat(visit.tab.locator("h1").textContent()).isEqualTo("There is no page at this address");
            visit.tab.locator("#_search").fill("league");
            Locator found = visit.tab.locator("search li a");
            found.first().waitFor();
            assertThat(found.allTextContents())
                    .startsWith("Run a league of a class", "For teachers", "For teachers: 3. Run the league");
            found.first().click();
            visit.tab.waitForURL("**/league.html");
        }
    }

    @Test
    void withoutAScriptAllButTheSearchIsThere() {
        BrowserContext window = browser.window(
                new Browser.NewContextOptions().setViewportSize(1400, 900).setJavaScriptEnabled(false));
        try (window) {
            Page tab = window.newPage();
            tab.navigate(home + "/statistics.html");
            assertThat(tab.locator("search").isVisible()).isFalse();
            tab.locator("nav.contents a[href='#deals']").click();
            assertThat(tab.url()).endsWith("/statistics.html#deals");
            assertThat(tab.locator("nav.contents a[href='#deals']").boundingBox().y)
                    .as("the contents stay in sight")
                    .isBetween(0.0, 900.0);
            tab.locator("nav.pages a[href='glossary.html']").click();
            assertThat(tab.locator("h1").textContent()).isEqualTo("Glossary");
            tab.setViewportSize(360, 740);
            assertThat(tab.locator("nav.pages a[href='bots.html']").isVisible()).isFalse();
            tab.locator("nav.pages summary").click();
            tab.locator("nav.pages a[href='bots.html']").click();
            assertThat(tab.locator("h1").textContent()).isEqualTo("Write a bot in any language");
        }
    }
}
