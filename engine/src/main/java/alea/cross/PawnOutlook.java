package alea.cross;

import alea.game.Position;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What strategies that look at pawns ask of a decision, in squares and chances, whatever the rules are: what an option
 * moves, whom it sends back, what it earns, and what stands to be lost and won after it. Rules are asked by trying
 * options out, and chances are those of {@link HitChances}.
 *
 * <p>One instance serves one thread; {@link #after} looks at an option, and all else tells of that one.
 */
final class PawnOutlook {
    private final CrossGame game;
    private final Circuit way;
    private final HitChances chances;
    private final Rewards rewards;
    /** The steps of a throw, on average. */
    private final double meanThrow;

    private final Position next;
    private final Pawns then;
    private Pawns before;
    private int seat;

    /** The pawn that moves; of several the foremost; -1 where none does. */
    private int moved;

    private int steps;
    private int struck;
    private double earned;

    PawnOutlook(CrossGame game, HitChances chances) {
        this.game = game;
        this.chances = chances;
        CrossRules rules = game.crossRules();
        way = rules.circuit();
        rewards = rules.rewards();
        Throwing throwing = rules.throwing();
        List<List<Integer>> outcomes = throwing.outcomes();
        double[] probabilities = throwing.probabilities();
        meanThrow = IntStream.range(0, probabilities.length)
                .mapToDouble(i -> probabilities[i]
                        * outcomes.get(i).stream()
                                .mapToInt(value -> throwing.steps(value, false))
                                .sum())
                .sum();
        next = game.start();
        before = (Pawns) next;
        then = (Pawns) next;
    }

    /** Looks at an option of a decision. */
    void after(Position position, int option) {
        next.set(position);
        next.take(option);
        before = (Pawns) position;
        seat = position.seat();
        moved = -1;
        steps = 0;
        struck = 0;
        int home = 0;
        for (int s = 0; s < game.seats(); s++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int from = before.progress(s, pawn);
                int to = then.progress(s, pawn);
                if (from == to) {
                    continue;
                }
                if (!game.together(s, seat)) {
                    struck += game.walked(from) - game.walked(to);
                    continue;
                }
                steps += game.walked(to) - game.walked(from);
                if (s != seat) {
                    continue;
                }
                home += way.isFinished(to) && !way.isFinished(from) ? 1 : 0;
                boolean foremost = moved < 0 || game.walked(from) > game.walked(before.progress(seat, moved));
                moved = foremost && to != Circuit.BASE ? pawn : moved;
            }
        }
        earned = struck > 0 ? rewards.hitSteps() + (rewards.hitThrows() ? meanThrow : 0) : 0;
        earned += home > 0 ? rewards.homeSteps() + (rewards.homeThrows() ? meanThrow : 0) : 0;
    }

    /** Squares that the pawn that moves had walked; -1 where none moves. */
    int from() {
        return moved < 0 ? -1 : game.walked(before.progress(seat, moved));
    }

    /** Squares that it has walked then; -1 where none moves. */
    int to() {
        return moved < 0 ? -1 : game.walked(then.progress(seat, moved));
    }

    /** What part of its whole way the pawn that moves had walked. */
    double part() {
        return (double) from() / game.walked(way.end());
    }

    /** Squares that the own side comes on; less than 0 where it goes back. */
    int steps() {
        return steps;
    }

    /** Squares that foes lose; 0 where none is hit. */
    int struck() {
        return struck;
    }

    /** Steps that are earned by that, those of another throw on average. */
    double earned() {
        return earned;
    }

    /** What a foe may lose to the pawn that moves by the next throw: chance times squares, of all foes. */
    double prey() {
        return moved < 0 ? 0 : prey(then, moved);
    }

    /** How likely the pawn that moves is to be hit where it stood, before its seat throws again. */
    double danger() {
        return moved < 0 ? 0 : danger(before, moved);
    }

    /** What the own pawns stand to win by the next throw, each by itself, in squares. */
    double reward() {
        double sum = 0;
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            sum += prey(then, pawn);
        }
        return sum;
    }

    /** What the own pawns stand to lose before their seat throws again, in squares. */
    double risk() {
        double sum = 0;
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            int progress = then.progress(seat, pawn);
            if (way.isShared(progress)) {
                sum += game.walked(progress) * danger(then, pawn);
            }
        }
        return sum;
    }

    private double prey(Pawns at, int pawn) {
        double sum = 0;
        for (int s = 0; s < game.seats(); s++) {
            for (int foe = 0; s != seat && foe < game.pawns(); foe++) {
                sum += chances.of(at, seat, pawn, s, foe) * game.walked(at.progress(s, foe));
            }
        }
        return sum;
    }

    private double danger(Pawns at, int pawn) {
        double missed = 1;
        for (int s = 0; s < game.seats(); s++) {
            for (int foe = 0; s != seat && foe < game.pawns(); foe++) {
                missed *= 1 - chances.of(at, s, foe, seat, pawn);
            }
        }
        return 1 - missed;
    }
}
