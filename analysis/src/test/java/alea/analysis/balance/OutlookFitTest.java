package alea.analysis.balance;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Position;
import alea.match.Arbiter;
import alea.match.Watcher;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OutlookFitTest {
    private static Casting casting(Game game) {
        return Casting.of(Studies.REGISTRY, List.of(new Factorial.Variant(game, List.of())), List.of())
                .getFirst();
    }

    /** Of the turns at which a seat is said to win with more than 0.9, it has to win about that many. */
    @ParameterizedTest
    @ValueSource(strings = {"ludo-classic", "ludo-simple:seats=4", "doom:2x2"})
    void whoIsSaidToWinWins(String spec) {
        Game game = Studies.REGISTRY.game(spec);
        Casting casting = casting(game);
        OutlookFit fit = OutlookFit.of(game, casting, game.turnCap());
        assertThat(fit.informed()).isTrue();
        Outlook outlook = fit.outlook(game);
        HeuristicEvaluation heuristic = game.heuristic();
        int seats = game.seats();
        List<double[]> seen = new ArrayList<>();
        double sure = 0;
        double right = 0;
        int[] seating = new int[seats];
        try (var arbiter = new Arbiter(game, casting.sitting(), 99, game.turnCap())) {
            for (int match = 0; match < 300; match++) {
                seen.clear();
                arbiter.play(match, match, seating, new Watcher() {
                    @Override
                    public void before(Position position, int option) {
                        double[] values = new double[seats];
                        for (int seat = 0; seat < seats; seat++) {
                            values[seat] = heuristic.of(position, seat);
                        }
                        double[] chances = new double[seats];
                        outlook.chances(position, values, chances);
                        seen.add(chances);
                    }
                });
                for (double[] chances : seen) {
                    for (int seat = 0; seat < seats; seat++) {
                        sure += chances[seat] > MatchMeter.DECIDED ? 1 : 0;
                        right += chances[seat] > MatchMeter.DECIDED && arbiter.winner() == seat ? 1 : 0;
                    }
                }
            }
        }
        assertThat(sure).isGreaterThan(100);
        assertThat(right / sure).isBetween(0.85, 1.0);
    }

    @Test
    void aGameWithoutAHeuristicTellsNothing() {
        Game game = Studies.REGISTRY.game("ludo-cs");
        assertThat(OutlookFit.of(game, casting(game), game.turnCap()).informed())
                .isFalse();
    }
}
