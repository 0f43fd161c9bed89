package alea.cross;

import alea.game.BadInput;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What a text may not say, because no match of the game comes there. */
final class CrossChecks {
    private final CrossGame game;
    private final CrossRules rules;
    private final Circuit way;
    private final CrossState state;
    private final PlainBoard board;

    CrossChecks(CrossGame game, CrossState state) {
        this.game = game;
        this.state = state;
        rules = game.crossRules();
        way = rules.circuit();
        board = new PlainBoard(game, state);
    }

    /**
     * Holds that a match can come there.
     *
     * @throws BadInput when it cannot
     */
    void check() {
        checkOwn();
        checkLinks();
        checkMeetings();
        if (checkEnd()) {
            return;
        }
        checkOpen();
        checkTries();
        checkSixes();
        checkBonus();
        checkLast();
        checkLate();
        checkThrow();
    }

    private static BadInput bad(String message) {
        return new BadInput("position, " + message);
    }

    private void checkOwn() {
        Company.Own own = rules.company().own();
        boolean apart = own == Company.Own.FORBID || own == Company.Own.BEHIND;
        for (int seat = 0; seat < game.seats(); seat++) {
            int[] pawns = state.pawns[seat];
            for (int i = 0; i < pawns.length; i++) {
                int p = pawns[i];
                long there = IntStream.of(pawns).filter(q -> q == p).count();
                long most = p == way.start() && !rules.entry().pairs().isEmpty() ? 2 : 1;
                boolean alone = apart || way.goal().places() && way.isFinished(p);
                if (alone && way.isOnBoard(p) && there > most) {
                    throw bad(String.format(
                            Locale.ROOT,
                            "place %d: %d of its pawns are on %d, and %s has %d there",
                            game.place(seat),
                            there,
                            p,
                            game.spec().name(),
                            most));
                }
            }
        }
    }

