package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches in a real browser: by mouse, by keys, by touch. */
class WebPlayTest {
    static final String MATCH = "/play?game=ludo-simple:pawns=2&seat=human&seat=hybrid&seed=5";
    /** One that is played to its end, on a shorter way where time is short. */
    private static final String WHOLE =
            RealBrowser.isThorough() ? MATCH : MATCH.replace("pawns=2", "pawns=2,turnoff=20");

    @TempDir
    private static Path folder;

    private static WebStage stage;

    @BeforeAll
    static void open() {
        stage = new WebStage(folder);
    }

    @AfterAll
    static void close() {
        if (stage != null) {
            stage.close();
        }
    }

    @Test
    void aMatchIsPlayedOnTheBoardByMouseAndAReloadLosesNothing() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.begin(WHOLE);
            for (int i = 0; i < 3; i++) {
                visit.take(Locator::click);
            }
            String before = visit.log();
            visit.tab.reload();
            visit.tab.locator(".options button").first().waitFor();
            assertThat(visit.log()).isEqualTo(before);
            assertThat(visit.playOn(Locator::click)).isPositive();
            visit.picture("over");
            assertThat(visit.tab.locator(".result").textContent()).contains("has won", "seed of the dice 5");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ludo-simple",
                "ludo-app",
                "ludo-cs",
                "doom:3x3",
                "madn",
                "trouble",
                "pachisi",
                "parcheesi",
                "yut",
                "uckers"
            })
    @EnabledIf("alea.browser.RealBrowser#isThorough")
    void aMatchOfEveryFamilyIsPlayedByMouse(String game) {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.begin("/play?game=" + game + "&seat=human&seat=random&seed=3");
            visit.picture("begun-" + game.replace(':', '-'));
            visit.playOn(Locator::click);
            visit.picture("over-" + game.replace(':', '-'));
            assertThat(visit.tab.locator(".result").textContent()).contains("won", "seed of the dice 3");
        }
    }

    @Test
    void rulesAreChangedByFieldsAndSeenOnTheBoardAndInTheAddress() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.show("/play?game=ludo-simple");
            visit.tab.locator("summary").first().click();
            visit.tab.locator("[data-key='key pawns']").selectOption("1");
            visit.tab.waitForURL(url -> url.contains("pawns%3D1"));
            visit.tab.locator("[data-key='key seats']").selectOption("3");
            visit.tab.waitForURL(url -> url.contains("seats%3D3"));
            visit.tab.locator(".pieces .piece").nth(2).waitFor();
            visit.tab.locator("[data-key='key pawns']").selectOption("");
            visit.tab.waitForURL(url -> !url.contains("pawns"));
        }
    }

    @Test
    void aMatchIsPlayedByTouchOnAPhone() {
        try (Visit visit = stage.phone(ColorScheme.DARK)) {
            visit.show(WHOLE);
            visit.tab.locator("alea-board svg").waitFor();
            visit.tab.locator("button.main").tap();
            visit.tab.locator(".options button").first().waitFor();
            assertThat(RealBrowser.strings(visit.tab, RealBrowser.OVERFLOWING)).isEmpty();
            visit.playOn(Locator::tap);
            visit.picture("touched");
            assertThat(visit.tab.locator(".result").textContent()).contains("has won");
        }
    }

    @Test
    void aMatchIsPlayedByKeysAloneAndTheFocusIsNeverLost() {
        try (Visit visit = stage.visit(1280, ColorScheme.DARK)) {
            visit.show(WHOLE);
            visit.tab.locator("alea-board svg").waitFor();
            visit.tabTo("button.main");
            visit.tab.keyboard().press("Enter");
            visit.tab.locator(".options button").first().waitFor();
            assertThat(visit.focusIn("h1"))
                    .as("who comes to a page hears its title")
                    .isTrue();
            visit.tabTo(".options");
            int moves = 0;
            while (!visit.isOver() && moves < Visit.MANY) {
                assertThat(visit.focusIn(".options"))
                        .as("after %s moves", moves)
                        .isTrue();
                visit.tab.keyboard().press(moves % 2 == 0 ? "Enter" : "1");
                visit.settle();
                moves++;
            }
            assertThat(visit.focusIn(".result")).isTrue();
            visit.await("[role=status]", "has won");
        }
    }

    @Test
    void fieldsAreWalkedOverByArrowsAndSayWhatTheyAre() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
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
    @EnabledIf("alea.browser.RealBrowser#isThorough")
    void aMatchAtARealTableIsFollowedByItsDice() {
        try (Visit visit = stage.visit(1280, ColorScheme.DARK)) {
            visit.show("/play?game=ludo-simple:pawns=2&seat=human&seat=random&dice=own");
            visit.tab.locator("alea-board svg").waitFor();
            visit.tab.locator("button.main").click();
            visit.tab.locator(".faces button").first().waitFor();
            int deeds = 0;
            while (!visit.isOver() && deeds++ < Visit.MANY) {
                Locator faces = visit.tab.locator(".faces button");
                if (faces.count() > 0) {
                    faces.nth(deeds % 6).click();
                    visit.settle();
                } else {
                    visit.take(Locator::click);
                }
            }
            assertThat(visit.tab.locator(".result").textContent())
                    .contains("has won")
                    .doesNotContain("seed");
        }
    }

    @Test
    void whileMovesAreShownNothingCanBeAskedOfThePosition() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.begin("/play?game=ludo-simple&seat=human&seat=hybrid&seed=5");
            assertThat(visit.tab.locator(".seats").textContent()).contains("Red: human");
            visit.tab.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
            visit.tab.locator("[data-key=hint]").click();
            visit.tab.locator(".options .best").waitFor();
            visit.tab.locator(".options button").last().focus();
            visit.tab.keyboard().press("Enter");
            visit.tab.locator("[data-key=skip]").waitFor();
            assertThat(visit.tab.locator(".options").count()).isZero();
            assertThat(visit.tab.locator("[data-key=hint]").isEnabled()).isFalse();
            assertThat(visit.tab.locator("[data-key=undo]").isEnabled()).isFalse();
            assertThat(visit.focusIn("[data-key=skip]")).isTrue();
            visit.tab.keyboard().press("Enter");
            visit.settle();
            assertThat(visit.focusIn(".options")).isTrue();
            assertThat(visit.tab.locator(".options .worth").count()).isZero();
            assertThat(visit.tab.locator("[data-key=hint]").isEnabled()).isTrue();
        }
    }

    private static boolean isHint(Request request) {
        return String.valueOf(request.postData()).contains("\"method\":\"hint\"");
    }

    @Test
    void aHintThatComesAfterAMoveIsDropped() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.begin("/play?game=ludo-simple&seat=human&seat=hybrid&seed=5");
            List<Route> hints = new CopyOnWriteArrayList<>();
            visit.tab.route("**/rpc", route -> {
                if (isHint(route.request())) {
                    hints.add(route);
                } else {
                    route.resume();
                }
            });
            visit.tab.locator("[data-key=hint]").click();
            visit.tab.waitForCondition(() -> !hints.isEmpty());
            visit.tab.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
            visit.tab.locator(".options button").first().click();
            visit.tab.locator("[data-key=skip]").waitFor();
            visit.tab.waitForResponse(response -> isHint(response.request()), hints.getFirst()::resume);
            visit.tab.locator("[data-key=skip]").waitFor(); // the moves are still shown
            visit.tab.evaluate("() => new Promise(done => setTimeout(done, 50))");
            assertThat(visit.tab.locator(".worth").count()).isZero();
            visit.tab.keyboard().press("Escape");
            visit.settle();
            assertThat(visit.tab.locator(".worth").count()).isZero();
        }
    }

    @Test
    @EnabledIf("alea.browser.RealBrowser#isThorough")
    void movesAreTakenBackAndAHintSaysWhichIsBestAndWhy() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.begin("/play?game=ludo-simple&seat=human&seat=hybrid&seed=5");
            String before = visit.log();
            visit.tab.locator(".options button").last().click();
            visit.settle();
            assertThat(visit.log()).isNotEqualTo(before);
            visit.tab.locator("[data-key=undo]").click();
            visit.settle();
            assertThat(visit.log()).isEqualTo(before);
            visit.tab.locator("[data-key=hint]").click();
            visit.tab.locator(".options .best").waitFor();
            assertThat(visit.tab.locator(".options .worth").count())
                    .isEqualTo(visit.tab.locator(".options button").count());
            assertThat(visit.tab.locator(".match ul:not(.seats) > li").allTextContents())
                    .anyMatch(reason -> reason.contains(", instead of: "));
            assertThat(visit.flaws()).isEmpty();
        }
    }
}
