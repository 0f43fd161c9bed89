package alea.cross;

import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The ideas of Project LUDO's strategies in the words of {@link PawnOutlook}, so that they play every game of the
 * family. On Ludo's ring they are not those of the paper, which count windows of six squares.
 */
public final class PawnStrategies {
    private PawnStrategies() {}

    /** All of them. */
    public static List<StrategyFactory> all() {
        return List.of(
                new Pawns("fast", "the foremost pawn, as far as it goes", false, look -> new PawnPlay(look, _ -> 0)),
                pawns("strike", "hits if it can, else fast", look -> look.struck() > 0 ? 1 : 0),
                pawns("chase", "has somebody to hit next, else fast", look -> look.prey() > 0 ? 1 : 0),
                pawns("aggressive", "hits, else chases, else fast", PawnStrategies::aggression),
                pawns("defensive", "runs with the most endangered pawn", PawnStrategies::flight),
                new Pawns(
                        "defensive-prose",
                        "the move after which its pawns risk least",
                        true,
                        look -> new ValuedPawnPlay(look, l -> -l.risk(), _ -> Map.of())),
                new Pawns(
                        "hybrid",
                        "the most squares, reward and earnings gained, minus risk",
                        true,
                        look -> new ValuedPawnPlay(look, PawnStrategies::gain, PawnStrategies::gains)));
    }

    /**
     * One of them.
     *
     * @throws IllegalArgumentException for a name that none has
     */
    public static StrategyFactory named(String name) {
        return all().stream()
                .filter(strategy -> strategy.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no strategy is called " + name));
    }

    private static StrategyFactory pawns(String name, String title, PawnPlay.Taste taste) {
        return new Pawns(name, title, true, look -> new PawnPlay(look, taste));
    }

    private static double aggression(PawnOutlook look) {
        return look.struck() > 0 ? 2 : look.prey() > 0 ? 1 : 0;
    }

    /** A pawn in danger before all, the more of the way it has come and the more danger; then one that chases. */
    private static double flight(PawnOutlook look) {
        double danger = look.danger();
        return danger > 0 ? 2 + danger + look.part() : look.prey() > 0 ? 1 : 0;
    }

    private static double gain(PawnOutlook look) {
        return look.steps() + look.struck() + look.earned() + look.reward() - look.risk();
    }

    private static Map<String, Double> gains(PawnOutlook look) {
        Map<String, Double> parts = new LinkedHashMap<>();
        parts.put("steps", (double) look.steps());
        parts.put("struck", (double) look.struck());
        parts.put("earned", look.earned());
        parts.put("reward", look.reward());
        parts.put("risk", look.risk());
        return parts;
    }

    /**
     * One of them.
     *
     * @param hits whether it has a meaning only where foes are hit
     */
    private record Pawns(String name, String title, boolean hits, Function<PawnOutlook, Strategy> maker)
            implements StrategyFactory {
        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public boolean plays(Game game) {
            return game instanceof CrossGame cross
                    && (!hits || cross.crossRules().hitting().hits() != Hitting.Hits.NOBODY);
        }

        @Override
        public String needs() {
            return "a game of the cross-and-circle family" + (hits ? " in which foes are hit" : "");
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            CrossGame cross = (CrossGame) game;
            var chances = new HitChances(cross);
            return () -> maker.apply(new PawnOutlook(cross, chances.another()));
        }
    }
}
