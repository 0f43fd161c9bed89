package alea.ludo;

import alea.game.Game;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * The standard players of pyludo, as the engine at commit 1b18bdc has them and, where they differ, as the copy that
 * "Playing Ludo with AI" used has them. Its {@code random} is Alea's.
 *
 * <p>They play pyludo, the copy, and {@code ludo-star} in all its sizes: seats and pawns that are missing there
 * look like tokens at the goal, which concern nobody. LUDOPy's stars and encounters are not those that they were
 * made for.
 */
public final class StarPlayers implements Plugin {
    private static final Key ENGINE = Key.choice(
            "engine",
            "whose player: upstream sees whom it sends home; in the paper's fork it never does, and is random",
            "upstream",
            "fork");

    private static final Key VULNERABILITY = Key.choice(
            "vulnerability",
            "how ways to be hit are counted; with the fork's count this player crashes there, but plays here",
            "upstream",
            "fork");

    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                new Players(
                        "pyludo-fast",
                        "the rearmost token, for all its name, the first of equal ones",
                        List.of(),
                        (settings, game) -> () -> new PawnPolicy(new PyludoFast())),
                new Players(
                        "pyludo-aggressive",
                        "the first token whose move sends somebody home, else any; engine=fork: random",
                        List.of(ENGINE),
                        (settings, game) -> settings.is("engine", "fork")
                                ? () -> new PawnPolicy(new AnyPawn())
                                : () -> new PawnPolicy(new PyludoAggressive(game))),
                new Players(
                        "pyludo-defensive",
                        "the token that can be hit in most ways now, any of equal ones; vulnerability=fork "
                                + "counts otherwise",
                        List.of(VULNERABILITY),
                        (settings, game) -> () -> {
                            var rule = new PyludoDefensive(
                                    settings.is("vulnerability", "fork") ? Vulnerability.FORK : Vulnerability.UPSTREAM);
                            return new ValuedPawnPolicy(rule, rule::worth);
                        }),
                new Players(
                        "smart",
                        "enters with a six, else has most squares more than the others after the move, as it "
                                + "counts them",
                        List.of(),
                        (settings, game) -> () -> {
                            var rule = new Smart(game);
                            return new ValuedPawnPolicy(rule, rule::worth);
                        }));
    }

    /** The strategies of one player. */
    private record Players(
            String name,
            String what,
            List<Key> keys,
            BiFunction<Settings, LudoGame, Supplier<? extends Strategy>> maker)
            implements StrategyFactory {
        @Override
        public String title() {
            return "pyludo (Haugaard): " + what;
        }

        @Override
        public boolean plays(Game game) {
            return PyludoState.describes(game)
                    && game instanceof LudoGame ludo
                    && ludo.dialect().meeting().crowdsRepel();
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return maker.apply(settings, (LudoGame) game);
        }
    }
}
