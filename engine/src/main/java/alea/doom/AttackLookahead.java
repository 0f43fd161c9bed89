package alea.doom;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Looks one attack ahead: the first attack of those with the highest {@linkplain Ranks rank}. Greedy (thesis,
 * section 3.1.3 and appendix A) ends the turn when no attack is better than that. Expansion (section 3.2.6) looks
 * at attacks that may enlarge the largest territory only; when there is none it ends the turn, or attacks anywhere
 * when it has not attacked yet.
 *
 * <p>Where the player places reinforcements himself, both fill up their tiles row by row.
 */
final class AttackLookahead implements Policy, Evaluator {
    private static final int ANY = -1;

    private final DoomBoard board;
    private final Ranks ranks;
    private final boolean growing;
    private final boolean counting;
    private final int most;

    /** The seat's territories, and their sizes. */
    private final long[] parts = new long[64];

    private final int[] sizes = new int[64];
    private int count;
    private int largest;

    /**
     * A player of one seat.
     *
     * @param growing whether only attacks with a gain count, and any attack is made when there is none
     */
    AttackLookahead(DoomGame game, Ranks ranks, boolean growing) {
        board = game.board();
        this.ranks = ranks;
        this.growing = growing;
        counting = game.variant().taken();
        most = game.variant().dice();
    }

    @Override
    public int choose(Position position, Dice dice) {
        DoomPosition doom = (DoomPosition) position;
        int best = best(doom);
        return best == ANY ? dice.below(doom.attacks()) : best;
    }

    private int best(DoomPosition p) {
        if (!p.isAttack()) {
            return place(p);
        }
        long mine = p.tiles(p.seat());
        long others = board.tiles() & ~mine;
        int[][] adjacency = board.adjacency();
        survey(mine);
        int option = 0;
        int best = ANY;
        int highest = growing ? 0 : Integer.MIN_VALUE;
        for (long attackers = mine & p.strong(); attackers != 0; attackers &= attackers - 1) {
            int from = Long.numberOfTrailingZeros(attackers);
            int a = p.diceOn(from);
            for (int to : adjacency[from]) {
                if ((others >>> to & 1) != 0) {
                    int rank = ranks.rank(a, p.diceOn(to), gain(p, to));
                    if (rank > highest) {
                        highest = rank;
                        best = option;
                    }
                    option++;
                }
            }
        }
        if (p.attacked() && (best == ANY || highest <= 0)) {
            return option; // skip
        }
        return best;
    }

    /** The first own tile with room, or the first. */
    private int place(DoomPosition p) {
        int option = 0;
        for (long rest = p.tiles(p.seat()); rest != 0; rest &= rest - 1) {
            if (p.diceOn(Long.numberOfTrailingZeros(rest)) < most) {
                return option;
            }
            option++;
        }
        return 0;
    }

    /** Finds the territories of a set. */
    private void survey(long mine) {
        count = 0;
        largest = 0;
        for (long left = mine; left != 0; left &= ~parts[count - 1]) {
            long part = board.territory(Long.numberOfTrailingZeros(left), left);
            parts[count] = part;
            sizes[count] = Long.bitCount(part);
            largest = Math.max(largest, sizes[count]);
            count++;
        }
    }

    /** By how much the reinforcement grows when a tile is won. Where dice taken count, expansion still means tiles. */
    private int gain(DoomPosition p, int to) {
        if (counting && !growing) {
            return p.diceOn(to) - (p.taken() == 0 ? 1 : 0);
        }
        long touching = board.touching(to);
        int joined = 1;
        for (int i = 0; i < count; i++) {
            if ((touching & parts[i]) != 0) {
                joined += sizes[i];
            }
        }
        return Math.max(0, joined - largest);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        DoomPosition doom = (DoomPosition) position;
        int best = best(doom);
        Arrays.fill(into, 0, doom.options(), 0);
        if (best == ANY) {
            Arrays.fill(into, 0, doom.attacks(), 1.0 / doom.attacks());
        } else {
            into[best] = 1;
        }
    }

    /** Greedy: expected own dice with the reinforcement; expansion: expected size of the largest territory. */
    @Override
    public List<Valued> evaluate(Position position) {
        DoomPosition p = (DoomPosition) position;
        List<Valued> worth = new ArrayList<>();
        if (!p.isAttack()) {
            for (int option = 0; option < p.options(); option++) {
                int room = p.diceOn(Integer.parseInt(p.label(option))) < most ? 1 : 0;
                worth.add(new Valued(p.label(option), room, Map.of()));
            }
            return worth;
        }
        survey(p.tiles(p.seat()));
        double now = growing ? largest : p.dice(p.seat()) + p.supply();
        for (int option = 0; option < p.options(); option++) {
            if (p.isSkip(option)) {
                worth.add(new Valued(p.label(option), now, Map.of()));
                continue;
            }
            int ends = p.attack(option);
            int a = p.diceOn(ends / 64);
            int b = p.diceOn(ends % 64);
            int gain = gain(p, ends % 64);
            worth.add(new Valued(p.label(option), now + ranks.value(a, b, gain), Map.of("gain", (double) gain)));
        }
        return worth;
    }
}
