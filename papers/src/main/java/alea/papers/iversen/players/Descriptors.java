package alea.papers.iversen.players;

import alea.ludo.Dialect;
import alea.ludo.LudoPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The nine descriptors of a move (section 2.4). The first four tell what it does: the piece comes out, travels from a
 * star to the next, hits an enemy, loses itself. The other five tell what it changes for the piece, 1 for what begins
 * to hold, -1 for what ends: being safe, being vulnerable, attacking, being on the runway, having finished. The text
 * leaves open before or after; a difference is what its name says. One instance serves one thread.
 */
final class Descriptors {
    /** Their names, in order. */
    static final List<String> NAMES =
            List.of("move-out", "travel", "hit", "suicide", "safe", "vulnerable", "attacking", "runway", "finish");

    static final int COUNT = 9;

    private static final int SAFE = 4;
    private static final int FLAGS = COUNT - SAFE;
    private static final int REACH = 6;

    private final int[] before = new int[FLAGS];
    private final int[] after = new int[FLAGS];
    private @Nullable LudoPosition next;

    /**
     * Describes a move.
     *
     * @param position at a decision where a pawn can move; left as it is
     * @param into receives nine numbers
     */
    void of(LudoPosition position, int option, int[] into) {
        LudoPosition scratch = next;
        if (scratch == null || scratch.game() != position.game()) {
            scratch = position.copy();
            next = scratch;
        }
        scratch.set(position);
        scratch.take(option);
        Dialect rules = position.game().dialect();
        int seat = position.seat();
        int pawn = position.pawn(option);
        int from = position.progress(seat, pawn);
        int to = scratch.progress(seat, pawn);
        into[0] = from == Dialect.BASE && to != Dialect.BASE ? 1 : 0;
        into[1] = from != Dialect.BASE && from < rules.ring() && rules.isStar(rules.via(from, position.die())) ? 1 : 0;
        into[2] = atBase(scratch, seat) > atBase(position, seat) ? 1 : 0;
        into[3] = from != Dialect.BASE && to == Dialect.BASE ? 1 : 0;
        flags(position, seat, pawn, from, before);
        flags(scratch, seat, pawn, to, after);
        for (int i = 0; i < FLAGS; i++) {
            into[SAFE + i] = after[i] - before[i];
        }
    }

    private static int atBase(LudoPosition position, int seat) {
        int n = 0;
        for (int other = 0; other < Dialect.PLACES; other++) {
            for (int pawn = 0; other != seat && pawn < Dialect.PLACES; pawn++) {
                n += position.progress(other, pawn) == Dialect.BASE ? 1 : 0;
            }
        }
        return n;
    }

    /** Safe, vulnerable, attacking, runway, finish. */
    private static void flags(LudoPosition position, int seat, int pawn, int p, int[] into) {
        Dialect rules = position.game().dialect();
        boolean ring = p != Dialect.BASE && p < rules.ring();
        boolean threatened = false;
        boolean attacking = false;
        boolean entered = false;
        for (int k = 1; ring && k < Dialect.PLACES; k++) {
            int other = (seat + k) % Dialect.PLACES;
            int theirs = Math.floorMod(p - Dialect.QUARTER * k, Dialect.SQUARES);
            for (int q = 0; q < Dialect.PLACES; q++) {
                int e = position.progress(other, q);
                if (e == Dialect.BASE) {
                    entered |= theirs == 0;
                } else if (e < rules.ring()) {
                    threatened |= theirs - e >= 1 && theirs - e <= REACH;
                    int ahead = (e + Dialect.QUARTER * k) % Dialect.SQUARES - p;
                    attacking |= ahead >= 1 && ahead <= REACH;
                }
            }
        }
        boolean safe = p >= rules.ring() || ring && !entered && (rules.isGlobe(p) || shared(position, seat, pawn, p));
        into[0] = safe ? 1 : 0;
        into[1] = !safe && (threatened || entered) ? 1 : 0;
        into[2] = attacking ? 1 : 0;
        into[3] = p >= rules.ring() && p < rules.home() ? 1 : 0;
        into[4] = p == rules.home() ? 1 : 0;
    }

    private static boolean shared(LudoPosition position, int seat, int pawn, int p) {
        for (int own = 0; own < Dialect.PLACES; own++) {
            if (own != pawn && position.progress(seat, own) == p) {
                return true;
            }
        }
        return false;
    }
}
