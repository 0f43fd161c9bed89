package alea.doom;

/** Who places the dice that end a turn, and how (thesis, sections 2.1 and 2.4). */
public enum Reinforcement {
    /** Type 1: row by row, one die a tile; a full tile swallows its die. */
    IN_ORDER("1"),
    /** Type 2: every die on any own tile, each as likely; a full tile swallows it. */
    RANDOM("2"),
    /** Type 3: the same, a tile being as likely as it has dice. */
    WEIGHTED("3"),
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
