package alea.ludo;

import alea.game.Evaluator.Valued;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The Ludo dialects, and the strategies of Project LUDO. */
public final class ProjectLudo implements Plugin {
    private static final Key END =
            Key.choice("end", "with the first seat that has all pawns home, or when all have", "first", "all");
    private static final List<Key> GHOSTS_AND_END = List.of(
            Key.choice("ghosts", "places that are skipped", "none", "0", "1", "2", "3", "1+2", "1+3", "2+3"), END);
    private static final List<Key> UCSC_KEYS =
            Stream.concat(seatsAndPawns(2).stream(), Stream.of(END)).toList();

    private static List<Key> seatsAndPawns(int seats) {
        return List.of(
                Key.range("seats", "how many play; two sit opposite", 2, 4, seats),
                Key.range("pawns", "pawns of each seat", 1, 4, 4));
    }

    @Override
    public List<GameFactory> games() {
        return List.of(
                new Family(Dialect.SIMPLE, seatsAndPawns(2), ProjectLudo::counted),
                new Family(Dialect.CLASSIC, seatsAndPawns(2), ProjectLudo::counted),
                new Family(Dialect.UCSC, UCSC_KEYS, ProjectLudo::ranked),
                new Family(Dialect.PYLUDO, List.of(), ProjectLudo::full),
                new Family(Dialect.PYLUDO_FORK, List.of(), ProjectLudo::full),
                new Family(Dialect.LUDOPY, GHOSTS_AND_END, ProjectLudo::ghostly),
                new Family(Dialect.LUDOPY_1_3_1, GHOSTS_AND_END, ProjectLudo::ghostly),
                new Family(Dialect.STAR, seatsAndPawns(4), ProjectLudo::counted));
    }

    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                pawns(
                        "fast",
                        "the pawn with the most progress (section 8)",
                        List.of(),
                        s -> () -> new PawnPolicy(p -> Board.foremost(p, p.movable()))),
                pawns("strike", "strikes if it can, else fast (section 10)", Aggression.STRIKE_KEYS, s -> {
                    var rule = Aggression.strike(s);
                    return () -> new PawnPolicy(rule);
                }),
                pawns("chase", "closes in on the pawn ahead, else fast (section 10)", Aggression.CHASE_KEYS, s -> {
                    var rule = Aggression.chase(s);
                    return () -> new PawnPolicy(rule);
                }),
                pawns("aggressive", "strikes, else chases, else fast (section 10.1)", Aggression.KEYS, s -> {
                    var rule = Aggression.aggressive(s);
                    return () -> new PawnPolicy(rule);
                }),
                pawns(
                        "defensive",
                        "runs with the most endangered pawn: the pseudocode (section 11.1)",
                        Defensive.KEYS,
                        s -> () -> new PawnPolicy(new Defensive(s))),
                pawns(
                        "defensive-prose",
                        "the move after which its pawns risk least: the prose (section 11.2)",
                        DefensiveProse.KEYS,
                        s -> () -> {
                            var rule = new DefensiveProse(s);
                            return new ValuedPawnPolicy(rule, rule::worth);
                        }),
                pawns("hybrid", "the most reward minus risk gained (section 12)", HybridReading.KEYS, s -> {
                    var reading = HybridReading.of(s);
                    return () -> new ValuedPawnPolicy(hybrid(reading), (p, pawn) -> terms(p, pawn, reading));
                }));
    }

    static PawnRule hybrid(HybridReading reading) {
        return reading.kill() == HybridReading.Kill.SIXTH ? new Hybrid(reading) : new ExactHybrid(reading);
    }

    private static Valued terms(LudoPosition position, int pawn, HybridReading reading) {
        HybridTerms terms = HybridTerms.of(position, pawn, reading);
        Map<String, Double> parts = new LinkedHashMap<>();
        parts.put("currentReward", squares(terms.currentReward()));
        parts.put("currentRisk", squares(terms.currentRisk()));
        parts.put("futureReward", squares(terms.futureReward()));
        parts.put("futureRisk", squares(terms.futureRisk()));
        return new Valued(Integer.toString(pawn), squares(terms.advantage()), parts);
    }

    private static double squares(BigInteger units) {
        return new BigDecimal(units)
                .divide(new BigDecimal(HybridTerms.UNIT), MathContext.DECIMAL64)
                .doubleValue();
    }

    private static StrategyFactory pawns(
            String name, String title, List<Key> keys, Function<Settings, Supplier<? extends Strategy>> maker) {
        return new Pawns(name, "Project LUDO: " + title, keys, maker);
    }

    private static LudoGame counted(Dialect dialect, Settings s) {
        return new LudoGame(s.spec(), dialect, LudoGame.places(s.number("seats")), s.number("pawns"), false);
    }

    private static LudoGame ranked(Dialect dialect, Settings s) {
        return new LudoGame(
                s.spec(), dialect, LudoGame.places(s.number("seats")), s.number("pawns"), s.is("end", "all"));
    }

    private static LudoGame full(Dialect dialect, Settings s) {
        return new LudoGame(s.spec(), dialect, LudoGame.places(Dialect.PLACES), Tables.PAWNS, false);
    }

    private static LudoGame ghostly(Dialect dialect, Settings s) {
        int[] places = IntStream.range(0, Dialect.PLACES)
                .filter(place -> place == 0 || !s.get("ghosts").contains(Integer.toString(place)))
                .toArray();
        return new LudoGame(s.spec(), dialect, places, Tables.PAWNS, s.is("end", "all"));
    }

    /** The games of one dialect. */
    private record Family(Dialect dialect, List<Key> keys, BiFunction<Dialect, Settings, Game> maker)
            implements GameFactory {
        @Override
        public String name() {
            return dialect.name();
        }

        @Override
        public Game create(Settings settings) {
            return maker.apply(dialect, settings);
        }
    }

    /** The strategies of one rule. */
    private record Pawns(
            String name, String title, List<Key> keys, Function<Settings, Supplier<? extends Strategy>> maker)
            implements StrategyFactory {
        @Override
        public boolean plays(Game game) {
            return game instanceof LudoGame ludo
                    && (ludo.dialect().encounter() == Encounter.STRIKE || name.equals("fast"));
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return maker.apply(settings);
        }
    }
}
