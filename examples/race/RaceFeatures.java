package race;

import alea.game.Position;
import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import alea.learn.td.Features;
import java.util.List;

/** A network sees each runner's square, the own one first. */
public final class RaceFeatures implements FeaturePlugin {
    @Override
    public String games() {
        return "Race";
    }

    @Override
    public List<FeatureKind> kinds() {
        return List.of(new FeatureKind("race", "", game -> game instanceof Race, game -> new Squares((Race) game)));
    }

    /** The features. */
    record Squares(Race game) implements Features {
        @Override
        public String name() {
            return "race";
        }

        @Override
        public int inputs() {
            return 2 * game.length;
        }

        @Override
        public int drawn() {
            return inputs();
        }

        @Override
        public int slots() {
            return 2;
        }

        @Override
        public int mostExtras() {
            return 0;
        }

        @Override
        public boolean values(Position position) {
            return position.node() == Position.DECISION;
        }

        @Override
        public void slots(Position position, int[] into) {
            Race.Track track = (Race.Track) position;
            into[0] = track.squares[track.seat()];
            into[1] = game.length + track.squares[1 - track.seat()];
        }

        @Override
        public int extras(Position position, int[] inputs, float[] values) {
            return 0;
        }
    }
}