    /** Nobody stays where a link begins. */
    private void checkLinks() {
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int p = state.pawns[seat][pawn];
                if (way.links().leadsOn(p)) {
                    throw bad(String.format(
                            Locale.ROOT,
                            "place %d, pawn %d: nobody stays on %d, which leads on to %d",
                            game.place(seat),
                            pawn,
                            p,
                            way.links().end(p)));
                }
            }
        }
    }

    /** Who lands hits, or may not land, on most squares, so two sides share only some. */
    private void checkMeetings() {
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int p = state.pawns[seat][pawn];
                if (way.isOnBoard(p)) {
                    checkMeeting(seat, pawn, p);
                }
            }
        }
    }

    private void checkMeeting(int seat, int pawn, int p) {
        int all = 0;
        for (int other = 0; other < game.seats(); other++) {
            int there = count(other, seat, p);
            all += there;
            if (there > 0 && !game.together(seat, other) && !isMeetingPlace(p)) {
                throw bad(String.format(
                        Locale.ROOT,
                        "place %d, pawn %d: %d shares a square with place %d; it is not shared",
                        game.place(seat),
                        pawn,
                        p,
                        game.place(other)));
            }
        }
        if (rules.company().most() > 0 && all > rules.company().most()) {
            throw bad(String.format(
                    Locale.ROOT,
                    "place %d, pawn %d: %d pawns are on %d, and a square holds %d",
                    game.place(seat),
                    pawn,
                    all,
                    p,
                    rules.company().most()));
        }
    }

    /** Pawns of a seat on a square of another. */
    private int count(int other, int seat, int p) {
        return (int) IntStream.of(state.pawns[other])
                .filter(q -> way.isOnBoard(q)
                        && (way.isShared(p) && way.isShared(q)
                                ? way.square(game.place(other), q) == way.square(game.place(seat), p)
                                : seat == other && p == q))
                .count();
    }

    private boolean isMeetingPlace(int p) {
        Hitting hitting = rules.hitting();
        // Where pawns turn back, sources write such positions in their examples, so they are read.
        Going.Overshoot overshoot = rules.going().overshoot();
        boolean back = overshoot == Going.Overshoot.BOUNCE || overshoot == Going.Overshoot.BACK;
        return way.isSafe(p) ? hitting.onSafe() == Hitting.OnSafe.SHARED : !hitting.landing() || back;
    }

    /** Whether the match is over; holds that then nothing is left to do, and else somebody is to do it. */
    private boolean checkEnd() {
        List<Integer> home =
                IntStream.range(0, game.seats()).filter(board::isDone).boxed().toList();
        boolean all = rules.finish() == Finish.ALL;
        if (all && (!state.done.containsAll(home) || !home.containsAll(state.done))) {
            throw bad(String.format(
                    Locale.ROOT,
                    "done: it is not the places of those who have all pawns home, [%s]",
                    CrossNotation.joined(home.stream().map(game::place).toList())));
        }
        List<Integer> winners = home.stream()
                .filter(s -> IntStream.range(0, game.seats())
                        .filter(t -> game.together(s, t))
                        .allMatch(board::isDone))
                .toList();
        boolean over = all ? home.size() >= game.seats() - 1 : !winners.isEmpty();
        if (!over) {
            if (home.contains(state.seat)) {
                throw bad(String.format(Locale.ROOT, "TURN: place %d has all pawns home", game.place(state.seat)));
            }
            return false;
        }
        if (all && home.size() == game.seats()) {
            throw bad("done: the match is over before all are home");
        }
        if (!all && winners.stream().anyMatch(s -> !game.together(s, winners.getFirst()))) {
            throw bad(String.format(
                    Locale.ROOT,
                    "place %d: it has won as place %d has, and a match ends with the first",
                    game.place(winners.getLast()),
                    game.place(winners.getFirst())));
        }
        if (all ? state.seat != state.done.getFirst() : !winners.contains(state.seat)) {
            throw bad(String.format(
                    Locale.ROOT, "TURN: place %d has not won, and the match is over", game.place(state.seat)));
        }
        boolean empty = state.dice.isEmpty()
                && CrossMemory.write(game, state).keySet().stream().allMatch("done"::equals);
        if (!empty) {
            throw bad("DICE: the match is over, so DICE is - and nothing else is remembered");
        }
        return true;
    }

    /** No pawn is on a last square that is home already. */
    private void checkOpen() {
        for (int seat = 0; seat < game.seats() && rules.going().door() == Going.Door.HOME; seat++) {
            if (IntStream.of(state.pawns[seat]).anyMatch(p -> p == way.last())) {
                throw bad(String.format(Locale.ROOT, "place %d: %d is home here, H", game.place(seat), way.last()));
            }
        }
    }

    private void checkTries() {
        if (state.tries > 0 && !new PlainOptions(game, state).isWaiting()) {
            throw bad(String.format(
                    Locale.ROOT, "tries: place %d has a pawn that can move without entering", game.place(state.seat)));
        }
    }

    private void checkSixes() {
        boolean shown = !state.dice.isEmpty() && rules.throwing().use() == Throwing.Use.WHOLE;
        if (rules.counts() && shown && rules.repeats().by(state.dice) != state.sixes > 0) {
            throw bad(String.format(
                    Locale.ROOT,
                    "sixes: they count the throw on the table, %s, too",
                    CrossNotation.joined(state.dice)));
        }
        if (rules.undoes() && state.sixes > 0 != (state.undo != null)) {
            throw bad("undo: it is there with sixes, and only then");
        }
        if (state.undo != null) {
            checkUndo(state.undo);
        }
    }

    /** What is of a throw is there while something of it is still to be used. */
    private void checkThrow() {
        boolean used = state.dice.isEmpty() && state.bonus.isEmpty();
        if (used && state.owed > 0) {
            throw bad("throws: without values on the table a throw is next anyhow");
        }
        int[] own = state.pawns[state.seat];
        for (int pair : state.apart) {
            int one = own[pair / 10];
            int other = own[pair % 10];
            if (used || !way.isOnBoard(one) || !way.isOnBoard(other) || one == other) {
                throw bad(String.format(
                        Locale.ROOT,
                        "apart: %d+%d were parted in a throw that still goes on, and both are on squares",
                        pair / 10,
                        pair % 10));
            }
        }
    }

    /** What can come back is a position that can be, and nobody else is done there. */
    private void checkUndo(int[][] pawns) {
        var before = new CrossState(game.seats(), game.pawns());
        for (int seat = 0; seat < pawns.length; seat++) {
            System.arraycopy(pawns[seat], 0, before.pawns[seat], 0, pawns[seat].length);
        }
        var then = new CrossChecks(game, before);
        then.checkOwn();
        then.checkLinks();
        then.checkMeetings();
        for (int seat = 0; seat < game.seats(); seat++) {
            if (then.board.isDone(seat) != state.done.contains(seat)) {
                throw bad(String.format(
                        Locale.ROOT, "undo: place %d is done before or after, not both", game.place(seat)));
            }
        }
    }

    private void checkBonus() {
        Rewards rewards = rules.rewards();
        // Who passes and hits foes may get home in the same move.
        boolean two = rules.hitting().passing() && rewards.hitSteps() > 0 && rewards.homeSteps() > 0;
        int more = two ? game.pawns() : 0;
        int most = 2 * CrossNotation.mostValues(rules.throwing()) + more;
        if (state.bonus.size() > most) {
            throw bad(String.format(
                    Locale.ROOT, "bonus: %d wait to be moved, and there are %d at most", state.bonus.size(), most));
        }
        if (rules.throwing().use() == Throwing.Use.WHOLE && !state.bonus.isEmpty()) {
            if (!state.dice.isEmpty() || state.bonus.size() > 1 + more) {
                throw bad("bonus: one at a time is moved, and the throw before it, so DICE is -");
            }
        }
    }

    private void checkLast() {
        if (state.last < 0) {
            return;
        }
        boolean whole = rules.throwing().use() == Throwing.Use.WHOLE;
        boolean used = (state.dice.isEmpty() || !whole)
                && state.sixes == rules.repeats().limit() - 1;
        if (!used || !way.isShared(state.pawns[state.seat][state.last])) {
            throw bad(String.format(
                    Locale.ROOT,
                    "last: it is there with sixes=%d, after the move, while that pawn is on the ring",
                    rules.repeats().limit() - 1));
        }
    }

    private void checkLate() {
        for (int of = 0; rules.remembersLate() && of < game.seats(); of++) {
            Integer who = state.late.get(of);
            if (board.isLate(of) != (who != null)) {
                throw bad(String.format(
                        Locale.ROOT,
                        "late: it says who came last to the start of place %d when two other seats are there,"
                                + " and only then",
                        game.place(of)));
            }
            if (who != null && (who == of || count(who, of, way.start()) == 0)) {
                throw bad(String.format(
                        Locale.ROOT,
                        "late: place %d is not on the start of place %d",
                        game.place(who),
                        game.place(of)));
            }
        }
    }
}
