package alea.game;

/**
 * Everything the rules need to go on, and what they wait for: a seat's decision, chance, or nothing because the match
 * is over. At every node that is not over, {@code options()} things can happen, numbered {@code 0..options()-1};
 * whoever drives the position decides which one does, by calling {@link #take}.
 *
 * <p>A position is mutable and copied into place, so that playing allocates nothing. What it waits for is kept in plain
 * fields, up to date after every {@code take}: the loops that drive all games then make one virtual call a node.
 *
 * <p>Two positions are equal when the rules cannot tell them apart; the number of turns played is not part of that.
 */
public abstract class Position {
    /** Node kind: the seat to act picks an option. */
    public static final int DECISION = 0;
    /** Node kind: chance picks an option, each as likely as the others (a die, a coin). */
    public static final int CHANCE = 1;
    /** Node kind: chance picks an option with {@link #probability}. */
    public static final int WEIGHTED = 2;
    /** Node kind: the match is over; {@link #score} tells how it ended. */
    public static final int OVER = 3;

    protected int node;
    protected int seat;
    protected int options;
    protected int turns;

    /** Which kind of node this is: {@link #DECISION}, {@link #CHANCE}, {@link #WEIGHTED} or {@link #OVER}. */
    public final int node() {
        return node;
    }

    /** Whether chance acts here, evenly or not: {@link Dice#chance} draws its option. */
    public final boolean isChance() {
        return node == CHANCE || node == WEIGHTED;
    }

    /**
     * The seat to act, or whose turn chance decides on: {@code 0..seats-1} in the order of play. When over, the last
     * to act.
     */
    public final int seat() {
        return seat;
    }

    /** How many options there are here: at least one, and zero only when over. */
    public final int options() {
        return options;
    }

    /** Turns finished since this position was started or parsed. What a turn is, the game says. */
    public final int turns() {
        return turns;
    }

    /**
     * Lets option {@code option} happen.
     *
     * @param option {@code 0..options()-1}; anything else leaves the position undefined (drivers check, the rules
     *     do not)
     */
    public abstract void take(int option);

    /** Becomes a copy of {@code other}, which must be a position of the same game. */
    public abstract void set(Position other);

    /** A new position equal to this one, with the same number of turns. */
    public abstract Position copy();

    /**
     * The probability of option {@code option} at a chance node; the options' probabilities sum to one. It may be 0,
     * where the rules name an outcome that the numbers rule out: such an option can be taken by hand, but chance
     * never takes it.
     */
    public double probability(int option) {
        return 1.0 / options;
    }

    /**
     * The equally likely cases that a chance node with weights stands for, each as its option: 36 of two dice that are
     * not told apart. Such a node is drawn exactly and at once. Null where there are none: chance then goes by {@link
     * #probability}.
     *
     * @return not to be changed
     */
    public int @org.jspecify.annotations.Nullable [] cases() {
        return null;
    }

    /** The short name of option {@code option}, as records, the protocol and people write it; unique at this node. */
    public abstract String label(int option);

    /**
     * The number of an option of a decision with a choice among {@link Game#actions}; -1 where its label has to be
     * looked up there.
     */
    public int action(int option) {
        return -1;
    }

    /**
     * What the match was worth to {@code seat} once it is over, within the {@link Game#payoffs} of the game: as a
     * rule 1 for a win, 0 for a loss, shares for a draw.
     */
    public abstract double score(int seat);

    /**
     * The option with this label.
     *
     * @throws BadInput when there is none; the message names the labels that are allowed here
     */
    public final int option(String label) {
        for (int i = 0; i < options; i++) {
            if (label(i).equals(label)) {
                return i;
            }
        }
        if (node == OVER) {
            throw new BadInput("%s is not possible: the match is over".formatted(Quoted.of(label)));
        }
        var allowed = new StringBuilder();
        for (int i = 0; i < options; i++) {
            allowed.append(i == 0 ? "" : ", ").append(label(i));
        }
        throw new BadInput("%s is not possible here: %s"
                .formatted(Quoted.of(label), isChance() ? "chance gives " + allowed : "legal is " + allowed));
    }

    /** The position as text, in the notation that the game parses back to an equal position. */
    @Override
    public abstract String toString();

    @Override
    public abstract boolean equals(@org.jspecify.annotations.Nullable Object other);

    @Override
    public abstract int hashCode();
}
