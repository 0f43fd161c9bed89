package alea.fuzz;

/**
 * How a try ended.
 *
 * @param detail what was answered; of a fault, what is wrong with it
 */
record Outcome(Kind kind, String detail) {
    /** The kinds of ends. */
    enum Kind {
        /** The input was used: it was valid after all. */
        ACCEPTED,
        /** The input was refused as it should be. */
        REFUSED,
        /** Alea did what it never may. */
        FAULT
    }
}
