package alea.doom;

/** Who places the dice that end a turn, and how (thesis, sections 2.1 and 2.4). */
public enum Reinforcement {
    /** Type 1: row by row, one die a tile; a full tile swallows its die. */
    IN_ORDER("1"),
    /** Type 2: every die on any own tile, each as likely; a full tile swallows it. */
    RANDOM("2"),
    /** Type 3: the same, a tile being as likely as it has dice. */
    WEIGHTED("3"),
    /**
     * Type 3 as the thesis's program seems to have it: its numbers are met by no other reading. A number from 0 to the
     * dice of all own tiles less one is drawn, and the die goes to the first own tile, row by row, that is not full and
     * up to which the own tiles have that many dice or more. So the first counts one die more than it has, a full tile
     * hands on what it would have got, and what comes behind the last tile with room is lost.
     */
    THESIS("thesis"),
    /** The player says for every die on which own tile it goes; a full tile swallows it. */
    PLAYER("player");

    private final String word;

    Reinforcement(String word) {
        this.word = word;
    }

    /** As written in a spec. */
    public String word() {
        return word;
    }

    static Reinforcement of(String word) {
        for (Reinforcement r : values()) {
            if (r.word.equals(word)) {
                return r;
            }
        }
        throw new IllegalArgumentException(word);
    }
}
