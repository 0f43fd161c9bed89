package alea.game;

import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;

/** Positions as they come up in play: matches in which every seat has a strategy of its own, drawn anew for each. */
public final class MixedPlay {
    /** Of the decisions without a choice, one in so many is shown. */
    private static final int FORCED = 10;

    private MixedPlay() {}

    /**
     * Plays seeded matches until enough decisions have been shown.
     *
     * @param visit receives each position, and words that say where it came from, for messages
     */
    public static void decisions(Game game, long seed, int count, BiConsumer<Position, String> visit) {
        List<Strategy> pool = Installed.REGISTRY.strategies(game).stream()
                .map(factory -> Installed.strategy(Installed.light(factory), game))
                .toList();
        int shown = 0;
        for (int match = 0; shown < count; match++) {
            Dice dice = new Dice(seed, match);
            Strategy[] seats = new Strategy[game.seats()];
            for (int seat = 0; seat < seats.length; seat++) {
                seats[seat] = pool.get(dice.below(pool.size()));
            }
            Position position = game.start();
            while (position.node() != Position.OVER && shown < count) {
                if (position.isChance()) {
                    position.take(dice.chance(position));
                    continue;
                }
                if (position.options() > 1 || dice.below(FORCED) == 0) {
                    visit.accept(
                            position,
                            String.format(
                                    Locale.ROOT,
                                    "%s '%s' (mixed play, seed %d, match %d)",
                                    game.spec(),
                                    position,
                                    seed,
                                    match));
                    shown++;
                }
                position.take(position.options() == 1 ? 0 : seats[position.seat()].choose(position, dice));
            }
        }
    }
}
