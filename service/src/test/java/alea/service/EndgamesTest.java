package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Registry;
import alea.solve.table.Precision;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Endgames of four pawns: solved, written, and used by whoever asks. */
class EndgamesTest {
    private static final String GAME = "ludo-simple";
    private static final Registry REGISTRY = Registry.installed();
    /** Three pawns are left. */
    private static final String WITHIN = "40,45,H,H/-/12,H,H,H/- 0 4";

    private static final String BEFORE = "40,45,H,H/-/12,20,H,H/- 0 4";

    @TempDir
    private static Path folder;

    private static Path table;

    private final Questions questions = new Questions(REGISTRY);

    @BeforeAll
    static void solve() {
        table = folder.resolve("simple.table");
        var output = new SolveRun.Output(table, Precision.F64, false, 300);
        SolveRun.Outcome outcome =
                new SolveRun(REGISTRY).run(new SolveRun.Request(GAME, null, null, 3, output, 2), new Listening<>());
        assertThat(outcome).isInstanceOfSatisfying(SolveRun.Done.class, done -> {
            assertThat(done.complete()).isTrue();
            assertThat(done.pieces()).isEqualTo(3);
            assertThat(done.start()).isEmpty();
            assertThat(done.states()).isEqualTo(146_016);
            assertThat(done.gap()).isLessThan(1e-9);
        });
    }

    private static Questions.ValueRequest asked(String position) {
        return new Questions.ValueRequest(GAME, position, null, table.toString());
    }

    @Test
    void aTableIsVerified() {
        SolveRun.Verified found = new SolveRun(REGISTRY).verify(GAME, null, table);
        assertThat(found.states()).isEqualTo(146_016);
        assertThatThrownBy(() -> new SolveRun(REGISTRY).verify("ludo-classic", null, table))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is for game 'ludo-simple', not 'ludo-classic'");
    }

    @Test
    void anEndgameIsAnalysedExactly() {
        OptionValues found = questions.analyse(asked(WITHIN), Questions.Rollouts.of(null, 10, 1));
        assertThat(found.method()).isEqualTo("exact");
        assertThat(found.table()).isEqualTo(table.toString());
        PositionValue value = questions.value(asked(WITHIN));
        assertThat(value.method()).isEqualTo("exact");
        assertThat(value.of()).isEqualTo("game");
        assertThat(value.upper() - value.lower()).isLessThan(1e-9);
        assertThat(value.best()).isEqualTo(found.best());
        double best = found.options().stream()
                .mapToDouble(OptionValues.Option::equity)
                .max()
                .orElseThrow();
        assertThat(value.equity()).isCloseTo(best, within(1e-9));
    }

    @Test
    void whatComesBeforeIsPlayedOnToTheEndgames() {
        OptionValues found = questions.analyse(asked(BEFORE), Questions.Rollouts.of("fast", 36, 1));
        assertThat(found.method()).isEqualTo("rollout");
        assertThat(found.table()).isEqualTo(table.toString());
        PositionValue value = questions.value(asked(BEFORE));
        assertThat(value.method()).isEqualTo("rollout");
        assertThat(value.of()).isEqualTo("play");
        assertThat(value.table()).isEqualTo(table.toString());
        assertThat(value.win() + value.lose()).isCloseTo(1, within(1e-9));
        assertThat(value.win())
                .as("matches end at the table, in parts of a win")
                .isNotEqualTo(Math.round(1_000 * value.win()) / 1_000.0);
        // The whole game of two pawns is solved at once, and is the same game.
        PositionValue truth =
                questions.value(new Questions.ValueRequest("ludo-simple:pawns=2", "40,45/-/12,20/- 0 4", null, null));
        assertThat(truth.method()).isEqualTo("exact");
        assertThat(value.equity()).isCloseTo(truth.equity(), within(0.05));
    }

    @Test
    void playersLookPositionsUp() {
        OptionValues truth = questions.analyse(asked(WITHIN), Questions.Rollouts.of(null, 10, 1));
        String best = truth.options().stream()
                .max(Comparator.comparingDouble(OptionValues.Option::equity))
                .orElseThrow()
                .label();
        for (String player : List.of("optimal-endgame:", "net:", "net:plies=2,", "expectimax:depth=1,")) {
            Questions.Thoughts thoughts =
                    questions.choose(new Questions.StrategyRequest(GAME, WITHIN, player + "table=" + table, 1));
            assertThat(thoughts.drawn()).as(player).isEqualTo(best);
            thoughts.values()
                    .ifPresent(values -> assertThat(values.options())
                            .allSatisfy(worth -> assertThat(worth.value())
                                    .isCloseTo(
                                            truth.options().stream()
                                                    .filter(o -> o.label().equals(worth.label()))
                                                    .findFirst()
                                                    .orElseThrow()
                                                    .equity(),
                                            within(1e-6))));
        }
    }
}
