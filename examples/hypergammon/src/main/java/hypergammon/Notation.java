package hypergammon;

import alea.game.BadInput;
import alea.game.Position;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a position's text says: {@code 24,23,22/24,23,22 TURN DICE}, the checkers of seat 0 and of seat 1, each from
 * its own side, falling; the seat to act, or when the match is over the winner; {@code -} before the roll and when it
 * is over, else the values still to be used, rising.
 *
 * @param checkers by seat: {@link Hypergammon#BAR}, 24..1 or {@link Hypergammon#OFF}, falling
 * @param seat 0 or 1
 * @param dice 1..6, rising; empty before the roll
 */
record Notation(int[][] checkers, int seat, int[] dice) {
    private static final int SIDES = 2;
    private static final int MOST_DICE = 4;

    /** What a position of either kind says. */
    static Notation of(Position position) {
        return position instanceof PlainHypergammon plain
                ? plain.notation()
                : ((HypergammonPosition) position).notation();
    }

    /**
     * Reads a text.
     *
     * @param number of checkers of a seat
     */
    static Notation parse(String text, int number) {
        String[] fields = text.strip().split(" +");
        String[] sides = fields[0].split("/", -1);
        if (fields.length != 3 || sides.length != SIDES) {
            throw new BadInput("position %s: expected SEAT0/SEAT1 TURN DICE, for example '%s/%s 0 3,5'"
                    .formatted(Quoted.of(text), example(number), example(number)));
        }
        int[][] checkers = {side(0, sides[0], number), side(1, sides[1], number)};
        for (int point : checkers[0]) {
            if (isPoint(point) && contains(checkers[1], Hypergammon.across(point))) {
                throw new BadInput("position: both seats are on seat 0's point %s".formatted(name(point)));
            }
        }
        if (!fields[1].equals("0") && !fields[1].equals("1")) {
            throw new BadInput("position, TURN: %s is nobody; it is 0 or 1".formatted(Quoted.of(fields[1])));
        }
        int seat = fields[1].charAt(0) - '0';
        int[] dice = dice(fields[2]);
        if (off(checkers[1 - seat])) {
            throw new BadInput(
                    "position, TURN: seat %s has won; TURN is the winner".formatted(Integer.toString(1 - seat)));
        }
        if (off(checkers[seat]) && dice.length > 0) {
            throw new BadInput("position, DICE: the match is over, so DICE is -");
        }
        return new Notation(checkers, seat, dice);
    }

    private static int[] side(int seat, String text, int number) {
        int[] side =
                Arrays.stream(text.split(",", -1)).mapToInt(Notation::place).toArray();
        int[] falling = Arrays.stream(side)
                .map(place -> -place)
                .sorted()
                .map(place -> -place)
                .toArray();
        if (side.length != number || contains(side, -1) || !Arrays.equals(side, falling)) {
            throw new BadInput("position, seat %s: %s is not %s of bar, 24..1 and off, falling, such as '%s'"
                    .formatted(Integer.toString(seat), Quoted.of(text), Integer.toString(number), example(number)));
        }
        return side;
    }

    private static String example(int number) {
        return String.join(",", List.of("bar", "13", "off").subList(0, number));
    }

    private static int place(String text) {
        return switch (text) {
            case "bar" -> Hypergammon.BAR;
            case "off" -> Hypergammon.OFF;
            default -> {
                int point = text.matches("[1-9][0-9]?") ? Integer.parseInt(text) : -1;
                yield isPoint(point) ? point : -1;
            }
        };
    }

    private static int[] dice(String text) {
        if (text.equals("-")) {
            return new int[0];
        }
        int[] dice = text.matches("[1-6](,[1-6]){0,3}")
                ? Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray()
                : new int[MOST_DICE + 1];
        boolean alike = dice[0] == dice[dice.length - 1]
                && Arrays.stream(dice).distinct().count() == 1;
        if (dice.length > MOST_DICE || !alike && (dice.length != 2 || dice[0] > dice[1])) {
            throw new BadInput(
                    "position, DICE: %s is not -, one value 1..6, two rising such as 3,5, or two to four alike"
                            .formatted(Quoted.of(text)));
        }
        return dice;
    }

    private static boolean contains(int[] values, int value) {
        return Arrays.stream(values).anyMatch(v -> v == value);
    }

    private static boolean isPoint(int place) {
        return place > Hypergammon.OFF && place < Hypergammon.BAR;
    }

    /** Whether a seat, whose highest checker comes first, has borne off all. */
    private static boolean off(int[] side) {
        return side[0] == Hypergammon.OFF;
    }

    /** How a place is written. */
    static String name(int place) {
        return switch (place) {
            case Hypergammon.BAR -> "bar";
            case Hypergammon.OFF -> "off";
            default -> Integer.toString(place);
        };
    }

    /** The label of a move. */
    static String move(int from, int to) {
        return name(from) + "/" + name(to);
    }

    /** The position in which each seat has what the other has. */
    Notation turned() {
        return new Notation(new int[][] {checkers[1], checkers[0]}, 1 - seat, dice);
    }

    @Override
    public String toString() {
        return text(checkers[0], Notation::name) + "/" + text(checkers[1], Notation::name) + " " + seat + " "
                + (dice.length == 0 ? "-" : text(dice, Integer::toString));
    }

    private static String text(int[] values, java.util.function.IntFunction<String> name) {
        return IntStream.of(values).mapToObj(name).collect(Collectors.joining(","));
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return other instanceof Notation n && toString().equals(n.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** All rolls of two dice, the smaller value first: 1,1 1,2 ... 6,6. */
    static List<int[]> rolls() {
        List<int[]> rolls = new ArrayList<>();
        for (int small = 1; small <= Hypergammon.FACES; small++) {
            for (int large = small; large <= Hypergammon.FACES; large++) {
                rolls.add(new int[] {small, large});
            }
        }
        return rolls;
    }
}
