package alea.cross;

import alea.cross.Move.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be done with the values on the table, or with the steps that were earned. */
final class PlainOptions {
    private final CrossGame game;
    private final CrossRules rules;
    private final Circuit way;
    private final CrossState now;
    private final PlainBoard board;

    PlainOptions(CrossGame game, CrossState now) {
        this.game = game;
        this.now = now;
        rules = game.crossRules();
        way = rules.circuit();
        board = new PlainBoard(game, now);
    }

    /** All options, in their order. */
    List<Move> all() {
        List<Move> moves = whole(restricted(possible()));
        if (moves.isEmpty()) {
            return List.of(Move.PASS);
        }
        return rules.going().mayPass()
                ? Stream.concat(moves.stream(), Stream.of(Move.PASS)).toList()
                : moves;
    }

    /** The moves that nothing stands against, each by itself. */
    private List<Move> possible() {
        boolean bonus = now.dice.isEmpty();
        List<Integer> values =
                (bonus ? now.bonus : now.dice).stream().distinct().sorted().toList();
        List<Move> moves = new ArrayList<>();
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            for (int value : values) {
                if (board.own()[pawn] != Circuit.BASE) {
                    moves.addAll(goings(pawn, value, bonus));
                } else if (!bonus) {
                    moves.addAll(enterings(pawn, value));
                }
            }
            if (board.own()[pawn] == Circuit.BASE) {
                moves.addAll(sums(pawn));
            }
        }
        values.stream().filter(v -> !bonus).forEach(v -> moves.addAll(pairs(v)));
        return moves;
    }

    /** Of some moves, those after which a doublet with its undersides can be used up, where that is a must. */
    private List<Move> whole(List<Move> moves) {
        boolean all = rules.throwing().undersides() == Throwing.Undersides.WHOLE
                && now.sixes > 0
                && now.dice.size() > 1
                && board.isBaseEmpty();
        return all ? only(moves, this::leadsToTheEnd) : moves;
    }

    private boolean leadsToTheEnd(Move move) {
        var then = new CrossState(game.seats(), game.pawns());
        then.set(now);
        new PlainEffects(game, then).move(move);
        var further = new PlainOptions(game, then);
        return then.dice.isEmpty() || further.possible().stream().anyMatch(further::leadsToTheEnd);
    }

    /** Of some moves, those that rules about what comes first leave over. */
    private List<Move> restricted(List<Move> moves) {
        if (rules.entry().clear() && !board.isBaseEmpty()) {
            List<Move> clearing = only(moves, m -> from(m) == way.start());
            if (!clearing.isEmpty()) {
                return clearing;
            }
        }
        List<Move> left = moves;
        if (rules.entry().forced()) {
            left = first(left, m -> from(m) == Circuit.BASE);
        }
        if (!now.dice.isEmpty() && rules.blocking().opens().containsAll(now.dice)) {
            left = first(left, m -> way.isShared(from(m)) && board.isBlock(now.seat, from(m)));
        }
        if (rules.going().hitFirst()) {
            left = first(left, this::hits);
        }
        return left;
    }

    private int from(Move move) {
        return board.own()[move.pawn()];
    }

    private static List<Move> only(List<Move> moves, Predicate<Move> such) {
        return moves.stream().filter(such).toList();
    }

    private static List<Move> first(List<Move> moves, Predicate<Move> such) {
        List<Move> chosen = only(moves, such);
        return chosen.isEmpty() ? moves : chosen;
    }

    /** Whether a slide, or ending there, sends somebody back. */
    private boolean hits(Move move) {
        return rules.hitting().landing() && areFoesAt(move.to())
                || move.route().swept().stream().anyMatch(this::areFoesAt);
    }

    /** Whether foes are there who can be hit. */
    private boolean areFoesAt(int square) {
        return way.isShared(square) && !way.isSafe(square) && board.foes(square) > 0;
    }

    private List<Move> enterings(int pawn, int value) {
        Entry entry = rules.entry();
        List<Move> moves = new ArrayList<>();
        if (entry.starts().contains(value)) {
            Route route = Route.straight(List.of(way.start()));
            if (mayEnd(pawn, route, true)) {
                moves.add(new Move(pawn, -1, value, false, -1, route));
            }
        }
        if (entry.walks().contains(value) || entry.firstFree() && board.isAllInBase()) {
            Route route = Route.straight(squares(way.first(), way.first() + value - 1))
                    .linked(way.links());
            if (mayGo(pawn, route) && mayEnd(pawn, route, true)) {
                moves.add(new Move(pawn, -1, value, false, -1, route));
            }
        }
        return moves;
    }

    /** To the start with both values that are on the table. */
    private List<Move> sums(int pawn) {
        int sum = now.dice.stream().mapToInt(v -> v).sum();
        if (!rules.entry().sums()
                || now.dice.size() != 2
                || !rules.entry().starts().contains(sum)) {
            return List.of();
        }
        Route route = Route.straight(List.of(way.start()));
        return mayEnd(pawn, route, true) ? List.of(new Move(pawn, -1, sum, true, -1, route)) : List.of();
    }

    /** Two pawns to the start at once. */
    private List<Move> pairs(int value) {
        Route route = Route.straight(List.of(way.start()));
        if (!rules.entry().pairs().contains(value) || !mayEnd(-1, route, true)) {
            return List.of();
        }
        int[] base = IntStream.range(0, game.pawns())
                .filter(i -> board.own()[i] == Circuit.BASE)
                .toArray();
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < base.length; i++) {
            for (int j = i + 1; j < base.length; j++) {
                moves.add(new Move(base[i], base[j], value, false, -1, route));
            }
        }
        return moves;
    }

    private List<Move> goings(int pawn, int value, boolean bonus) {
        if (!way.roads().isEmpty()) {
            return roads(pawn, value);
        }
        int steps = bonus ? value : rules.throwing().steps(value, board.isBaseEmpty());
        Route route = route(board.own()[pawn], value, steps);
        if (route != null && rules.company().own() == Company.Own.BEHIND) {
            route = behind(pawn, route);
        }
        if (route != null) {
            route = route.linked(way.links());
        }
        return route != null && mayGo(pawn, route) && mayEnd(pawn, route, false)
                ? List.of(new Move(pawn, -1, value, false, -1, route))
                : List.of();
    }

    /** On a board with short cuts: the plain way, then the short one. */
    private List<Move> roads(int pawn, int value) {
        int from = board.own()[pawn];
        if (way.isFinished(from)) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>();
        int turning = Roads.turning(way, from);
        for (int road :
                turning < 0 ? List.of(-1) : rules.going().shortMust() ? List.of(turning) : List.of(-1, turning)) {
            boolean reached = rules.going().door() == Going.Door.HOME;
            Route route = Route.straight(Roads.walk(way, from, value, road >= 0, reached));
            boolean beyond = route.squares().size() < value;
            route = route.linked(way.links());
            if (!(beyond && rules.going().overshoot() == Going.Overshoot.FORBID)
                    && mayGo(pawn, route)
                    && mayEnd(pawn, route, false)) {
                moves.add(new Move(pawn, -1, value, false, road, route));
            }
        }
        return moves;
    }

    /** Whether no pawn is on the ring, and none beside those in the base could be moved with any throw. */
    boolean isWaiting() {
        int[] own = board.own();
        return rules.entry().tries() > 1
                && IntStream.of(own).noneMatch(way::isShared)
                && IntStream.range(0, own.length)
                        .filter(pawn -> own[pawn] != Circuit.BASE)
                        .noneMatch(pawn -> rules.throwing().values().stream()
                                .anyMatch(v -> !goings(pawn, v.shows(), false).isEmpty()));
    }

    /** The way of some steps, or null where it leads nowhere. */
    private @Nullable Route route(int from, int value, int steps) {
        boolean shut = rules.gate() != Gate.NONE && (now.hitters >>> now.seat & 1) == 0 && from <= way.last();
        return route(rules, from, value, steps, shut);
    }

    /**
     * The way of some steps on a board without short cuts, or null where it leads nowhere.
     *
     * @param value by which they are walked
     * @param shut whether the pawn is before a gate
     */
    static @Nullable Route route(CrossRules rules, int from, int value, int steps, boolean shut) {
        Circuit way = rules.circuit();
        if (way.isFinished(from) && !(way.goal().places() && way.goal().inside())) {
            return null;
        }
        if (way.stair() && from >= way.last()) {
            return value == Math.min(from - way.last() + 1, 6) ? Route.straight(List.of(from + 1)) : null;
        }
        if (shut && rules.gate() == Gate.ROUND) {
            return Route.straight(IntStream.rangeClosed(1, steps)
                    .map(i -> (from + 1 + i) % way.ring() - 1)
                    .boxed()
                    .toList());
        }
        int end = shut || way.stair() ? way.last() : way.end();
        if (rules.going().door() == Going.Door.AGAIN && from == end - 1) {
            return rules.repeats().on().contains(value) ? Route.straight(List.of(end)) : null;
        }
        int over = from + steps - end;
        if (over <= 0) {
            return Route.straight(squares(from + 1, from + steps));
        }
        return shut
                ? null
                : switch (rules.going().overshoot()) {
                    case FORBID -> null;
                    case STOP -> from == end ? null : Route.straight(squares(from + 1, end));
                    case BACK -> from - over < way.first() ? null : new Route(List.of(from - over), 0);
                    case BOUNCE -> end - over < way.first() ? null : bounced(from, end, over);
                };
    }

    private static Route bounced(int from, int end, int over) {
        List<Integer> squares = new ArrayList<>(squares(from + 1, end));
        int forward = squares.size();
        for (int i = 1; i <= over; i++) {
            squares.add(end - i);
        }
        return new Route(squares, forward);
    }

    private static List<Integer> squares(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    /** The way up to just behind own pawns on its last squares; null where there is no room. */
    private @Nullable Route behind(int pawn, Route route) {
        List<Integer> squares = route.squares();
        while (!squares.isEmpty() && board.ownBut(pawn, squares.getLast()) > 0) {
            squares = squares.subList(0, squares.size() - 1);
        }
        boolean shortened = squares.size() < route.squares().size();
        if (squares.isEmpty() || shortened && squares.getLast() == board.own()[pawn]) {
            return null;
        }
        return new Route(squares, Math.min(route.forward(), squares.size()));
    }

    /** Whether nothing on the way stands against it. */
    private boolean mayGo(int pawn, Route route) {
        List<Integer> passed = route.passed();
        boolean free = switch (rules.company().passing()) {
            case ALL -> true;
            case NOT_OWN -> passed.stream().allMatch(p -> board.ownBut(pawn, p) == 0);
            case NOBODY -> passed.stream().allMatch(p -> board.allBut(pawn, p) == 0);
        };
        boolean jumps = way.goal().places() && !way.goal().jump();
        return free
                && !(jumps && passed.stream().anyMatch(p -> way.isFinished(p) && board.ownBut(pawn, p) > 0))
                && !(rules.blocking().passing()
                        && route.passedForward().stream().anyMatch(board::isBlocked));
    }

    /** Whether nothing on its last square stands against a move. */
    private boolean mayEnd(int pawn, Route route, boolean entering) {
        int to = route.to();
        if (!way.isOnBoard(to)) {
            return true; // home takes all
        }
        Company company = rules.company();
        boolean apart = company.own() == Company.Own.FORBID
                || company.own() == Company.Own.BEHIND
                || way.goal().places() && way.isFinished(to);
        if (apart && board.ownBut(pawn, to) > 0
                || rules.going().door() == Going.Door.CLOSED && to == way.end() - 1
                || rules.blocking().landing() && board.isBlocked(to)
                || isParted(pawn, to)) {
            return false;
        }
        boolean start = entering && to == way.start();
        if (company.most() > 0 && board.allBut(pawn, to) >= company.most()) {
            // Of a full start somebody goes, unless both are own.
            return start && rules.entry().full() == Entry.Full.LAST_GOES && board.ownBut(pawn, to) < company.most();
        }
        return board.foes(to) == 0 || mayMeet(to, start);
    }

    /** Whether an own pawn is there that was together with this one before in the throw. */
    private boolean isParted(int pawn, int to) {
        return IntStream.range(0, game.pawns())
                .filter(other -> other != pawn && board.own()[other] == to)
                .anyMatch(other -> now.apart.contains(Math.min(pawn, other) * 10 + Math.max(pawn, other)));
    }

    /** Whether a move may end where foes stand. */
    private boolean mayMeet(int to, boolean start) {
        Hitting hitting = rules.hitting();
        if (way.isSafe(to) && hitting.onSafe() == Hitting.OnSafe.CLOSED && !(start && hitting.entering())) {
            return false;
        }
        return hitting.doorstep()
                || IntStream.range(0, game.seats())
                        .filter(board::isFoe)
                        .noneMatch(s -> java.util.Arrays.stream(now.pawns[s])
                                .anyMatch(p -> p == way.start() && board.meets(s, p, to)));
    }
}
