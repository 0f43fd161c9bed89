package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** Several people at one server, and a server that ends while they play. */
@EnabledIf("alea.browser.RealBrowser#isThorough")
class WebRestartTest {
    private static final String GAME = "/play?game=ludo-simple:pawns=2&seat=human&seat=hybrid";

    @TempDir
    private static Path folder;

    @Test
    void twoBrowsersPlayAtOnceWithDiceThatDiffer() {
        try (var stage = new WebStage(folder.resolve("two"));
                Visit one = stage.visit(1280, ColorScheme.LIGHT);
                Visit two = stage.visit(360, ColorScheme.DARK)) {
            one.begin(GAME);
            two.begin(GAME);
            for (int i = 0; i < 8; i++) {
                one.take(Locator::click);
                two.take(Locator::click);
            }
            assertThat(one.log()).isNotEqualTo(two.log());
            one.playOn(Locator::click);
            two.playOn(Locator::click);
            assertThat(one.tab.locator(".result").textContent())
                    .contains("seed of the dice")
                    .isNotEqualTo(two.tab.locator(".result").textContent());
        }
    }

    @Test
    void aServerThatIsStoppedAndStartedAgainHasLostNothing() {
        try (var stage = new WebStage(folder.resolve("restart"));
                Visit player = stage.visit(1280, ColorScheme.LIGHT);
                Visit arena = stage.visit(1280, ColorScheme.DARK)) {
            player.begin(GAME);
            for (int i = 0; i < 3; i++) {
                player.take(Locator::click);
            }
            String log = player.log();
            arena.show("/arena?game=ludo-simple&strategy=hybrid&strategy=fast&games=10000000");
            arena.tab.locator("button.main").click();
            arena.tab.locator("tbody tr").first().waitFor();

            stage.stop();
            player.tab.locator(".options button").first().click();
            player.await(".wrong p", "The server does not answer");
            stage.startAgain();
            player.tab.locator(".options button").first().click();
            player.await(".wrong p", "The server was started anew");
            player.tab.locator(".wrong button").click();
            player.tab.locator(".options button").first().waitFor();
            assertThat(player.log()).isEqualTo(log);
            player.playOn(Locator::click);

            arena.tab.reload();
            arena.await("strong", "stopped");
            assertThat(arena.tab.locator("tbody tr").count()).isEqualTo(2);
            for (Visit visit : new Visit[] {player, arena}) {
                visit.forgive("ERR_CONNECTION_REFUSED");
                visit.forgive("ERR_INCOMPLETE_CHUNKED_ENCODING");
                visit.forgive("401 (Unauthorized)");
            }
        }
    }
}
