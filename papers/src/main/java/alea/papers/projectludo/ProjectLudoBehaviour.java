package alea.papers.projectludo;

import alea.game.Game;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import alea.papers.Verdict;
import java.util.List;
import java.util.Locale;

/** What defensive and hybrid do in their decisions, against what sections 11 and 12 say of them. */
final class ProjectLudoBehaviour {
    /** Both pawns are in reach of an opponent two squares behind; a three brings the first to safety. */
    private static final String TO_SAFETY = "5,30,H,H/-/29,2,H,H/- 0 3";

    private ProjectLudoBehaviour() {}

    /** Section 11. */
    static void ofDefensive(Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 20_000);
        Game game = lab.game("ludo-simple");
        LudoPosition choice = (LudoPosition) game.parse(TO_SAFETY);
        double[] pseudocode = new double[choice.options()];
        double[] least = new double[choice.options()];
        lab.policy("defensive", game).probabilities(choice, pseudocode);
        lab.policy("defensive-prose", game).probabilities(choice, least);
        int p1 = choice.optionOf(0);
        notebook.finding(
                "safe-spot",
                Measured.text("at %s defensive moves %s, and defensive-prose %s"
                        .formatted(TO_SAFETY, pawn(pseudocode[p1]), pawn(least[p1]))),
                pseudocode[p1] == 1 ? Verdict.AGREES : Verdict.DIFFERS);
        List<Decisions.Count> counts = Decisions.of(
                lab,
                "defensive",
                "fast",
                games,
                Decisions::leavesTheForemostAlone,
                Decisions::strikes,
                Decisions::overtakes,
                Decisions::leavesIntoDanger);
        Decisions.Count alone = counts.get(0);
        notebook.finding(
                "equivalent",
                rate(alone, "it moves another pawn than fast would in %.4f of such decisions"),
                alone.share() > Rule.MARGIN ? Verdict.DIFFERS : Verdict.AGREES);
        Decisions.Count strikes = counts.get(1);
        notebook.finding(
                "strikes",
                rate(strikes, "it strikes in %.4f of the decisions in which one pawn could and another could not"),
                strikes.yes() == strikes.kind() ? Verdict.AGREES : Verdict.DIFFERS);
        Decisions.Count overtakes = counts.get(2);
        notebook.finding(
                "overtakes",
                rate(overtakes, "it overtakes in %.4f of the decisions in which one pawn would and another would not"),
                overtakes.yes() == 0 ? Verdict.AGREES : Verdict.DIFFERS);
        Decisions.Count stays = counts.get(3);
        Decisions.Count prose = Decisions.of(lab, "defensive-prose", "fast", games, Decisions::leavesIntoDanger)
                .getFirst();
        notebook.finding(
                "stays",
                rate(stays, "it goes out in %.4f of such decisions"),
                stays.yes() > 0 ? Verdict.DIFFERS : Verdict.AGREES,
                notebook.reason("stays", prose.share()));
        Measured gain = Chase.gain(lab, "defensive-prose", "fast", games);
        notebook.more("progress", gain, 0, true);
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena ludo-simple defensive-prose fast --games %d --seed %d",
                2 * games,
                lab.seed()));
    }

    /** Section 12. */
    static void ofHybrid(Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 20_000);
        List<Decisions.Count> counts =
                Decisions.of(lab, "hybrid", "defensive", games, Decisions::riskLeavesSafety, Decisions::leavesSafety);
        Decisions.Count risk = counts.getFirst();
        Decisions.Count leaves = counts.getLast();
        notebook.finding(
                "never-leaves",
                rate(leaves, "it leaves one in %.4f of such decisions"),
                leaves.yes() > 0 ? Verdict.DIFFERS : Verdict.AGREES,
                notebook.reason("never-leaves", risk.share()));
        Measured printed = lab.duel("ludo-simple", "hybrid:safe=printed", "hybrid", games);
        notebook.finding(
                "formula",
                printed.as(String.format(
                        Locale.ROOT, "so played, hybrid:safe=printed wins %.4f against hybrid", printed.number())),
                Verdict.WRONG);
        Decisions.Count behind = Decisions.of(lab, "hybrid", "fast", games, Decisions::leavesTheForemostAlone)
                .getFirst();
        notebook.finding(
                "foremost",
                rate(behind, "it moves another in %.4f of such decisions"),
                behind.yes() == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("foremost", behind.kind()));
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena ludo-simple hybrid:safe=printed hybrid --games %d --seed %d",
                games,
                lab.seed()));
    }

    private static String pawn(double first) {
        return first == 1 ? "p1" : first == 0 ? "p2" : "either";
    }

    private static Measured rate(Decisions.Count count, String words) {
        return Measured.rate((double) count.yes(), count.kind()).as(String.format(Locale.ROOT, words, count.share()));
    }
}
