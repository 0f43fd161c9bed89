package alea.service;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Registry;
import alea.service.Opponents.Opponent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class OpponentsTest {
    private static final Registry REGISTRY = Registry.installed();

    @Test
    void theStrongestComesFirstAndWhatIsMeasuredIsSaid() {
        List<Opponent> simple = Opponents.of(REGISTRY, REGISTRY.game("ludo-simple"));
        assertThat(simple.getFirst())
                .isEqualTo(new Opponent("net", "wins 0.655 against hybrid (95 %: 0.652 .. 0.658; 100,000 matches)"));
        assertThat(simple)
                .extracting(Opponent::strategy)
                .containsExactly("net", "hybrid", "strike", "fast", "expectimax", "random");
        assertThat(Opponents.of(REGISTRY, REGISTRY.game("ludo-simple:seats=3")))
                .extracting(Opponent::strategy)
                .containsExactly("hybrid", "strike", "expectimax", "fast", "random");
    }

    @Test
    void whereHybridDoesNotPlayOneSitsDownThatLooksAhead() {
        assertThat(Opponents.of(REGISTRY, REGISTRY.game("ludo-classic:overshoot=back,stars=6.19.32.45")))
                .extracting(Opponent::strategy)
                .containsExactly("expectimax", "fast", "random");
    }

    @Test
    void everyGameHasOneWhoPlaysIt() {
        for (var factory : REGISTRY.games()) {
            Game game = REGISTRY.game(factory.name());
            for (Opponent opponent : Opponents.of(REGISTRY, game)) {
                assertThat(REGISTRY.player(opponent.strategy(), game)
                                .instances()
                                .get())
                        .isNotNull();
            }
        }
    }

    @Test
    void whatIsMeasuredIsWhatThePageSays() throws IOException {
        String page = Files.readString(Path.of("../docs/players.md"));
        String rows = new String(
                Objects.requireNonNull(Opponents.class.getResourceAsStream("opponents.tsv"))
                        .readAllBytes(),
                StandardCharsets.UTF_8);
        for (String row : rows.lines().filter(line -> !line.startsWith("#")).toList()) {
            String[] f = row.split("\t");
            assertThat(page)
                    .contains(String.format(
                            Locale.ROOT,
                            "| `%s` | `%s` | %s | %s | %s .. %s | %,d |",
                            f[0],
                            f[1],
                            f[2],
                            f[3],
                            f[4],
                            f[5],
                            Integer.parseInt(f[6])));
            assertThat(REGISTRY.game(f[0]).spec()).hasToString(f[0]);
        }
    }
}
