package alea.ludo;

import alea.cross.PawnStrategies;
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
import java.util.function.Function;
import java.util.function.Supplier;

/** The Ludo dialects, and the strategies of Project LUDO. */
public final class LudoPlugin implements Plugin {
    @Override
    public List<GameFactory> games() {
        return Dialects.all();
    }

    /** Those of Project LUDO; each plays the cross-and-circle family, too. */
    @Override
    public List<StrategyFactory> strategies() {
        return ofLudo().stream()
                .<StrategyFactory>map(ludo -> new BothFamilies(ludo, PawnStrategies.named(ludo.name())))
                .toList();
    }

    private static List<StrategyFactory> ofLudo() {
        return List.of(
                new Pawns(
                        "fast",
                        "Project LUDO: the pawn with the most progress (section 8)",
                        false,
                        List.of(),
                        s -> () -> new PawnPolicy(new Foremost())),
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
        return new Pawns(name, "Project LUDO: " + title, true, keys, maker);
    }

    /** The strategies of one rule. */
    private record Pawns(
            String name,
            String title,
            boolean looksAtOthers,
            List<Key> keys,
            Function<Settings, Supplier<? extends Strategy>> maker)
            implements StrategyFactory {
        @Override
        public boolean plays(Game game) {
            return game instanceof LudoGame ludo && (ludo.dialect().strikesFreely() || !looksAtOthers);
        }

        @Override
        public String needs() {
            return looksAtOthers ? "Ludo without blocks and stars, in which all who are not safe are struck" : "";
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return maker.apply(settings);
        }
    }
}
