package alea.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.match.Runner;
import alea.match.Runners;
import alea.match.Streams;
import alea.search.RandomPolicy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that nobody knew when the contract was written goes through all that games get for free. */
class TinyGameTest {
    private static final Game TINY = new TinyGame(false);

    @Test
    void itKeepsTheContract() {
        Conformance.Report report = Conformance.check(TINY, 3, 200);
        assertThat(report.longest()).isEqualTo(TinyGame.TURNS);
        assertThat(report.nodes()).isBetween(200L * (TinyGame.TURNS + 1), 200L * (2 * TinyGame.TURNS + 1));
    }

    @Test
    void byMarginsItKeepsTheContractToo() {
        Game margins = new TinyGame(true);
        Conformance.check(margins, 3, 200);
        assertThat(margins.payoffs().span()).isEqualTo(24);
        assertThat(margins.heuristic().of(margins.start(), 1)).isZero();
        Position won = margins.parse("5 -2 0 0 -");
        assertThat(won.score(0)).isEqualTo(7);
        assertThat(won.score(1)).isEqualTo(-7);
        assertThat(Payoffs.winner(won, 2)).isZero();
        assertThat(Payoffs.winner(margins.parse("-2 5 0 0 -"), 2)).isOne();
        assertThat(Payoffs.winner(margins.parse("4 4 0 0 -"), 2)).isEqualTo(-1);
    }

    @Test
    void payoffsAreARange() {
        assertThat(Payoffs.WIN.isWinOnly()).isTrue();
        assertThat(Payoffs.WIN.even(4)).isEqualTo(0.25);
        assertThat(new Payoffs(-2, 4, Double.NaN).even(3)).isEqualTo(1);
        assertThat(new Payoffs(-2, 4, Double.NaN).isConstantSum()).isFalse();
        assertThatThrownBy(() -> new Payoffs(1, 1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void unevenChancesAreDrawnAsTheyAre() {
        Position gamble = TINY.parse("0 0 6 0 ?");
        Dice dice = new Dice(8, 8);
        long[] counts = new long[3];
        for (int i = 0; i < 800_000; i++) {
            counts[dice.chance(gamble)]++;
        }
        new ChiSquare().add(counts, new double[] {1 / 4.0, 5 / 8.0, 1 / 8.0}).assertPlausible("gambles");
    }

    @Test
    void itIsPlayedToItsEndWithWinsLossesAndDraws() {
        Strategy[] seats = {new RandomPolicy(), new RandomPolicy()};
        Runner runner = Runners.of(TINY, List.of(seats));
        var streams = new Streams(2, true);
        long[] results = new long[3];
        for (int index = 0; index < 300; index++) {
            Position position = TINY.start();
            streams.begin(1, index, index);
            assertThat(runner.play(position, seats, streams, TINY.turnCap(), null))
                    .isTrue();
            assertThat(position.score(0) + position.score(1)).isEqualTo(1);
            results[(int) (2 * position.score(0))]++;
        }
        assertThat(results).doesNotContain(0);
    }

    @Test
    void itsPathsCanBeCountedByHand() {
        // A point is one ply, a gamble two with three ends: 1, then 1 + 3 and so on.
        assertThat(Perft.count(TINY.start(), 1)).isEqualTo(2);
        assertThat(Perft.count(TINY.start(), 2)).isEqualTo(2 + 3);
        assertThat(Perft.count(TINY.start(), 3)).isEqualTo((2 + 3) + 3 * 2);
        assertThat(Perft.positions(TINY.start(), 2)).isEqualTo(2 + 3);
    }
}
