package alea.analysis.review;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.equity.Equities;
import alea.browser.RealBrowser;
import alea.game.Dice;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Position;
import alea.game.Registry;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of a review in a real browser. Screenshots are left in {@code interop/target/screenshots}. */
class ReviewPageTest {
    /** Of a match: each has a board of its own, and axe takes long to look at all of them. */
    private static final int NODES = Boolean.getBoolean("alea.long") ? 120 : 10;

    @TempDir
    private static Path folder;

    private static RealBrowser browser;

    @BeforeAll
    static void openTheBrowser() {
        browser = new RealBrowser();
    }

    @AfterAll
    static void closeTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    /** A match of random players, reviewed. */
    private static Path page(String spec) throws IOException {
        Game game = Registry.installed().game(spec);
        HeuristicEvaluation rule = game.heuristic();
        Equities equities = (at, into) -> {
            for (int seat = 0; seat < into.length; seat++) {
                into[seat] = at.node() == Position.OVER ? at.score(seat) : rule.of(at, seat);
            }
        };
        var dice = new Dice(3, 1);
        Position position = game.start();
        IntStream.Builder taken = IntStream.builder();
        for (int i = 0; i < NODES && position.node() != Position.OVER; i++) {
            int option = dice.below(position.options());
            if (!position.isChance() || position.probability(option) > 0) {
                taken.add(option);
                position.take(option);
            }
        }
        MatchReview review = new Reviewer(game, new SearchAssessor(game, equities, 1))
                .review(game.start(), taken.build().toArray(), nodes -> {});
        return Files.writeString(
                folder.resolve(game.spec().name() + ".html"),
                ReviewPage.of(
                        game,
                        review,
                        new ReviewPage.Head(
                                spec + ": a match",
                                "exact equities",
                                List.of("ann", "random"),
                                "alea review match.alea",
                                4)));
    }

    @ParameterizedTest
    @CsvSource({"madn:seats=2, 360, LIGHT", "'doom:2x2,dice=5', 1280, DARK"})
    void nothingOverflowsAndAxeFindsNothing(String spec, int width, ColorScheme scheme) throws IOException {
        try (BrowserContext context = browser.window(width, 900, scheme)) {
            Page tab = RealBrowser.open(context, page(spec), String.format(Locale.ROOT, "review-%d-%s", width, scheme));
            assertThat(RealBrowser.strings(tab, RealBrowser.OVERFLOWING)).isEmpty();
            assertThat(RealBrowser.strings(tab, RealBrowser.FAINT)).isEmpty();
            assertThat(RealBrowser.dangling(tab)).isEmpty();
            if (RealBrowser.isThorough()) { // else it is looked at once, with all that can be seen
                assertThat(RealBrowser.violations(tab)).isEmpty();
            }
            tab.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
            assertThat(RealBrowser.strings(tab, RealBrowser.OVERFLOWING)).isEmpty();
            if (RealBrowser.isThorough() || scheme == ColorScheme.LIGHT) {
                assertThat(RealBrowser.violations(tab)).isEmpty();
            }
        }
    }

    @Test
    void aDecisionIsMadeAgainByKeysAlone() throws IOException {
        try (BrowserContext context = browser.window(360, 740, ColorScheme.LIGHT)) {
            Page tab = context.newPage();
            tab.navigate(page("doom:2x2,dice=5").toUri().toString());
            String answer = "article details p";
            assertThat(tab.locator(answer).first().isVisible()).isFalse();
            for (int i = 0; i < 200 && !(Boolean) tab.evaluate("!!document.activeElement.closest('article')"); i++) {
                tab.keyboard().press("Tab");
            }
            tab.keyboard().press("Enter");
            assertThat(tab.locator("article details[open] p").first().isVisible())
                    .isTrue();
            assertThat(tab.locator("article details[open] p").first().textContent())
                    .containsPattern("Nothing is worth more|Loses 0\\.");
            assertThat(tab.locator("article details[open]").count()).isEqualTo(1);
        }
    }
}
