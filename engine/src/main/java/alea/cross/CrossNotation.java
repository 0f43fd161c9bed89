package alea.cross;

import alea.game.BadInput;
import alea.game.PositionFields;
import alea.game.Quoted;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * Positions as text: {@code PLACE0/PLACE1/PLACE2/PLACE3 TURN DICE}, for example {@code B,B,4,H/-/B,0,17,B/- 0 6}.
 *
 * <p>Each place is its pawns in order: {@code B} in the base, a number for what it walked, {@code H} home; {@code -}
 * where nobody sits. TURN is the place to act, DICE the values that are still to be used, or {@code -}. What else is
 * remembered follows as {@code NAME=VALUE}, each where it says something: see {@link CrossMemory}.
 */
final class CrossNotation {
    private CrossNotation() {}

    /** The label of an option. */
    static String label(CrossRules rules, int pawn, int other, int value, int road, boolean several) {
        if (pawn < 0) {
            return "pass";
        }
        if (other >= 0) {
            return pawn + "+" + other;
        }
        boolean kept = rules.throwing().use() == Throwing.Use.KEPT;
        return pawn + (kept || several ? ":" + value : "") + (road >= 0 ? "s" : "");
    }

    static String write(CrossGame game, CrossState state) {
        var text = new StringBuilder(64).append(board(game, state.pawns));
        text.append(' ').append(game.place(state.seat));
        text.append(' ').append(state.dice.isEmpty() ? "-" : joined(state.dice));
        CrossMemory.write(game, state)
                .forEach((name, value) ->
                        text.append(' ').append(name).append('=').append(value));
        return text.toString();
    }

    /** Where all pawns are. */
    static String board(CrossGame game, int[][] pawns) {
        Circuit way = game.crossRules().circuit();
        int furthest = way.furthest();
        var text = new StringBuilder(48);
        for (int place = 0; place < way.places(); place++) {
            text.append(place == 0 ? "" : "/");
            int seat = game.seatAt(place);
            if (seat < 0) {
                text.append('-');
                continue;
            }
            for (int pawn = 0; pawn < pawns[seat].length; pawn++) {
                text.append(pawn == 0 ? "" : ",");
                int p = pawns[seat][pawn];
                if (p == Circuit.BASE || p > furthest) {
                    text.append(p == Circuit.BASE ? 'B' : 'H');
                } else {
                    text.append(p);
                }
            }
        }
        return text.toString();
    }

    static String joined(Collection<Integer> numbers) {
        return numbers.stream().map(n -> Integer.toString(n)).collect(Collectors.joining(","));
    }

    /**
     * What a text says, once it is found that a match can come there.
     *
     * @throws BadInput where it is no position of the game
     */
    static CrossState parse(CrossGame game, String text) {
        CrossState state = read(game, text);
        new CrossChecks(game, state).check();
        return state;
    }

