package alea.ludocs;

import alea.game.Position;
import alea.ludocs.Snapshot.Piece;
import alea.ludocs.Snapshot.Wait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A LUDO-CS position in plain arrays: what each piece is, and for every square of the path the pieces on it as bits, so
 * that meeting, joining and blocking are bit tests. {@link PlainLudoCs} says what it does.
 */
public final class LudoCsPosition extends Position {
    private static final int PIECES = Board.SEATS * Board.PIECES;
    private static final int MOST_OPTIONS = Board.PIECES + Board.PIECES / 2;
    /** The answer of {@link #walk} to a move that leads beyond home. */
    private static final int BEYOND = -1;

    private final LudoCsGame game;
    private final Rules rules;
    private Event.@Nullable Observer observer;
    /** Whether the next turn is not begun when one ends: scenarios play single turns. */
    private boolean singleTurns;

    private Wait wait = Wait.OPENING;
    private Ending ending = Ending.NONE;

    // By piece.
    private final int[] cell = new int[PIECES];
    private final int[] direction = new int[PIECES];
    private final int[] captures = new int[PIECES];
    private final int[] passes = new int[PIECES];
    private final Aura[] aura = new Aura[PIECES];
    private final int[] until = new int[PIECES];
    private final int[] threes = new int[PIECES];
    private final int[] of = new int[PIECES];
    private final int[] block = new int[PIECES];

    /** By square of the path: the pieces on it, as bits. */
    private final int[] on = new int[Board.SQUARES];
    /** By seat: the squares on which it has a block, as bits. */
    private final long[] blocks = new long[Board.SEATS];
    /** By seat: how many pieces are home. */
    private final int[] home = new int[Board.SEATS];

    private final int[] next = new int[Board.SEATS];
    private final int[] opening = new int[Board.SEATS];
    /** The seats that have finished, counted from 1, in four bits each, the first in the lowest. */
    private int finished;

    private int round;
    private int first;
    private int released;
    private int mystery;
    private int left;
    private int die;
    private int sixes;
    private int owed;
    private boolean captured;
    private boolean moved;
    /** Pieces as bits. */
    private int pending;
    /** Numbers of pieces counted from 1, in four bits each, the next in the lowest. */
    private int forced;

    private int forcedSteps;

    // What can be done with the die; made from the rest.
    private final int[] mask = new int[MOST_OPTIONS];
    private final int[] steps = new int[MOST_OPTIONS];
    private final int[] target = new int[MOST_OPTIONS];
    private final int[] shortMask = new int[MOST_OPTIONS];
    private final int[] shortSteps = new int[MOST_OPTIONS];
    private final int[] shortTarget = new int[MOST_OPTIONS];
    private int full;
    private int partial;
    private boolean obstructed;

    LudoCsPosition(LudoCsGame game) {
        this.game = game;
        rules = game.switches();
        restore(Snapshot.start());
    }

    /** Who is told what happens, or null. Copies have no observer. */
    public void observe(Event.@Nullable Observer observer) {
        this.observer = observer;
    }

    @Override
    public void take(int option) {
        switch (wait) {
            case OPENING -> openingRoll(option + 1);
            case ROLL -> roll(option + 1);
            case CHOICE -> choose(option);
            case COIN -> coin(option == 0 ? Board.CW : Board.CCW);
            case TELEPORT -> teleport(option);
            case AURA -> touch(option == 0 ? Aura.ENERGISED : Aura.SICK);
            case SPAWN -> spawn(option);
            case OVER -> throw new IllegalStateException("the match is over");
        }
    }

    private void tell(Event event) {
        if (observer != null) {
            observer.happened(event);
        }
    }

    // The opening.

    private void openingRoll(int value) {
        opening[seat] = value;
        if (observer != null) {
            tell(new Event.OpeningRoll(seat, value));
        }
        for (int s = 0; s < Board.SEATS; s++) {
            if (opening[s] == 0) {
                seat = s;
                return;
            }
        }
        int highest = 0;
        for (int s = 0; s < Board.SEATS; s++) {
            highest = Math.max(highest, opening[s]);
        }
        int tied = 0;
        int winner = -1;
        for (int s = 0; s < Board.SEATS; s++) {
            if (opening[s] == highest) {
                tied++;
                winner = winner < 0 ? s : winner;
            }
        }
        if (tied > 1 && rules.tie() != Rules.Tie.FIRST) {
            seat = -1;
            for (int s = 0; s < Board.SEATS; s++) {
                opening[s] = rules.tie() == Rules.Tie.ALL || opening[s] == highest ? 0 : -1;
                seat = seat < 0 && opening[s] == 0 ? s : seat;
            }
            return;
        }
        Arrays.fill(opening, 0);
        first = winner;
        if (observer != null) {
            tell(new Event.OpeningWon(winner));
        }
        turns++;
        awaitRoll(winner);
    }

    // A turn: a chain of rolls.

    private void awaitRoll(int who) {
        seat = who;
        die = 0;
        captured = false;
        await(Wait.ROLL, 6);
    }

    private void await(Wait what, int outcomes) {
        wait = what;
        node = CHANCE;
        options = outcomes;
    }

