package alea.service;

import alea.analysis.equity.Equities;
import alea.game.Appraiser;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * By what luck is told from play.
 *
 * @param by the spec of a strategy that appraises positions
 * @param equities for one thread
 */
record Luck(String by, Supplier<Equities> equities) {
    /** Nobody: matches are plain. */
    static final String NONE = "none";

    /**
     * Who tells luck of a game: a strategy of that name, or the first one that appraises its positions.
     *
     * @param by the spec of a strategy, {@link #NONE}, or null for what there is
     */
    static Optional<Luck> of(Registry registry, Game game, @Nullable String by) {
        if (by == null) {
            return registry.strategies(game).stream()
                    .filter(factory -> factory.evaluates() && factory.complete(game))
                    .flatMap(factory -> appraiser(registry, game, factory.name()).stream())
                    .findFirst();
        }
        if (by.equals(NONE)) {
            return Optional.empty();
        }
        Optional<Luck> luck = appraiser(registry, game, by);
        if (luck.isEmpty()) {
            throw new BadSetting("luck", "%s does not say what positions are worth; net does, or none".formatted(by));
        }
        return luck;
    }

    private static Optional<Luck> appraiser(Registry registry, Game game, String name) {
        Player player = registry.player(name, game);
        return player.instances().get() instanceof Appraiser
                ? Optional.of(new Luck(
                        player.spec().toString(),
                        () -> Equities.by((Appraiser) player.instances().get())))
                : Optional.empty();
    }
}
