package alea.ludo;

import alea.game.BadInput;
import alea.game.PositionFields;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Ludo positions as text: {@code SEAT0/SEAT1/SEAT2/SEAT3 TURN DIE}, for example {@code B,B,4,H/-/B,0,17,B/- 0 6}.
 *
 * <p>Each seat is its pawns in order: {@code B} in the base, a number for squares advanced from the own start square,
 * {@code H} home; a place without a player is {@code -}. TURN is the place of the seat to act, DIE the roll, or
 * {@code -} before it. Where a dialect remembers more, {@code NAME=VALUE} follows: {@code round=1 attempt=2} (LUDOPy),
 * {@code tries=1}, {@code sixes=1}, and {@code finished=2,0} for seats that are done while the match goes on.
 */
final class LudoNotation {
    /**
     * What a text says.
     *
     * @param progress of every pawn, by seat and pawn
     * @param seat the seat to act, or the winner when a seat has all its pawns home
     * @param die 1..6, or 0 before the roll
     * @param memory what {@link Turns} remembers
     * @param finished the seats that have finished, in that order
     */
    record Parsed(int[][] progress, int seat, int die, int memory, List<Integer> finished) {}

    private LudoNotation() {}

    static String write(LudoGame game, int[][] progress, int seat, int die, int memory, List<Integer> finished) {
        var text = new StringBuilder(48);
        for (int place = 0; place < Dialect.PLACES; place++) {
            text.append(place == 0 ? "" : "/");
            int owner = game.seatAt(place);
            if (owner < 0) {
                text.append('-');
                continue;
            }
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int p = progress[owner][pawn];
                text.append(pawn == 0 ? "" : ",");
                text.append(p == Dialect.BASE ? "B" : p == game.dialect().home() ? "H" : Integer.toString(p));
            }
        }
        text.append(' ').append(game.place(seat)).append(' ');
        text.append(die == 0 ? "-" : Integer.toString(die));
        text.append(game.dialect().turns().write(memory));
        if (game.toTheLast() && !finished.isEmpty()) {
            text.append(" finished=")
                    .append(finished.stream()
                            .map(s -> Integer.toString(game.place(s)))
                            .collect(Collectors.joining(",")));
        }
        return text.toString();
    }

    /** The text of the position turned by some places. */
    static String turned(String text, int places) {
        String[] fields = text.split(" ");
        List<String> rows = Arrays.asList(fields[0].split("/"));
        Collections.rotate(rows, places);
        int turn = (Integer.parseInt(fields[1]) + places) % Dialect.PLACES;
        return String.join("/", rows) + " " + turn + " "
                + String.join(" ", Arrays.asList(fields).subList(2, fields.length));
    }

    /** The text with the pawns of every seat in order: that of all positions that differ in nothing else. */
    static String sorted(String text) {
        String[] fields = text.split(" ", 2);
        String pawns = Arrays.stream(fields[0].split("/"))
                .map(row -> Arrays.stream(row.split(",")).sorted().collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
        return pawns + " " + fields[1];
    }

    static Parsed parse(LudoGame game, String text) {
        String[] fields = PositionFields.of(text);
        if (fields.length < 3) {
            throw new BadInput("position %s: expected SEAT0/SEAT1/SEAT2/SEAT3 TURN DIE, for example '%s'"
                    .formatted(Quoted.of(text), game.start()));
        }
        int[][] progress = parsePawns(game, fields[0]);
        int turn = number(fields[1]);
        int seat = turn < 0 ? -1 : game.seatAt(turn);
        if (seat < 0) {
            throw new BadInput("position, TURN: %s is nobody's place; %s sit at %s"
                    .formatted(Quoted.of(fields[1]), game.seats() + " seats", places(game)));
        }
        int die = fields[2].equals("-") ? 0 : number(fields[2]);
        if (die < 0 || die > 6 || die == 0 && !fields[2].equals("-")) {
            throw new BadInput("position, DIE: %s is not a roll; it is 1..6, or - before the roll"
                    .formatted(Quoted.of(fields[2])));
        }
        checkSharing(game, progress);
        Map<String, String> memory = memory(game, fields);
        List<Integer> finished = finished(game, progress, memory.remove("finished"));
        boolean over = finished.size() == (game.toTheLast() ? game.seats() : 1);
        if (over && die > 0) {
            throw new BadInput("position, DIE: the match is over, so DIE is -");
        }
        int turns = game.dialect().turns().read(memory);
        return new Parsed(progress, over ? finished.getLast() : seat, die, turns, finished);
    }

    private static Map<String, String> memory(LudoGame game, String[] fields) {
        List<String> known = game.dialect().turns().fields();
        if (game.toTheLast()) {
            known.add("finished");
        }
        Map<String, String> memory = new HashMap<>();
        for (int i = 3; i < fields.length; i++) {
            String[] pair = fields[i].split("=", 2);
            if (pair.length < 2 || !known.contains(pair[0]) || memory.put(pair[0], pair[1]) != null) {
                throw new BadInput("position: %s is one field too many; %s"
                        .formatted(
                                Quoted.of(fields[i]),
                                known.isEmpty()
                                        ? game.spec().name() + " keeps no memory beyond TURN and DIE"
                                        : "after DIE there may be, once each, " + String.join("=..., ", known)
                                                + "=..."));
            }
        }
        return memory;
    }

    /** The seats that have finished, in the order that the text gives or, where it gives none, of the board. */
    private static List<Integer> finished(LudoGame game, int[][] progress, @Nullable String order) {
        List<Integer> home = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            if (Arrays.stream(progress[seat]).allMatch(p -> p == game.dialect().home())) {
                home.add(seat);
            }
        }
        if (home.size() > 1 && !game.toTheLast()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position: places %d and %d have both won; a match ends with the first",
                    game.place(home.getFirst()),
                    game.place(home.get(1))));
        }
        if (order == null) {
            return home;
        }
        List<Integer> given = Arrays.stream(order.split(","))
                .map(LudoNotation::number)
                .map(game::seatAt)
                .toList();
        if (given.size() != home.size() || !given.containsAll(home)) {
            throw new BadInput("position, finished: %s is not the places of those who have all pawns home, %s"
                    .formatted(Quoted.of(order), home.stream().map(game::place).toList()));
        }
        return given;
    }

    private static int[][] parsePawns(LudoGame game, String field) {
        String[] rows = field.split("/", -1);
        if (rows.length != Dialect.PLACES) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position: %s has %d places; a board has four, separated by /, and - where nobody sits",
                    Quoted.of(field),
                    rows.length));
        }
        int[][] progress = new int[game.seats()][game.pawns()];
        for (int place = 0; place < Dialect.PLACES; place++) {
            int seat = game.seatAt(place);
            if (seat < 0) {
                if (!rows[place].equals("-")) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "position, place %d: %s where nobody sits; with %d seats it is -%s",
                            place,
                            Quoted.of(rows[place]),
                            game.seats(),
                            PositionFields.moreSeats(game, rows)));
                }
                continue;
            }
            if (rows[place].equals("-")) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "position, place %d: '-' is for places where nobody sits, and a seat with %d pawns sits here",
                        place,
                        game.pawns()));
            }
            String[] pawns = rows[place].split(",", -1);
            if (pawns.length != game.pawns()) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "position, place %d: %s is %d of %d pawns",
                        place,
                        Quoted.of(rows[place]),
                        pawns.length,
                        game.pawns()));
            }
            for (int pawn = 0; pawn < pawns.length; pawn++) {
                progress[seat][pawn] = parsePawn(game.dialect(), pawns[pawn], place, pawn);
            }
        }
        return progress;
    }

    private static int parsePawn(Dialect dialect, String text, int place, int pawn) {
        boolean base = dialect.hasBase();
        if (text.equals("H")) {
            return dialect.home();
        }
        if (text.equals("B") && base) {
            return Dialect.BASE;
        }
        int p = number(text);
        if (p < 0 || p >= dialect.home()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position, place %d, pawn %d: %s is not a square; it is %s0..%d or H (home)%s",
                    place,
                    pawn,
                    Quoted.of(text),
                    base ? "B (base), " : "",
                    dialect.home() - 1,
                    PositionFields.capitals(text)));
        }
        return p;
    }

    static int number(String digits) {
        return digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : -1;
    }

    /** The places where somebody sits: {@code [0, 2]}. */
    static String places(LudoGame game) {
        int[] places = new int[game.seats()];
        Arrays.setAll(places, game::place);
        return Arrays.toString(places);
    }

    /** Landing strikes or is sent back on most squares, so two seats share only some. */
    private static void checkSharing(LudoGame game, int[][] progress) {
        Dialect dialect = game.dialect();
        int[] owner = new int[Dialect.SQUARES];
        Arrays.fill(owner, -1);
        for (int seat = 0; seat < game.seats(); seat++) {
            checkOwn(game, seat, progress[seat]);
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int p = progress[seat][pawn];
                if (p < 0 || p >= dialect.ring()) {
                    continue;
                }
                int square = (p + Dialect.QUARTER * game.place(seat)) % Dialect.SQUARES;
                if (owner[square] >= 0 && owner[square] != seat && (game.shared() >>> p & 1) == 0) {
                    int other = game.place(owner[square]);
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "position, place %d, pawn %d: %d shares a square with place %d's %d; it is not shared",
                            game.place(seat),
                            pawn,
                            p,
                            other,
                            Math.floorMod(square - Dialect.QUARTER * other, Dialect.SQUARES)));
                }
                owner[square] = seat;
            }
        }
    }

    private static void checkOwn(LudoGame game, int seat, int[] pawns) {
        if (!game.dialect().barriers().keepApart()) {
            return;
        }
        for (int i = 0; i < pawns.length; i++) {
            for (int j = 0; j < i; j++) {
                if (pawns[i] == pawns[j]
                        && pawns[i] >= 0
                        && pawns[i] < game.dialect().home()) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "position, place %d: two of its pawns are on %d, and %s has one a square",
                            game.place(seat),
                            pawns[i],
                            game.spec().name()));
                }
            }
        }
    }
}
