package alea.env;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.match.Episode;

/**
 * What a few matches of random players show of a game, where it does not tell.
 *
 * @param decision the first that there was, where a seat could choose
 * @param letters of the longest text of a decision
 * @param options the most that a decision had
 * @param outcomes of the chance event before the first decision; 0 where there was none
 */
record Survey(Position decision, int letters, int options, int outcomes) {
    private static final int MATCHES = 8;
    private static final long SEED = 1;

    /**
     * Plays some matches.
     *
     * @throws BadInput when nobody ever has a choice
     */
    static Survey of(Game game) {
        Episode episode = new Episode(game, game.turnCap());
        Position position = episode.position();
        Position decision = null;
        int letters = 0;
        int most = 1;
        int outcomes = 0;
        int last = 0;
        for (int match = 0; match < MATCHES; match++) {
            episode.begin(SEED, match);
            while (episode.goesOn()) {
                int options = position.options();
                if (episode.chance()) {
                    last = options;
                    continue;
                }
                if (options > 1) {
                    if (decision == null) {
                        decision = position.copy();
                        outcomes = last;
                    }
                    most = Math.max(most, options);
                    letters = Math.max(letters, position.toString().length());
                }
                Dice dice = episode.playerStream(position.seat());
                episode.take(options == 1 ? 0 : dice.below(options));
            }
        }
        if (decision == null) {
            throw new BadInput("in %s nobody ever has a choice".formatted(game.spec()));
        }
        return new Survey(decision, letters, most, outcomes);
    }
}
