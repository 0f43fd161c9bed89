package alea.learn.td;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Position;
import alea.game.Strategy;
import alea.learn.train.Config;
import alea.match.Arbiter;
import alea.match.Episode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays matches of one network against itself: every seat takes what is worth most to it, and the dice explore. In
 * some matches it has one seat, and somebody else has the others. One thread.
 */
final class SelfPlay implements AutoCloseable {
    /** The stream that draws who plays. */
    private static final long WHO = 2;

    private final Episode episode;
    private final Position position;
    private final Position next;
    private final NetworkEvaluator valuer;
    private final Features features;
    private final boolean forced;
    /** What each position of a trajectory is worth on average; null where the trajectory does not ask. */
    private final @Nullable NetPolicy expected;

    private final List<Config.Opponent> opponents;
    /** By opponent and seat; made when first needed. */
    private final @Nullable Strategy[][] guests;

    private final Dice draw = new Dice(0, 0);
    private final int seats;

    /**
     * A player of all seats.
     *
     * @param forced whether positions that nobody chose are part of the trajectory, too
     * @param opponents who else plays, and in what part of the matches
     * @param expected whether the trajectory shall tell what each position is worth on average over what comes next
     */
    SelfPlay(Game game, NetworkEvaluator valuer, boolean forced, boolean expected, List<Config.Opponent> opponents) {
        this.opponents = opponents;
        seats = game.seats();
        guests = new Strategy[opponents.size()][seats];
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
     * @param trajectory receives it
     * @return whether it came to an end; otherwise nothing can be learned from it
     */
    boolean play(long seed, long index, Trajectory trajectory) {
        episode.begin(seed, index);
        invite(seed, index);
        trajectory.clear();
        while (episode.goesOn()) {
            if (episode.chance()) {
                if (position.node() == Position.DECISION && features.values(position)) {
                    valuer.begin();
                    trajectory.stage(position, valuer, valuer.chances(position));
                    trajectory.valued(1);
                    keep(trajectory);
                }
                continue;
            }
            if (guested()) {
                if (position.node() != Position.OVER && features.values(position)) {
                    valuer.begin();
                    trajectory.stage(position, valuer, valuer.chances(position));
                    trajectory.valued(1);
                    keep(trajectory);
                }
                continue;
            }
            boolean staged = choose(trajectory);
            if (staged) {
                keep(trajectory);
            }
        }
        if (!episode.end()) {
            return false;
        }
        trajectory.end(position);
        return true;
    }

    /** Lets an opponent decide, where one sits; says whether one does. */
    private boolean guested() {
        try {
            return episode.guest(episode.playerStream(position.seat()));
        } catch (Forfeit failure) {
            throw new BadInput("an opponent gave up at %s: %s".formatted(position, failure.getMessage()));
        }
    }

    /** Lets an opponent sit down in all seats but one, where this match is one of its share. */
    private void invite(long seed, long index) {
        if (opponents.isEmpty()) {
            return;
        }
        draw.set(seed, index, WHO);
        double left = (draw.next() >>> 11) * 0x1p-53;
        int own = draw.below(seats);
        for (int i = 0; i < opponents.size(); i++) {
            left -= opponents.get(i).share();
            if (left < 0) {
                for (int seat = 0; seat < seats; seat++) {
                    if (seat != own) {
                        episode.seat(seat, index, guest(i, seat));
                    }
                }
                return;
            }
        }
    }

    private Strategy guest(int opponent, int seat) {
        Strategy known = guests[opponent][seat];
        if (known == null) {
            known = opponents.get(opponent).player().instances().get();
            guests[opponent][seat] = known;
        }
        return known;
    }

    /** Lets all opponents go. */
    @Override
    public void close() {
        for (@Nullable Strategy[] bySeat : guests) {
            for (int seat = 0; seat < seats; seat++) {
                Arbiter.close(bySeat[seat]);
                bySeat[seat] = null;
            }
        }
    }

    /** Keeps the position that was staged last, which is the one on the board. */
    private void keep(Trajectory trajectory) {
        trajectory.commit();
        if (expected != null) {
            trajectory.expect(expected.average(position));
        }
    }

    /** Takes the best option; says whether the position after it is staged. */
    private boolean choose(Trajectory trajectory) {
        int options = position.options();
        int seat = position.seat();
        valuer.begin();
        if (allEquivalent(options)) {
            position.take(0);
            if (!forced || position.node() == Position.OVER || !features.values(position)) {
                return false;
            }
            trajectory.stage(position, valuer, valuer.chances(position));
            trajectory.valued(1);
            return true;
        }
        int best = 0;
        double most = -1;
        boolean staged = false;
        int valued = 0;
        for (int option = 0; option < options; option++) {
            if (features.representative(position, option) != option) {
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
                    staged = true;
                    trajectory.stage(next, valuer, chances);
                }
            } else {
                double worth = valuer.worth(next, seat);
                if (worth > most) {
                    most = worth;
                    best = option;
                    staged = false;
                }
            }
        }
        trajectory.valued(valued);
        position.take(best);
        return staged;
    }

    /** Whether all options are equivalent. */
    private boolean allEquivalent(int options) {
        for (int option = 1; option < options; option++) {
            if (features.representative(position, option) != 0) {
                return false;
            }
        }
        return true;
    }
}
