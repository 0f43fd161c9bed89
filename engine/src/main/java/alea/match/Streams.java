package alea.match;

import alea.game.Dice;

/**
 * The random streams of one match: one for the game's chance nodes and one for each seat's thinking, so that a strategy
 * that draws numbers leaves the dice as they are.
 *
 * <p>With duplicate dice the game's stream starts over at every turn, from (seed, deal, seat, number of that seat's
 * turn): a change of one player then leaves the others' dice as they were.
 */
public final class Streams {
    private static final long PLAYERS = 1;
    private static final long TURNS = 1L << 32;

    /** The stream of the game's chance nodes. */
    final Dice chance = new Dice(0, 0);

    /** The stream of each seat's strategy. */
    final Dice[] playerStreams;

    private final boolean duplicate;
    private final long[] turnsOfSeat;
    private long seed;
    private long deal;

    /**
     * Streams for matches at a table.
     *
     * @param seats how many seats the game has
     * @param duplicate whether the dice of a seat's turn depend on that turn alone
     */
    public Streams(int seats, boolean duplicate) {
        playerStreams = new Dice[seats];
        for (int i = 0; i < seats; i++) {
            playerStreams[i] = new Dice(0, 0);
        }
        this.duplicate = duplicate;
        turnsOfSeat = new long[seats];
    }

    /**
     * Starts over for a match.
     *
     * @param seed the seed of the whole run
     * @param index the number of the match
     * @param deal the number of its dice: the same number gives the same dice, whatever the index
     */
    public void begin(long seed, long index, long deal) {
        this.seed = seed;
        this.deal = deal;
        chance.set(seed, deal, 0);
        for (int i = 0; i < playerStreams.length; i++) {
            playerStreams[i].set(seed, index, PLAYERS + i);
            turnsOfSeat[i] = 0;
        }
    }

    /** The stream from which the strategy in {@code seat} draws in match {@code index}. */
    public static Dice playerStream(long seed, long index, int seat) {
        return new Dice(seed, index, PLAYERS + seat);
    }

    /** Tells that {@code seat} begins a turn. */
    void turn(int seat) {
        if (duplicate) {
            chance.set(seed, deal, TURNS * (turnsOfSeat[seat]++ + 1) + seat);
        }
    }
}