    private void roll(int value) {
        if (observer != null) {
            tell(new Event.Rolled(seat, value));
        }
        expel(value);
        sixes = value == 6 ? sixes + 1 : 0;
        if (sixes == 3) {
            breakBlocks();
            return;
        }
        find(seat, value);
        if (full + partial > 0) {
            die = value;
            offer();
            return;
        }
        if (obstructed && observer != null) {
            tellBlocked(value);
            tell(new Event.Ignored(seat));
        }
        if (value == 6 && rules.unusableSixRolls()) {
            owed++;
        }
        rollAgainOrEnd();
    }

    /** Puts the options that were found in place: the full ones, or the partial ones where there is no other (A17). */
    private void offer() {
        wait = Wait.CHOICE;
        node = DECISION;
        if (full > 0) {
            options = full;
            return;
        }
        if (observer != null) {
            tellBlocked(die);
        }
        options = partial;
        System.arraycopy(shortMask, 0, mask, 0, partial);
        System.arraycopy(shortSteps, 0, steps, 0, partial);
        System.arraycopy(shortTarget, 0, target, 0, partial);
    }

    /** CS-13: a frozen piece goes to base when its owner rolls enough threes in a row. */
    private void expel(int value) {
        for (int p = seat * Board.PIECES; p < (seat + 1) * Board.PIECES; p++) {
            if (aura[p] != Aura.FROZEN) {
                continue;
            }
            if (rules.threes() == Rules.Threes.ANY) {
                threes[p] = value == of[p] ? threes[p] + 1 : 1;
                of[p] = value;
            } else {
                threes[p] = value == 3 ? threes[p] + 1 : 0;
            }
            if (threes[p] == rules.threes().count) {
                int square = cell[p];
                moved = true;
                toBase(p);
                settle(square);
                if (observer != null) {
                    tell(new Event.Expelled(p));
                }
            }
        }
    }

    private void choose(int option) {
        int pieces = mask[option];
        int to = target[option];
        // A40: a cyclic player goes on after the piece that it considered, the first that moves.
        int n = next[seat];
        while ((pieces >>> seat * Board.PIECES + n & 1) == 0) {
            n = n + 1 & 3;
        }
        next[seat] = n + 1 & 3;
        int piece = Integer.numberOfTrailingZeros(pieces);
        if (cell[piece] == Board.BASE) {
            die = 0;
            pending = pieces;
            await(Wait.COIN, 2);
            return;
        }
        boolean whole = full > 0;
        int by = steps[option];
        int way = (pieces & pieces - 1) == 0 ? direction[piece] : block[piece];
        die = 0;
        move(pieces, to, by, way, whole);
        resume();
    }

    private void move(int pieces, int to, int by, int way, boolean whole) {
        int lowest = Integer.numberOfTrailingZeros(pieces);
        int from = cell[lowest];
        if (Board.onPath(from) && Board.onPath(to) && by > Board.steps(seat, from, way)) {
            for (int rest = pieces; rest != 0; rest &= rest - 1) {
                passes[Integer.numberOfTrailingZeros(rest)]++;
            }
        }
        int victims = arrive(pieces, to);
        if (observer != null) {
            if (whole) {
                for (int rest = pieces; rest != 0; rest &= rest - 1) {
                    tell(new Event.Moved(Integer.numberOfTrailingZeros(rest), from, to, by, way));
                }
            } else {
                tell(new Event.StoppedShort(seat, to));
            }
        }
        capture(victims, pieces, to);
        land(pieces, to);
    }

    private void coin(int way) {
        int piece = Integer.numberOfTrailingZeros(pending);
        int pieces = pending;
        pending = 0;
        direction[piece] = way;
        released = released == 0 ? round : released;
        int to = Board.start(seat);
        int victims = arrive(pieces, to);
        if (observer != null) {
            tell(new Event.Released(piece));
        }
        capture(victims, pieces, to);
        land(pieces, to);
        resume();
    }

    /** Waits for the teleport where a move ended on the mystery cell. */
    private void land(int pieces, int to) {
        wait = Wait.OVER; // nothing to wait for yet
        if (to == mystery) {
            pending = pieces;
            await(Wait.TELEPORT, Destination.ALL.size());
        }
    }

    /** Goes on after something was carried out, unless chance has to decide first. */
    private void resume() {
        if (wait == Wait.TELEPORT || wait == Wait.AURA) {
            return;
        }
        if (home[seat] == Board.PIECES) {
            finish();
        } else if (sixes == 3) {
            breakOn();
        } else {
            boolean six = sixes > 0;
            if (rules.twoRolls()) {
                owed += (six ? 1 : 0) + (captured ? 1 : 0);
            } else if (six || captured) {
                owed = Math.max(owed, 1);
            }
            rollAgainOrEnd();
        }
    }

    private void rollAgainOrEnd() {
        if (owed > 0) {
            owed--;
            awaitRoll(seat);
        } else {
            endTurn();
        }
    }

    // The third six (CS-6).

