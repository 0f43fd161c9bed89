package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.ForcedColors;
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

/** How the page looks, in a real browser: to eyes, and to ears; and a review, which has most to show. */
class WebLooksTest {
    private static final String PLAYED = "/play?game=doom:2x2,dice=5&seat=random&seat=random&seed=3";

    @TempDir
    private static Path folder;

    private static WebStage stage;
    private static List<WebViews.View> views = List.of();

    @BeforeAll
    static void open() {
        stage = new WebStage(folder);
        if (RealBrowser.isThorough()) {
            try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
                views = WebViews.made(visit);
            }
        }
    }

    @AfterAll
    static void close() {
        if (stage != null) {
            stage.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, LIGHT", "360, DARK"})
    void nothingOverflowsAndAxeFindsNothing(int width, ColorScheme scheme) {
        try (Visit visit = stage.visit(width, scheme)) {
            for (String view : width == 1280 ? List.of("/play") : List.of("/analyse")) {
                visit.show(view);
                assertThat(visit.flaws()).as(view).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1280, LIGHT, NO_PREFERENCE, NONE",
        "360, DARK, NO_PREFERENCE, NONE",
        "1280, DARK, NO_PREFERENCE, NONE",
        "360, LIGHT, NO_PREFERENCE, NONE",
        "1280, DARK, NO_PREFERENCE, ACTIVE",
        "360, LIGHT, MORE, NONE"
    })
    @EnabledIf("alea.browser.RealBrowser#isThorough")
    void everyViewWithSomethingInItIsWell(int width, ColorScheme scheme, Contrast contrast, ForcedColors forced) {
        try (Visit visit = stage.visit(width, scheme)) {
            visit.tab.emulateMedia(
                    new Page.EmulateMediaOptions().setContrast(contrast).setForcedColors(forced));
            List<String> flaws = new ArrayList<>();
            for (WebViews.View view : views) {
                view.show(visit);
                visit.picture(String.format(
                        Locale.ROOT,
                        "%s-%d-%s%s%s",
                        view.name(),
                        width,
                        scheme,
                        contrast == Contrast.MORE ? "-contrast" : "",
                        forced == ForcedColors.ACTIVE ? "-forced" : ""));
                visit.flaws().forEach(flaw -> flaws.add(view.name() + ": " + flaw));
            }
            assertThat(flaws).isEmpty();
        }
    }

    @Test
    void mistakesAreThoseOfTheOnePersonAtFirst() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.begin(PLAYED.replaceFirst("seat=random&seat=random", "seat=random&seat=human"));
            visit.playOn(Locator::click);
            visit.tab.locator(".result a.main").click();
            visit.tab.locator("[data-key=side]").waitFor();
            assertThat(visit.tab.locator("[data-key=side]").inputValue()).isEqualTo("1");
        }
    }

    @Test
    void aMistakeIsTriedAgainBeforeItsAnswerIsShown() {
        try (Visit visit = stage.visit(360, ColorScheme.DARK)) {
            visit.begin(PLAYED);
            visit.tab.locator(".result a.main").click();
            Locator worst = visit.tab.locator("ol button.link");
            worst.first().waitFor();
            assertThat(visit.flaws()).isEmpty();
            worst.first().click();
            visit.tab.locator(".options button").first().waitFor();
            assertThat(visit.tab
                            .locator(".view-review table tr.best, .view-review table tr.may")
                            .count())
                    .isZero();
            visit.tab.locator(".options button").first().click();
            assertThat(visit.tab.locator(".result").textContent()).containsPattern("nothing is worth more|loses 0\\.");
            assertThat(visit.tab
                            .locator(".view-review table tr.best, .view-review table tr.may")
                            .count())
                    .isEqualTo(1);
            visit.tab.locator(".why li").first().waitFor();
            assertThat(visit.tab.locator(".why").textContent()).contains("Why ", "instead of");
        }
    }
}
