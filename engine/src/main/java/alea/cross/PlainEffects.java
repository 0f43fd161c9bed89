package alea.cross;

import java.util.Collections;
import java.util.stream.IntStream;

/** What a move does to the board, and what it earns. */
final class PlainEffects {
    private final CrossGame game;
    private final CrossRules rules;
    private final Circuit way;
    private final CrossState now;
    private final PlainBoard board;

    PlainEffects(CrossGame game, CrossState now) {
        this.game = game;
        this.now = now;
        rules = game.crossRules();
        way = rules.circuit();
        board = new PlainBoard(game, now);
    }

    /** Carries out a move. */
    void move(Move move) {
        use(move);
        int to = move.to();
        boolean hit = false;
        if (rules.hitting().passing()) {
            for (int square : move.route().passedForward()) {
                hit |= way.isShared(square) && !way.isSafe(square) && strike(square, to);
            }
        }
        int from = board.own()[move.pawn()];
        for (int square : move.route().swept()) {
            hit |= !way.isSafe(square) && sweep(square, move, from);
        }
        boolean entering = from == Circuit.BASE && to == way.start();
        hit |= way.isShared(to) && landing(move, to, entering);
        part(move.pawn(), from, to);
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            if (goes(pawn, move, from)) {
                board.own()[pawn] = to;
            }
        }
        if (move.other() >= 0) {
            board.own()[move.other()] = to;
        }
        remember();
        if (rules.remembersLast() && now.sixes == rules.repeats().limit() - 1) {
            now.last = way.isShared(to) ? move.pawn() : -1;
        }
        if (hit && rules.remembersHits()) {
            now.hitters |= 1 << now.seat;
        }
        reward(hit, !way.isFinished(from) && way.isFinished(to));
    }

    /** Whether an own pawn goes with a move, by itself or carried along. */
    private boolean goes(int pawn, Move move, int from) {
        boolean carried =
                rules.company().own() == Company.Own.CARRY && from != Circuit.BASE && board.own()[pawn] == from;
        return pawn == move.pawn() || carried;
    }

    /** Remembers whom a pawn leaves behind on the board; one that is home has parted from nobody. */
    private void part(int pawn, int from, int to) {
        if (!rules.remembersApart() || from == Circuit.BASE) {
            return;
        }
        for (int other = 0; other < game.pawns(); other++) {
            int pair = Math.min(pawn, other) * 10 + Math.max(pawn, other);
            if (other != pawn && board.own()[other] == from) {
                now.apart.add(pair);
            }
            if (way.isFinished(to)) {
                now.apart.remove(pair);
            }
        }
    }

    /** Takes what the move uses from the table, or from the steps that were earned. */
    private void use(Move move) {
        if (now.dice.isEmpty()) {
            now.bonus.remove(/* index */ now.bonus.indexOf(move.value()));
        } else if (move.sum()) {
            now.dice.clear();
        } else {
            now.dice.remove(/* index */ now.dice.indexOf(move.value()));
        }
    }

    /** Sends back whom a move hits where it ends; says whether it did. */
    private boolean landing(Move move, int to, boolean entering) {
        Hitting hitting = rules.hitting();
        if (!hitting.landing() || move.route().turns() && !hitting.turned()) {
            return false;
        }
        if (entering && isFull(to)) {
            makeRoom(to);
            return true;
        }
        boolean open = !way.isSafe(to) || entering && hitting.entering();
        return open && strike(to, to);
    }

    private boolean isFull(int start) {
        int most = rules.company().most();
        return most > 0 && board.allBut(-1, start) >= most;
    }

    /** From a full start a foe goes: who came last, where they are of two seats; the lower number of a seat. */
    private void makeRoom(int start) {
        int seat = now.late.getOrDefault(
                now.seat,
                IntStream.range(0, game.seats())
                        .filter(s -> board.isFoe(s) && board.count(s, start) > 0)
                        .findFirst()
                        .orElseThrow());
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            if (board.meets(seat, now.pawns[seat][pawn], start)) {
                now.pawns[seat][pawn] = Circuit.BASE;
                return;
            }
        }
    }

    /** Remembers who came last where two others stand on a start, and forgets it where they no longer do. */
    void remember() {
        for (int of = 0; rules.remembersLate() && of < game.seats(); of++) {
            if (board.isLate(of)) {
                now.late.putIfAbsent(of, now.seat);
            } else {
                now.late.remove(of);
            }
        }
    }

    /** Sends back whom a slide meets on a square; says whether foes are among them. */
    private boolean sweep(int square, Move move, int from) {
        boolean hit = strike(square, move.to());
        for (int seat = 0; way.links().all() && seat < game.seats(); seat++) {
            for (int pawn = 0; !board.isFoe(seat) && pawn < game.pawns(); pawn++) {
                boolean goes = seat == now.seat && goes(pawn, move, from);
                if (!goes && board.meets(seat, now.pawns[seat][pawn], square)) {
                    now.pawns[seat][pawn] = back(seat, move.to());
                    if (seat == now.seat) {
                        int swept = pawn;
                        now.apart.removeIf(pair -> pair / 10 == swept || pair % 10 == swept);
                    }
                }
            }
        }
        return hit;
    }

    /** Where a pawn of a seat goes that is hit by one which comes to a square. */
    private int back(int seat, int to) {
        boolean free = board.isStartFree(seat)
                && !(way.isShared(to)
                        && way.square(game.place(now.seat), to) == way.square(game.place(seat), way.start()));
        return rules.hitting().sent() == Hitting.Sent.START && free ? way.start() : Circuit.BASE;
    }

    /**
     * Sends all foes on a square back.
     *
     * @param to where the pawn ends that hits them
     */
    private boolean strike(int square, int to) {
        boolean struck = false;
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; board.isFoe(seat) && pawn < game.pawns(); pawn++) {
                if (board.meets(seat, now.pawns[seat][pawn], square)) {
                    now.pawns[seat][pawn] = back(seat, to);
                    struck = true;
                }
            }
        }
        return struck;
    }

    private void reward(boolean hit, boolean home) {
        Rewards rewards = rules.rewards();
        if (hit && rewards.hitThrows() || home && rewards.homeThrows()) {
            now.owed = 1;
        }
        if (hit && rewards.hitSteps() > 0) {
            now.bonus.add(rewards.hitSteps());
        }
        if (home && rewards.homeSteps() > 0) {
            now.bonus.add(rewards.homeSteps());
        }
        Collections.sort(now.bonus);
    }

    /** Carries out what becomes of a seat that has thrown too many in a row. */
    void punish() {
        int[] own = board.own();
        switch (rules.repeats().penalty()) {
            case NONE -> {}
            case UNDONE -> {
                for (int s = 0; now.undo != null && s < now.pawns.length; s++) {
                    now.pawns[s] = now.undo[s].clone();
                }
            }
            case LAST_MOVED -> {
                if (now.last >= 0) {
                    own[now.last] = Circuit.BASE;
                }
            }
            case FOREMOST -> {
                int most = IntStream.of(own)
                        .filter(p -> way.isOnBoard(p) && !way.isFinished(p))
                        .max()
                        .orElse(Circuit.BASE);
                for (int pawn = 0; pawn < own.length && most != Circuit.BASE; pawn++) {
                    if (own[pawn] == most) {
                        own[pawn] = Circuit.BASE;
                        return;
                    }
                }
            }
            case ALL_ON_PLAIN -> own(p -> way.isShared(p) && !way.isSafe(p));
            case ALL_ON_RING -> own(way::isShared);
            case ALL -> own(p -> !way.isFinished(p));
        }
        remember();
    }

    private void own(java.util.function.IntPredicate such) {
        for (int pawn = 0; pawn < board.own().length; pawn++) {
            if (such.test(board.own()[pawn])) {
                board.own()[pawn] = Circuit.BASE;
            }
        }
    }
}