    private void breakBlocks() {
        forced = 0;
        int at = 0;
        for (int i = 0; i < Board.PIECES; i++) {
            int p = seat * Board.PIECES + i;
            int members = Board.onPath(cell[p]) ? on[cell[p]] : 0;
            if ((members & members - 1) == 0 || Integer.numberOfTrailingZeros(members) != p) {
                continue;
            }
            int movers = members & ~staying(members);
            if (movers == 0) {
                continue;
            }
            forcedSteps = rules.sixEach() ? 6 : 6 / Integer.bitCount(movers);
            for (int rest = movers; rest != 0; rest &= rest - 1) {
                forced |= Integer.numberOfTrailingZeros(rest) % Board.PIECES + 1 << at;
                at += 4;
            }
        }
        breakOn();
    }

    private int staying(int members) {
        int frozen = 0;
        int farthest = 0;
        int most = -1;
        for (int rest = members; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            if (aura[p] == Aura.FROZEN) {
                frozen |= 1 << p;
            }
            int distance = distance(p);
            if (distance > most) {
                most = distance;
                farthest = 1 << p;
            }
        }
        return frozen != 0 ? frozen : farthest;
    }

    private void breakOn() {
        while (forced != 0) {
            int p = seat * Board.PIECES + (forced & 15) - 1;
            int by = forcedSteps;
            forced >>>= 4;
            forcedSteps = forced == 0 ? 0 : forcedSteps;
            full = 0;
            partial = 0;
            consider(seat, 1 << p, direction[p], by, enters(p, direction[p]));
            if (full + partial == 0) {
                continue;
            }
            int to = full > 0 ? target[0] : shortTarget[0];
            move(1 << p, to, full > 0 ? steps[0] : shortSteps[0], direction[p], true);
            if (wait == Wait.TELEPORT) {
                return;
            }
            if (home[seat] == Board.PIECES) {
                finish();
                return;
            }
        }
        owed = 0;
        endTurn();
    }

    // Options.

    /** Finds what can be done with a roll: section by section as {@link PlainLudoCs} lists it. */
    private void find(int who, int value) {
        full = 0;
        partial = 0;
        obstructed = false;
        int lowest = who * Board.PIECES;
        for (int p = lowest; p < lowest + Board.PIECES; p++) {
            int at = cell[p];
            if (at == Board.HOME) {
                continue;
            }
            if (at == Board.BASE) {
                if (value == 6) {
                    release(who, p);
                }
            } else if (aura[p] != Aura.FROZEN) {
                consider(who, 1 << p, direction[p], effect(aura[p], value), enters(p, direction[p]));
            }
        }
        for (long rest = blocks[who]; rest != 0; ) {
            // By lowest member: of two blocks, the one with the lower.
            int square = Long.numberOfTrailingZeros(rest);
            long other = rest & rest - 1;
            if (other != 0) {
                int second = Long.numberOfTrailingZeros(other);
                if (Integer.numberOfTrailingZeros(on[second]) < Integer.numberOfTrailingZeros(on[square])) {
                    square = second;
                }
            }
            rest &= ~(1L << square);
            considerBlock(who, on[square], value);
        }
    }

    private void release(int who, int p) {
        int x = Board.start(who);
        if ((foreignBlocks(who) >>> x & 1) != 0) {
            obstructed = true;
        } else {
            mask[full] = 1 << p;
            steps[full] = 0;
            target[full++] = x;
        }
    }

    private void considerBlock(int who, int members, int value) {
        int lowest = Integer.numberOfTrailingZeros(members);
        boolean alike = true;
        boolean enters = true;
        for (int rest = members; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            if (aura[p] == Aura.FROZEN) {
                return;
            }
            alike &= aura[p] == aura[lowest];
            enters &= enters(p, block[lowest]);
        }
        int size = Integer.bitCount(members);
        int shared = alike ? effect(aura[lowest], value) : value;
        if (rules.evenShares() && shared % size != 0) {
            return;
        }
        consider(who, members, block[lowest], shared / size, enters);
    }

    private static int effect(Aura aura, int value) {
        return aura == Aura.NONE ? value : aura == Aura.ENERGISED ? 2 * value : value / 2;
    }

    /** Whether a piece may turn into its home straight, going this way. */
    private boolean enters(int p, int way) {
        return captures[p] >= 1 && (way == Board.CW || passes[p] >= 1);
    }

    private long foreignBlocks(int who) {
        return blocks[who ^ 1] | blocks[who ^ 2] | blocks[who ^ 3];
    }

    /** Adds the move of a piece or of a block to the options, full or partial, if it is one. */
    private void consider(int who, int pieces, int way, int by, boolean enters) {
        if (by == 0) {
            return;
        }
        int from = cell[Integer.numberOfTrailingZeros(pieces)];
        int to = walk(who, from, way, by, enters);
        if (to == BEYOND) {
            return;
        }
        long foreign = foreignBlocks(who);
        int k = 0;
        if (foreign != 0 && Board.onPath(from)) {
            k = firstBlock(foreign, from, way, Board.onPath(to) ? by : Board.steps(who, from, way));
        }
        if (k == 0 || k == by && rules.blockCaptures(Integer.bitCount(pieces), Integer.bitCount(on[to]))) {
            mask[full] = pieces;
            steps[full] = by;
            target[full++] = to;
            return;
        }
        obstructed = true;
        if (k >= 2 && (k < by || rules.stopsAtLanding())) {
            shortMask[partial] = pieces;
            shortSteps[partial] = k - 1;
            shortTarget[partial++] = Board.wrap(from + way * (k - 1));
        }
    }

