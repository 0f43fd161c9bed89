package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A window on the page. It ends with a look at what the browser complained of, and whether it asked anybody but the
 * server. Screenshots are left in {@code interop/target/screenshots}.
 */
final class Visit implements AutoCloseable {
    /** More than any match of the tests takes. */
    static final int MANY = 3000;

    private final BrowserContext window;
    private final String home;
    private final List<String> complaints = new ArrayList<>();
    final Page tab;

    Visit(BrowserContext window, String home) {
        this.window = window;
        this.home = home;
        tab = window.newPage();
        tab.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        tab.onConsoleMessage(message -> complaints.add(message.text()));
        tab.onPageError(complaints::add);
        tab.onRequest(request -> {
            if (!request.url().startsWith(home + "/") && !request.url().startsWith("data:")) {
                complaints.add("a request leaves: " + request.url());
            }
        });
    }

    /** Shows what is at a path, as far as it is there without waiting for jobs. */
    void show(String path) {
        tab.navigate(home + path);
        tab.locator("h1").waitFor();
        settle();
    }

    /** Begins the match that an address sets up. */
    void begin(String setup) {
        show(setup);
        tab.locator("alea-board svg").waitFor();
        tab.locator("button.main").click();
        tab.locator(".options button, .result").first().waitFor();
    }

    /** Whether a match is over, or was left. */
    boolean isOver() {
        return tab.locator(".result").count() > 0;
    }

    /** Waits until the answer to what was done is there. */
    void settle() {
        tab.locator("[aria-busy]").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    /** Waits for words that something shows. */
    void await(String selector, String words) {
        tab.locator(selector, new Page.LocatorOptions().setHasText(words))
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /** Does what is to be done next in a match: on the board where that can be, else from the list. */
    void take(Consumer<Locator> how) {
        Locator marked = tab.locator(".cells .can");
        how.accept((marked.count() > 0 ? marked : tab.locator(".options button")).first());
        settle();
    }

    /** Plays a match to its end, and says by how many deeds. */
    int playOn(Consumer<Locator> how) {
        int deeds = 0;
        while (!isOver() && deeds < MANY) {
            take(how);
            deeds++;
        }
        assertThat(isOver()).as("over after %s deeds", deeds).isTrue();
        return deeds;
    }

    /** What has happened in a match. */
    String log() {
        return tab.locator(".log").textContent();
    }

    /** What a method of the protocol answers to the page. */
    @SuppressWarnings("unchecked")
    Map<String, Object> call(String method, Map<String, ?> params) {
        return (Map<String, Object>) tab.evaluate(
                "async ([method, params]) => (await import('/page/rpc.js')).call(method, params)",
                List.of(method, params));
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

    /** What this visit complains of that was meant to happen: a server that is stopped does not answer. */
    void forgive(String words) {
        complaints.removeIf(complaint -> complaint.contains(words));
    }

    /** What is wider than the window, too faint or called twice, and what axe-core finds. */
    List<String> flaws() {
        tab.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
        return Stream.of(
                        RealBrowser.strings(tab, RealBrowser.OVERFLOWING),
                        RealBrowser.strings(tab, RealBrowser.FAINT),
                        RealBrowser.dangling(tab),
                        RealBrowser.violations(tab))
                .flatMap(List::stream)
                .toList();
    }

    void picture(String name) {
        tab.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(Path.of("target", "screenshots", String.format(Locale.ROOT, "web-%s.png", name))));
    }

    @Override
    public void close() {
        window.close();
        assertThat(complaints).isEmpty();
    }
}
