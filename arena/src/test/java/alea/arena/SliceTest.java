package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Spec;
import alea.game.Strategy;
import alea.match.Control;
import alea.match.ForfeitRule;
import alea.match.Seating;
import alea.stats.Sprt;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SliceTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int TRIES = LONG ? 200 : 6;

    /** What is played. Numbers of matches are no whole numbers of rounds. */
    private enum Arenas {
        TWO_SEATS(setup("ludo-simple", 151, false, 1, "hybrid", "random")),
        FOUR_SEATS(setup("ludo-classic:seats=4", 41, false, 2, "fast", "random", "strike")),
        ROUND_ROBIN(setup("ludo-simple", 31, false, 1, "hybrid", "random", "fast")),
        DUPLICATE(setup("ludo-simple", 61, true, 2, "hybrid", "random", "fast")),
        DUPLICATE_OF_FOUR(setup("ludo-simple:seats=4", 43, true, 1, "fast", "random", "strike")),
        SHORT(with(setup("ludo-simple", 80, true, 1, "hybrid", "random"), 150, Optional.empty(), false)),
        LANES(with(setup("ludo-simple:seats=4", 3000, false, 2, "fast", "random"), 900, Optional.empty(), true)),
        SPRT(with(
                setup("ludo-simple", 400, false, 2, "fast", "random"),
                Integer.MAX_VALUE,
                Optional.of(Sprt.of(0.4, 0.6)),
                false)),
        SPRT_DUPLICATE(with(
                setup("ludo-simple", 400, true, 1, "fast", "random"),
                Integer.MAX_VALUE,
                Optional.of(Sprt.of(0.4, 0.6)),
                false)),
        MARGINS(margins(false)),
        MARGINS_DUPLICATE(margins(true)),
        QUITTERS(quitters());

        private final ArenaSetup setup;

        Arenas(ArenaSetup setup) {
            this.setup = setup;
        }
    }

    private static ArenaSetup setup(String game, long games, boolean duplicate, int threads, String... players) {
        return Setups.with(Setups.of(game, games, 7, players), threads, Seating.ROTATE, duplicate, Integer.MAX_VALUE);
    }

    private static ArenaSetup with(ArenaSetup s, int maxTurns, Optional<Sprt> sprt, boolean lanes) {
        return new ArenaSetup(
                s.game(),
                s.players(),
                s.games(),
                s.seed(),
                s.threads(),
                s.seating(),
                s.duplicate(),
                maxTurns,
                sprt,
                false,
                s.forfeit(),
                lanes);
    }

    private static ArenaSetup margins(boolean duplicate) {
        return Setups.with(PayoffsTest.setup(true, 101, 3, duplicate), 1, Seating.ROTATE, duplicate, Integer.MAX_VALUE);
    }

    private static ArenaSetup quitters() {
        Game game = Setups.REGISTRY.game("ludo-simple:seats=4");
        Supplier<Strategy> quits = () -> (position, dice) -> {
            if (dice.below(40) == 0) {
                throw new Forfeit("has had enough of " + dice.below(2000));
            }
            return 0;
        };
        return new ArenaSetup(
                game,
                List.of(new Player(Spec.parse("quitter"), quits), Setups.REGISTRY.player("random", game)),
                1200,
                5,
                2,
                Seating.ROTATE,
                false,
                Integer.MAX_VALUE,
                Optional.empty(),
                false,
                ForfeitRule.OUT,
                false);
    }

    /** Something of every match that is no whole number. */
    private static Optional<Supplier<? extends Control>> control(ArenaSetup setup) {
        return Optional.of(() -> new Control() {
            private final double[] sum = new double[setup.game().seats()];

            @Override
            public void begin(Position first) {
                Arrays.fill(sum, 0);
            }

            @Override
            public void before(Position position, int option) {
                sum[option % sum.length] += position.node() == Position.CHANCE ? 0.1 * option - 0.2 : 0.01;
            }

            @Override
            public double[] sum() {
                return sum;
            }
        });
    }

    private static String report(Slice slice) {
        return slice.report("test", false, "somebody").toString();
    }

    @ParameterizedTest
    @EnumSource
    void anyPartitionGivesTheReportOfOneRun(Arenas arena) {
        ArenaSetup setup = arena.setup;
        for (boolean adjusts : setup.lanes() ? new boolean[] {false} : new boolean[] {false, true}) {
            Optional<Supplier<? extends Control>> control = adjusts ? control(setup) : Optional.empty();
            long matches = new Arena(setup).matches();
            Slice whole = Slice.first(setup, adjusts);
            new Arena(setup, control).run(whole);
            for (int seed = 0; seed < TRIES; seed++) {
                var cuts = new TreeSet<Long>(List.of(0L, matches));
                Random random = new Random(seed);
                random.longs(1 + random.nextInt(9), 0, matches).forEach(cuts::add);
                Slice folded = Slice.first(setup, adjusts);
                for (long from = 0; from < matches && !folded.decided(); from = cuts.higher(from)) {
                    Slice part =
                            Slice.play(setup, control, from, cuts.higher(from)).orElseThrow();
                    folded.fold(Slice.of(setup, part.toBytes()));
                    folded = Slice.of(setup, folded.toBytes());
                }
                assertThat(report(folded)).as("seed %d, cut at %s", seed, cuts).isEqualTo(report(whole));
                assertThat(folded.toBytes()).isEqualTo(whole.toBytes());
            }
        }
    }

    @Test
    void slicesThatAreFoldedAmongEachOtherGiveTheSame() {
        for (ArenaSetup setup : List.of(Arenas.DUPLICATE_OF_FOUR.setup, Arenas.MARGINS_DUPLICATE.setup)) {
            Slice whole = Slice.first(setup, true);
            new Arena(setup, control(setup)).run(whole);
            Slice first = Slice.play(setup, control(setup), 0, 7).orElseThrow();
            Slice middle = Slice.play(setup, control(setup), 7, 8).orElseThrow();
            middle.fold(Slice.play(setup, control(setup), 8, 9).orElseThrow());
            middle.fold(Slice.play(setup, control(setup), 9, 30).orElseThrow());
            first.fold(middle);
            first.fold(Slice.play(setup, control(setup), 30, whole.to()).orElseThrow());
            assertThat(report(first)).isEqualTo(report(whole));
        }
    }

    @Test
    void moreMatchesTakeNoMoreBytes() {
        ArenaSetup setup = setup("ludo-simple", 1_000_000_000_000L, true, 1, "hybrid", "random");
        Slice few = Slice.play(setup, control(setup), 0, 2000).orElseThrow();
        Slice many = Slice.play(setup, control(setup), 0, 8000).orElseThrow();
        assertThat(many.toBytes().length).isLessThan(few.toBytes().length * 5 / 4);
    }

    @Test
    void slicesFollowEachOther() {
        ArenaSetup setup = Arenas.TWO_SEATS.setup;
        Slice first = Slice.play(setup, Optional.empty(), 0, 10).orElseThrow();
        Slice third = Slice.play(setup, Optional.empty(), 20, 30).orElseThrow();
        assertThatIllegalArgumentException().isThrownBy(() -> first.fold(third)).withMessageContaining("from 20");
    }

    @Test
    void bytesThatAreNoSliceAreRefused() {
        for (ArenaSetup setup : List.of(Arenas.DUPLICATE_OF_FOUR.setup, Arenas.MARGINS.setup, Arenas.SPRT.setup)) {
            byte[] bytes =
                    Slice.play(setup, control(setup), 2, 30).orElseThrow().toBytes();
            Random random = new Random(1);
            for (int i = 0; i < (LONG ? 100_000 : 3000); i++) {
                byte[] damaged =
                        random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes.clone();
                for (int n = random.nextInt(4); n > 0 && damaged.length > 0; n--) {
                    int at = random.nextInt(damaged.length);
                    damaged[at] = random.nextBoolean() ? (byte) random.nextInt() : (byte) (damaged[at] ^ 1);
                }
                try {
                    report(Slice.of(setup, damaged));
                } catch (IllegalArgumentException e) {
                    assertThat(e).isNotInstanceOf(NumberFormatException.class);
                }
            }
        }
    }
}