    private static int walk(int who, int from, int way, int by, boolean enters) {
        int straight = from + by;
        if (Board.onPath(from)) {
            int away = Board.steps(who, from, way);
            if (by <= away || !enters) {
                return Board.wrap(from + way * by);
            }
            straight = Board.STRAIGHT + by - away - 1;
        }
        return straight > Board.HOME ? BEYOND : straight;
    }

    /** The first of so many steps that meets one of the blocks, or 0. */
    private static int firstBlock(long foreign, int from, int way, int by) {
        int square = from;
        for (int k = 1; k <= by; k++) {
            square += way;
            if (square == Board.SQUARES) {
                square = 0;
            } else if (square < 0) {
                square = Board.SQUARES - 1;
            }
            if ((foreign >>> square & 1) != 0) {
                return k;
            }
        }
        return 0;
    }

    private void tellBlocked(int value) {
        int told = 0;
        int base = -1;
        for (int i = 0; i < Board.PIECES; i++) {
            int p = seat * Board.PIECES + i;
            if (Board.onPath(cell[p]) && aura[p] != Aura.FROZEN) {
                told |= tellBlocked(1 << p, direction[p], effect(aura[p], value), enters(p, direction[p])) ? 1 << p : 0;
            }
            // The piece that a release would bring: the lowest, blue's the next of its cycle (A5).
            int q = seat * Board.PIECES + (seat == Board.SEATS - 1 ? next[seat] + i & 3 : i);
            base = base < 0 && cell[q] == Board.BASE ? q : base;
        }
        for (int p = seat * Board.PIECES; p < (seat + 1) * Board.PIECES; p++) {
            int members = Board.onPath(cell[p]) ? on[cell[p]] : 0;
            if (block[p] == 0 || Integer.numberOfTrailingZeros(members) != p || (told >>> p & 1) != 0) {
                continue;
            }
            full = 0;
            partial = 0;
            obstructed = false;
            considerBlock(seat, members, value);
            if (obstructed) {
                int size = Integer.bitCount(members);
                boolean alike = true;
                boolean enters = true;
                for (int rest = members; rest != 0; rest &= rest - 1) {
                    int q = Integer.numberOfTrailingZeros(rest);
                    alike &= aura[q] == aura[p];
                    enters &= enters(q, block[p]);
                }
                tellBlocked(members, block[p], (alike ? effect(aura[p], value) : value) / size, enters);
            }
        }
        if (value == 6 && base >= 0) {
            int x = Board.start(seat);
            if ((foreignBlocks(seat) >>> x & 1) != 0) {
                tell(new Event.Blocked(base, Board.BASE, x, Integer.numberOfTrailingZeros(on[x])));
            }
        }
        find(seat, value);
    }

    private boolean tellBlocked(int pieces, int way, int by, boolean enters) {
        full = 0;
        partial = 0;
        obstructed = false;
        consider(seat, pieces, way, by, enters);
        if (!obstructed) {
            return false;
        }
        int p = Integer.numberOfTrailingZeros(pieces);
        int from = cell[p];
        int to = walk(seat, from, way, by, enters);
        int k = firstBlock(foreignBlocks(seat), from, way, by);
        int by1 = Integer.numberOfTrailingZeros(on[Board.wrap(from + way * k)]);
        tell(new Event.Blocked(p, from, to, by1));
        return true;
    }

    // Places.

