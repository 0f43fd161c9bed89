package alea.match;

import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Player;
import alea.game.Position;
import alea.game.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Conducts the matches of one thread, one after the other, without allocating: lets players sit down, deals the
 * random streams, tells strategies that a match begins and ends, stops it at the cap, and says who inherits when a
 * player gives up.
 *
 * <p>A player who sits in several seats has an instance of its strategy in each, which is made when it is first
 * needed and serves that seat alone.
 */
public final class Arbiter implements AutoCloseable {
    /** The cap of matches that are never stopped. */
    public static final int UNCAPPED = Integer.MAX_VALUE;

    private static final int UNASKED = -1;

    private final Game game;
    private final Payoffs payoffs;
    private final List<Player> players;
    private final long seed;
    private final int cap;
    private final Position start;
    private final Position position;
    private final Streams streams;
    /** The first die of the next match, from 0; -1 for whatever comes. */
    private int lead = -1;

    /** By player and seat; made when first needed. */
    private final @Nullable Strategy[][] instances;

    private final Strategy[] sitting;
    /** The loop of the classes that sat down last. */
    private @Nullable Runner runner;

    private final Class<?>[] looped;
    /** The loop where chance is told, or null where it is drawn. */
    private @Nullable Runner told;

    private Termination termination = Termination.TRUNCATED;
    /** As bits, or {@link #UNASKED}: not everybody wants to know who won, and a game may have to count. */
    private int winners;

    private @Nullable String reason;

    private final List<Retired> retired = new ArrayList<>();
    /** The seats that are out of the match, as bits. */
    private int out;
    /** Where matches go on without those who give up; else none. */
    private Chair[] chairs = {};

    private int[] seating = {};

    /**
     * An arbiter of matches from the start of a game, with plain dice.
     *
     * @param players who may sit down, by number
     * @param seed the seed of all streams
     * @param cap where a match is stopped, counted as {@link Position#turns} counts; {@link #UNCAPPED} for never
     */
    public Arbiter(Game game, List<Player> players, long seed, int cap) {
        this(game, game.start(), players, seed, cap, false);
    }

    /**
     * An arbiter.
     *
     * @param start where matches begin
     * @param players who may sit down, by number
     * @param seed the seed of all streams
     * @param cap where a match is stopped, counted as {@link Position#turns} counts; {@link #UNCAPPED} for never
     * @param duplicate whether the dice of a seat's turn depend on that turn alone ({@link Streams})
     */
    public Arbiter(Game game, Position start, List<Player> players, long seed, int cap, boolean duplicate) {
        this(game, start, players, seed, cap, duplicate ? Dealing.DUPLICATE : Dealing.PLAIN);
    }

    /** The same with streams made in any way. */
    public Arbiter(Game game, Position start, List<Player> players, long seed, int cap, Dealing dealing) {
        this.game = game;
        payoffs = game.payoffs();
        this.players = List.copyOf(players);
        this.seed = seed;
        this.cap = cap;
        this.start = start.copy();
        position = start.copy();
        int seats = game.seats();
        streams = new Streams(seats, dealing);
        instances = new Strategy[this.players.size()][seats];
        sitting = new Strategy[seats];
        looped = new Class<?>[seats];
    }

    /**
     * Lets matches begin elsewhere from now on.
     *
     * @param first of the same game; left as it was
     */
    public void begin(Position first) {
        start.set(first);
    }

    /**
     * Lets the first die of the next match show a face, and those after it what they would have shown from the first
     * on: for matches that are to be balanced over their first die. Without duplicate dice.
     *
     * @param face {@code 0..5}
     */
    public void lead(int face) {
        lead = face;
    }

    /**
     * Lets chance be told from now on, rather than drawn.
     *
     * @param chance says which option of a chance node happened; asked where there is more than one. It may throw a
     *     {@link Forfeit}, which ends the match as one of the seat whose turn it is
     */
    public void tell(ToIntFunction<Position> chance) {
        told = new ToldChance(chance);
    }

