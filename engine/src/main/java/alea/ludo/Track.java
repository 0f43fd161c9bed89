package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The way that a pawn goes.
 *
 * @param ring ring squares that a pawn walks, its start square included: 52 for the whole lap
 * @param lane squares of a pawn's own lane between ring and home
 * @param overshoot what a roll that leads beyond home does
 */
public record Track(int ring, int lane, Overshoot overshoot) {
    /** What a roll that leads beyond home does. */
    public enum Overshoot {
        /** The pawn can't make this move: home takes an exact roll. */
        FORBID("cannot be moved"),
        /** The pawn gets home and the rest of the roll is lost. */
        STOP("gets home"),
        /** The pawn turns back at home for the rest of the roll. */
        BOUNCE("turns back at home for the rest"),
        /** The pawn goes back from where it stood, by as much as the roll was too high. */
        BACK("goes back from where the pawn stood, by the rest");

        private final String words;

        Overshoot(String words) {
            this.words = words;
        }
    }

    static final List<Key> KEYS = List.of(
            Key.range("turnoff", "the last ring square that a pawn walks, counted from its start", 12, 51, 50),
            Key.range("lane", "squares of the lane between ring and home", 0, 6, 5),
            Key.choice("overshoot", "what a roll that leads beyond home does", "forbid", "stop", "bounce", "back"));

    static Track of(Settings s) {
        return new Track(
                s.number("turnoff") + 1,
                s.number("lane"),
                Overshoot.valueOf(s.get("overshoot").toUpperCase(Locale.ROOT)));
    }

    /** The progress of a pawn that is home. */
    int home() {
        return ring + lane;
    }

    /** Whether a pawn on ring or lane can move so far. */
    boolean leads(int progress, int steps) {
        return overshoot != Overshoot.FORBID || progress + steps <= home();
    }

    /** Where a pawn comes to from ring or lane. */
    int after(int progress, int steps) {
        int to = progress + steps;
        if (to <= home()) {
            return to;
        }
        return switch (overshoot) {
            case FORBID, STOP -> home();
            case BOUNCE -> 2 * home() - to;
            case BACK -> progress - (to - home());
        };
    }

    /** The ring squares that a pawn goes over from ring or lane, and the one that it comes to, as bits. */
    long over(int progress, int steps) {
        int to = progress + steps;
        int furthest = Math.min(to, home());
        if (to <= home() || overshoot == Overshoot.FORBID || overshoot == Overshoot.STOP) {
            return between(progress + 1, furthest);
        }
        return overshoot == Overshoot.BOUNCE
                ? between(Math.min(progress + 1, after(progress, steps)), furthest) & ~(1L << progress)
                : between(after(progress, steps), progress - 1);
    }

    private long between(int from, int to) {
        long squares = 0;
        for (int square = from; square <= Math.min(to, ring - 1); square++) {
            squares |= 1L << square;
        }
        return squares;
    }

    void describe(Map<String, String> parts) {
        parts.put("ring squares walked", String.format(Locale.ROOT, "progress 0..%d", ring - 1));
        parts.put("lane", lane == 0 ? "none" : String.format(Locale.ROOT, "progress %d..%d", ring, home() - 1));
        parts.put("home", "progress " + home());
        parts.put("a roll beyond home", overshoot.words);
    }
}
