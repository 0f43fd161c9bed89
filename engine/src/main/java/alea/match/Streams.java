package alea.match;

import alea.game.Dice;

/**
 * The random streams of one match: one for the game's chance nodes and one for each seat's thinking, so that a strategy
 * that draws numbers leaves the dice as they are.
 *
 * <p>With duplicate dice the game's stream starts over at every turn, from (seed, deal, seat, number of that seat's
 * turn): a change of one player then leaves the others' dice as they were.
 *
 * <p>Dealt by turn, the die and the first word of the player whose turn it is come from one draw ({@link TurnDraws}),
 * for games whose turn is one roll of one die and a move. The player's stream starts over at every turn.
 */
public final class Streams {
    private static final long PLAYERS = 1;
    private static final long TURNS = 1L << 32;

    /** The stream of the game's chance nodes. */
    final Dice chance = new Dice(0, 0);

    /** The stream of each seat's strategy. */
    final Dice[] playerStreams;

    private final Dealing dealing;
    private final TurnDraws draws = new TurnDraws();
    private final long[] turnsOfSeat;
    private long seed;
    private long index;
    private long deal;
    private long turns;

    /** Streams for matches at a table, dealt plainly or as duplicate dice. */
    public Streams(int seats, boolean duplicate) {
        this(seats, duplicate ? Dealing.DUPLICATE : Dealing.PLAIN);
    }

    /**
     * Streams for matches at a table.
     *
     * @param seats how many seats the game has
     * @param dealing how they are made
     */
    public Streams(int seats, Dealing dealing) {
        playerStreams = new Dice[seats];
        for (int i = 0; i < seats; i++) {
            playerStreams[i] = new Dice(0, 0);
        }
        this.dealing = dealing;
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
        this.index = index;
        this.deal = deal;
        turns = 0;
        chance.set(seed, deal, 0);
        draws.begin(seed, deal);
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
        if (dealing == Dealing.DUPLICATE) {
            chance.set(seed, deal, TURNS * (turnsOfSeat[seat]++ + 1) + seat);
        } else if (dealing == Dealing.BY_TURN) {
            draws.draw();
            chance.lead(draws.face());
            playerStreams[seat].set(seed, index, TURNS * ++turns + PLAYERS + seat);
            playerStreams[seat].leadTwelfth(draws.twelfth());
        }
    }
}
