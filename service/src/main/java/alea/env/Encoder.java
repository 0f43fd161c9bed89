package alea.env;

import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Names;
import alea.game.Position;
import alea.game.Quoted;
import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import alea.learn.td.Features;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a position is shown as numbers: some <em>slots</em>, each with one input that is on, and a row of inputs, most of
 * which are zero. One instance serves one thread.
 */
sealed interface Encoder {
    /** What networks see of a game, from the seat to act; at a decision, of the board as it then is. */
    record Seen(Features features) implements Encoder {
        @Override
        public String name() {
            return features.name();
        }

        @Override
        public int slots() {
            return features.slots();
        }

        @Override
        public int inputs() {
            return features.inputs();
        }

        @Override
        public int most() {
            return features.slots() + features.mostExtras();
        }

        @Override
        public boolean sees(Position position) {
            return features.values(position);
        }

        @Override
        public void slots(Position position, int[] into) {
            features.slots(position, into);
        }

        @Override
        public int extras(Position position, int[] inputs, float[] values) {
            return features.extras(position, inputs, values);
        }
    }

    /** The letters of a position's text, for any game: the code of each, as a part of 128; what is longer is cut. */
    record Letters(int inputs) implements Encoder {
        static final String NAME = "text";
        private static final float CODES = 128;
        private static final int STEP = 64;

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public int slots() {
            return 0;
        }

        @Override
        public int most() {
            return inputs;
        }

        @Override
        public boolean sees(Position position) {
            return true;
        }

        @Override
        public void slots(Position position, int[] into) {}

        @Override
        public int extras(Position position, int[] into, float[] values) {
            String text = position.toString();
            int n = Math.min(text.length(), inputs);
            for (int i = 0; i < n; i++) {
                into[i] = i;
                values[i] = text.charAt(i) / CODES;
            }
            return n;
        }
    }

    /** Its name. */
    String name();

    /** How many slots there are. */
    int slots();

    /** How many inputs there are. */
    int inputs();

    /** The most inputs that are not zero. */
    int most();

    /** Whether a position is one that this was made for; decisions of others are shown as the board is. */
    boolean sees(Position position);

    /** Writes the input that is on in every slot; each counts 1. */
    void slots(Position position, int[] into);

    /**
     * Writes the other inputs that are not zero.
     *
     * @return how many
     */
    int extras(Position position, int[] inputs, float[] values);

    /** The names of the encoders of a game, the standard one first. */
    static List<String> names(Game game) {
        List<String> names = new ArrayList<>(FeaturePlugin.names(game));
        names.add(Letters.NAME);
        return names;
    }

    /** Outcomes of the chance before a decision, which a row shows besides; 0 where this shows all there is. */
    default int rolls(Survey survey) {
        return sees(survey.decision()) ? 0 : survey.outcomes();
    }

    /**
     * The encoder of a name.
     *
     * @param name null for the standard of the game
     * @param survey of the game; the general encoder shows half as many letters again as the longest text that was
     *     seen, in steps of 64
     * @throws BadSetting when the game has no such
     */
    static Encoder of(Game game, @Nullable String name, Survey survey) {
        String asked = name == null ? names(game).getFirst() : name;
        if (asked.equals(Letters.NAME)) {
            return new Letters((survey.letters() * 3 / 2 / Letters.STEP + 1) * Letters.STEP);
        }
        FeatureKind kind = FeaturePlugin.kind(game, asked)
                .orElseThrow(() -> new BadSetting(
                        "encoder",
                        "%s is no encoder of %s%s; it has %s"
                                .formatted(
                                        Quoted.of(asked),
                                        game.spec(),
                                        Names.didYouMean(asked, names(game)),
                                        String.join(", ", names(game)))));
        return new Seen(kind.features(game));
    }
}
