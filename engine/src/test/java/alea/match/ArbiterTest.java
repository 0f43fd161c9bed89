package alea.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Player;
import alea.game.Position;
import alea.game.Spec;
import alea.game.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Who conducts a match treats strategies, streams, forfeits and caps as everybody may rely on. */
class ArbiterTest {
    private static final Game FOUR = Installed.REGISTRY.game("ludo-simple:seats=4");

    private static List<Player> players(Game game, String... specs) {
        return Stream.of(specs)
                .map(spec -> Installed.REGISTRY.player(spec, game))
                .toList();
    }

    private static Player named(String name, Strategy strategy) {
        return new Player(new Spec(name, ""), () -> strategy);
    }

    private static Player givesUp() {
        return named("gives-up", (position, dice) -> {
            throw new Forfeit("enough");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-simple:seats=4, random hybrid fast chase",
        "ludo-classic, hybrid random",
        "ludo-cs, random red yellow blue",
        "doom:3x3, greedy random"
    })
    void playsWhatTheLoopAlonePlays(String spec, String strategies) {
        Game game = Installed.REGISTRY.game(spec);
        Strategy[] seats = Installed.table(game, strategies);
        int[] seating = new int[seats.length];
        Arrays.setAll(seating, seat -> seat);
        var trace = new Trace();
        try (var arbiter = new Arbiter(game, players(game, strategies.split(" ")), 5, game.turnCap())) {
            for (int index = 0; index < 20; index++) {
                Position position = game.start();
                var streams = new Streams(seats.length, false);
                streams.begin(5, index, index);
                var alone = new Trace();
                boolean over = Runners.of(game, List.of(seats)).play(position, seats, streams, game.turnCap(), alone);
                assertThat(arbiter.play(index, index, seating, trace))
                        .isEqualTo(over ? Termination.PLAYED : Termination.TRUNCATED);
                assertThat(trace.toArray()).as("match %d", index).isEqualTo(alone.toArray());
                assertThat(arbiter.position()).isEqualTo(position);
                for (int seat = 0; seat < seats.length; seat++) {
                    assertThat(arbiter.score(seat, Truncation.LOST)).isEqualTo(position.score(seat));
                }
            }
        }
    }

    @Test
    void aMatchDependsOnItsNumberAlone() {
        var trace = new Trace();
        try (var arbiter = new Arbiter(FOUR, players(FOUR, "random", "hybrid"), 1, FOUR.turnCap())) {
            arbiter.play(7, 7, new int[] {0, 1, 1, 0}, trace);
            int[] first = trace.toArray();
            arbiter.play(8, 8, new int[] {1, 0, 0, 1}, trace);
            arbiter.play(7, 7, new int[] {0, 1, 1, 0}, trace);
            assertThat(trace.toArray()).isEqualTo(first);
        }
    }

    @Test
    void strategiesAreTreatedAsTheyMayRelyOn() throws Exception {
        Etiquette.during(() -> {
            List<Player> players = List.of(Etiquette.player(), Etiquette.player(), givesUp());
            try (var arbiter = new Arbiter(FOUR, players, 1, 200)) {
                int[][] seatings = {{0, 1, 0, 1}, {1, 0, 1, 0}, {0, 1, 2, 1}, {1, 1, 1, 1}};
                for (int index = 0; index < 40; index++) {
                    arbiter.play(index, seatings[index % 4]);
                }
            }
        });
        assertThat(Etiquette.begun()).isEqualTo(150);
    }

    @Test
    void everybodyIsToldOfTheEndEvenWhereAnotherFails() throws Exception {
        Player fails = named("broken", (position, dice) -> {
            throw new IllegalArgumentException("no idea");
        });
        Player stopped = named("stopped", (position, dice) -> {
            throw new CancellationException("told to stop");
        });
        Etiquette.during(() -> {
            try (var arbiter = new Arbiter(FOUR, List.of(Etiquette.player(), fails, stopped), 1, 200)) {
                assertThatThrownBy(() -> arbiter.play(0, new int[] {0, 1, 0, 0}))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage("the strategy broken at place 1 failed: no idea");
                assertThatThrownBy(() -> arbiter.play(1, new int[] {0, 0, 2, 0}))
                        .isInstanceOf(CancellationException.class);
            }
        });
    }

    @Test
    void aMatchThatNeverEndsHeedsAnInterrupt() throws Exception {
        Etiquette.during(() -> {
            try (var arbiter = new Arbiter(FOUR, List.of(Etiquette.player()), 1, Arbiter.UNCAPPED)) {
                int[] nodes = {0};
                Watcher interrupting = new Watcher() {
                    @Override
                    public void before(Position position, int option) {
                        nodes[0]++;
                        if (nodes[0] == 20) {
                            Thread.currentThread().interrupt();
                        }
                    }
                };
                assertThatThrownBy(() -> arbiter.play(0, 0, new int[4], interrupting))
                        .isInstanceOf(CancellationException.class);
                assertThat(Thread.interrupted())
                        .as("who plays in a loop is to see it, too")
                        .isTrue();
                assertThat(nodes[0]).isLessThan(100);
                assertThat(arbiter.play(1, new int[4])).isEqualTo(Termination.PLAYED);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        // who gives up, who sits where, the seats that inherit
        "0, 0 1 1 1, 1",
        "0, 0 1 0 1, 1",
        "1, 0 1 0 1, 2",
        "2, 0 1 2 1, 0 1 3",
        "2, 0 1 2 3, 0 1 3",
        "0, 0 0 0 0, none"
    })
    void theOnlyOtherPlayerInheritsAndSeveralDraw(int quits, String seats, String heirs) {
        List<Player> players = new ArrayList<>(players(FOUR, "random", "random", "random", "random"));
        players.set(quits, givesUp());
        int[] seating = Stream.of(seats.split(" ")).mapToInt(Integer::parseInt).toArray();
        int bits = heirs.equals("none")
                ? 0
                : Stream.of(heirs.split(" "))
                        .mapToInt(seat -> 1 << Integer.parseInt(seat))
                        .sum();
        try (var arbiter = new Arbiter(FOUR, players, 1, FOUR.turnCap())) {
            assertThat(arbiter.play(3, seating)).isEqualTo(Termination.FORFEIT);
            assertThat(arbiter.reason()).isEqualTo("enough");
            assertThat(seating[arbiter.position().seat()]).isEqualTo(quits);
            assertThat(arbiter.winners()).isEqualTo(bits);
            assertThat(arbiter.winner())
                    .isEqualTo(Integer.bitCount(bits) == 1 ? Integer.numberOfTrailingZeros(bits) : -1);
            double sum = 0;
            for (int seat = 0; seat < 4; seat++) {
                sum += arbiter.score(seat, Truncation.WON);
            }
            assertThat(sum).isEqualTo(bits == 0 ? 0 : 1, within(1e-12));
        }
    }

    @ParameterizedTest
    @EnumSource(Truncation.class)
    void aTruncatedMatchIsWorthWhatTheCallerSaysAndNothingElse(Truncation unknown) {
        try (var arbiter = new Arbiter(FOUR, players(FOUR, "random"), 1, 20)) {
            assertThat(arbiter.play(0, new int[4])).isEqualTo(Termination.TRUNCATED);
            assertThat(arbiter.position().turns()).isEqualTo(20);
            assertThat(arbiter.winners()).isZero();
            assertThat(arbiter.winner()).isEqualTo(-1);
            for (int seat = 0; seat < 4; seat++) {
                assertThat(arbiter.score(seat, unknown))
                        .isEqualTo(
                                switch (unknown) {
                                    case LOST -> 0;
                                    case WON -> 1;
                                    case DRAWN -> 0.25;
                                });
            }
        }
    }

    @Test
    void aStrategyThatIsConsultedIsToldThatItsMatchBeginsAndEnds() throws Exception {
        Position position = FOUR.parse("12,0,30,20/5,B,B,B/10,0,0,7/B,B,B,B 0 3".replace("B", "0"));
        Etiquette.during(() -> {
            Strategy strategy = Etiquette.player().instances().get();
            int option = Arbiter.consult(strategy, position, 9);
            assertThat(option).isEqualTo(Streams.playerStream(9, 0, 0).below(position.options()));
            Arbiter.close(strategy);
        });
    }
}
