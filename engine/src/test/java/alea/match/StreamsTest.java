package alea.match;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.ChiSquare;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.game.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who draws from which stream, and what changes them. */
class StreamsTest {
    private static final Game GAME = Installed.REGISTRY.game("ludo-simple:seats=4");

    /** The {@code turn}-th turn of a seat. */
    private record SeatTurn(int seat, int turn) {}

    /** The die of every turn of a match. */
    private static Map<SeatTurn, Integer> dice(boolean duplicate, String strategies, long index, long deal) {
        var streams = new Streams(GAME.seats(), duplicate);
        streams.begin(11, index, deal);
        Strategy[] seats = Installed.table(GAME, strategies);
        var trace = new Trace();
        Runners.of(GAME, List.of(seats)).play(GAME.start(), seats, streams, GAME.turnCap(), trace);
        Map<SeatTurn, Integer> dice = new HashMap<>();
        int[] turns = new int[GAME.seats()];
        Position position = GAME.start();
        for (int option : trace.toArray()) {
            if (position.isChance()) {
                dice.put(new SeatTurn(position.seat(), turns[position.seat()]++), option);
            }
            position.take(option);
        }
        assertThat(position.node()).isEqualTo(Position.OVER);
        return dice;
    }

    private static int differences(Map<SeatTurn, Integer> some, Map<SeatTurn, Integer> others) {
        Set<SeatTurn> common = new HashSet<>(some.keySet());
        common.retainAll(others.keySet());
        assertThat(common).hasSizeGreaterThan(150);
        return (int) common.stream()
                .filter(turn -> !some.get(turn).equals(others.get(turn)))
                .count();
    }

    @Test
    void withDuplicateDiceAnotherStrategyLeavesEverybodysDiceAsTheyWere() {
        for (long deal = 0; deal < 20; deal++) {
            var before = dice(true, "random fast chase hybrid", deal, deal);
            var after = dice(true, "aggressive fast chase hybrid", deal, deal);
            assertThat(differences(before, after)).as("deal %d", deal).isZero();
        }
    }

    @Test
    void withDuplicateDiceTheDealDecidesTheDiceWhateverTheSeatingAndTheIndex() {
        var first = dice(true, "random fast chase hybrid", 100, 25);
        assertThat(differences(first, dice(true, "hybrid random fast chase", 101, 25)))
                .isZero();
        assertThat(differences(first, dice(true, "chase hybrid random fast", 102, 25)))
                .isZero();
        assertThat(differences(first, dice(true, "random fast chase hybrid", 100, 26)))
                .isPositive();
    }

    @Test
    void withoutDuplicateDiceAnotherStrategyChangesTheDiceOfLaterTurns() {
        var before = dice(false, "random fast chase hybrid", 0, 0);
        var after = dice(false, "aggressive fast chase hybrid", 0, 0);
        assertThat(differences(before, after)).isPositive();
    }

    @Test
    void theIndexChangesWhatStrategiesDrawButNotTheDice() {
        var streams = new Streams(4, false);
        streams.begin(1, 2, 3);
        long chance = streams.chance.next();
        long drawn = streams.playerStreams[0].next();
        streams.begin(1, 4, 3);
        assertThat(streams.chance.next()).isEqualTo(chance);
        assertThat(streams.playerStreams[0].next()).isNotEqualTo(drawn);
    }

    @Test
    void allStreamsOfAMatchDiffer() {
        Set<List<Long>> words = new HashSet<>();
        int streamsSeen = 0;
        for (long index = 0; index < 20; index++) {
            var streams = new Streams(4, true);
            streams.begin(1, index, index);
            List<Dice> begun = new ArrayList<>(List.of(streams.playerStreams));
            begun.add(streams.chance);
            for (Dice dice : begun) {
                words.add(List.of(dice.next(), dice.next()));
                streamsSeen++;
            }
            for (int turn = 0; turn < 1000; turn++) {
                for (int seat = 0; seat < 4; seat++) {
                    streams.turn(seat);
                    words.add(List.of(streams.chance.next(), streams.chance.next()));
                    streamsSeen++;
                }
            }
        }
        assertThat(streamsSeen).isEqualTo(20 * (4 + 1 + 4000));
        assertThat(words).hasSize(streamsSeen);
    }

    @Test
    void theDiceOfDuplicateTurnsAreFairAndUnrelatedToTheTurnBefore() {
        var streams = new Streams(4, true);
        long[] pairs = new long[36];
        for (int deal = 0; deal < 300; deal++) {
            streams.begin(1, deal, deal);
            int[] before = new int[4];
            for (int turn = 0; turn < 200; turn++) {
                for (int seat = 0; seat < 4; seat++) {
                    streams.turn(seat);
                    int die = streams.chance.die();
                    if (turn % 2 == 1) {
                        pairs[before[seat] * 6 + die]++;
                    }
                    before[seat] = die;
                }
            }
        }
        ChiSquare.even(pairs).assertPlausible("a seat's dice of two turns");
    }

    @Test
    void withoutDuplicateDiceTurnsChangeNothing() {
        var streams = new Streams(2, false);
        streams.begin(1, 2, 2);
        Dice dice = new Dice(1, 2);
        for (int i = 0; i < 100; i++) {
            streams.turn(i % 2);
            assertThat(streams.chance.die()).isEqualTo(dice.die());
        }
    }
}
