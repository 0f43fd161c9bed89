package alea.cross;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Who stands where: what the plain rules ask of a position. */
final class PlainBoard {
    private final CrossGame game;
    private final CrossRules rules;
    private final Circuit way;
    private final CrossState now;

    PlainBoard(CrossGame game, CrossState now) {
        this.game = game;
        this.now = now;
        rules = game.crossRules();
        way = rules.circuit();
    }

    /** The pawns of the seat to act. */
    int[] own() {
        return now.pawns[now.seat];
    }

    /** Whether no pawn of the seat to act is in its base. */
    boolean isBaseEmpty() {
        return Arrays.stream(own()).noneMatch(p -> p == Circuit.BASE);
    }

    /** Whether all its pawns are in the base. */
    boolean isAllInBase() {
        return Arrays.stream(own()).allMatch(p -> p == Circuit.BASE);
    }

    /** Whether all pawns of a seat are done. */
    boolean isDone(int seat) {
        return Arrays.stream(now.pawns[seat]).allMatch(way::isFinished);
    }

    /** Pawns of a seat on the square that the seat to act calls by this progress. */
    int count(int seat, int progress) {
        int there = 0;
        for (int its : now.pawns[seat]) {
            there += meets(seat, its, progress) ? 1 : 0;
        }
        return there;
    }

    /** Whether a pawn of a seat is on the square that the seat to act calls by this progress. */
    boolean meets(int seat, int its, int progress) {
        if (!way.isOnBoard(its) || !way.isOnBoard(progress)) {
            return false;
        }
        if (!way.isShared(its) || !way.isShared(progress)) {
            return seat == now.seat && its == progress;
        }
        return way.square(game.place(seat), its) == way.square(game.place(now.seat), progress);
    }

    /** Own pawns there, but for one. */
    int ownBut(int pawn, int progress) {
        return count(now.seat, progress) - (pawn >= 0 && meets(now.seat, own()[pawn], progress) ? 1 : 0);
    }

    /** Pawns of other sides there. */
    int foes(int progress) {
        int foes = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            foes += isFoe(seat) ? count(seat, progress) : 0;
        }
        return foes;
    }

    /** Pawns of all seats there, but for an own one. */
    int allBut(int pawn, int progress) {
        return ownBut(pawn, progress)
                + IntStream.range(0, game.seats())
                        .filter(s -> s != now.seat)
                        .map(s -> count(s, progress))
                        .sum();
    }

    /** Whether a seat is of another side than the seat to act. */
    boolean isFoe(int seat) {
        return !game.together(seat, now.seat);
    }

    /** Whether pawns there are a block that bars the seat to act. */
    boolean isBlocked(int progress) {
        Blocking blocking = rules.blocking();
        if (!way.isShared(progress)) {
            return blocking.lane() && count(now.seat, progress) >= blocking.size();
        }
        boolean here = switch (blocking.where()) {
            case NOWHERE -> false;
            case ANYWHERE -> true;
            case PLAIN -> !way.isSafe(progress);
            case SAFE -> way.isSafe(progress);
        };
        return here
                && IntStream.range(0, game.seats())
                        .filter(s -> blocking.own() || isFoe(s))
                        .anyMatch(s -> isBlock(s, progress));
    }

    /** Whether a seat, with its partners where they count, has a block there. */
    boolean isBlock(int seat, int progress) {
        return IntStream.range(0, game.seats())
                        .filter(s -> s == seat || rules.blocking().mixed() && game.together(s, seat))
                        .map(s -> count(s, progress))
                        .sum()
                >= rules.blocking().size();
    }

    /** Whether nobody stands on the start of a seat. */
    boolean isStartFree(int of) {
        int start = way.square(game.place(of), way.start());
        return IntStream.range(0, game.seats())
                .noneMatch(s -> Arrays.stream(now.pawns[s])
                        .anyMatch(p -> way.isShared(p) && way.square(game.place(s), p) == start));
    }

    /** Whether pawns of two other seats stand on the start of a seat, so that it matters who came last. */
    boolean isLate(int of) {
        int start = way.square(game.place(of), way.start());
        int others = 0;
        for (int s = 0; s < game.seats(); s++) {
            int place = game.place(s);
            boolean there = s != of
                    && Arrays.stream(now.pawns[s]).anyMatch(p -> way.isShared(p) && way.square(place, p) == start);
            others += there ? 1 : 0;
        }
        return others > 1;
    }
}