    /** What a text says, whether or not a match can come there. */
    static CrossState read(CrossGame game, String text) {
        String[] fields = PositionFields.of(text);
        if (fields.length < 3) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position %s: expected PLACE0/.../PLACE%d TURN DICE, for example '%s'",
                    Quoted.of(text),
                    game.crossRules().circuit().places() - 1,
                    game.start()));
        }
        var state = new CrossState(game.seats(), game.pawns());
        readBoard(game, fields[0], "position", state.pawns);
        int turn = number(fields[1]);
        state.seat = turn < 0 ? -1 : game.seatAt(turn);
        if (state.seat < 0) {
            throw new BadInput("position, TURN: %s is nobody's place; %s sit at %s"
                    .formatted(Quoted.of(fields[1]), game.seats() + " seats", places(game)));
        }
        if (!fields[2].equals("-")) {
            state.dice.addAll(values(game, fields[2]));
        }
        CrossMemory.read(game, state, memory(game, fields));
        return state;
    }

    /** The places where somebody sits. */
    static String places(CrossGame game) {
        int[] places = new int[game.seats()];
        Arrays.setAll(places, game::place);
        return Arrays.toString(places);
    }

    private static Map<String, String> memory(CrossGame game, String[] fields) {
        List<String> known = CrossMemory.fields(game);
        Map<String, String> memory = new HashMap<>();
        for (int i = 3; i < fields.length; i++) {
            String[] pair = fields[i].split("=", 2);
            if (pair.length < 2 || !known.contains(pair[0]) || memory.put(pair[0], pair[1]) != null) {
                throw new BadInput("position: %s is one field too many; %s"
                        .formatted(
                                Quoted.of(fields[i]),
                                known.isEmpty()
                                        ? game.spec().name() + " keeps no memory beyond TURN and DICE"
                                        : "after DICE there may be, once each, " + String.join("=..., ", known)
                                                + "=..."));
            }
        }
        return memory;
    }

    /** The values on the table: as many as can be there, ascending, each of which can be thrown. */
    private static List<Integer> values(CrossGame game, String field) {
        Throwing throwing = game.crossRules().throwing();
        List<Integer> shown =
                throwing.values().stream().map(Throwing.Value::shows).sorted().toList();
        List<Integer> values =
                Arrays.stream(field.split(",", -1)).map(CrossNotation::number).toList();
        boolean ascending = values.equals(values.stream().sorted().toList());
        if (!shown.containsAll(values) || !ascending || values.size() > mostValues(throwing)) {
            throw new BadInput("position, DICE: %s is not a throw; it is %s of %s, or - before the throw"
                    .formatted(
                            Quoted.of(field),
                            mostValues(throwing) == 1 ? "one" : "one or more, ascending,",
                            joined(shown)));
        }
        return values;
    }

    /** The most values that can be on the table. */
    static int mostValues(Throwing throwing) {
        return switch (throwing.use()) {
            case WHOLE -> 1;
            case APART -> throwing.undersides() == Throwing.Undersides.NONE ? throwing.dice() : 2 * throwing.dice();
            case KEPT -> Throwing.MOST_KEPT;
        };
    }

    /** Reads where all pawns are. */
    static void readBoard(CrossGame game, String field, String where, int[][] pawns) {
        String[] rows = field.split("/", -1);
        int places = game.crossRules().circuit().places();
        if (rows.length != places) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s: %s has %d places; a board has %d, separated by /, and - where nobody sits",
                    where,
                    Quoted.of(field),
                    rows.length,
                    places));
        }
        for (int place = 0; place < places; place++) {
            int seat = game.seatAt(place);
            if (seat >= 0) {
                readPawns(game, rows[place], where, pawns[seat], place);
            } else if (!rows[place].equals("-")) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s, place %d: %s where nobody sits; with %d seats it is -%s",
                        where,
                        place,
                        Quoted.of(rows[place]),
                        game.seats(),
                        PositionFields.moreSeats(game, rows)));
            }
        }
    }

    private static void readPawns(CrossGame game, String row, String where, int[] pawns, int place) {
        if (row.equals("-")) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s, place %d: '-' is for places where nobody sits, and a seat with %d pawns sits here",
                    where,
                    place,
                    pawns.length));
        }
        String[] words = row.split(",", -1);
        if (words.length != pawns.length) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s, place %d: %s is %d of %d pawns",
                    where,
                    place,
                    Quoted.of(row),
                    words.length,
                    pawns.length));
        }
        for (int pawn = 0; pawn < words.length; pawn++) {
            pawns[pawn] = readPawn(game, words[pawn], where, place, pawn);
        }
    }

    private static int readPawn(CrossGame game, String word, String where, int place, int pawn) {
        Circuit way = game.crossRules().circuit();
        boolean behind = game.crossRules().gate() == Gate.ROUND;
        if (word.equals("B")) {
            return Circuit.BASE;
        }
        if (word.equals("H") && !way.goal().places()) {
            return way.end();
        }
        int p = behind && word.equals("-1") ? Circuit.BEHIND : number(word);
        if (p == Circuit.BEHIND && behind && word.equals("-1")) {
            return p;
        }
        if (p < way.first() || p > way.furthest()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s, place %d, pawn %d: %s is not a square; it is B (base), %s%d..%d%s%s",
                    where,
                    place,
                    pawn,
                    Quoted.of(word),
                    behind ? "-1, " : "",
                    way.first(),
                    way.furthest(),
                    way.goal().places() ? "" : " or H (home)",
                    PositionFields.capitals(word)));
        }
        return p;
    }

    /** A number of up to three digits without zeros before it; else -1. */
    static int number(String digits) {
        return digits.matches("0|[1-9][0-9]{0,2}") ? Integer.parseInt(digits) : -1;
    }

    /** Some numbers, ascending and different, each read by a function that gives -1 for what it does not know. */
    static List<Integer> list(String name, String text, IntUnaryOperator known, String what) {
        List<Integer> numbers = Arrays.stream(text.split(",", -1))
                .map(CrossNotation::number)
                .map(n -> n < 0 ? -1 : known.applyAsInt(n))
                .toList();
        if (numbers.contains(-1) || numbers.stream().distinct().count() != numbers.size()) {
            throw new BadInput("position, %s: %s is not %s".formatted(name, Quoted.of(text), what));
        }
        return numbers;
    }
}
