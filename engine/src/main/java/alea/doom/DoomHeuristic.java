package alea.doom;

import alea.game.Dice;
import alea.game.HeuristicEvaluation;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Guesses how a match ends by going on with greedy players, on small boards as a rule to the end, else some turns
 * and then at a glance.
 *
 * <p>Going on averages over both outcomes of a battle while it is likely to get there, and then follows the
 * likelier outcome; dice that are placed at random are spread evenly. The glance is a logistic model of how matches
 * between greedy players end, fitted to 113,000 positions at the beginning of turns on boards of 2x2 to 5x5 tiles
 * with five dice. It weighs dice, tiles, the largest territories, tiles that can attack, the highest piles and what
 * could be won, each as a part of what there can be, for the seat to act against all others together.
 */
final class DoomHeuristic implements HeuristicEvaluation {
    /** 1, then in pairs of the seat to act and the others: see {@link #mover}. */
    private static final double[] WEIGHTS = {
        -8.2, -10.8, 7.6, 16.8, -0.4, 0.0, 2.8, -1.7, 4.9, -1.9, 4.6, -3.6, 3.9, -4.1
    };

    /** Boards up to this size are followed closely, and in practice to the end; larger ones would take too long. */
    private static final int SMALL = 9;

    private static final int MOST_PLIES = 1_000;
    /** A battle that is less likely to be won does not count as something that could be won. */
    private static final double HOPELESS = 0.3;

    private static final Dice UNUSED = new Dice(0, 0);

    private final DoomGame game;
    private final DoomBoard board;
    private final AttackLookahead greedy;
    /** Turns to go on. */
    private final int turns;
    /** Battles that are less likely to be reached are not looked at from both sides. */
    private final double rare;

    private final List<DoomPosition> plies = new ArrayList<>();

    DoomHeuristic(DoomGame game) {
        this.game = game;
        board = game.board();
        boolean small = board.size() <= SMALL;
        turns = small ? 60 : 9;
        rare = small ? 0.02 : 0.5;
        greedy = new AttackLookahead(game, Ranks.greedy(game), false);
    }

    @Override
    public double of(Position position, int seat) {
        DoomPosition p = (DoomPosition) position;
        return p.isDeal() ? 1.0 / game.seats() : goOn(p, seat, 0, 1, p.turns() + turns);
    }

    private double goOn(DoomPosition p, int seat, int ply, double reached, int until) {
        if (p.node() == Position.OVER) {
            return p.score(seat);
        }
        boolean fresh = p.isAttack() && !p.attacked();
        if (fresh && (p.turns() >= until || reached < rare && ply > 0) || ply > MOST_PLIES) {
            return glance(p, seat);
        }
        while (plies.size() <= ply) {
            plies.add(new DoomPosition(game));
        }
        DoomPosition next = plies.get(ply);
        next.set(p);
        if (!p.isBattle()) {
            next.take(p.isReinforcement() && p.isChance() ? (p.left() - 1) % p.options() : greedily(p));
            return goOn(next, seat, ply + 1, reached, until);
        }
        double win = p.probability(0);
        if (reached < rare) {
            next.take(win >= 0.5 ? 0 : 1);
            return goOn(next, seat, ply + 1, reached, until);
        }
        next.take(0);
        double sum = win * goOn(next, seat, ply + 1, reached * win, until);
        next.set(p);
        next.take(1);
        return sum + (1 - win) * goOn(next, seat, ply + 1, reached * (1 - win), until);
    }

    /** Greedy plays without chance. */
    private int greedily(DoomPosition p) {
        return p.options() == 1 ? 0 : greedy.choose(p, UNUSED);
    }

    /** What the match will be worth to a seat. What the seat to act will not have, the others share by tiles. */
    private double glance(DoomPosition p, int seat) {
        long mine = p.tiles(p.seat());
        long others = board.tiles() & ~mine;
        double mover = others == 0 ? 1 : mine == 0 ? 0 : mover(p, mine, others);
        if (seat == p.seat()) {
            return mover;
        }
        return others == 0 ? 0 : (1 - mover) * Long.bitCount(p.tiles(seat)) / Long.bitCount(others);
    }

    private double mover(DoomPosition p, long mine, long others) {
        double tiles = board.size();
        double most = game.variant().dice();
        double dice = tiles * most;
        double[] w = WEIGHTS;
        double sum = w[0]
                + w[1] * dice(p, mine) / dice
                + w[2] * dice(p, others) / dice
                + w[3] * Long.bitCount(mine) / tiles
                + w[4] * board.largest(mine) / tiles
                + w[5] * board.largest(others) / tiles
                + w[6] * chances(p, mine, others) / tiles
                + w[7] * chances(p, others, mine) / tiles
                + w[8] * Long.bitCount(mine & p.strong()) / tiles
                + w[9] * Long.bitCount(others & p.strong()) / tiles
                + w[10] * march(p, mine, others) / tiles
                + w[11] * march(p, others, mine) / tiles
                + w[12] * highest(p, mine) / most
                + w[13] * highest(p, others) / most;
        return 1 / (1 + Math.exp(-sum));
    }

    private static int dice(DoomPosition p, long tiles) {
        int sum = 0;
        for (long rest = tiles; rest != 0; rest &= rest - 1) {
            sum += p.diceOn(Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    private static int highest(DoomPosition p, long tiles) {
        int highest = 0;
        for (long rest = tiles; rest != 0; rest &= rest - 1) {
            highest = Math.max(highest, p.diceOn(Long.numberOfTrailingZeros(rest)));
        }
        return highest;
    }

    /** For every tile of the second set the best chance that one of the first has on it, added up. */
    private double chances(DoomPosition p, long from, long to) {
        double sum = 0;
        for (long rest = to; rest != 0; rest &= rest - 1) {
            int target = Long.numberOfTrailingZeros(rest);
            int most = highest(p, board.touching(target) & from & p.strong());
            sum += most == 0 ? 0 : game.battles().chance(most, p.diceOn(target));
        }
        return sum;
    }

    /**
     * How many tiles of the second set piles of the first would win on average if each, the highest first, went on
     * and on to the neighbour with the fewest dice.
     */
    private double march(DoomPosition p, long from, long to) {
        double sum = 0;
        long left = to;
        for (int pile = game.variant().dice(); pile >= game.variant().attack(); pile--) {
            for (long rest = from & p.strong(); rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                double sure = p.diceOn(at) == pile ? 1 : 0;
                for (int dice = pile; dice >= game.variant().attack() && sure > 0; dice--) {
                    int next = weakest(p, at, left);
                    double chance = next < 0 ? 0 : game.battles().chance(dice, p.diceOn(next));
                    if (chance < HOPELESS) {
                        break;
                    }
                    sure *= chance;
                    sum += sure;
                    left &= ~(1L << next);
                    at = next;
                }
            }
        }
        return sum;
    }

    /** The first neighbour in a set with the fewest dice, or -1. */
    private int weakest(DoomPosition p, int tile, long set) {
        int weakest = -1;
        for (int near : board.adjacency()[tile]) {
            if ((set >>> near & 1) != 0 && (weakest < 0 || p.diceOn(near) < p.diceOn(weakest))) {
                weakest = near;
            }
        }
        return weakest;
    }
}
