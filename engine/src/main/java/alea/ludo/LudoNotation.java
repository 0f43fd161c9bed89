package alea.ludo;

import alea.game.BadInput;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Ludo positions as text: {@code SEAT0/SEAT1/SEAT2/SEAT3 TURN DIE}, for example {@code B,B,4,H/-/B,0,17,B/- 0 6}.
 *
 * <p>Each seat is its pawns in order: {@code B} in the base, a number for squares advanced from the own start square,
 * {@code H} home; a place without a player is {@code -}. TURN is the place of the seat to act, DIE the roll, or
 * {@code -} before it.
 */
final class LudoNotation {
    /**
     * What a text says.
     *
     * @param progress of every pawn, by seat and pawn
     * @param seat the seat to act, or the winner when a seat has all its pawns home
     * @param die 1..6, or 0 before the roll
     */
    record Parsed(int[][] progress, int seat, int die) {}

    private LudoNotation() {}

    static String write(LudoGame game, int[][] progress, int seat, int die) {
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
        return (die == 0 ? text.append('-') : text.append(die)).toString();
    }

    /** The text of the position turned by some places. */
    static String turned(String text, int places) {
        String[] fields = text.split(" ");
        List<String> rows = Arrays.asList(fields[0].split("/"));
        Collections.rotate(rows, places);
        int turn = (Integer.parseInt(fields[1]) + places) % Dialect.PLACES;
        return String.join("/", rows) + " " + turn + " " + fields[2];
    }

    static Parsed parse(LudoGame game, String text) {
        String[] fields = text.strip().split(" +");
        if (fields.length < 3) {
            throw new BadInput("position '%s': expected SEAT0/SEAT1/SEAT2/SEAT3 TURN DIE, for example '%s'"
                    .formatted(text, game.start()));
        }
        if (fields.length > 3) {
            throw new BadInput("position: '%s' is one field too many; %s keeps no memory beyond TURN and DIE"
                    .formatted(fields[3], game.dialect().name()));
        }
        int[][] progress = parsePawns(game, fields[0]);
        int turn = number(fields[1]);
        int seat = turn < 0 ? -1 : game.seatAt(turn);
        if (seat < 0) {
            throw new BadInput("position, TURN: '%s' is nobody's place; %s sit at %s"
                    .formatted(fields[1], game.seats() + " seats", places(game)));
        }
        int die = fields[2].equals("-") ? 0 : number(fields[2]);
        if (die < 0 || die > 6 || die == 0 && !fields[2].equals("-")) {
            throw new BadInput(
                    "position, DIE: '%s' is not a roll; it is 1..6, or - before the roll".formatted(fields[2]));
        }
        checkSharing(game, progress);
        int winner = winner(game, progress);
        if (winner >= 0 && die > 0) {
            throw new BadInput("position, DIE: the match is over, so DIE is -");
        }
        return new Parsed(progress, winner >= 0 ? winner : seat, die);
    }

    private static int[][] parsePawns(LudoGame game, String field) {
        String[] rows = field.split("/", -1);
        if (rows.length != Dialect.PLACES) {
            throw new BadInput("position: '%s' has %d places; a board has four, separated by /, and - where nobody sits"
                    .formatted(field, rows.length));
        }
        int[][] progress = new int[game.seats()][game.pawns()];
        for (int place = 0; place < Dialect.PLACES; place++) {
            int seat = game.seatAt(place);
            if (seat < 0) {
                if (!rows[place].equals("-")) {
                    throw new BadInput("position, place %d: '%s' where nobody sits; with %d seats it is -"
                            .formatted(place, rows[place], game.seats()));
                }
                continue;
            }
            String[] pawns = rows[place].split(",", -1);
            if (pawns.length != game.pawns()) {
                throw new BadInput("position, place %d: '%s' is %d of %d pawns"
                        .formatted(place, rows[place], pawns.length, game.pawns()));
            }
            for (int pawn = 0; pawn < pawns.length; pawn++) {
                progress[seat][pawn] = parsePawn(game.dialect(), pawns[pawn], place, pawn);
            }
        }
        return progress;
    }

    private static int parsePawn(Dialect dialect, String text, int place, int pawn) {
        boolean base = dialect.entry() != Dialect.Entry.AT_START;
        if (text.equals("H")) {
            return dialect.home();
        }
        if (text.equals("B") && base) {
            return Dialect.BASE;
        }
        int p = number(text);
        if (p < 0 || p >= dialect.home()) {
            throw new BadInput("position, place %d, pawn %d: '%s' is not a square; it is %s0..%d or H (home)"
                    .formatted(place, pawn, text, base ? "B (base), " : "", dialect.home() - 1));
        }
        return p;
    }

    private static int number(String digits) {
        return digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : -1;
    }

    private static String places(LudoGame game) {
        int[] places = new int[game.seats()];
        Arrays.setAll(places, game::place);
        return Arrays.toString(places);
    }

    /** Landing on an unsafe square strikes whoever is there, so two seats never share one. */
    private static void checkSharing(LudoGame game, int[][] progress) {
        Dialect dialect = game.dialect();
        int[] owner = new int[Dialect.SQUARES];
        Arrays.fill(owner, -1);
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int p : progress[seat]) {
                if (p < 0 || dialect.isSafe(p)) {
                    continue;
                }
                int square = (p + Dialect.QUARTER * game.place(seat)) % Dialect.SQUARES;
                if (owner[square] >= 0 && owner[square] != seat) {
                    throw new BadInput(
                            "position, place %d: the pawn on %d shares a square that is not safe with place %d's"
                                    .formatted(game.place(seat), p, game.place(owner[square])));
                }
                owner[square] = seat;
            }
        }
    }

    private static int winner(LudoGame game, int[][] progress) {
        int winner = -1;
        for (int seat = 0; seat < game.seats(); seat++) {
            if (Arrays.stream(progress[seat]).allMatch(p -> p == game.dialect().home())) {
                if (winner >= 0) {
                    throw new BadInput("position: places %d and %d have both won; a match ends with the first"
                            .formatted(game.place(winner), game.place(seat)));
                }
                winner = seat;
            }
        }
        return winner;
    }
}
