package alea.ludo;

import alea.game.Key;
import alea.game.Key.NamedSet;
import alea.game.Settings;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where pawns begin, and how they come on to the board.
 *
 * @param base whether pawns begin in a base, and return there when they are struck; otherwise both is their start
 *     square
 * @param faces the rolls that bring one from the base to its start square, as bits
 * @param takes whom a pawn that enters strikes on its start square
 */
public record Entering(boolean base, int faces, Takes takes) {
    /** Whom a pawn that enters strikes. */
    public enum Takes {
        /** Whom it would strike there coming along the ring. */
        AS_ELSEWHERE,
        /** Whom it would strike on a square that is not safe. */
        ALSO_ON_SAFE,
        /** Everybody, however many they are. */
        ALL
    }

    static final List<Key> KEYS = List.of(
            Key.choice("begin", "where pawns begin and return to when they are struck", "base", "start"),
            new Key(
                    "enter",
                    "the rolls that bring a pawn from the base to its start",
                    "6",
                    new Key.NumberSet(1, 6, List.of(new NamedSet("any", List.of(1, 2, 3, 4, 5, 6))))),
            Key.choice(
                    "enter-takes",
                    "whom a pawn that enters strikes: as elsewhere, as on a square that is not safe, or everybody",
                    "as-elsewhere",
                    "also-on-safe",
                    "all"));

    static Entering of(Settings s) {
        int faces = s.numbers("enter").stream().mapToInt(face -> 1 << face).sum();
        Takes takes = Takes.valueOf(
                s.get("enter-takes").toUpperCase(java.util.Locale.ROOT).replace('-', '_'));
        return new Entering(s.is("begin", "base"), faces, takes);
    }

    boolean with(int die) {
        return (faces >>> die & 1) != 0;
    }

    /** Whether somebody on a start that is safe is struck all the same. */
    public boolean takesOnSafe() {
        return takes != Takes.AS_ELSEWHERE;
    }

    /** Whether whoever enters strikes everybody on its start. */
    public boolean takesAll() {
        return takes == Takes.ALL;
    }

    void describe(Map<String, String> parts) {
        String rolls = IntStream.rangeClosed(1, 6)
                .filter(this::with)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" or "));
        parts.put(
                "pawns begin",
                !base
                        ? "on the start square"
                        : "in the base, and enter with "
                                + (rolls.equals("6") ? "a six" : rolls.length() > 20 ? "any roll" : rolls));
    }

    /** The end of the sentence about meeting others. */
    String describeTakes() {
        return switch (takes) {
            case AS_ELSEWHERE -> "";
            case ALSO_ON_SAFE -> "; entering, as if the start were not safe";
            case ALL -> "; entering strikes all";
        };
    }
}
