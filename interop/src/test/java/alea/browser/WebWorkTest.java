package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.SelectOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** What takes long, in a real browser: arenas, rule files and what they do to matches. */
@EnabledIf("alea.browser.RealBrowser#isThorough")
class WebWorkTest {
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

    private static void arena(Visit visit, String query) {
        visit.show("/arena?game=ludo-simple&strategy=hybrid&strategy=random&games=1000000" + query);
        visit.tab.locator("button.main").click();
        visit.tab.locator("tbody tr").first().waitFor();
    }

    @Test
    void anArenaGoesOnUntilItIsDecidedAndIsComparedWithAnother() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            arena(visit, "&sprt=0.5,0.55");
            visit.await("strong", "done");
            assertThat(visit.tab.locator("p.dim").first().textContent()).contains("The rate is 0.550 rather than");
            assertThat(visit.tab.locator("tbody tr").count()).isEqualTo(2);
            arena(visit, "&seed=2&sprt=0.5,0.6");
            visit.await("strong", "done");
            visit.tab.locator("select[aria-label='Compare with']").selectOption(new SelectOption().setIndex(1));
            visit.tab.locator("table").nth(1).waitFor();
            String address = visit.tab.url();
            visit.show("/arena");
            assertThat(visit.tab.locator("tbody tr").count()).isGreaterThan(1);
            visit.tab.locator("tbody tr a").first().click();
            visit.await("strong", "done");
            assertThat(visit.tab.url()).isEqualTo(address);
        }
    }

    @Test
    void anArenaThatIsStoppedKeepsItsMatches() {
        try (Visit visit = stage.visit(360, ColorScheme.DARK)) {
            arena(visit, "&duplicate=1");
            visit.tab.getByText("Stop").click();
            visit.await("strong", "stopped");
            assertThat(visit.tab.locator("a[download='arena.parquet']").count()).isEqualTo(1);
            assertThat(visit.tab.locator("tbody tr").count()).isEqualTo(2);
        }
    }

    @Test
    void aRuleFileIsWrittenMendedKeptPlayedAndMeasured() {
        try (Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.show("/rules/ludo-simple");
            visit.tab.locator("summary").last().click();
            Locator text = visit.tab.locator("textarea");
            String rules = text.inputValue();
            assertThat(rules).contains("again: ");
            Locator name = visit.tab.locator("input[aria-label='Name of the file']");
            assertThat(name.inputValue()).isEqualTo("ludo-simple-2.yaml");
            String wrong = rules.replaceFirst("again: \\S+", "again: perhaps");
            text.fill(wrong);
            Locator line = visit.tab.locator("[data-key^='line ']");
            line.waitFor();
            long at = 1
                    + wrong.substring(0, wrong.indexOf("again: perhaps"))
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            assertThat(visit.tab.locator(".editor .bad").textContent()).contains("✗ " + at);
            assertThat(visit.tab.locator("li .poor").textContent()).contains("perhaps");
            assertThat(visit.tab.locator("p.dim").last().textContent()).startsWith("whether its rules contradict");
            line.click();
            assertThat(visit.tab.evaluate("document.activeElement.value.substring("
                            + "document.activeElement.selectionStart, document.activeElement.selectionEnd)"))
                    .asString()
                    .contains("again: perhaps");
            visit.tab.reload(); // what is being written stands in the address
            line.waitFor();
            assertThat(text.inputValue()).isEqualTo(wrong);
            text.fill(rules.replaceFirst("again: \\S+", "again: never"));
            visit.await(".good", "These are rules that can be played.");
            name.fill("never.yaml");
            visit.tab.getByText("Keep it, to be played").click();
            visit.await("h1", "never.yaml");
            replace(visit, name, text);
            visit.tab.getByText("Play it").click();
            visit.tab.locator("alea-board svg").waitFor();
            visit.tab.locator("button.main").click();
            visit.tab.locator(".options button").first().waitFor();
            visit.playOn(Locator::click);
            assertThat(visit.tab.locator("h1").textContent()).contains("never.yaml");
            measure(visit);
        }
    }

    /** Another text under the name of a file that is there takes its place when that is wanted, and not before. */
    private static void replace(Visit visit, Locator name, Locator text) {
        visit.tab.locator("summary").last().click();
        assertThat(name.inputValue()).isEqualTo("never.yaml");
        String kept = text.inputValue();
        text.fill("# ours\n" + kept);
        visit.await(".good", "These are rules that can be played.");
        List<String> asked = new ArrayList<>();
        visit.tab.onceDialog(dialog -> {
            asked.add(dialog.message());
            dialog.dismiss();
        });
        visit.tab.getByText("Keep it, to be played").click();
        visit.tab.waitForCondition(() -> !asked.isEmpty());
        assertThat(asked).containsExactly("never.yaml is there already: replace it?");
        visit.tab.onceDialog(Dialog::accept);
        visit.tab.getByText("Keep it, to be played").click();
        visit.tab.waitForCondition(() -> !visit.tab.url().contains("#edit="));
        visit.await("h1", "never.yaml");
        visit.tab.locator("summary").last().click();
        assertThat(text.inputValue()).startsWith("# ours\n");
    }

    private static void measure(Visit visit) {
        visit.show("/rules/never.yaml?with=ludo-simple");
        assertThat(visit.tab.locator("main table").first().textContent()).contains("again");
        Locator balance = visit.tab.locator(
                "section", new Page.LocatorOptions().setHas(visit.tab.getByText("What the rules do")));
        balance.locator("input[inputmode=numeric]").fill("200");
        balance.locator("button").last().click();
        visit.await("strong", "done");
        assertThat(visit.tab.locator("tbody th").allTextContents()).contains("turns", "the first seat wins");
        assertThat(visit.flaws()).isEmpty();
    }
}
