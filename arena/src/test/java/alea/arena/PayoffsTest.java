package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.store.ResultsStore;
import alea.arena.store.RunCounts.PlayerCounts;
import alea.arena.store.SavedResults;
import alea.game.BadInput;
import alea.game.Player;
import alea.game.Position;
import alea.game.Spec;
import alea.game.TinyGame;
import alea.match.Seating;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches that are worth more than a win: margins of a tiny game, where who takes points gets 9 / 8 on average. */
public class PayoffsTest {
    /** Three turns of a point against three of 3 / 4 - 1 / 8. */
    private static final double TRUTH = 3 * (1 - 5 / 8.0);

    @TempDir
    private Path folder;

    /** What a point's and a gamble's player play. */
    public static ArenaSetup setup(boolean margins, long games, long seed, boolean duplicate) {
        List<Player> players = List.of(
                new Player(Spec.parse("point"), () -> (position, dice) -> 0),
                new Player(Spec.parse("gamble"), () -> (position, dice) -> 1));
        return Setups.of(
                new TinyGame(margins), players, games, seed, 1, Seating.ROTATE, duplicate, Integer.MAX_VALUE, true);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theMeanPayoffIsReportedWithAnIntervalThatHolds(boolean duplicate) {
        int held = 0;
        for (int seed = 1; seed <= 200; seed++) {
            Report report = Setups.play(setup(true, 200, seed, duplicate));
            Report.Payoff first = report.players().getFirst().payoff().orElseThrow();
            Report.Payoff second = report.players().getLast().payoff().orElseThrow();
            assertThat(second.mean()).isCloseTo(-first.mean(), within(1e-12));
            assertThat(first.bounds()).containsExactly(first.mean(), first.mean());
            held += first.ci95().getFirst() <= TRUTH && TRUTH <= first.ci95().getLast() ? 1 : 0;
        }
        assertThat(held / 200.0).isBetween(0.91, 0.985);
    }

    @Test
    void aGameThatIsWorthAWinHasNoPayoffs() {
        Report report = Setups.play(setup(false, 50, 1, false));
        assertThat(report.players()).allSatisfy(p -> assertThat(p.payoff()).isEmpty());
        new Arena(setup(false, 2, 1, false)).run(result -> {
            assertThat(result.payoffs()).isEmpty();
            assertThat(RecordText.write(MatchRecord.of(setup(false, 2, 1, false), result)))
                    .doesNotContain("payoffs");
            return true;
        });
    }

    @Test
    void matchesThatAreStoppedAreInTheBoundsAlone() {
        ArenaSetup setup = setup(true, 100, 1, false);
        Report report = Setups.play(Setups.with(setup, 1, Seating.ROTATE, false, 5));
        assertThat(report.truncated()).isEqualTo(100);
        assertThat(report.players()).allSatisfy(p -> assertThat(p.payoff()).isEmpty());
        assertThat(report.draws()).isZero();
    }

    @Test
    void aRecordSaysWhatTheMatchWasWorthAndIsHeldToIt() {
        ArenaSetup setup = setup(true, 20, 3, false);
        new Arena(setup).run(result -> {
            MatchRecord record = MatchRecord.of(setup, result);
            String text = RecordText.write(record);
            assertThat(text).containsPattern("\nresult .*\npayoffs -?[0-9]+,-?[0-9]+\nturns 6\n");
            assertThat(RecordText.parse("record", text)).isEqualTo(record);
            assertThat(record.payoffs().getFirst()).isEqualTo(-record.payoffs().getLast());
            Position end = setup.game().parse(record.end());
            assertThat(record.payoffs()).containsExactly(end.score(0), end.score(1));
            return true;
        });
        assertThatThrownBy(() -> RecordText.parse(
                        "record",
                        "alea-record 1\ngame g\nseat 0 a\nseat 1 b\nresult won 0\npayoffs 1\nturns 0"
                                + "\nstart s\nend e\n"))
                .isInstanceOf(BadInput.class)
                .hasMessage("record: payoffs '1' are not a number for each of 2 seats");
    }

    @Test
    void savedResultsHaveTheMeanPayoff() {
        ArenaSetup paid = setup(true, 40, 5, false);
        ArenaSetup won = setup(false, 40, 5, false);
        Path file = folder.resolve("results.duckdb");
        Tally tally = new Tally(paid);
        try (ResultsStore store = ResultsStore.open(file)) {
            for (ArenaSetup setup : List.of(won, paid, won)) {
                try (var recording = store.begin(setup, "test")) {
                    new Arena(setup)
                            .run(result -> recording.accept(result) && (!setup.equals(paid) || tally.accept(result)));
                    recording.finish(true);
                }
            }
        }
        List<Double> means = tally.report("test", false).players().stream()
                .map(p -> p.payoff().orElseThrow().mean())
                .toList();
        try (SavedResults results = SavedResults.open(file)) {
            assertThat(results.counts(2).players())
                    .extracting(p -> p.meanPayoff().orElseThrow())
                    .isEqualTo(means);
            for (int run : new int[] {1, 3}) {
                assertThat(results.counts(run).players())
                        .extracting(PlayerCounts::meanPayoff)
                        .containsOnly(Optional.empty());
            }
        }
    }

    @Test
    void aTableOfPayoffsOfAnotherFormIsRefused() throws SQLException {
        Path file = folder.resolve("results.duckdb");
        ArenaSetup setup = setup(true, 4, 1, false);
        try (ResultsStore store = ResultsStore.open(file);
                var recording = store.begin(setup, "test")) {
            new Arena(setup).run(recording);
            recording.finish(true);
        }
        try (var connection = DriverManager.getConnection("jdbc:duckdb:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("DROP TABLE payoffs");
            statement.execute("CREATE TABLE payoffs (run INTEGER, player INTEGER)");
        }
        assertThatThrownBy(() -> SavedResults.open(file))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + " is no results file: its table 'payoffs' is not as Alea makes it");
    }
}
