package race;

import alea.game.Game;
import alea.game.Position;
import alea.solve.Numbering;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import java.util.Optional;

/**
 * A state is the two squares before a decision, as the seat to act sees them: a match is solved without a search for
 * its positions.
 */
public final class RaceNumbering implements SolvePlugin {
    @Override
    public boolean serves(Game game) {
        return game instanceof Race;
    }

    @Override
    public Optional<Numbering> numbering(Game game) {
        Race race = (Race) game;
        return Optional.of(Numbering.of(Squares.class, race.length * race.length, () -> new Squares(race)));
    }

    /** The states. */
    record Squares(Race game) implements Space {
        @Override
        public long states() {
            return (long) game.length * game.length;
        }

        @Override
        public long number(Position position) {
            Race.Track track = (Race.Track) position;
            int seat = track.seat();
            return track.running() ? -1 : (long) track.squares[seat] * game.length + track.squares[1 - seat];
        }

        @Override
        public boolean position(long number, Position into) {
            ((Race.Track) into).set((int) (number / game.length), (int) (number % game.length), 0, false);
            return true;
        }

        @Override
        public boolean turned() {
            return true;
        }
    }
}
