package alea.papers.report;

import static org.assertj.core.api.Assertions.assertThat;

import alea.browser.RealBrowser;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.Samples;
import alea.papers.run.Catalogue;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page in a real browser. It needs Chromium: the file that the variable ALEA_BROWSER names, or {@code chromium}
 * on the PATH. Screenshots are left in {@code interop/target/screenshots}.
 */
class PageTest {
    @TempDir
    private static Path folder;

    private static RealBrowser browser;
    private static Path page;

    @BeforeAll
    static void openTheBrowser() throws IOException {
        Lab lab = Samples.lab(1, 1, folder.resolve(".alea-work"));
        // Everything that a page can have, and items that need no time.
        List<Item> items = new ArrayList<>(Catalogue.items(
                List.of("ludo.board", "ludo.danger", "ludo.chase-table", "ucsc.board", "ucsc.messages")));
        items.add(Samples.item("a.sample", Document.IVERSEN, Samples::everything));
        List<Result> results = items.stream().map(item -> item.measure(lab)).toList();
        page = folder.resolve("report.html");
        Files.writeString(page, Html.of(items, results, "papers-report"));
        browser = new RealBrowser();
    }

    @AfterAll
    static void closeTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"360, 740, DARK", "1280, 900, LIGHT", "360, 740, LIGHT"})
    @EnabledIf("alea.browser.RealBrowser#isThorough")
    void norDoTheyInOtherColours(int width, int height, ColorScheme scheme) {
        nothingOverflowsAndPlotsAreLegible(width, height, scheme);
    }

    @ParameterizedTest
    @CsvSource("1280, 900, DARK")
    void nothingOverflowsAndPlotsAreLegible(int width, int height, ColorScheme scheme) {
        try (BrowserContext context = browser.window(width, height, scheme)) {
            Page tab = RealBrowser.open(context, page, String.format(Locale.ROOT, "%d-%s", width, scheme));
            assertThat(RealBrowser.strings(tab, RealBrowser.OVERFLOWING)).isEmpty();
            assertThat(RealBrowser.strings(tab, RealBrowser.ILLEGIBLE)).isEmpty();
            assertThat(RealBrowser.strings(tab, RealBrowser.FAINT)).isEmpty();
            assertThat(tab.locator("svg[role=img]").count()).isGreaterThanOrEqualTo(6);
            assertThat(tab.locator("svg[role=img]").count())
                    .isEqualTo(tab.locator("figure").count());
            assertThat(tab.evaluate("getComputedStyle(document.body).backgroundColor"))
                    .isEqualTo(scheme == ColorScheme.DARK ? "rgb(22, 24, 28)" : "rgb(255, 255, 255)");
        }
    }

    @Test
    void onPaperNothingIsCutOff() {
        try (BrowserContext context = browser.window(720, 1_000, ColorScheme.LIGHT)) {
            Page tab = context.newPage();
            tab.navigate(page.toUri().toString());
            tab.emulateMedia(
                    new Page.EmulateMediaOptions().setMedia(Media.PRINT).setColorScheme(ColorScheme.DARK));
            tab.screenshot(
                    new Page.ScreenshotOptions().setFullPage(true).setPath(Path.of("target/screenshots/print.png")));
            assertThat(tab.evaluate("getComputedStyle(document.body).backgroundColor"))
                    .isEqualTo("rgb(255, 255, 255)");
            assertThat(RealBrowser.strings(tab, RealBrowser.FAINT)).isEmpty();
            assertThat(tab.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            assertThat(tab.pdf()).startsWith('%', 'P', 'D', 'F');
        }
    }

    @Test
    void rowsOfAVerdictCanBeHidden() {
        try (BrowserContext context = browser.window(1280, 900, ColorScheme.LIGHT)) {
            Page tab = context.newPage();
            tab.navigate(page.toUri().toString());
            int all = tab.locator("tr.of-agrees:visible").count();
            assertThat(all).isPositive();
            tab.getByLabel("agrees", new Page.GetByLabelOptions().setExact(true))
                    .uncheck();
            assertThat(tab.locator("tr.of-agrees:visible").count()).isZero();
            assertThat(tab.locator("tr.of-wrong:visible").count()).isPositive();
            tab.getByLabel("agrees", new Page.GetByLabelOptions().setExact(true))
                    .check();
            assertThat(tab.locator("tr.of-agrees:visible").count()).isEqualTo(all);
        }
    }

    @Test
    void everythingCanBeReachedByKeyAndIsNamed() {
        try (BrowserContext context = browser.window(360, 740, ColorScheme.LIGHT)) {
            Page tab = context.newPage();
            tab.navigate(page.toUri().toString());
            assertThat(RealBrowser.strings(tab, RealBrowser.OVERFLOWING)).isEmpty();
            assertThat(RealBrowser.strings(tab, """
                            [...document.querySelectorAll('.box')].filter(b => b.scrollWidth > b.clientWidth)
                              .filter(b => b.tabIndex < 0 || !b.getAttribute('aria-label'))
                              .map(b => b.outerHTML.slice(0, 80))""")).isEmpty();
            assertThat(RealBrowser.dangling(tab)).isEmpty();
            assertThat(RealBrowser.violations(tab)).isEmpty();
        }
    }
}
