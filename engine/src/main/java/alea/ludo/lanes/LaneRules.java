package alea.ludo.lanes;

import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.Meeting;
import alea.ludo.Turns;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What lanes need to know of a composition, as numbers. A pawn is a byte, its code: progress less that where pawns
 * begin. Squares that are special are so in every quarter.
 *
 * @param zero the code of progress 0
 * @param ring ring squares that a pawn walks
 * @param home the code of home
 * @param faces the rolls that bring a pawn from the base to its start, as bits; 0 where there is no base
 * @param beyond what a roll does that leads beyond home
 * @param stars squares of a quarter that carry on
 * @param jumps how far each of them carries
 * @param lastStar the progress of the star that leads home; 127 without stars
 * @param plain whether landing strikes all where it is open, a strike gives another roll, and nothing else happens
 * @param globes squares of a quarter that are safe
 * @param apart whether a pawn cannot land where another of its seat stands, but at home
 * @param meeting what happens where others stand
 * @param takesOnSafe whether who enters strikes as if its start were no globe
 * @param takesAll whether who enters strikes everybody
 * @param ownersOnly whether a globe that is a start protects its owner alone
 * @param turns who rolls next
 * @param places the places with a seat
 * @param pawns of each seat
 */
record LaneRules(
        int zero,
        int ring,
        int home,
        int faces,
        Beyond beyond,
        int[] stars,
        int[] jumps,
        int lastStar,
        boolean plain,
        int[] globes,
        boolean apart,
        Meeting meeting,
        boolean takesOnSafe,
        boolean takesAll,
        boolean ownersOnly,
        Turns turns,
        List<Integer> places,
        int pawns) {
    private static final int NOWHERE = 127;

    /** The numbers of a game; empty where these numbers do not say its rules. */
    static Optional<LaneRules> of(LudoGame game) {
        Dialect dialect = game.dialect();
        if (game.toTheLast() || dialect.barriers().walls()) {
            return Optional.empty();
        }
        boolean plain = dialect.strikesFreely()
                && dialect.entersAsElsewhere()
                && dialect.turns().onStrikeOrByDieAlone();
        int zero = -dialect.origin();
        int faces = !dialect.hasBase()
                ? 0
                : IntStream.rangeClosed(1, 6)
                        .filter(die -> dialect.movable(Dialect.BASE, die))
                        .map(die -> 1 << die)
                        .sum();
        int[] stars = quarter(dialect::isStar);
        int[] jumps = Arrays.stream(stars)
                .map(star -> Arrays.stream(stars)
                        .map(next -> Math.floorMod(next - star - 1, Dialect.QUARTER) + 1)
                        .min()
                        .orElseThrow())
                .toArray();
        int home = dialect.home() + zero;
        return Arrays.stream(Beyond.values())
                .map(beyond -> new LaneRules(
                        zero,
                        dialect.ring(),
                        home,
                        faces,
                        beyond,
                        stars,
                        jumps,
                        stars.length == 0 ? NOWHERE : dialect.lastStar(),
                        plain,
                        quarter(dialect::isGlobe),
                        dialect.barriers().keepApart(),
                        dialect.meeting(),
                        dialect.entering().takesOnSafe(),
                        dialect.entering().takesAll(),
                        dialect.squares().ownersOnly(),
                        dialect.turns(),
                        IntStream.range(0, game.seats())
                                .map(game::place)
                                .boxed()
                                .toList(),
                        game.pawns()))
                .filter(rules -> rules.say(dialect))
                .findFirst();
    }

    private static int[] quarter(IntPredicate special) {
        return IntStream.range(0, Dialect.QUARTER).filter(special).toArray();
    }

    /** Whether these numbers give every move of a dialect, and every special square. */
    private boolean say(Dialect dialect) {
        if (apart && stars.length > 0) {
            return false;
        }
        for (int code = 0; code <= home; code++) {
            for (int die = 1; die <= 6; die++) {
                boolean moves = dialect.movable(code - zero, die);
                if (moves != movable(code, die)
                        || moves
                                && (dialect.via(code - zero, die) + zero != via(code, die)
                                        || dialect.destination(code - zero, die) + zero != destination(code, die))) {
                    return false;
                }
            }
        }
        return IntStream.range(0, ring)
                .allMatch(square ->
                        dialect.isGlobe(square) == Arrays.stream(globes).anyMatch(c -> c == square % Dialect.QUARTER));
    }

    // What Choosing and Moving work out for eight lanes at once.

    private boolean movable(int code, int die) {
        return code >= least(die) && code < home - (beyond == Beyond.NOTHING ? die - 1 : 0);
    }

    private int least(int die) {
        return (faces >>> die & 1) != 0 ? 0 : zero;
    }

    private int via(int code, int die) {
        return code < zero ? zero : code + die <= home ? code + die : beyond.code(home, code, die);
    }

    private int destination(int code, int die) {
        int via = via(code, die);
        int progress = via - zero;
        if (code < zero || code - zero >= ring || progress >= ring) {
            return via;
        }
        for (int i = 0; i < stars.length; i++) {
            if (stars[i] == progress % Dialect.QUARTER) {
                return progress == lastStar ? home : via + jumps[i];
            }
        }
        return via;
    }

    boolean hasBase() {
        return zero > 0;
    }

    /** Whether who comes to its start, which is by entering alone, strikes there even if it is safe. */
    boolean startIsOpen() {
        return hasBase() && takesOnSafe;
    }

    /** The codes of four pawns at a place before the match: those that are missing are at home. */
    int[] start(int place) {
        return IntStream.range(0, LaneBoard.PAWNS)
                .map(pawn -> places.contains(place) && pawn < pawns ? 0 : home)
                .toArray();
    }

    /** The seat at a place. */
    int seat(int place) {
        return places.indexOf(place);
    }

    /** How many places without a seat lie side by side at most. */
    int gap() {
        int most = 0;
        for (int place : places) {
            int gap = 0;
            while (!places.contains((place + gap + 1) % Dialect.PLACES)) {
                gap++;
            }
            most = Math.max(most, gap);
        }
        return most;
    }
}
