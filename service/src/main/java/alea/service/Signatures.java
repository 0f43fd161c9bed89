package alea.service;

import alea.arena.Signature;
import alea.game.BadSetting;
import alea.game.Registry;
import java.util.List;
import java.util.Locale;

/**
 * What happens in matches of fixed seeds of every game, with each number of seats and each strategy: a change that
 * changes no behaviour keeps it.
 *
 * @param perGame by game
 * @param all of all games together
 */
public record Signatures(List<Signature> perGame, Signature all) {
    /**
     * How many matches are played.
     *
     * @param games of each strategy with each number of seats, at least 1
     * @param seed of all dice
     */
    public record Request(long games, long seed) {
        public Request {
            if (games < 1) {
                throw new BadSetting("games", String.format(Locale.ROOT, "%d is not allowed; it is at least 1", games));
            }
        }
    }

    /** Plays them. */
    public static Signatures of(Registry registry, Request request) {
        List<Signature> perGame = Signature.games(registry).stream()
                .map(game -> Signature.of(registry, game, request.games, request.seed))
                .toList();
        return new Signatures(perGame, Signature.combined("all", perGame));
    }
}
