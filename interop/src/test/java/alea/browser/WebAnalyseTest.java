package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions in a real browser: set up, and analysed. */
@EnabledIf("alea.browser.RealBrowser#isThorough")
class WebAnalyseTest {
    static final String POSITION = "/analyse?game=ludo-simple&position=12,0,30,20/-/10,0,0,7/-%200%203";
    private static final Pattern SQUARE = Pattern.compile("square (\\d+)(, safe from strikes)?");

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

    private static Locator cell(Visit visit, String label) {
        return visit.tab.locator("[role=gridcell][aria-label*='" + label + "']").first();
    }

    private static String notation(Visit visit) {
        visit.settle();
        return visit.tab.locator("input[lang=en]").inputValue();
    }

    private static void edit(Visit visit) {
        visit.tab.locator("label.tick input").check();
        visit.tab.locator("alea-board.editing").waitFor();
    }

    @Test
    void piecesAreMovedByMouseAndByKeysAndTheNotationAgrees() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.show(POSITION);
            edit(visit);
            cell(visit, "Red 2").click();
            visit.tab.locator("[role=gridcell][aria-label='square 35']").click();
            visit.tab.locator("[role=gridcell][aria-label='square 35, Red 2']").waitFor();
            assertThat(notation(visit)).isEqualTo("12,0,35,20/-/10,0,0,7/- 0 3");
            cell(visit, "Yellow 0").focus();
            visit.tab.keyboard().press("Enter");
            visit.tab.locator(".held").waitFor();
            String to = walkToAnEmptySquare(visit);
            visit.tab.keyboard().press("Enter");
            cell(visit, to + ", Yellow 0").waitFor();
            // Yellow's squares are counted from the other side of the board.
            int walked = Math.floorMod(Integer.parseInt(to.substring("square ".length())) - 26, 52);
            assertThat(notation(visit)).isEqualTo("12,0,35,20/-/%s,0,0,7/- 0 3".formatted(Integer.toString(walked)));
            assertThat(visit.focusIn("[role=gridcell]")).isTrue();
            visit.tab.reload();
            cell(visit, to + ", Yellow 0").waitFor();
        }
    }

    private static String walkToAnEmptySquare(Visit visit) {
        Locator here = visit.tab.locator("[role=gridcell]:focus");
        for (String key : List.of("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight")) {
            visit.tab.keyboard().press(key);
            Matcher empty = SQUARE.matcher(here.getAttribute("aria-label"));
            if (empty.matches()) {
                return "square " + empty.group(1);
            }
        }
        throw new AssertionError("no empty square beside: " + here.getAttribute("aria-label"));
    }

    @Test
    void whatCouldStandOnAFieldIsChosenFromAList() {
        try (Visit visit = stage.visit(360, ColorScheme.DARK)) {
            visit.show("/analyse?game=doom:2x2,dice=5&position=r2b1/b5r1%20r%200");
            edit(visit);
            visit.tab.locator("[role=gridcell]").first().click();
            visit.tab.getByText("Blue on tile 0, 4 dice").click();
            visit.tab.locator("[role=gridcell][aria-label*='Blue 4']").waitFor();
            assertThat(notation(visit)).startsWith("b4b1/b5r1 r");
        }
    }

    @Test
    void aMoveIsShownOnTheBoardWhereSomebodyPointsAtItOrHasTheFocusOnIt() {
        try (Visit visit = stage.visit(1280, ColorScheme.DARK)) {
            visit.show(POSITION);
            Locator way = visit.tab.locator("alea-board .way path");
            assertThat(way.count()).isZero();
            visit.tab.locator("tbody tr").nth(1).hover();
            assertThat(way.count()).isEqualTo(2);
            String hovered = way.last().getAttribute("d");
            visit.tab.locator("h1").hover();
            assertThat(way.count()).isZero();
            visit.tab.locator("tbody tr button").nth(1).focus();
            assertThat(way.last().getAttribute("d")).isEqualTo(hovered);
            visit.tab.locator("tbody tr button").nth(2).focus();
            assertThat(way.last().getAttribute("d")).isNotEqualTo(hovered);
        }
    }

    @Test
    void anAnalysisGoesOnUntilAMoveIsSeparatedSaysWhyAndIsThereAfterAReload() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.show(POSITION + "&until=0.99&games=200000&by=fast");
            assertThat(visit.tab.locator("details[open]").count()).isEqualTo(1);
            visit.tab.locator("[data-key=run]").click();
            Locator how = visit.tab.locator("p", new Page.LocatorOptions().setHasText("is above all others"));
            how.waitFor();
            visit.tab.locator("[data-key=run].main").waitFor();
            assertThat(how.textContent()).contains("played on by fast", "99");
            assertThat(visit.tab.locator(".why li").first().textContent()).contains(", instead of: ");
            assertThat(visit.tab.locator(".why li").count()).isGreaterThan(1);
            String found = visit.tab.locator("tbody").textContent();
            visit.tab.reload();
            how.waitFor();
            assertThat(visit.tab.locator("tbody").textContent()).isEqualTo(found);
            visit.tab.locator("tr.best button").click();
            visit.tab.waitForURL(url -> !url.contains("job="));
            visit.tab.goBack();
            how.waitFor();
        }
    }

    @Test
    void anAnalysisThatIsStoppedKeepsWhatItHas() {
        try (Visit visit = stage.visit(360, ColorScheme.DARK)) {
            visit.show(POSITION + "&games=10000000");
            visit.tab.locator("[data-key=run]").click();
            visit.tab.locator("tr.best, tr.may").first().waitFor();
            visit.tab.locator("[data-key=run]").click();
            visit.tab.locator("[data-key=run].main").waitFor();
            assertThat(visit.tab.locator("tr.best, tr.may").count()).isPositive();
            assertThat(visit.tab.locator(".why li").count()).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 1280})
    void noMoveIsCalledBestThatIsNotShownToBeAndNobodyScrollsSideways(int width) {
        try (Visit visit = stage.visit(width, ColorScheme.LIGHT)) {
            visit.show(POSITION + "&games=144");
            visit.tab.locator("[data-key=run]").click();
            visit.await("p", "Nobody has shown yet which is best");
            visit.tab.locator("[data-key=run].main").waitFor();
            Locator table = visit.tab.locator(".worths");
            assertThat(table.locator(".doubt").count()).isGreaterThan(1);
            assertThat(table.locator("tr.best, .good").count()).isZero();
            assertThat(table.evaluate("box => box.scrollWidth <= box.clientWidth"))
                    .isEqualTo(true);
        }
    }

    @Test
    void aSmallGameIsSolved() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.show("/analyse?game=doom:2x2,dice=5&position=r2b1/b5r1%20r%200");
            visit.tab.locator("[data-key=run]").click();
            visit.await("p", "Solved exactly.");
            assertThat(visit.tab.locator("tr.best td").nth(1).textContent()).isEqualTo("0.0000");
        }
    }

    @Test
    void whatIsNoPositionIsRefusedInOneLine() {
        try (Visit visit = stage.visit(360, ColorScheme.LIGHT)) {
            visit.show("/analyse?game=ludo-simple");
            visit.tab.locator("input[lang=en]").fill("nonsense");
            visit.tab
                    .getByText("Show", new Page.GetByTextOptions().setExact(true))
                    .click();
            visit.tab.locator(".wrong p").waitFor();
            assertThat(visit.tab.locator(".wrong p").textContent()).contains("nonsense");
            visit.tab.locator("input[lang=en]").fill("12,0,30,20/-/10,0,0,7/- 0 3");
            visit.tab.locator("input[lang=en]").press("Enter");
            visit.tab
                    .locator(".wrong p")
                    .waitFor(new Locator.WaitForOptions()
                            .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
        }
    }
}
