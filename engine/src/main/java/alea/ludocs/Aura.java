package alea.ludocs;

/** What Bhawana and Kotuwa do to a piece (CS-12, CS-13). */
enum Aura {
    NONE,
    /** It moves twice the roll. */
    ENERGISED,
    /** It moves half the roll, rounded down (A29). */
    SICK,
    /** It cannot move, and goes to base when its owner rolls threes (A31). */
    FROZEN;

    /** How it is written. */
    String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
