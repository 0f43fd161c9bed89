package alea.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Writes the pictures of the page that docs show into a folder: {@code -Dalea.pictures=docs/pictures}. */
@EnabledIfSystemProperty(named = "alea.pictures", matches = ".+")
class WebPicturesTest {
    @TempDir
    private static Path folder;

    private static void keep(Visit visit, String name) {
        visit.tab.screenshot(
                new Page.ScreenshotOptions().setPath(Path.of(System.getProperty("alea.pictures"), name + ".png")));
    }

    @Test
    void picturesForTheDocsAreMade() {
        try (var stage = new WebStage(folder)) {
            try (Visit visit = stage.visit(1200, ColorScheme.LIGHT)) {
                visit.begin("/play?game=ludo-classic&seat=human&seat=net&seed=4");
                for (int i = 0; i < 12; i++) {
                    visit.tab.locator(".options button").last().click();
                    visit.settle();
                }
                keep(visit, "web-play");
                visit.show(WebAnalyseTest.POSITION);
                visit.tab.locator("[data-key=run]").click();
                visit.tab.locator("tr.best, tr.may").first().waitFor();
                visit.tab.locator("[data-key=run].main").waitFor();
                keep(visit, "web-analyse");
                visit.begin("/play?game=ludo-simple&seat=fast&seat=hybrid&seed=3");
                visit.tab.locator(".result a.main").click();
                visit.tab.locator("ol button.link").first().click();
                visit.tab.locator(".options button").first().click();
                visit.tab.locator(".why li").first().waitFor();
                visit.tab.setViewportSize(1200, 1400);
                visit.tab.evaluate("scrollTo(0, 0)");
                keep(visit, "web-review");
            }
            try (Visit visit = stage.visit(360, ColorScheme.DARK)) {
                visit.begin("/play?game=ludo-classic&seat=human&seat=net&seed=4");
                keep(visit, "web-phone");
            }
        }
    }
}
