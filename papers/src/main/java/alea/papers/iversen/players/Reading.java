package alea.papers.iversen.players;

import java.util.Locale;

/** Two readings of Iversen's agent. */
enum Reading {
    /** As the paper says. */
    TEXT,
    /** As the published code does. */
    CODE;

    /** Its name in configurations and files. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the agent that reads so is called in configurations. */
    String agent() {
        return "iversen-" + word();
    }

    /** The 24 bits. */
    int bits(int[][] rows) {
        return this == TEXT ? TextState.bits(rows) : IversenState.bits(rows);
    }
}
