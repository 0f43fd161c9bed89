package alea.ludocs;

import alea.ludocs.Snapshot.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The state of the board: what each of the sixteen pieces is, in one array for each property, and for every square
 * of the path the pieces on it as bits, so that meeting, joining and blocking are bit tests. Pieces are numbered as
 * in {@link LudoCsBoard}.
 *
 * <p>It moves pieces and keeps blocks true; whether a move is allowed and what follows from it, it does not know.
 */
final class PieceTable {
    static final int COUNT = LudoCsBoard.SEATS * LudoCsBoard.PIECES;

    // By piece, each what Snapshot.Piece says of it.
    final int[] cell = new int[COUNT];
    final int[] direction = new int[COUNT];
    final int[] captures = new int[COUNT];
    final int[] passes = new int[COUNT];
    final Aura[] aura = new Aura[COUNT];
    final int[] until = new int[COUNT];
    final int[] threes = new int[COUNT];
    final int[] of = new int[COUNT];
    final int[] block = new int[COUNT];

    /** By square of the path: the pieces on it, as bits. */
    final int[] on = new int[LudoCsBoard.SQUARES];
    /** By seat: the squares on which it has a block, as bits. */
    final long[] blocks = new long[LudoCsBoard.SEATS];
    /** By seat: how many pieces are home. */
    final int[] home = new int[LudoCsBoard.SEATS];

    /** The bits of a seat's pieces. */
    static int ofSeat(int seat) {
        return 0xf << seat * LudoCsBoard.PIECES;
    }

    static int lowest(int pieces) {
        return Integer.numberOfTrailingZeros(pieces);
    }

    /** Whether these are several pieces, and so a block. */
    static boolean several(int pieces) {
        return (pieces & pieces - 1) != 0;
    }

    /** The squares with blocks of other seats, as bits. */
    long foreignBlocks(int seat) {
        return blocks[seat ^ 1] | blocks[seat ^ 2] | blocks[seat ^ 3];
    }

    /** The way in which pieces of one cell go: one piece its own, a block the block's. */
    int way(int pieces) {
        return several(pieces) ? block[lowest(pieces)] : direction[lowest(pieces)];
    }

    /** Whether a piece may turn into its home straight, going this way. */
    boolean enters(int piece, int way) {
        return captures[piece] >= 1 && (way == LudoCsBoard.CW || passes[piece] >= 1);
    }

    /** How far a piece has still to go. */
    int distance(int piece) {
        return LudoCsBoard.distance(piece / LudoCsBoard.PIECES, cell[piece], direction[piece], passes[piece]);
    }

    /** The pieces of a block that a piece is the lowest of; 0 where it is not. */
    int ledBlock(int piece) {
        int members = LudoCsBoard.onPath(cell[piece]) ? on[cell[piece]] : 0;
        return several(members) && lowest(members) == piece ? members : 0;
    }

    int inBase(int seat) {
        int n = 0;
        for (int p = seat * LudoCsBoard.PIECES; p < (seat + 1) * LudoCsBoard.PIECES; p++) {
            n += cell[p] == LudoCsBoard.BASE ? 1 : 0;
        }
        return n;
    }

