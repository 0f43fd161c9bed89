package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Chromium, and what it finds wrong with a page: the file that the variable ALEA_BROWSER names, or one on the PATH;
 * first the one without windows of its own, which starts in a third of the time.
 */
public final class RealBrowser implements AutoCloseable {
    /** Milliseconds: beside other tests, a page of thousands of rows takes its time. */
    private static final double PATIENCE = 180_000;

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Locale locale = Locale.getDefault();
    /** Opens it, and takes the locale that Playwright talks to it in: in Turkish light is no longer "light". */
    public RealBrowser() {
        Locale.setDefault(Locale.ROOT);
    }

    /** One for all test classes of a JVM, since to start it takes as long as a dozen pages. It ends with the JVM. */
    private static final class Started {
        static final Browser BROWSER = Playwright.create(
                        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium())
                        .setArgs(FLAGS));
    }

    private static Path chromium() {
        String named = System.getenv("ALEA_BROWSER");
        return Stream.concat(
                        Stream.ofNullable(named).map(Path::of),
                        Stream.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
                                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator))
                                        .map(dir -> Path.of(dir, name))))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseGet(
                        () -> fail("no Chromium: install the package chromium, or name the program in ALEA_BROWSER"));
    }

    /** Whether what takes minutes is to be tried, too: {@code ./check --browser}. */
    public static boolean isThorough() {
        return Boolean.getBoolean("alea.browser") || Boolean.getBoolean("alea.long");
    }

    /** A window. */
    public BrowserContext window(int width, int height, ColorScheme scheme) {
        return window(
                new Browser.NewContextOptions().setViewportSize(width, height).setColorScheme(scheme));
    }

    /**
     * Opens a page that is one file: it complains of nothing, and asks for no other file.
     *
     * @param picture the name of the screenshot that is left of all of it
     */
    public static Page open(BrowserContext window, Path page, String picture) {
        Page tab = window.newPage();
        List<String> complaints = new ArrayList<>();
        List<String> requests = new ArrayList<>();
        tab.onConsoleMessage(message -> complaints.add(message.text()));
        tab.onPageError(complaints::add);
        tab.onRequest(request -> requests.add(request.url()));
        tab.navigate(page.toUri().toString());
        tab.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(Path.of("target", "screenshots", picture + ".png")));
        assertThat(complaints).isEmpty();
        assertThat(requests).as("it needs no other file").hasSize(1);
        return tab;
    }

    /** A window of another kind: of a phone, with colours that the system chooses. */
    BrowserContext window(Browser.NewContextOptions options) {
        BrowserContext context = Started.BROWSER.newContext(options);
        context.setDefaultTimeout(PATIENCE);
        return context;
    }

    @Override
    public void close() {
        Locale.setDefault(locale);
    }

    /** What axe-core finds against WCAG 2.2 AA, each rule with the elements that break it. */
    public static List<String> violations(Page tab) {
        return new AxeBuilder(tab)
                        .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
                        .analyze()
                        .getViolations()
                        .stream()
                        .flatMap(rule -> rule.getNodes().stream().map(node -> rule.getId() + ": " + node.getHtml()))
                        .toList();
    }

    /** What an expression gives that lists what is wrong. */
    @SuppressWarnings("unchecked")
    public static List<String> strings(Page tab, String expression) {
        return (List<String>) tab.evaluate(expression);
    }

    /** Links that lead nowhere, and names that two elements have. */
    public static List<String> dangling(Page tab) {
        return strings(tab, """
                [...document.querySelectorAll('a[href^="#"]')]
                  .filter(a => !document.getElementById(a.hash.slice(1))).map(a => a.outerHTML)
                  .concat([...document.querySelectorAll('[id]')].map(e => e.id)
                    .filter((id, i, all) => all.indexOf(id) !== i))""");
    }

    /** What reaches out of the window, and is not inside of a box that scrolls. */
    public static final String OVERFLOWING = """
            (() => {
              const found = document.documentElement.scrollWidth > innerWidth
                ? ['the page is wider than the window'] : [];
              for (const e of document.body.querySelectorAll('*')) {
                const box = e.closest('.box');
                if (box && box !== e && getComputedStyle(box).overflowX === 'auto') continue;
                if (getComputedStyle(e).position === 'absolute') continue;
                const r = e.getBoundingClientRect();
                if (r.right > innerWidth + 0.5 || r.left < -0.5) found.push(e.outerHTML.slice(0, 100));
              }
              return found;
            })()""";

    /** Pictures that are too small, words smaller than nine pixels, out of the picture, or over other words. */
    public static final String ILLEGIBLE = """
            (() => {
              const found = [];
              for (const svg of document.querySelectorAll('figure svg')) {
                const r = svg.getBoundingClientRect();
                const title = svg.querySelector('title').textContent;
                if (r.width < 300 || r.height < 50) found.push(title + ' is ' + r.width + ' by ' + r.height);
                if (!svg.querySelector('desc').textContent) found.push(title + ' says nothing');
                const scale = r.width / svg.viewBox.baseVal.width;
                const words = [...svg.querySelectorAll('text')];
                const places = words.map(t => t.getBoundingClientRect());
                words.forEach((t, i) => {
                  const size = parseFloat(getComputedStyle(t).fontSize) * scale;
                  if (size < 9) found.push(title + ': ' + t.textContent + ' is ' + size + ' px');
                  const p = places[i];
                  if (p.left < r.left - 1 || p.right > r.right + 1 || p.top < r.top - 1 || p.bottom > r.bottom + 1)
                    found.push(title + ': ' + t.textContent + ' is cut off');
                  if (t.getAttribute('transform')) return; // slanted: its rectangle is larger than the words
                  places.slice(i + 1).forEach((q, k) => {
                    const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
                    const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
                    if (!words[i + 1 + k].getAttribute('transform') && across > 1 && down > 3)
                      found.push(title + ': ' + t.textContent + ' lies over ' + words[i + 1 + k].textContent);
                  });
                });
              }
              return found;
            })()""";

    /** Words that stand out too little from what is behind them: less than 4.5 to 1, as WCAG 2 counts. */
    public static final String FAINT = """
            (() => {
              const rgb = c => (c.match(/[0-9.]+/g) || []).map(Number);
              const light = c => { const [r, g, b] = rgb(c).map(v => v / 255)
                .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
                return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
              const behind = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
                if (rgb(c).length === 3 || rgb(c)[3] === 1) return c; } return 'rgb(255, 255, 255)'; };
              const found = new Set();
              for (const e of document.body.querySelectorAll(
                'p,td,th,li,a,h1,h2,h3,span,code,pre,summary,figcaption,caption,b')) {
                const a = light(getComputedStyle(e).color), b = light(behind(e));
                if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5) found.add(e.tagName + '.' + e.className);
              }
              for (const t of document.querySelectorAll('figure svg text.t')) {
                const ground = t.closest('svg').querySelector('rect.p');
                const a = light(getComputedStyle(t).fill), b = light(getComputedStyle(ground).fill);
                if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5) found.add('plot');
              }
              return [...found];
            })()""";
}
