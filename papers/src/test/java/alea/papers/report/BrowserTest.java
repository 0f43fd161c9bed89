package alea.papers.report;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Measured;
import alea.papers.Published;
import alea.papers.Result;
import alea.papers.Verdict;
import alea.papers.plot.Bar;
import alea.papers.plot.Plots;
import alea.papers.plot.Series;
import alea.papers.run.Catalogue;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opens a page with every kind of plot in a real browser. ALEA_BROWSER names it where it is not in a usual place. */
class BrowserTest {
    private static final Path PICTURES = Path.of("target", "screenshots");

    @TempDir
    Path folder;

    @Test
    void thePageFitsPhonesAndDesksDarkAndLightWithoutComplaints() throws Exception {
        Path page = folder.resolve("report.html");
        Files.writeString(page, page());
        Files.createDirectories(PICTURES);
        var options = new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
        try (Playwright playwright = Playwright.create(options);
                Browser browser = playwright
                        .chromium()
                        .launch(new BrowserType.LaunchOptions()
                                .setExecutablePath(browser())
                                .setArgs(List.of(
                                        "--no-sandbox",
                                        "--disable-gpu",
                                        "--disable-quic",
                                        "--no-first-run",
                                        "--disable-background-networking",
                                        "--disable-component-update",
                                        "--disable-sync")))) {
            for (int width : new int[] {360, 1280}) {
                for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
                    look(browser, page, width, scheme);
                }
            }
        }
    }

    private static void look(Browser browser, Path file, int width, ColorScheme scheme) {
        var context =
                new Browser.NewContextOptions().setViewportSize(width, 900).setColorScheme(scheme);
        try (Page page = browser.newPage(new Browser.NewPageOptions()
                .setViewportSize(context.viewportSize.get().width, 900)
                .setColorScheme(scheme))) {
            List<String> complaints = new ArrayList<>();
            page.onConsoleMessage(m -> {
                if (m.type().equals("error") || m.type().equals("warning")) {
                    complaints.add(m.text());
                }
            });
            page.onPageError(complaints::add);
            page.onRequest(r -> {
                if (!r.url().startsWith("file:") && !r.url().startsWith("data:")) {
                    complaints.add("asks for " + r.url());
                }
            });
            page.navigate(file.toUri().toString());
            page.screenshot(new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(PICTURES.resolve("%d-%s.png".formatted(width, scheme))));
            assertThat(complaints).isEmpty();
            assertThat(((Number) page.evaluate("document.documentElement.scrollWidth")).intValue())
                    .as("width of the page at %d", width)
                    .isLessThanOrEqualTo(width);
            assertThat(((Number) page.evaluate("document.querySelectorAll('figure svg[role=img] > title').length"))
                            .intValue())
                    .isEqualTo(6);
            assertThat(((Number)
                                    page.evaluate(
                                            "Math.min(...[...document.querySelectorAll('figure svg')].map(s => s.getBoundingClientRect().height))"))
                            .doubleValue())
                    .isGreaterThan(60);
            double letters = ((Number)
                            page.evaluate(
                                    "Math.min(...[...document.querySelectorAll('figure svg text')].map(t => parseFloat(getComputedStyle(t).fontSize) * t.ownerSVGElement.getBoundingClientRect().width / t.ownerSVGElement.viewBox.baseVal.width))"))
                    .doubleValue();
            assertThat(letters).as("letters of plots in pixels").isGreaterThanOrEqualTo(9);
            double contrast = ((Number) page.evaluate(CONTRAST)).doubleValue();
            assertThat(contrast).as("least contrast of words").isGreaterThanOrEqualTo(4.5);
            double outside = ((Number)
                            page.evaluate(
                                    "Math.max(...[...document.querySelectorAll('figure svg text')].map(t => {const b = t.getBoundingClientRect(), s = t.ownerSVGElement.getBoundingClientRect(); return Math.max(s.left - b.left, b.right - s.right, s.top - b.top, b.bottom - s.bottom)}))"))
                    .doubleValue();
            assertThat(outside).as("letters beyond their plot in pixels").isLessThanOrEqualTo(1);
        }
    }

    private static final String CONTRAST = """
            (() => {
              const light = c => { const v = c.match(/[0-9.]+/g).slice(0, 3).map(x => x / 255).map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
                return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]; };
              const back = light(getComputedStyle(document.body).backgroundColor);
              return Math.min(...[...document.querySelectorAll('p,td,.v,h2,a')].map(e => { const f = light(getComputedStyle(e).color);
                return (Math.max(f, back) + 0.05) / (Math.min(f, back) + 0.05); }));
            })()""";

    private static Path browser() {
        return Stream.of(
                        System.getenv().getOrDefault("ALEA_BROWSER", ""),
                        "/usr/bin/chromium",
                        "/usr/bin/chromium-browser",
                        "/usr/bin/google-chrome",
                        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
                .filter(p -> !p.isEmpty() && Files.isExecutable(Path.of(p)))
                .findFirst()
                .map(Path::of)
                .orElseThrow(() -> new AssertionError(
                        "no browser: install Debian's package chromium, or let ALEA_BROWSER name one"));
    }

    /** A page with every kind of plot, every verdict, and long words. */
    private static String page() {
        Published p = new Published(
                "x.a",
                "row",
                "table 1",
                "a rate of a long-name-without-any-space-at-all-in-it-so-that-it-must-break",
                "0.5",
                0.5,
                0.05,
                100,
                false);
        List<Finding> findings = new ArrayList<>();
        for (Verdict v : Verdict.values()) {
            findings.add(new Finding(p, Measured.rate(50, 100), v, "because of a reason"));
        }
        double[] x = {1, 10, 100};
        List<Series> series = List.of(
                Series.of("ours", x, new double[] {0.1, 0.01, 0.0001}),
                new Series(
                        "published, with a band",
                        List.of(new Series.Point(1, 0.5, 0.4, 0.6), new Series.Point(100, 0.2, 0.1, 0.3)),
                        true));
        var lengths = new TreeMap<>(Map.of(90, 3L, 120, 10L, 400, 1L));
        List<String> names =
                List.of("random", "fast", "strike", "chase", "aggressive", "defensive", "defensive-prose", "hybrid");
        double[][] matrix = new double[names.size()][names.size()];
        matrix[0][0] = Double.NaN;
        List<Result.Plot> plots = List.of(
                Plots.lines("a", "Lines", "games", "rate", series),
                Plots.convergence("b", "Convergence", "sweeps", "gap", series),
                Plots.scatter("c", "Scatter", "gene 1", "gene 2", series),
                Plots.bars(
                        "d",
                        "Bars",
                        "rate",
                        List.of(Bar.of(
                                "two together, or one that is safe, send the other back",
                                Measured.rate(50, 100),
                                0.6))),
                Plots.matrix("e", "Matrix", names, names, matrix, 0, 1),
                Plots.lengths("f", "Lengths", "turns", Map.of("matches", lengths)));
        Item item = new Item("x.a", Document.LUDO, "An item", List.of(p), (lab, notebook) -> {});
        List<String> wide = java.util.Collections.nCopies(12, "1,234.56 ± 0.01");
        Result result = new Result(
                "x.a",
                "An item",
                "table 1",
                "quick",
                1,
                "test",
                findings,
                List.of(new Result.Grid("A wide table", wide, List.of(wide))),
                plots,
                List.of("A note."),
                List.of("alea arena ludo-simple " + String.join(" ", names)),
                List.of("1 ms"));
        assertThat(Catalogue.items()).isNotEmpty();
        return Html.of(List.of(item), List.of(result));
    }
}
