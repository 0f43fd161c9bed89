package alea.learn.q;

import alea.learn.iversen.IversenState;
import alea.learn.iversen.TextState;
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

    /** The 24 bits. */
    int bits(int[][] rows) {
        return this == TEXT ? TextState.bits(rows) : IversenState.bits(rows);
    }
}