    /**
     * Puts a seat's pieces of one cell on another, recomputes blocks, and returns whom they find there; those are
     * off the board.
     */
    int arrive(int seat, int pieces, int to) {
        int lowest = lowest(pieces);
        int from = cell[lowest];
        if (from == to) {
            return 0;
        }
        int victims = 0;
        int kept = 0;
        if (LudoCsBoard.onPath(to)) {
            victims = on[to] & ~ofSeat(seat);
            if (victims != 0) {
                blocks[lowest(victims) / LudoCsBoard.PIECES] &= ~(1L << to);
                on[to] = 0;
            }
            if (LudoCsBoard.onPath(from) && on[from] == pieces && on[to] == 0) {
                kept = block[lowest]; // a block that goes as a whole keeps its direction
            }
        }
        if (LudoCsBoard.onPath(from)) {
            on[from] &= ~pieces;
        }
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int p = lowest(rest);
            cell[p] = to;
            block[p] = 0;
            if (to == LudoCsBoard.HOME) {
                clear(p);
                home[seat]++;
            }
        }
        if (LudoCsBoard.onPath(from)) {
            settle(seat, from);
        }
        if (LudoCsBoard.onPath(to)) {
            on[to] |= pieces;
            if (kept != 0) {
                for (int rest = pieces; rest != 0; rest &= rest - 1) {
                    block[lowest(rest)] = kept;
                }
                blocks[seat] |= 1L << to;
            } else {
                settle(seat, to);
            }
        }
        return victims;
    }

    /** Makes or ends a seat's block on a square after a piece has joined or left (A20). */
    void settle(int seat, int square) {
        int members = on[square];
        if (members == 0) {
            blocks[seat] &= ~(1L << square);
            return;
        }
        if (!several(members)) {
            blocks[seat] &= ~(1L << square);
            block[lowest(members)] = 0;
            return;
        }
        blocks[seat] |= 1L << square;
        int most = -1;
        int way = 0;
        for (int rest = members; rest != 0; rest &= rest - 1) {
            int p = lowest(rest);
            int distance = distance(p);
            if (distance > most) {
                most = distance;
                way = direction[p];
            } else if (distance == most && direction[p] != way) {
                way = LudoCsBoard.CW;
            }
        }
        for (int rest = members; rest != 0; rest &= rest - 1) {
            block[lowest(rest)] = way;
        }
    }

    /** Takes a piece off the path and to its base; its square has to be settled. */
    void leave(int piece) {
        on[cell[piece]] &= ~(1 << piece);
        toBase(piece);
    }

    /** Puts a piece that is off the board in its base. */
    void toBase(int piece) {
        cell[piece] = LudoCsBoard.BASE;
        block[piece] = 0;
        clear(piece);
    }

    /** CS-9: forgets everything about a piece but its place. */
    private void clear(int piece) {
        direction[piece] = 0;
        captures[piece] = 0;
        passes[piece] = 0;
        clearAura(piece);
    }

    void clearAura(int piece) {
        aura[piece] = Aura.NONE;
        until[piece] = 0;
        threes[piece] = 0;
        of[piece] = 0;
    }

    /** Becomes a copy. */
    void set(PieceTable other) {
        System.arraycopy(other.cell, 0, cell, 0, COUNT);
        System.arraycopy(other.direction, 0, direction, 0, COUNT);
        System.arraycopy(other.captures, 0, captures, 0, COUNT);
        System.arraycopy(other.passes, 0, passes, 0, COUNT);
        System.arraycopy(other.aura, 0, aura, 0, COUNT);
        System.arraycopy(other.until, 0, until, 0, COUNT);
        System.arraycopy(other.threes, 0, threes, 0, COUNT);
        System.arraycopy(other.of, 0, of, 0, COUNT);
        System.arraycopy(other.block, 0, block, 0, COUNT);
        System.arraycopy(other.on, 0, on, 0, LudoCsBoard.SQUARES);
        System.arraycopy(other.blocks, 0, blocks, 0, LudoCsBoard.SEATS);
        System.arraycopy(other.home, 0, home, 0, LudoCsBoard.SEATS);
    }

    /** Takes over plain values. */
    void restore(List<Piece> pieces) {
        Arrays.fill(on, 0);
        Arrays.fill(blocks, 0);
        Arrays.fill(home, 0);
        for (int p = 0; p < COUNT; p++) {
            Piece piece = pieces.get(p);
            cell[p] = piece.cell();
            direction[p] = piece.direction();
            captures[p] = piece.captures();
            passes[p] = piece.passes();
            aura[p] = piece.aura();
            until[p] = piece.until();
            threes[p] = piece.threes();
            of[p] = piece.of();
            block[p] = piece.block();
            if (LudoCsBoard.onPath(cell[p])) {
                on[cell[p]] |= 1 << p;
                blocks[p / LudoCsBoard.PIECES] |= block[p] != 0 ? 1L << cell[p] : 0;
            }
            home[p / LudoCsBoard.PIECES] += cell[p] == LudoCsBoard.HOME ? 1 : 0;
        }
    }

    /** The pieces as plain values. */
    List<Piece> snapshot() {
        List<Piece> pieces = new ArrayList<>();
        for (int p = 0; p < COUNT; p++) {
            pieces.add(new Piece(
                    cell[p], direction[p], captures[p], passes[p], aura[p], until[p], threes[p], of[p], block[p]));
        }
        return pieces;
    }

    /** Whether all pieces are the same; squares and blocks follow from them. */
    boolean same(PieceTable o) {
        return Arrays.equals(cell, o.cell)
                && Arrays.equals(direction, o.direction)
                && Arrays.equals(captures, o.captures)
                && Arrays.equals(passes, o.passes)
                && Arrays.equals(aura, o.aura)
                && Arrays.equals(until, o.until)
                && Arrays.equals(threes, o.threes)
                && Arrays.equals(of, o.of)
                && Arrays.equals(block, o.block);
    }

    /** A hash of what tells most positions apart. */
    int hash() {
        int h = Arrays.hashCode(cell) * 31 + Arrays.hashCode(direction);
        return h * 31 + Arrays.hashCode(captures);
    }
}
