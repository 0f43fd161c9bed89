package alea.ludocs;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/**
 * The questions that the sheet leaves open and that can be answered in more than one way. The standard answers are
 * all false, or the first of the words.
 *
 * @param toTheLast whether play goes on until three have finished (A42)
 * @param tie who rolls again when several have the highest opening roll (A3)
 * @param unusableSixRolls whether a six that cannot be played gives its further roll all the same (A7)
 * @param twoRolls whether a six that captures gives two further rolls (A8)
 * @param stopsAtLanding whether a piece may also stop short where the roll would end exactly on the block (A16)
 * @param evenShares whether a block can only move when the roll can be divided by its size (A18)
 * @param sixEach whether the third six moves every piece by six instead of sharing them (A24)
 * @param threes which rolls send a frozen piece to base (A31)
 * @param teleportCancels whether a teleport on to any opponent is void (A33)
 * @param largerCaptures whether a block may capture a smaller one, against CS-8
 */
record Rules(
        boolean toTheLast,
        Tie tie,
        boolean unusableSixRolls,
        boolean twoRolls,
        boolean stopsAtLanding,
        boolean evenShares,
        boolean sixEach,
        Threes threes,
        boolean teleportCancels,
        boolean largerCaptures) {

    /** A match of more rounds is stopped; it should never happen. */
    static final int MOST_ROUNDS = 20_000;

    /**
     * After so many rounds, and again after as many more, it is looked whether anybody can still finish; ordinary
     * matches are over long before.
     */
    static final int ROUNDS_BETWEEN_JAMS = 1_000;

    /** Who rolls again on a tie. */
    enum Tie {
        TIED,
        ALL,
        FIRST
    }

    /** Which rolls in a row send a frozen piece to base. */
    enum Threes {
        TWO(2),
        THREE(3),
        ANY(3);

        /** How many in a row. */
        final int count;

        Threes(int count) {
            this.count = count;
        }
    }

    static final List<Key> KEYS = List.of(
            Key.choice("end", "with the first seat that has all pieces home, or when three have (A42)", "first", "all"),
            Key.choice(
                    "tie",
                    "the highest opening roll is tied: the tied roll again, all do, or the first of them begins (A3)",
                    "tied",
                    "all",
                    "first"),
            Key.choice(
                    "unusable-six",
                    "after a six that nothing can use: pass the dice, or roll again (A7)",
                    "pass",
                    "roll"),
            Key.choice("six-and-capture", "further rolls for a six that captures (A8)", "one", "two"),
            Key.choice(
                    "stop-short",
                    "a piece stops before a block when the roll leads past it, or also exactly on to it (A16)",
                    "past",
                    "exact"),
            Key.choice(
                    "block-share",
                    "a roll that a block's size does not divide: rounded down, or no move of the block (A18)",
                    "floor",
                    "exact"),
            Key.choice(
                    "third-six",
                    "the pieces that leave a block share six cells, or go six each (A24)",
                    "shared",
                    "each"),
            Key.choice(
                    "threes",
                    "a frozen piece goes to base after two 3s running, three 3s, or any value three times (A31)",
                    "two",
                    "three",
                    "any"),
            Key.choice(
                    "teleport",
                    "a teleport on to an opponent lands as a move would, or is cancelled (A33)",
                    "land",
                    "cancel"),
            Key.choice(
                    "block-capture",
                    "a block captures blocks of the same size (CS-8), or smaller ones too",
                    "same",
                    "larger"));

    static final Rules STANDARD = of(Settings.read(new alea.game.Spec(LudoCsGame.NAME, ""), KEYS));

    static Rules of(Settings s) {
        return new Rules(
                s.is("end", "all"),
                word(Tie.values(), s.get("tie")),
                s.is("unusable-six", "roll"),
                s.is("six-and-capture", "two"),
                s.is("stop-short", "exact"),
                s.is("block-share", "exact"),
                s.is("third-six", "each"),
                word(Threes.values(), s.get("threes")),
                s.is("teleport", "cancel"),
                s.is("block-capture", "larger"));
    }

    private static <E extends Enum<E>> E word(E[] values, String word) {
        for (E value : values) {
            if (value.name().equalsIgnoreCase(word)) {
                return value;
            }
        }
        throw new IllegalArgumentException(word);
    }

    /** Whether a block of {@code own} pieces may capture one of {@code others}, both at least two (CS-8). */
    boolean blockCaptures(int own, int others) {
        return own >= 2 && (own == others || largerCaptures && own > others);
    }
}
