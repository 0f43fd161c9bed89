package alea.game;

import java.util.Arrays;
import java.util.Locale;

/** Positions {@code PLACE0/PLACE1/... TURN DIE} in parts, and what people often write instead. */
public final class PositionFields {
    private PositionFields() {}

    /**
     * The parts between blanks.
     *
     * @throws BadInput where there are blanks within the first
     */
    public static String[] of(String text) {
        String[] fields = text.strip().split(" +");
        for (int i = 0; i < Math.min(4, fields.length); i++) {
            boolean torn = fields[i].endsWith(",") || i > 0 && fields[i].startsWith(",");
            boolean late = i > 0 && fields[i].contains("/") && !fields[i].contains("=");
            if (fields.length > 1 && (torn || late)) {
                throw new BadInput("position %s: a position has no blanks but before TURN, and what follows it"
                        .formatted(Quoted.of(text)));
            }
        }
        return fields;
    }

    /**
     * What to say beside a place that is taken where nobody sits: which game has a seat for everybody, as that game's
     * own spec writes it; nothing for rules of a file, which say themselves how many play.
     *
     * @param rows what the places of the board hold, {@code -} where nobody sits
     */
    public static String moreSeats(Game game, String... rows) {
        long taken = Arrays.stream(rows)
                .filter(row -> !row.equals("-") && !row.isEmpty())
                .count();
        Spec spec = game.spec();
        if (spec.name().contains("@") || taken <= game.seats()) {
            return "";
        }
        String others = Arrays.stream(spec.rest().split(","))
                .filter(setting -> !setting.isEmpty() && !setting.startsWith("seats="))
                .map(setting -> setting + ",")
                .reduce("", String::concat);
        return String.format(Locale.ROOT, "; for %d players take %s:%sseats=%d", taken, spec.name(), others, taken);
    }

    /** What to say beside a word that would be one in capitals. */
    public static String capitals(String word) {
        return word.equals("b") || word.equals("h") ? ", in capitals" : "";
    }
}
