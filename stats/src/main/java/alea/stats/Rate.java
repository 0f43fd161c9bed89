package alea.stats;

import java.util.OptionalDouble;

/** How often something happened, and how surely that is known. */
public sealed interface Rate permits Proportion, GroupedRate {

    /** {@return the number of matches observed, 0 or more} */
    long matches();

    /** {@return the observed rate, 0 to 1, or nothing when there was no match} */
    OptionalDouble rate();

    /** {@return the 95 % interval of the true rate, within [0, 1]; all of [0, 1] when there was no match} */
    Interval interval();
}
