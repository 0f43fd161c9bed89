package alea.ludo;

import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.List;
import java.util.function.Supplier;

/**
 * A strategy of Project LUDO that plays Ludo as the paper has it, and the cross-and-circle family by the same idea.
 *
 * @param ludo plays Ludo
 * @param cross plays the other family, without keys
 */
record BothFamilies(StrategyFactory ludo, StrategyFactory cross) implements StrategyFactory {
    @Override
    public String name() {
        return ludo.name();
    }

    @Override
    public String title() {
        return ludo.title();
    }

    @Override
    public String title(Game game) {
        return of(game).title();
    }

    @Override
    public List<Key> keys() {
        return ludo.keys();
    }

    @Override
    public List<Key> keys(Game game) {
        return of(game).keys();
    }

    private StrategyFactory of(Game game) {
        return cross.plays(game) ? cross : ludo;
    }

    @Override
    public boolean plays(Game game) {
        return ludo.plays(game) || cross.plays(game);
    }

    @Override
    public String needs() {
        String own = ludo.needs();
        return (own.isEmpty() ? "Ludo" : own) + ", or " + cross.needs();
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        return of(game).create(settings, game);
    }
}