    /** Says what becomes of the next matches when a player gives up; at first they end. */
    public void forfeits(ForfeitRule rule) {
        chairs = new Chair[rule == ForfeitRule.OUT ? sitting.length : 0];
        Arrays.setAll(chairs, seat -> new Chair(this::goesOnWithout));
    }

    /** Plays match {@code index} with its own dice, unwatched. */
    public Termination play(long index, int[] seating) {
        return play(index, index, seating, null);
    }

    /**
     * Plays a match.
     *
     * @param index the number of the match
     * @param deal the number of its dice: the same number gives the same dice, whatever the index
     * @param seating the player in each seat, by number
     * @param watcher sees it go by, or null
     * @return how it ended; what came of it is then asked for
     * @throws CancellationException when the thread is interrupted, or as a strategy throws it that was told to stop
     * @throws IllegalStateException when a strategy fails; the message names it
     */
    public Termination play(long index, long deal, int[] seating, @Nullable Watcher watcher) {
        for (int seat = 0; seat < sitting.length; seat++) {
            Strategy strategy = instance(seating[seat], seat);
            sitting[seat] = chairs.length == 0 ? strategy : chairs[seat].seat(strategy);
        }
        this.seating = seating;
        retired.clear();
        out = 0;
        position.set(start);
        streams.begin(seed, index, deal);
        if (lead >= 0) {
            streams.chance.lead(lead);
            lead = -1;
        }
        winners = 0;
        reason = null;
        int begun = 0;
        try {
            while (begun < sitting.length) {
                sitting[begun].begin(begun, index);
                begun++;
            }
            if (watcher != null) {
                watcher.begin(position);
            }
            termination = conduct(seating, watcher);
            if (watcher != null) {
                watcher.end(position);
            }
        } catch (CancellationException stopped) {
            throw stopped;
        } catch (RuntimeException e) {
            throw failure(seating, begun < sitting.length ? begun : position.seat(), e);
        } finally {
            for (int seat = 0; seat < begun; seat++) {
                sitting[seat].end(position);
            }
        }
        return termination;
    }

    private Termination conduct(int[] seating, @Nullable Watcher watcher) {
        try {
            if (!loop().play(position, sitting, streams, cap, watcher)) {
                return Termination.TRUNCATED;
            }
        } catch (Forfeit forfeit) {
            reason = forfeit.getMessage();
            if (chairs.length == 0) {
                retired.add(
                        new Retired(position.seat(), position.turns(), String.valueOf(reason), position.toString()));
            }
            winners = heirs(seating, position.seat());
            return Termination.FORFEIT;
        }
        winners = UNASKED;
        return Termination.PLAYED;
    }

    /** Takes all seats of a player who gave up out of the match; whether two or more players are left. */
    private boolean goesOnWithout(Position asked, String why) {
        int leaving = asked.seat();
        String at = asked.toString();
        for (int i = 0; i < seating.length; i++) {
            int seat = (leaving + i) % seating.length;
            if (seating[seat] == seating[leaving]) {
                retired.add(new Retired(seat, asked.turns(), why, at));
                out |= 1 << seat;
                chairs[seat].leave();
            }
        }
        int first = -1;
        for (int seat = 0; seat < seating.length; seat++) {
            if ((out >>> seat & 1) == 0) {
                if (first >= 0 && seating[seat] != first) {
                    return true;
                }
                first = seating[seat];
            }
        }
        return false;
    }

    private IllegalStateException failure(int[] seating, int seat, RuntimeException cause) {
        return new IllegalStateException(
                String.format(
                        Locale.ROOT,
                        "the strategy %s at place %d failed: %s",
                        players.get(seating[seat]).spec(),
                        game.place(seat),
                        cause.getMessage()),
                cause);
    }

    /**
     * Who wins when a seat gives up: the next seat of the only other player who is not out, or all seats of
     * several others, which draw.
     */
    private int heirs(int[] seating, int forfeiting) {
        int others = 0;
        int next = -1;
        boolean alone = true;
        for (int i = 1; i < seating.length; i++) {
            int seat = (forfeiting + i) % seating.length;
            if (seating[seat] != seating[forfeiting] && (out >>> seat & 1) == 0) {
                others |= 1 << seat;
                next = next < 0 ? seat : next;
                alone &= seating[seat] == seating[next];
            }
        }
        return next < 0 ? 0 : alone ? 1 << next : others;
    }

