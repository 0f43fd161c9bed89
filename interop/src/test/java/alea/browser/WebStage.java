package alea.browser;

import alea.game.Registry;
import alea.rules.RuleFiles;
import alea.service.RuleSets;
import alea.web.WebServer;
import alea.web.WebSetup;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A server of the page, and a browser that visits it. */
final class WebStage implements AutoCloseable {
    private final RealBrowser browser = new RealBrowser();
    private final Path folder;
    private WebServer server;

    /** The matches, jobs and rule files are those of a folder. */
    WebStage(Path folder) {
        this.folder = folder;
        server = served(0);
    }

    private WebServer served(int port) {
        Registry shipped = Registry.installed().closed();
        RuleFiles none = RuleFiles.only(shipped, List.of());
        return WebServer.start(new WebSetup(
                "test",
                "127.0.0.1",
                port,
                shipped.with(none),
                new RuleSets(shipped, none),
                folder.resolve("rules"),
                folder,
                1)); // the browser needs the other one
    }

    /** Where it is found. */
    String home() {
        return String.format(Locale.ROOT, "http://127.0.0.1:%d", server.port());
    }

    /** Stops the server, as Ctrl-C does. */
    void stop() {
        server.close();
    }

    /** Starts one anew, at the same address and with the same folder. */
    void startAgain() {
        server = served(server.port());
    }

    /** A window on the page. */
    Visit visit(int width, ColorScheme scheme) {
        return new Visit(browser.window(width, 900, scheme), home());
    }

    /** A phone: it is held upright, and touched. */
    Visit phone(ColorScheme scheme) {
        return new Visit(
                browser.window(new Browser.NewContextOptions()
                        .setViewportSize(360, 740)
                        .setDeviceScaleFactor(2)
                        .setColorScheme(scheme)
                        .setIsMobile(true)
                        .setHasTouch(true)),
                home());
    }

    @Override
    public void close() {
        browser.close();
        server.close();
    }
}
