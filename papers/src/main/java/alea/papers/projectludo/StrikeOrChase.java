package alea.papers.projectludo;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Evaluator.Valued;
import alea.game.Game;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Sections 10.4 and 10.5: a strike that is there, against a move that only goes on with a chase, by the exact worth of
 * both with two pawns. With the other pawns home on both sides that is the game of four, too.
 */
final class StrikeOrChase {
    private static final String GAME = "ludo-simple:pawns=2";

    private StrikeOrChase() {}

    static void measure(Lab lab, Notebook notebook) {
        Game game = lab.game(GAME);
        Evaluator exact = (Evaluator) lab.policy("optimal", game);
        Dice dice = new Dice(lab.seed(), 0);
        int wanted = lab.games(2_000, 20_000);
        int found = 0;
        int better = 0;
        double most = 0;
        String example = "";
        while (found < wanted) {
            Lab.stopIfAsked();
            int[] at = {dice.below(52), dice.below(52), dice.below(52), dice.below(52)};
            int die = 1 + dice.below(6);
            LudoPosition p = placed(game, at, die);
            if (p == null || p.options() < 2) {
                continue;
            }
            double gain = gain(p, exact.evaluate(p));
            if (Double.isNaN(gain)) {
                continue;
            }
            found++;
            better += gain > 0 ? 1 : 0;
            if (gain > most) {
                most = gain;
                example = String.format(Locale.ROOT, "%d,%d,H,H/-/%d,%d,H,H/- 0 %d", at[0], at[1], at[2], at[3], die);
            }
        }
        notebook.finding(
                "any-turn",
                Measured.text(String.format(
                        Locale.ROOT,
                        "in %,d of %,d positions in which one can strike and one can chase, to chase is worth more",
                        better,
                        found)),
                better == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                better == 0 ? notebook.reason("drawn-evenly") : notebook.reason("any-turn", example, most));
        notebook.command("alea solve " + GAME);
    }

    /** The position, or null where two stand on a square that they cannot share. */
    private static @Nullable LudoPosition placed(Game game, int[] at, int die) {
        LudoPosition start = (LudoPosition) game.start();
        for (int mine = 0; mine < 2; mine++) {
            for (int its = 2; its < 4; its++) {
                boolean meet = (at[its] + Chase.WAY) % Chase.LAP == at[mine];
                if (meet && !start.game().dialect().isGlobe(at[mine])) {
                    return null;
                }
            }
        }
        return (LudoPosition)
                game.parse(String.format(Locale.ROOT, "%d,%d/-/%d,%d/- 0 %d", at[0], at[1], at[2], at[3], die));
    }

    /** How much more the chase is worth than the strike, for certain; NaN where there are not both. */
    private static double gain(LudoPosition p, List<Valued> worths) {
        double strike = Double.NaN;
        double chase = Double.NaN;
        for (int k = 0; k < p.options(); k++) {
            if (Decisions.isStrike(p, k)) {
                double upper = bound(worths.get(k), "upper");
                strike = Double.isNaN(strike) ? upper : Math.max(strike, upper);
            } else if (chases(p, k)) {
                chase = bound(worths.get(k), "lower");
            }
        }
        return chase - strike;
    }

    private static double bound(Valued worth, String which) {
        return worth.terms().getOrDefault(which, worth.value());
    }

    /** Comes closer to an opponent ahead, within six squares of it, without passing any. */
    static boolean chases(LudoPosition p, int option) {
        int to = p.progress(0, p.pawn(option)) + p.die();
        return !Decisions.isOvertaking(p, option)
                && Decisions.opponents(p, square -> square > to && square <= to + 6) > 0
                && to < Chase.LAP;
    }
}
