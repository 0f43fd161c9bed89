package alea.ludocs;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes what happens in a match in the words of the sheet (section 3.1), one message a line. It observes a
 * position: {@code position.observe(new Messages(position, out))}.
 */
public final class Messages implements Event.Observer {
    private static final String RULE = "=====\n";

    private final LudoCsView view;
    private final Appendable out;
    private final boolean status;

    /**
     * A writer of all messages.
     *
     * @param out receives lines that end with a line feed; what it throws comes out as {@link UncheckedIOException}
     */
    public Messages(LudoCsPosition position, Appendable out) {
        this(position, out, true);
    }

    /**
     * A writer of messages.
     *
     * @param status whether to write where everybody's pieces are after each round
     */
    Messages(LudoCsPosition position, Appendable out, boolean status) {
        view = position.view();
        this.out = out;
        this.status = status;
    }

    /** Writes what comes before the first roll: whose pieces are whose. */
    public void introduce() {
        for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
            int first = seat * LudoCsBoard.PIECES;
            say(
                    "The ",
                    colour(seat),
                    " player has four (04) pieces named ",
                    LudoCsBoard.name(first),
                    ", ",
                    LudoCsBoard.name(first + 1),
                    ", ",
                    LudoCsBoard.name(first + 2),
                    ", and ",
                    LudoCsBoard.name(first + 3),
                    ".");
        }
    }

    @Override
    public void happened(Event event) {
        switch (event) {
            case Event.OpeningRoll(int seat, int value) -> say(colour(seat), " rolls ", number(value));
            case Event.OpeningWon(int first) -> {
                say(colour(first), " player has the highest roll and will begin the game.");
                say(
                        "The order of a single round is ",
                        colour(first),
                        ", ",
                        colour(first + 1 & 3),
                        ", ",
                        colour(first + 2 & 3),
                        ", and ",
                        colour(first + 3 & 3),
                        ".");
            }
            case Event.Rolled(int seat, int value) -> say(colour(seat), " player rolled ", number(value), ".");
            case Event.Expelled(int p) ->
                say(
                        colourOf(p),
                        " piece ",
                        LudoCsBoard.name(p),
                        " is movement-restricted and has rolled three consecutively. Teleporting piece ",
                        LudoCsBoard.name(p),
                        " to base.");
            case Event.Released(int p) -> {
                say(colourOf(p), " player moves piece ", LudoCsBoard.name(p), " to the starting point.");
                count(p / LudoCsBoard.PIECES);
            }
            case Event.Moved(int p, int from, int to, int steps, int direction) ->
                say(
                        colourOf(p),
                        " moves piece ",
                        LudoCsBoard.name(p),
                        " from location ",
                        place(p, from),
                        " to ",
                        place(p, to),
                        " by ",
                        number(steps),
                        " units in ",
                        direction == LudoCsBoard.CW ? "clockwise" : "counter-clockwise",
                        " direction.");
            case Event.Blocked(int p, int from, int to, int by) ->
                say(
                        colourOf(p),
                        " piece ",
                        LudoCsBoard.name(p),
                        " is blocked from moving from ",
                        place(p, from),
                        " to ",
                        place(p, to),
                        " by ",
                        colourOf(by),
                        " piece ",
                        LudoCsBoard.name(by),
                        ".");
            case Event.Ignored(int seat) ->
                say(
                        colour(seat),
                        " does not have other pieces in the board to move instead of the blocked piece. Ignoring "
                                + "the throw and moving on to the next player.");
            case Event.StoppedShort(int seat, int cell) ->
                say(
                        colour(seat),
                        " does not have other pieces in the board to move instead of the blocked piece. Moved "
                                + "the piece to square ",
                        number(cell),
                        " which is the cell before the block.");
            case Event.Captured(int by, int square, int victim) ->
                say(
                        colourOf(by),
                        " piece ",
                        LudoCsBoard.name(by),
                        " lands on square ",
                        number(square),
                        ", captures ",
                        colourOf(victim),
                        " piece ",
                        LudoCsBoard.name(victim),
                        ", and returns it to the base.");
            case Event.Capturing(int seat) -> count(seat);
            case Event.Mystery(int seat, Destination to) ->
                say(colour(seat), " player lands on a mystery cell and is teleported to ", to.toString(), ".");
            case Event.Teleported(int p, Destination to) ->
                say(colourOf(p), " piece ", LudoCsBoard.name(p), " teleported to ", to.toString(), ".");
            case Event.Touched(int p, Aura aura) -> say(colourOf(p), " piece ", LudoCsBoard.name(p), effect(aura));
            case Event.Turned(int p) ->
                say(
                        "The ",
                        colourOf(p),
                        " piece ",
                        LudoCsBoard.name(p),
                        ", which was moving clockwise, has changed to moving counterclockwise.");
            case Event.SentOn(int p) ->
                say(
                        "The ",
                        colourOf(p),
                        " piece ",
                        LudoCsBoard.name(p),
                        " is moving in a counterclockwise direction. Teleporting to Kotuwa from Pita-Kotuwa.");
            case Event.Spawned(int square) ->
                say(
                        "A mystery cell has spawned in location ",
                        number(square),
                        " and will be at this location for the next four rounds.");
            case Event.RoundOver(int round) -> roundOver();
            case Event.Won(int seat) -> say(colour(seat), " player wins!!!");
        }
    }

    private static String effect(Aura aura) {
        return switch (aura) {
            case ENERGISED -> " feels energized, and movement speed doubles.";
            case SICK -> " feels sick, and movement speed halves.";
            case FROZEN -> " attends briefing and cannot move for four rounds.";
            case NONE -> throw new IllegalArgumentException("no aura");
        };
    }

    private void roundOver() {
        for (int i = 0; status && i < LudoCsBoard.SEATS; i++) {
            int seat = view.first() + i & 3;
            if (view.onBoard(seat) + view.inBase(seat) > 0) {
                status(seat);
            }
        }
        if (view.mystery() >= 0) {
            say(
                    "The mystery cell is at ",
                    number(view.mystery()),
                    " and will be at that location for the next ",
                    number(view.roundsLeft()),
                    " values.");
        }
    }

    private void status(int seat) {
        count(seat);
        write(RULE, "Location of pieces ", colour(seat), "\n", RULE);
        for (int p = seat * LudoCsBoard.PIECES; p < (seat + 1) * LudoCsBoard.PIECES; p++) {
            say("Piece ", LudoCsBoard.name(p), " -> ", place(p, view.cell(p)), ".");
        }
    }

    private void count(int seat) {
        say(
                colour(seat),
                " player now has ",
                number(view.onBoard(seat)),
                "/4 on pieces on the board and ",
                number(view.inBase(seat)),
                "/4 pieces on the base.");
    }

    private static String colour(int seat) {
        return LudoCsBoard.COLOURS.get(seat);
    }

    private static String colourOf(int piece) {
        return colour(piece / LudoCsBoard.PIECES);
    }

    private static String number(int n) {
        return Integer.toString(n);
    }

    private static String place(int piece, int cell) {
        if (LudoCsBoard.onPath(cell)) {
            return number(cell);
        }
        return switch (cell) {
            case LudoCsBoard.HOME -> "Home";
            case LudoCsBoard.BASE -> "Base";
            default -> colourOf(piece) + "homepath" + (cell - LudoCsBoard.STRAIGHT);
        };
    }

    private void say(String... words) {
        write(words);
        write("\n");
    }

    private void write(String... words) {
        try {
            for (String word : words) {
                out.append(word);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
