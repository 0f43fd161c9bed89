package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Map;

/**
 * When a match ends.
 *
 * @param toTheLast whether it goes on until every seat has all its pawns home; the first to finish is the winner
 *     all the same
 * @param skips whether seats that have finished are passed over while it goes on; otherwise they roll and pass
 */
public record Ending(boolean toTheLast, boolean skips) {
    static final Key END =
            Key.choice("end", "with the first seat that has all pawns home, or when all have", "first", "all");

    static final List<Key> KEYS = List.of(
            END,
            Key.choice(
                    "finished",
                    "with end=all, seats that have finished roll and pass, or are skipped",
                    "roll",
                    "skip"));

    static Ending of(Settings s) {
        return new Ending(s.is("end", "all"), s.is("finished", "skip"));
    }

    void describe(Map<String, String> parts) {
        parts.put(
                "a match ends",
                !toTheLast
                        ? "with the first seat that has all pawns home"
                        : skips
                                ? "when all seats have finished; who has does not roll any more"
                                : "when all seats have finished; who has rolls and passes");
    }
}