    private Strategy instance(int player, int seat) {
        Strategy known = instances[player][seat];
        if (known == null) {
            known = players.get(player).instances().get();
            instances[player][seat] = known;
        }
        return known;
    }

    /**
     * The loop for those that sit: looked up only when other classes sit down than the last time, in whatever
     * seats.
     */
    private Runner loop() {
        if (told != null) {
            return told;
        }
        Runner known = runner;
        if (known != null && sameClasses()) {
            return known;
        }
        Runner found = Runners.of(game, List.of(sitting));
        Arrays.setAll(looped, seat -> sitting[seat].getClass());
        runner = found;
        return found;
    }

    private boolean sameClasses() {
        int seen = 0;
        for (Strategy strategy : sitting) {
            int alike = 0;
            for (int i = 0; i < looped.length; i++) {
                alike |= looped[i] == strategy.getClass() ? 1 << i : 0;
            }
            if (alike == 0) {
                return false;
            }
            seen |= alike;
        }
        return seen == (1 << looped.length) - 1;
    }

    /** Where the last match ended. */
    public Position position() {
        return position;
    }

    /** How the last match ended. */
    public Termination termination() {
        return termination;
    }

    /**
     * How the last match ended, where nobody gave up in it: of one that somebody gave up, nothing can be learned of its
     * game.
     *
     * @throws BadInput when a player gave up
     */
    public Termination requirePlayed() {
        if (termination == Termination.FORFEIT) {
            throw new BadInput("%s gave up: %s"
                    .formatted(players.get(seating[position.seat()]).spec(), reason));
        }
        return termination;
    }

    /** The seats that won the last match or share a draw, as bits; 0 when it was truncated. */
    public int winners() {
        if (winners == UNASKED) {
            winners = payoffs.winners(position, sitting.length, out);
        }
        return winners;
    }

    /** The seat that won the last match, or -1 when none did alone. */
    public int winner() {
        int all = winners();
        return Integer.bitCount(all) == 1 ? Integer.numberOfTrailingZeros(all) : -1;
    }

    /** Why a player gave up the last match, else null; it is the one at whose decision it ended. */
    public @Nullable String reason() {
        return reason;
    }

    /** The seats whose players gave up in the last match, in that order. */
    public List<Retired> retired() {
        return List.copyOf(retired);
    }

    /**
     * What the last match was worth to a seat: its score, or an even part of what it inherits.
     *
     * @param unknown what stands in for the score when the match was truncated
     */
    public double score(int seat, Truncation unknown) {
        return switch (termination) {
            case PLAYED -> payoffs.score(position, seat, sitting.length, out);
            case TRUNCATED -> unknown.score(payoffs, sitting.length);
            case FORFEIT -> (winners >>> seat & 1) == 0 ? payoffs.least() : inherited();
        };
    }

    /** What an heir gets: with the other heirs, all that those leave who have the least. */
    private double inherited() {
        int heirs = Integer.bitCount(winners);
        return payoffs.isConstantSum()
                ? (payoffs.sum() - payoffs.least() * (sitting.length - heirs)) / heirs
                : payoffs.greatest();
    }

    /** Closes the strategies that can be closed. */
    @Override
    public void close() {
        Arrays.stream(instances).flatMap(Arrays::stream).forEach(Arbiter::close);
    }

    /**
     * Asks a strategy about one decision, outside any match: as in match 0 of a seed, which begins and ends there.
     *
     * @param position a decision of more than one option
     */
    public static int consult(Strategy strategy, Position position, long seed) {
        strategy.begin(position.seat(), 0);
        try {
            return strategy.choose(position, Streams.playerStream(seed, 0, position.seat()));
        } finally {
            strategy.end(position);
        }
    }

    /** Closes a strategy that can be closed: who makes one without an arbiter does it himself. */
    public static void close(@Nullable Strategy strategy) {
        if (strategy instanceof AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (Exception e) {
                throw new IllegalStateException("a strategy cannot be closed", e);
            }
        }
    }
}
