package alea.service;

import alea.analysis.equity.Equities;
import alea.analysis.equity.SolvedEquities;
import alea.game.Appraiser;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Arbiter;
import alea.solve.Objective;
import alea.solve.run.Solved;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * By what luck is told from play.
 *
 * @param by the spec of a strategy that appraises positions
 * @param equities for one thread
 */
record LuckTeller(String by, Supplier<Equities> equities) {
    /** Nobody: matches are plain. */
    static final String NONE = "none";
    /** The table of a small game, which is solved at once. */
    static final String EXACT = "exact";

    /**
     * Who tells luck of a game. Without a name, who plays on, if he appraises positions: for quicker players as much is
     * won by playing more matches in the same time.
     *
     * @param player who plays on
     * @param by the spec of a strategy, {@link #NONE}, or null
     */
    static Optional<LuckTeller> of(Registry registry, Game game, Player player, @Nullable String by) {
        if (by == null) {
            return appraiser(player);
        }
        if (by.equals(NONE)) {
            return Optional.empty();
        }
        Optional<LuckTeller> luck = appraiser(registry.player(by, game));
        if (luck.isEmpty()) {
            throw new BadSetting("luck", "%s does not say what positions are worth; net does, or none".formatted(by));
        }
        return luck;
    }

    /**
     * Who is named: a strategy that appraises positions, or {@link #EXACT}.
     *
     * @throws BadSetting when he does not, or the game is too large for that
     */
    static LuckTeller named(Registry registry, Game game, String by) {
        if (by.equals(EXACT)) {
            return exact(game)
                    .orElseThrow(() -> new BadSetting(
                            "adjust",
                            "exact needs a game that is solved at once; %s is too large".formatted(game.spec())));
        }
        Player player;
        try {
            player = registry.player(by, game);
        } catch (BadInput e) {
            throw exact(game).isEmpty()
                    ? e
                    : new BadSetting("adjust", "exact serves here; %s does not: %s".formatted(by, e.getMessage()));
        }
        return appraiser(player)
                .orElseThrow(() -> new BadSetting(
                        "adjust",
                        "%s does not say what positions are worth; net does where there is one, or exact for a small "
                                        .formatted(by)
                                + "game"));
    }

    private static Optional<LuckTeller> exact(Game game) {
        return Solved.atOnce(game, Objective.standard(game))
                .filter(solved -> SolvedEquities.of(game, solved).isPresent())
                .map(solved -> new LuckTeller(
                        EXACT, () -> SolvedEquities.of(game, solved).orElseThrow()));
    }

    /**
     * Who is named, if he appraises positions; without a name, who is at hand.
     *
     * @param by the spec of a strategy, or null
     */
    static Optional<LuckTeller> by(Registry registry, Game game, @Nullable String by) {
        return by == null ? standard(registry, game) : appraiser(registry.player(by, game));
    }

    /** Exactly, where the game is solved at once; else who is at hand. */
    static Optional<LuckTeller> best(Registry registry, Game game) {
        return exact(game).or(() -> standard(registry, game));
    }

    /** Who is at hand that appraises positions of a game by the name alone. */
    static Optional<LuckTeller> standard(Registry registry, Game game) {
        return registry.appraiser(game).flatMap(LuckTeller::appraiser);
    }

    private static Optional<LuckTeller> appraiser(Player player) {
        Strategy one = player.instances().get();
        try {
            return one instanceof Appraiser
                    ? Optional.of(new LuckTeller(
                            player.spec().toString(),
                            () -> Equities.by((Appraiser) player.instances().get())))
                    : Optional.empty();
        } finally {
            Arbiter.close(one);
        }
    }
}
