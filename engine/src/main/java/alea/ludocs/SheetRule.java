package alea.ludocs;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules of the sheet, as far as a line of output tells of one. */
enum SheetRule {
    PIECES("section 3.1", "the lines about everybody's pieces", "has four \\(04\\) pieces"),
    OPENING(
            "the opening, A2, A3",
            "all roll; those tied for the highest roll again; the highest begins",
            "^\\w+ rolls |highest roll|order of a single round"),
    ROLL("Rule 4, CS-2, CS-6", "whose roll it is: a six or a capture gives one further roll", "player rolled \\d"),
    THREES("CS-13", "threes in a row send a piece from Kotuwa to its base", "movement-restricted"),
    RELEASE("Rule 2, CS-1", "a six brings a piece to X, and a coin gives its direction", "to the starting point"),
    STRAIGHT(
            "CS-7, Rule 9, Rule 10",
            "who may enter the home straight, and that home takes the exact number",
            "moves piece .*(homepath|Home)"),
    MOVE("Rule 1, CS-4, CS-12", "how far a piece or a block moves", "moves piece "),
    BLOCKED("CS-3", "no opponent passes a block", "is blocked from moving|does not have other pieces"),
    CAPTURE("Rule 6, CS-8", "who is captured", " captures "),
    COUNT("section 3.1, A44", "how many pieces are on the board and in the base", "player now has "),
    EFFECT_BHAWANA("CS-12", "Bhawana energises, or makes sick", "feels (energized|sick)"),
    EFFECT_KOTUWA("CS-13", "Kotuwa freezes", "attends briefing"),
    EFFECT_PITA(
            "CS-14",
            "Pita-Kotuwa turns clockwise pieces, and sends the others to Kotuwa",
            "counter-?clockwise(\\.|" + " direction\\. Teleporting)"),
    TELEPORT("CS-11", "where a mystery cell teleports", "teleported to "),
    MYSTERY("CS-10", "when a mystery cell comes, and how long it stays", "mystery cell (has spawned|is at)"),
    STATUS("section 3.1, A44", "where everybody's pieces are after a round", "^=+$|^Location of|^Piece "),
    WIN("Rule 11", "who has all pieces home first wins", "wins!!!"),
    DIRECTION("CS-1, CS-4, CS-5, CS-14", "which way a piece or a block goes", "(?!)"),
    CHOICE("section 2.1", "which piece the player prefers", "(?!)"),
    OUTCOMES(
            "the outcomes", "the numbers are taken from the file in the order in which the rules ask for them", "(?!)"),
    WORDING("section 3.1", "the wording of the message", "(?!)"),
    OTHER("section 3.1", "no message of the sheet looks like that", "(?!)");

    private static final Pattern MOVES = Pattern.compile(
            "(?<colour>\\w+) moves piece (?<piece>\\w+) from location (?<from>\\w+) to (?<to>\\w+) by (?<units>\\d+) "
                    + "units in (?<way>[\\w-]+) direction\\.");
    private static final Pattern RELEASES =
            Pattern.compile("(?<colour>\\w+) player moves piece (?<piece>\\w+) to the starting point\\.");
    private static final Pattern ROLLS = Pattern.compile("(?<colour>\\w+) player rolled (?<value>\\d+)\\.");

    private final String number;
    private final String words;
    private final Pattern line;

    SheetRule(String number, String words, String line) {
        this.number = number;
        this.words = words;
        this.line = Pattern.compile(line);
    }

    /** The sheet's numbers. */
    String number() {
        return number;
    }

    /** What it is about. */
    String words() {
        return words;
    }

    /** What a line is about. */
    static SheetRule of(String text) {
        for (SheetRule rule : values()) {
            if (rule.line.matcher(text).find()) {
                return rule;
            }
        }
        return OTHER;
    }

    /**
     * The rule that is behind a line which is not as it must be.
     *
     * @param got what stands there; empty where the output has ended
     */
    static SheetRule behind(String expected, Optional<String> got) {
        SheetRule due = of(expected);
        if (got.isEmpty()) {
            return due;
        }
        String found = got.get();
        SheetRule there = of(found);
        if (letters(expected).equals(letters(found))) {
            return WORDING;
        }
        Optional<Boolean> chosen = otherPiece(expected, found);
        if (chosen.isPresent()) {
            return chosen.get() ? CHOICE : moved(expected, found);
        }
        if (due == ROLL && there == ROLL) {
            return same(ROLLS, expected, found, "colour") ? OUTCOMES : ROLL;
        }
        boolean more = due == ROLL || due == STATUS || due == COUNT;
        return more && there != OTHER ? there : due;
    }

    private static String letters(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    /** Of two lines of moves and releases of one colour, whether other pieces move. */
    private static Optional<Boolean> otherPiece(String expected, String found) {
        for (Pattern one : List.of(MOVES, RELEASES)) {
            for (Pattern other : List.of(MOVES, RELEASES)) {
                Matcher a = one.matcher(expected);
                Matcher b = other.matcher(found);
                if (a.matches() && b.matches() && a.group("colour").equals(b.group("colour"))) {
                    return Optional.of(one != other || !a.group("piece").equals(b.group("piece")));
                }
            }
        }
        return Optional.empty();
    }

    private static SheetRule moved(String expected, String found) {
        if (!same(MOVES, expected, found, "way")) {
            return DIRECTION;
        }
        return of(expected) == STRAIGHT || of(found) == STRAIGHT ? STRAIGHT : MOVE;
    }

    private static boolean same(Pattern pattern, String expected, String found, String group) {
        Matcher a = pattern.matcher(expected);
        Matcher b = pattern.matcher(found);
        return a.matches() && b.matches() && a.group(group).equals(b.group(group));
    }
}
