package alea.learn.td;

import alea.game.Game;
import alea.game.Position;
import alea.match.Episode;
import org.jspecify.annotations.Nullable;

/** Plays matches of one network against itself: every seat takes what is worth most to it, and the dice explore. One thread. */
final class SelfPlay {
    private final Episode episode;
    private final Position position;
    private final Position next;
    private final Valuer valuer;
    private final Features features;
    private final boolean forced;
    /** What each position of a story is worth on average; null where the story does not ask. */
    private final @Nullable NetPolicy expected;

    /**
     * A player of all seats.
     *
     * @param forced whether positions that nobody chose are part of the story, too
     * @param expected whether the story shall tell what each position is worth on average over what comes next
     */
    SelfPlay(Game game, Valuer valuer, boolean forced, boolean expected) {
        episode = new Episode(game, game.turnCap());
        position = episode.position();
        next = game.start();
        this.valuer = valuer;
        this.forced = forced;
        this.expected = expected ? new NetPolicy(valuer, 1) : null;
        features = valuer.features;
    }

    /**
     * Plays match {@code index}.
     *
     * @param story receives it
     * @return whether it came to an end; otherwise nothing can be learned from it
     */
    boolean play(long seed, long index, Story story) {
        episode.begin(seed, index);
        story.clear();
        while (episode.goesOn()) {
            if (episode.chance()) {
                if (position.node() == Position.DECISION && features.values(position)) {
                    valuer.begin();
                    story.note(position, valuer, valuer.chances(position));
                    story.valued(1);
                    keep(story);
                }
                continue;
            }
            boolean noted = choose(story);
            if (noted) {
                keep(story);
            }
        }
        if (!episode.end()) {
            return false;
        }
        story.end(position);
        return true;
    }

    /** Keeps the position that was noted last, which is the one on the board. */
    private void keep(Story story) {
        story.keep();
        if (expected != null) {
            story.expect(expected.average(position));
        }
    }

    /** Takes the best option; says whether the position after it is noted. */
    private boolean choose(Story story) {
        int options = position.options();
        int seat = position.seat();
        valuer.begin();
        if (alike(options)) {
            position.take(0);
            if (!forced || position.node() == Position.OVER || !features.values(position)) {
                return false;
            }
            story.note(position, valuer, valuer.chances(position));
            story.valued(1);
            return true;
        }
        int best = 0;
        double most = -1;
        boolean noted = false;
        int valued = 0;
        for (int option = 0; option < options; option++) {
            if (features.twin(position, option) != option) {
                continue;
            }
            next.set(position);
            next.take(option);
            valued++;
            if (next.node() != Position.OVER && features.values(next)) {
                float[] chances = valuer.chances(next);
                float worth = chances[valuer.ahead(seat, next.seat())];
                if (worth > most) {
                    most = worth;
                    best = option;
                    noted = true;
                    story.note(next, valuer, chances);
                }
            } else {
                double worth = valuer.worth(next, seat);
                if (worth > most) {
                    most = worth;
                    best = option;
                    noted = false;
                }
            }
        }
        story.valued(valued);
        position.take(best);
        return noted;
    }

    /** Whether all options lead to the same. */
    private boolean alike(int options) {
        for (int option = 1; option < options; option++) {
            if (features.twin(position, option) != 0) {
                return false;
            }
        }
        return true;
    }
}
