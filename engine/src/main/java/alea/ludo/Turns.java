package alea.ludo;

import alea.game.BadInput;
import alea.game.Key;
import alea.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Who rolls next. What has to be remembered for that is one small number, 0 at the start of a match: failed tries,
 * then sixes in a row; where the first round is apart, tries of the first round, and from {@link #LATER} on the sixes
 * of later ones.
 *
 * @param onSix whether a six gives another roll
 * @param onStrike whether a strike does; both together give one
 * @param ifPlayed whether a six does so only when it can be played
 * @param limit the so-manieth six in a row is ignored, and the dice pass; 0 where there is no limit
 * @param tries how many rolls a seat has while it {@link #whileInBase waits}: 1 to 4
 * @param whileInBase whether it waits while all its pawns are in the base; otherwise while nothing can be moved
 * @param firstApart whether the first round alone has tries, and later ones alone have other rolls
 */
public record Turns(
        boolean onSix,
        boolean onStrike,
        boolean ifPlayed,
        int limit,
        int tries,
        boolean whileInBase,
        boolean firstApart) {

    /** Set in the answer of {@link #after} when the same seat rolls again; the rest is what to remember. */
    static final int AGAIN = 16;

    /** What is remembered after a first round that is apart. */
    static final int LATER = 4;

    static final List<Key> KEYS = List.of(
            Key.choice(
                    "again", "what gives another roll; both together give one", "six+strike", "six", "strike", "never"),
            Key.choice("if-played", "whether a six gives another roll only when it can be played", "no", "yes"),
            Key.choice("limit", "which six in a row is ignored and ends the turn", "none", "2", "3", "4"),
            Key.range("tries", "rolls of a seat that waits", 1, 4, 1),
            Key.choice(
                    "waits",
                    "a seat waits while nothing can be moved, or while all its pawns are in the base",
                    "stuck",
                    "base"),
            Key.choice(
                    "first-round",
                    "alike, or apart: tries in the first round alone, and other rolls in later ones alone",
                    "alike",
                    "apart"));

    static Turns of(Settings s) {
        return new Turns(
                s.get("again").startsWith("six"),
                s.get("again").endsWith("strike"),
                s.is("if-played", "yes"),
                s.is("limit", "none") ? 0 : s.number("limit"),
                s.number("tries"),
                s.is("waits", "base"),
                s.is("first-round", "apart"));
    }

    /**
     * The end of a turn, as far as it matters for who rolls next.
     *
     * @param memory what was remembered, 0..7
     * @param die 1..6
     * @param allInBase whether all pawns of the seat that moved are in the base
     * @param moved whether a pawn could move
     * @param lastSeat whether the seat is the last of a round
     */
    record Moment(int memory, int die, boolean struck, boolean allInBase, boolean moved, boolean lastSeat) {}

    /** Who rolls next, and what to remember then: see {@link #AGAIN}. */
    int after(Moment m) {
        boolean waits = whileInBase ? m.allInBase() : !m.moved();
        if (inFirst(m.memory())) {
            return waits && m.memory() < tries - 1 ? AGAIN | m.memory() + 1 : m.lastSeat() ? LATER : 0;
        }
        boolean ignored = ignores(m.memory(), m.die());
        if (onSix && m.die() == 6 && !ignored && (m.moved() || !ifPlayed)) {
            return AGAIN | remembered(limit == 0 ? 0 : sixes(m.memory()) + 1);
        }
        if (onStrike && m.struck()) {
            return AGAIN | remembered(0);
        }
        int failed = failed(m.memory());
        return waits && !ignored && !firstApart && failed < tries - 1 ? AGAIN | failed + 1 : remembered(0);
    }

    private boolean inFirst(int memory) {
        return firstApart && memory < LATER;
    }

    /** The memory of some sixes in a row, where it is not the first round apart. */
    private int remembered(int sixes) {
        return sixes == 0 ? fresh() : sixes + (firstApart ? LATER : tries - 1);
    }

    private int fresh() {
        return firstApart ? LATER : 0;
    }

    /** Sixes in a row so far. */
    private int sixes(int memory) {
        return Math.max(0, memory - (firstApart ? LATER : tries - 1));
    }

    /** Tries that failed so far. */
    private int failed(int memory) {
        return firstApart ? inFirst(memory) ? memory : 0 : memory < tries ? memory : 0;
    }

    /** Whether nothing can be moved with this roll, whoever stands where. */
    boolean ignores(int memory, int die) {
        return counts() && die == 6 && !inFirst(memory) && sixes(memory) == limit - 1;
    }

    /** What the next seat remembers of a turn that is skipped. */
    int skipped(int memory) {
        return inFirst(memory) ? 0 : fresh();
    }

    /** Whether sixes in a row are counted. */
    boolean counts() {
        return onSix && limit > 0;
    }

    /** Whether anything is remembered from roll to roll. */
    public boolean remembers() {
        return firstApart || tries > 1 || counts();
    }

    /** How many different things can be remembered: 0 up to that, less one; where the first round is not apart. */
    public int memories() {
        return tries + (counts() ? limit - 1 : 0);
    }

    /** Whether the rules treat the seats alike: they do not where the first round is apart. */
    boolean treatsSeatsAlike() {
        return !firstApart;
    }

    /** Whether some roll gives another whatever it does. */
    public boolean onSomeRoll() {
        return onSix;
    }

    /** Whether a strike gives another roll, and else the die alone tells. */
    public boolean onStrikeOrByDieAlone() {
        return onStrike && !remembers() && !(onSix && ifPlayed);
    }

    /** What is remembered, as fields of a position's text, each with a blank before it. */
    String write(int memory) {
        var text = new StringBuilder();
        if (firstApart) {
            text.append(inFirst(memory) ? " round=1 attempt=" + memory : " round=2");
        }
        int failed = firstApart ? 0 : failed(memory);
        int sixes = inFirst(memory) ? 0 : sixes(memory);
        text.append(failed == 0 ? "" : " tries=" + failed);
        return text.append(sixes == 0 ? "" : " sixes=" + sixes).toString();
    }

    /** The fields of {@link #write}. */
    List<String> fields() {
        List<String> fields = new ArrayList<>(firstApart ? List.of("round", "attempt") : List.of());
        if (!firstApart && tries > 1) {
            fields.add("tries");
        }
        if (counts()) {
            fields.add("sixes");
        }
        return fields;
    }

    /**
     * What is remembered by the fields of a text; a position that does not name its round is from a later one.
     *
     * @throws BadInput naming the field that is wrong
     */
    int read(Map<String, String> fields) {
        int sixes = bounded(fields, "sixes", 0, 0, limit - 1);
        int failed = bounded(fields, "tries", 0, 0, tries - 1);
        if (sixes > 0 && failed > 0) {
            throw new BadInput("position, sixes: a try that failed ends a row of sixes");
        }
        if (!firstApart) {
            return sixes > 0 ? remembered(sixes) : failed;
        }
        int round = bounded(fields, "round", 2, 1, 2); // 2 is every later one
        int attempt = bounded(fields, "attempt", 0, 0, tries - 1);
        if (round > 1 && attempt > 0) {
            throw new BadInput("position, attempt: there are attempts in round 1 only");
        }
        if (round == 1 && sixes > 0) {
            throw new BadInput("position, sixes: a six gives no other roll in round 1");
        }
        return round == 1 ? attempt : remembered(sixes);
    }

    private static int bounded(Map<String, String> fields, String name, int standard, int low, int high) {
        String text = fields.get(name);
        if (text == null) {
            return standard;
        }
        int n = LudoNotation.number(text);
        if (n < low || n > high) {
            throw new BadInput(String.format(
                    Locale.ROOT, "position, %s: %s is not %d..%d", name, alea.game.Quoted.of(text), low, high));
        }
        return n;
    }

    void describe(Map<String, String> parts) {
        List<String> words = new ArrayList<>();
        if (onSix || onStrike) {
            String six = ifPlayed ? "a six that can be played" : "a six";
            String what = onSix ? onStrike ? six + " or a strike" : six : "a strike";
            words.add("after " + what + (firstApart ? ", but not in round 1" : ""));
        }
        if (counts()) {
            words.add(String.format(
                    Locale.ROOT,
                    "the %s in a row is ignored",
                    List.of("second", "third", "fourth").get(limit - 2)));
        }
        if (tries > 1) {
            words.add(String.format(
                    Locale.ROOT,
                    "%sup to %d rolls while %s",
                    firstApart ? "there " : "",
                    tries,
                    whileInBase ? "all pawns are in the base" : "nothing can move"));
        }
        parts.put("rolling again", words.isEmpty() ? "never" : String.join("; ", words));
    }
}