    /** Puts pieces of one cell on another, recomputes blocks, and returns whom they find there; they are off the board. */
    private int arrive(int pieces, int to) {
        moved = true;
        int lowest = Integer.numberOfTrailingZeros(pieces);
        int from = cell[lowest];
        if (from == to) {
            return 0;
        }
        int own = 0xf << seat * Board.PIECES;
        int victims = 0;
        int kept = 0;
        if (Board.onPath(to)) {
            victims = on[to] & ~own;
            if (victims != 0) {
                blocks[Integer.numberOfTrailingZeros(victims) / Board.PIECES] &= ~(1L << to);
                on[to] = 0;
            }
            if (Board.onPath(from) && on[from] == pieces && on[to] == 0) {
                kept = block[lowest]; // a block that goes as a whole keeps its direction
            }
        }
        if (Board.onPath(from)) {
            on[from] &= ~pieces;
        }
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            cell[p] = to;
            block[p] = 0;
            if (to == Board.HOME) {
                clear(p);
                home[seat]++;
            }
        }
        if (Board.onPath(from)) {
            settle(from);
        }
        if (Board.onPath(to)) {
            on[to] |= pieces;
            if (kept != 0) {
                for (int rest = pieces; rest != 0; rest &= rest - 1) {
                    block[Integer.numberOfTrailingZeros(rest)] = kept;
                }
                blocks[seat] |= 1L << to;
            } else {
                settle(to);
            }
        }
        return victims;
    }

    /** Makes or ends the block on a square after a piece has joined or left (A20). */
    private void settle(int square) {
        int members = on[square];
        if (members == 0) {
            blocks[seat] &= ~(1L << square);
            return;
        }
        if ((members & members - 1) == 0) {
            blocks[seat] &= ~(1L << square);
            block[Integer.numberOfTrailingZeros(members)] = 0;
            return;
        }
        blocks[seat] |= 1L << square;
        int most = -1;
        int way = 0;
        for (int rest = members; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            int distance = distance(p);
            if (distance > most) {
                most = distance;
                way = direction[p];
            } else if (distance == most && direction[p] != way) {
                way = Board.CW;
            }
        }
        for (int rest = members; rest != 0; rest &= rest - 1) {
            block[Integer.numberOfTrailingZeros(rest)] = way;
        }
    }

    private void capture(int victims, int by, int square) {
        if (victims == 0) {
            return;
        }
        for (int rest = victims; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            cell[p] = Board.BASE;
            block[p] = 0;
            clear(p);
        }
        for (int rest = by; rest != 0; rest &= rest - 1) {
            captures[Integer.numberOfTrailingZeros(rest)]++;
        }
        captured = true;
        if (observer != null) {
            for (int rest = victims; rest != 0; rest &= rest - 1) {
                tell(new Event.Captured(
                        Integer.numberOfTrailingZeros(by), square, Integer.numberOfTrailingZeros(rest)));
            }
            tell(new Event.Capturing(seat));
        }
    }

    /** Sends a piece of the seat to act from the path to its base; its square has to be settled. */
    private void toBase(int p) {
        on[cell[p]] &= ~(1 << p);
        cell[p] = Board.BASE;
        block[p] = 0;
        clear(p);
    }

    /** CS-9: forgets everything about a piece but its place. */
    private void clear(int p) {
        direction[p] = 0;
        captures[p] = 0;
        passes[p] = 0;
        clearAura(p);
    }

    private void clearAura(int p) {
        aura[p] = Aura.NONE;
        until[p] = 0;
        threes[p] = 0;
        of[p] = 0;
    }

    private int distance(int p) {
        return Board.distance(p / Board.PIECES, cell[p], direction[p], passes[p]);
    }

    // The mystery cell.

    private void teleport(int option) {
        Destination to = Destination.ALL.get(option);
        int pieces = pending;
        pending = 0;
        wait = Wait.OVER; // nothing to wait for yet
        switch (to) {
            case BASE -> {
                int square = cell[Integer.numberOfTrailingZeros(pieces)];
                moved = true;
                for (int rest = pieces; rest != 0; rest &= rest - 1) {
                    toBase(Integer.numberOfTrailingZeros(rest));
                }
                settle(square);
                tellTeleport(pieces, to);
            }
            case PITA_KOTUWA -> pitaKotuwa(pieces);
            default -> {
                int square = to.square(seat);
                if (!admits(square, pieces)) {
                    break;
                }
                int victims = arrive(pieces, square);
                tellTeleport(pieces, to);
                capture(victims, pieces, square);
                if (to == Destination.BHAWANA) {
                    pending = pieces;
                    await(Wait.AURA, 2);
                } else if (to == Destination.KOTUWA) {
                    give(pieces, Aura.FROZEN);
                }
            }
        }
        resume();
    }

    private void tellTeleport(int pieces, Destination to) {
        if (observer != null) {
            tell(new Event.Mystery(seat, to));
            tellTeleported(pieces, to);
        }
    }

    private void tellTeleported(int pieces, Destination to) {
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            tell(new Event.Teleported(Integer.numberOfTrailingZeros(rest), to));
        }
    }

    /** Whether pieces can be teleported to a square: own ones, a single opponent, a block that they capture (A33). */
    private boolean admits(int square, int pieces) {
        int others = Integer.bitCount(on[square] & ~(0xf << seat * Board.PIECES));
        if (others == 0) {
            return true;
        }
        return !rules.teleportCancels() && (others == 1 || rules.blockCaptures(Integer.bitCount(pieces), others));
    }

    /** CS-14: clockwise pieces turn at Pita-Kotuwa, the others end in Kotuwa (A32). */
    private void pitaKotuwa(int pieces) {
        int clockwise = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            clockwise |= direction[p] == Board.CW ? 1 << p : 0;
        }
        int others = pieces & ~clockwise;
        boolean told = false;
        if (clockwise != 0 && admits(Board.PITA_KOTUWA, clockwise)) {
            for (int rest = clockwise; rest != 0; rest &= rest - 1) {
                direction[Integer.numberOfTrailingZeros(rest)] = Board.CCW;
            }
            int victims = arrive(clockwise, Board.PITA_KOTUWA);
            settle(Board.PITA_KOTUWA); // a block that turns as a whole turns, too
            tellTeleport(clockwise, Destination.PITA_KOTUWA);
            told = true;
            capture(victims, clockwise, Board.PITA_KOTUWA);
            if (observer != null) {
                for (int rest = clockwise; rest != 0; rest &= rest - 1) {
                    tell(new Event.Turned(Integer.numberOfTrailingZeros(rest)));
                }
            }
        }
        if (others != 0 && admits(Board.KOTUWA, others)) {
            int victims = arrive(others, Board.KOTUWA);
            if (observer != null) {
                if (told) {
                    tellTeleported(others, Destination.PITA_KOTUWA);
                } else {
                    tellTeleport(others, Destination.PITA_KOTUWA);
                }
                for (int rest = others; rest != 0; rest &= rest - 1) {
                    tell(new Event.SentOn(Integer.numberOfTrailingZeros(rest)));
                }
                tellTeleported(others, Destination.KOTUWA);
            }
            capture(victims, others, Board.KOTUWA);
            give(others, Aura.FROZEN);
        }
    }

    private void touch(Aura what) {
        int pieces = pending;
        pending = 0;
        wait = Wait.OVER; // nothing to wait for yet
        give(pieces, what);
        resume();
    }

    private void give(int pieces, Aura what) {
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            clearAura(p);
            aura[p] = what;
            until[p] = round + Board.ROUNDS;
            if (observer != null) {
                tell(new Event.Touched(p, what));
            }
        }
    }

    // The ends of turns, rounds and matches.

    private void finish() {
        if (observer != null && finished == 0) {
            tell(new Event.Won(seat));
        }
        finished |= seat + 1 << 4 * finishers();
        forced = 0;
        forcedSteps = 0;
        if (isFinished()) {
            turns++;
            end(Ending.FINISHED);
        } else {
            endTurn();
        }
    }

    private int finishers() {
        return (35 - Integer.numberOfLeadingZeros(finished)) >>> 2;
    }

    private boolean isFinished() {
        return finishers() == (rules.toTheLast() ? Board.SEATS - 1 : 1);
    }

    private void end(Ending how) {
        ending = how;
        wait = Wait.OVER;
        node = OVER;
        options = 0;
        die = 0;
        sixes = 0;
        owed = 0;
        captured = false;
    }

    private void endTurn() {
        sixes = 0;
        owed = 0;
        captured = false;
        if (singleTurns) {
            turns++;
            awaitRoll(seat);
            return;
        }
        for (int i = (seat - first & 3) + 1; i < Board.SEATS; i++) {
            if (home[first + i & 3] < Board.PIECES) {
                turns++;
                awaitRoll(first + i & 3);
                return;
            }
        }
        endRound();
    }

    private void endRound() {
        for (int p = 0; p < PIECES; p++) {
            if (aura[p] != Aura.NONE && until[p] <= round) {
                clearAura(p);
            }
        }
        if (mystery < 0) {
            if (released == 0 || round < released + Board.ROUNDS_BEFORE_MYSTERY) {
                closeRound();
                return;
            }
        } else if (--left > 0) {
            closeRound();
            return;
        }
        int free = 0;
        for (int square = 0; square < Board.SQUARES; square++) {
            free += on[square] == 0 && square != mystery ? 1 : 0;
        }
        die = 0;
        await(Wait.SPAWN, free);
    }

    private void spawn(int option) {
        mystery = freeSquare(option);
        left = Board.ROUNDS;
        if (observer != null) {
            tell(new Event.Spawned(mystery));
        }
        closeRound();
    }

    private int freeSquare(int option) {
        int square = -1;
        for (int n = option; n >= 0; n--) {
            do {
                square++;
            } while (on[square] != 0 || square == mystery);
        }
        return square;
    }

    private void closeRound() {
        if (observer != null) {
            tell(new Event.RoundOver(round));
        }
        round++;
        turns++;
        boolean still = !moved;
        moved = false;
        if (still && isStalled() || round % Rules.ROUNDS_BETWEEN_JAMS == 0 && Jam.isForGood(snapshot(), rules)) {
            end(Ending.STALLED);
            return;
        }
        if (round > Rules.MOST_ROUNDS) {
            end(Ending.ROUND_LIMIT);
            return;
        }
        int i = 0;
        while (home[first + i & 3] == Board.PIECES) {
            i++;
        }
        awaitRoll(first + i & 3);
    }

    /** Whether no roll of anybody can ever move anything (A43). */
    public boolean isStalled() {
        for (int p = 0; p < PIECES; p++) {
            if (aura[p] != Aura.NONE) {
                return false;
            }
        }
        boolean stalled = true;
        for (int who = 0; stalled && who < Board.SEATS; who++) {
            for (int value = 1; stalled && value <= 6; value++) {
                find(who, value);
                stalled = full + partial == 0;
            }
            for (long rest = blocks[who]; stalled && rest != 0; rest &= rest - 1) {
                stalled = !canBreak(who, on[Long.numberOfTrailingZeros(rest)]);
            }
        }
        if (wait == Wait.CHOICE) {
            find(seat, die);
            System.arraycopy(full > 0 ? mask : shortMask, 0, mask, 0, options);
            System.arraycopy(full > 0 ? steps : shortSteps, 0, steps, 0, options);
            System.arraycopy(full > 0 ? target : shortTarget, 0, target, 0, options);
        }
        return stalled;
    }

    private boolean canBreak(int who, int members) {
        full = 0;
        partial = 0;
        for (int rest = members; rest != 0; rest &= rest - 1) {
            int p = Integer.numberOfTrailingZeros(rest);
            for (int by = 2; full + partial == 0 && by <= 6; by = by == 3 ? 6 : by + 1) {
                consider(who, 1 << p, direction[p], by, enters(p, direction[p]));
            }
        }
        return full + partial > 0;
    }

    // What players and tests see.

    /** The rules that this position follows. */
    public LudoCsGame game() {
        return game;
    }

    /** How the match ended. */
    public Ending ending() {
        return ending;
    }

    /** The round, counted from 1. */
    public int round() {
        return round;
    }

    /** The seat that begins a round. */
    int first() {
        return first;
    }

    Wait waits() {
        return wait;
    }

    int cell(int piece) {
        return cell[piece];
    }

    int captures(int piece) {
        return captures[piece];
    }

    int distanceOf(int piece) {
        return distance(piece);
    }

    /** The pieces on a square of the path, as bits. */
    int on(int square) {
        return on[square];
    }

    int mystery() {
        return mystery;
    }

    int roundsLeft() {
        return left;
    }

    /** The number of the piece that a cyclic player in the seat to act considers first. */
    int next() {
        return next[seat];
    }

    /** Pieces of a seat on the path or in its home straight. */
    int onBoard(int who) {
        return Board.PIECES - home[who] - inBase(who);
    }

    int inBase(int who) {
        int n = 0;
        for (int i = 0; i < Board.PIECES; i++) {
            n += cell[who * Board.PIECES + i] == Board.BASE ? 1 : 0;
        }
        return n;
    }

    /** The pieces that an option moves, as bits. */
    int pieces(int option) {
        return mask[option];
    }

    /** Where an option ends. */
    int target(int option) {
        return target[option];
    }

    /** The pieces that an option captures, as bits. */
    int victims(int option) {
        int to = target[option];
        return Board.onPath(to) ? on[to] & ~(0xf << seat * Board.PIECES) : 0;
    }

    /** Whether an option ends on the path where another piece of the seat stands. */
    boolean joins(int option) {
        int to = target[option];
        return Board.onPath(to) && (on[to] & 0xf << seat * Board.PIECES) != 0;
    }

    /** The direction of an option's move; 0 for a release. */
    int directionOf(int option) {
        int pieces = mask[option];
        int p = Integer.numberOfTrailingZeros(pieces);
        return (pieces & pieces - 1) == 0 ? direction[p] : block[p];
    }

    /** Whether a piece stands in a block. */
    boolean inBlock(int piece) {
        return block[piece] != 0;
    }

    /** Begins the opening rolls. */
    void beginOpening() {
        singleTurns = false;
        Arrays.fill(opening, 0);
        seat = 0;
        await(Wait.OPENING, 6);
    }

    /** Begins a turn of a seat, after which the position waits for that seat's next. */
    void beginTurn(int who) {
        singleTurns = true;
        awaitRoll(who);
    }

    /** Begins a round. */
    void beginRound() {
        singleTurns = false;
        int i = 0;
        while (home[first + i & 3] == Board.PIECES) {
            i++;
        }
        awaitRoll(first + i & 3);
    }

    /** Sets everything. */
    void restore(Snapshot s) {
        ending = s.ending();
        round = s.round();
        first = s.first();
        seat = s.seat();
        released = s.released();
        mystery = s.mystery();
        left = s.left();
        die = 0;
        sixes = s.sixes();
        owed = s.owed();
        captured = s.captured();
        moved = s.moved();
        forcedSteps = s.forcedSteps();
        turns = 0;
        Arrays.fill(on, 0);
        Arrays.fill(blocks, 0);
        Arrays.fill(home, 0);
        for (int p = 0; p < PIECES; p++) {
            Piece piece = s.pieces().get(p);
            cell[p] = piece.cell();
            direction[p] = piece.direction();
            captures[p] = piece.captures();
            passes[p] = piece.passes();
            aura[p] = piece.aura();
            until[p] = piece.until();
            threes[p] = piece.threes();
            of[p] = piece.of();
            block[p] = piece.block();
            if (Board.onPath(cell[p])) {
                on[cell[p]] |= 1 << p;
                blocks[p / Board.PIECES] |= block[p] != 0 ? 1L << cell[p] : 0;
            }
            home[p / Board.PIECES] += cell[p] == Board.HOME ? 1 : 0;
        }
        for (int i = 0; i < Board.SEATS; i++) {
            next[i] = s.next().get(i);
            opening[i] = s.opening().get(i);
        }
        finished = 0;
        s.finished().forEach(f -> finished |= f + 1 << 4 * finishers());
        pending = 0;
        s.pending().forEach(p -> pending |= 1 << p);
        forced = 0;
        for (int i = s.forced().size() - 1; i >= 0; i--) {
            forced = forced << 4 | s.forced().get(i) % Board.PIECES + 1;
        }
        switch (s.waits()) {
            case OVER -> end(s.ending());
            case CHOICE -> {
                find(seat, s.die());
                die = s.die();
                offer();
            }
            case COIN, AURA -> await(s.waits(), 2);
            case SPAWN -> {
                int free = 0;
                for (int square = 0; square < Board.SQUARES; square++) {
                    free += on[square] == 0 && square != mystery ? 1 : 0;
                }
                await(Wait.SPAWN, free);
            }
            default -> await(s.waits(), 6);
        }
    }

    /** Everything, as plain values. */
    Snapshot snapshot() {
        List<Piece> pieces = new ArrayList<>();
        for (int p = 0; p < PIECES; p++) {
            pieces.add(new Piece(
                    cell[p], direction[p], captures[p], passes[p], aura[p], until[p], threes[p], of[p], block[p]));
        }
        List<Integer> waiting = new ArrayList<>();
        for (int rest = pending; rest != 0; rest &= rest - 1) {
            waiting.add(Integer.numberOfTrailingZeros(rest));
        }
        List<Integer> toMove = new ArrayList<>();
        for (int rest = forced; rest != 0; rest >>>= 4) {
            toMove.add(seat * Board.PIECES + (rest & 15) - 1);
        }
        return new Snapshot(
                wait,
                ending,
                round,
                first,
                seat,
                pieces,
                released,
                mystery,
                left,
                List.of(next[0], next[1], next[2], next[3]),
                finishers(finished),
                die,
                sixes,
                owed,
                captured,
                moved,
                waiting,
                toMove,
                forcedSteps,
                List.of(opening[0], opening[1], opening[2], opening[3]));
    }

    private static List<Integer> finishers(int finished) {
        List<Integer> seats = new ArrayList<>();
        for (int rest = finished; rest != 0; rest >>>= 4) {
            seats.add((rest & 15) - 1);
        }
        return seats;
    }

    /** The seats by place: those that have finished first, the others as section 15 orders them. */
    public List<Integer> places() {
        return Places.of(snapshot());
    }

    @Override
    public void set(Position other) {
        LudoCsPosition o = (LudoCsPosition) other;
        wait = o.wait;
        ending = o.ending;
        System.arraycopy(o.cell, 0, cell, 0, PIECES);
        System.arraycopy(o.direction, 0, direction, 0, PIECES);
        System.arraycopy(o.captures, 0, captures, 0, PIECES);
        System.arraycopy(o.passes, 0, passes, 0, PIECES);
        System.arraycopy(o.aura, 0, aura, 0, PIECES);
        System.arraycopy(o.until, 0, until, 0, PIECES);
        System.arraycopy(o.threes, 0, threes, 0, PIECES);
        System.arraycopy(o.of, 0, of, 0, PIECES);
        System.arraycopy(o.block, 0, block, 0, PIECES);
        System.arraycopy(o.on, 0, on, 0, Board.SQUARES);
        System.arraycopy(o.blocks, 0, blocks, 0, Board.SEATS);
        System.arraycopy(o.home, 0, home, 0, Board.SEATS);
        System.arraycopy(o.next, 0, next, 0, Board.SEATS);
        System.arraycopy(o.opening, 0, opening, 0, Board.SEATS);
        finished = o.finished;
        round = o.round;
        first = o.first;
        released = o.released;
        mystery = o.mystery;
        left = o.left;
        die = o.die;
        sixes = o.sixes;
        owed = o.owed;
        captured = o.captured;
        moved = o.moved;
        pending = o.pending;
        forced = o.forced;
        forcedSteps = o.forcedSteps;
        System.arraycopy(o.mask, 0, mask, 0, MOST_OPTIONS);
        System.arraycopy(o.steps, 0, steps, 0, MOST_OPTIONS);
        System.arraycopy(o.target, 0, target, 0, MOST_OPTIONS);
        full = o.full;
        partial = o.partial;
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public LudoCsPosition copy() {
        LudoCsPosition copy = new LudoCsPosition(game);
        copy.set(this);
        return copy;
    }

    @Override
    public String label(int option) {
        return switch (wait) {
            case OPENING, ROLL -> Integer.toString(option + 1);
            case CHOICE -> Notation.pieces(mask[option], "+");
            case COIN -> option == 0 ? "H" : "T";
            case TELEPORT -> Destination.NAMES.get(option);
            case AURA -> (option == 0 ? Aura.ENERGISED : Aura.SICK).word();
            case SPAWN -> Integer.toString(freeSquare(option));
            case OVER -> throw new IllegalArgumentException("the match is over");
        };
    }

    @Override
    public double score(int seat) {
        if (finished == 0) {
            return 1.0 / Board.SEATS;
        }
        return (finished & 15) == seat + 1 ? 1 : 0;
    }

    @Override
    public String toString() {
        return Notation.write(snapshot());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LudoCsPosition o
                && wait == o.wait
                && ending == o.ending
                && round == o.round
                && first == o.first
                && seat == o.seat
                && released == o.released
                && mystery == o.mystery
                && left == o.left
                && die == o.die
                && sixes == o.sixes
                && owed == o.owed
                && captured == o.captured
                && moved == o.moved
                && pending == o.pending
                && forced == o.forced
                && forcedSteps == o.forcedSteps
                && finished == o.finished
                && Arrays.equals(cell, o.cell)
                && Arrays.equals(direction, o.direction)
                && Arrays.equals(captures, o.captures)
                && Arrays.equals(passes, o.passes)
                && Arrays.equals(aura, o.aura)
                && Arrays.equals(until, o.until)
                && Arrays.equals(threes, o.threes)
                && Arrays.equals(of, o.of)
                && Arrays.equals(block, o.block)
                && Arrays.equals(next, o.next)
                && Arrays.equals(opening, o.opening);
    }

    @Override
    public int hashCode() {
        int h = Arrays.hashCode(cell) * 31 + Arrays.hashCode(direction);
        h = h * 31 + Arrays.hashCode(captures);
        h = h * 31 + Arrays.hashCode(next);
        h = h * 31 + Arrays.hashCode(opening);
        h = h * 31 + node;
        return h * 31 + (((round * 31 + seat) * 61 + mystery) * 31 + die * 8 + sixes) * 31 + pending + forced * 7;
    }
}
