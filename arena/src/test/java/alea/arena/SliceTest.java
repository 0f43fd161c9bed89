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
import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SliceTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int TRIES = LONG ? 200 : 2;

    /** What is played. Numbers of matches are no whole numbers of rounds. */
    private static final Map<String, ArenaSetup> ARENAS = arenas();

    private static Map<String, ArenaSetup> arenas() {
        Map<String, ArenaSetup> arenas = new LinkedHashMap<>();
        arenas.put("two seats", setup("ludo-simple", 151, false, 1, "hybrid", "random"));
        arenas.put("four seats", setup("ludo-classic:seats=4", 41, false, 2, "fast", "random", "strike"));
        arenas.put("round robin", setup("ludo-simple", 31, false, 1, "hybrid", "random", "fast"));
        arenas.put("duplicate", setup("ludo-simple", 61, true, 2, "hybrid", "random", "fast"));
        arenas.put("duplicate of four", setup("ludo-simple:seats=4", 43, true, 1, "fast", "random", "strike"));
        arenas.put("short", with(setup("ludo-simple", 80, true, 1, "hybrid", "random"), 150, Optional.empty(), false));
        arenas.put(
                "lanes",
                with(setup("ludo-simple:seats=4", 3000, false, 2, "fast", "random"), 900, Optional.empty(), true));
        for (boolean duplicate : new boolean[] {false, true}) {
            arenas.put(
                    duplicate ? "sprt duplicate" : "sprt",
                    with(
                            setup("ludo-simple", 400, duplicate, 2, "fast", "random"),
                            Integer.MAX_VALUE,
                            Optional.of(Sprt.of(0.4, 0.6)),
                            false));
            arenas.put(
                    duplicate ? "margins duplicate" : "margins",
                    Setups.with(
                            PayoffsTest.setup(true, 101, 3, duplicate),
                            1,
                            Seating.ROTATE,
                            duplicate,
                            Integer.MAX_VALUE));
        }
        arenas.put("quitters", quitters());
        return arenas;
    }

    private static Set<String> names() {
        return ARENAS.keySet();
    }

    private static ArenaSetup arena(String name) {
        return Objects.requireNonNull(ARENAS.get(name));
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

    private static ArenaSetup quitters() {
        Game game = Setups.REGISTRY.game("ludo-simple:seats=4");
        Supplier<Strategy> quits = () -> (position, dice) -> {
            if (dice.below(40) == 0) {
                throw new Forfeit("has had enough of " + dice.below(1_000_000));
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
    @MethodSource("names")
    void anyPartitionGivesTheReportOfOneRun(String name) {
        ArenaSetup setup = arena(name);
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
        for (ArenaSetup setup : List.of(arena("duplicate of four"), arena("margins duplicate"))) {
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
    void countsBeyondAnIntAreThoseOfFewerMatchesOftener() {
        for (String name : List.of("duplicate of four", "margins duplicate", "short", "round robin")) {
            ArenaSetup setup = arena(name);
            var few = new Tally(setup);
            new Arena(setup).run(few);
            var many = new Tally(setup);
            many.fold(few);
            for (int i = 0; i < 36; i++) {
                var as = new Tally(setup);
                var bytes = new StateWriter();
                many.save(bytes);
                as.load(new StateReader(bytes.toBytes()));
                many.fold(as);
            }
            Report one = few.report("test", false);
            Report all = many.report("test", false);
            assertThat(all.matches()).isEqualTo(one.matches() << 36);
            assertThat(all.truncated()).isEqualTo(one.truncated() << 36);
            assertThat(all.meanTurns()).isEqualTo(one.meanTurns());
            assertThat(all.turns())
                    .extracting(Report.Turns::median, Report.Turns::p5, Report.Turns::max)
                    .isEqualTo(List.of(
                            one.turns().median(), one.turns().p5(), one.turns().max()));
            for (int i = 0; i < setup.players().size(); i++) {
                Report.PlayerLine a = one.players().get(i);
                Report.PlayerLine b = all.players().get(i);
                assertThat(b.wins()).isEqualTo(a.wins() << 36);
                assertThat(b.winRate()).isEqualTo(a.winRate());
                assertThat(b.ci95().getLast() - b.ci95().getFirst())
                        .as(name)
                        .isLessThan((a.ci95().getLast() - a.ci95().getFirst()) / (1 << 17));
                assertThat(b.payoff().map(Report.Payoff::mean))
                        .isEqualTo(a.payoff().map(Report.Payoff::mean));
            }
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
        ArenaSetup setup = arena("two seats");
        Slice first = Slice.play(setup, Optional.empty(), 0, 10).orElseThrow();
        Slice third = Slice.play(setup, Optional.empty(), 20, 30).orElseThrow();
        assertThatIllegalArgumentException().isThrownBy(() -> first.fold(third)).withMessageContaining("from 20");
    }

    @Test
    void bytesThatAreNoSliceAreRefused() {
        for (ArenaSetup setup : List.of(arena("duplicate of four"), arena("margins"), arena("sprt"))) {
            byte[] bytes =
                    Slice.play(setup, control(setup), 2, 30).orElseThrow().toBytes();
            Random random = new Random(1);
            for (int i = 0; i < (LONG ? 100_000 : 500); i++) {
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
