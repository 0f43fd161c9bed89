package alea.search;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Key;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Skipping;
import java.util.Arrays;
import java.util.List;

/** How a random player draws from the list of its options: evenly, or as a program that counts from one by mistake. */
public enum Draw {
    /** Every option is as likely as the others. */
    UNIFORM("uniform"),
    /** Where there are several options, any but the first. */
    NEVER_FIRST("never-first"),
    /** Where to skip is an option, beside others, any but the first; elsewhere evenly. */
    THESIS("thesis");

    /** The key {@code draw}, which the random player and those with random playouts have. */
    public static final Key KEY = Key.choice(
            "draw",
            "how random moves are drawn: evenly, never the first of several, or never the first once one may skip",
            UNIFORM.word,
            NEVER_FIRST.word,
            THESIS.word);

    private final String word;

    Draw(String word) {
        this.word = word;
    }

    /**
     * The draw that settings with {@link #KEY} name.
     *
     * @throws BadInput when it asks for an option to skip and the game has none
     */
    public static Draw of(Settings settings, Game game) {
        String word = settings.get(KEY.name());
        Draw draw = List.of(values()).stream()
                .filter(d -> d.word.equals(word))
                .findFirst()
                .orElseThrow();
        if (draw == THESIS && !(game.start() instanceof Skipping)) {
            throw new BadInput("%s: draw=%s is not allowed for %s, where nobody may skip; here it is %s, %s"
                    .formatted(settings.spec().name(), word, game.spec().name(), UNIFORM.word, NEVER_FIRST.word));
        }
        return draw;
    }

    /** A player that draws so. */
    public Policy player() {
        return this == UNIFORM ? new RandomPolicy() : new Later(this);
    }

    /** The first option that may be drawn; all from there on are equally likely. */
    private int first(Position position) {
        int last = position.options() - 1;
        return switch (this) {
            case UNIFORM -> 0;
            case NEVER_FIRST -> Math.min(1, last);
            case THESIS -> last > 0 && ((Skipping) position).isSkip(last) ? 1 : 0;
        };
    }

    /** Picks any option from the first allowed one on. */
    private record Later(Draw draw) implements Policy {
        @Override
        public int choose(Position position, Dice dice) {
            int first = draw.first(position);
            return first + dice.below(position.options() - first);
        }

        @Override
        public void probabilities(Position position, double[] into) {
            int first = draw.first(position);
            Arrays.fill(into, 0, first, 0);
            Arrays.fill(into, first, position.options(), 1.0 / (position.options() - first));
        }
    }
}
