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
final class Behaviour {
    /** Both pawns are in reach of an opponent two squares behind; a three brings the first to safety. */
    private static final String TO_SAFETY = "5,30,H,H/-/29,2,H,H/- 0 3";

    private Behaviour() {}

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
                pseudocode[p1] == 1 ? Verdict.AGREES : Verdict.DIFFERS,
                "p1 on 5 would come to the safe square 8, p2 on 30 stays in reach. The pseudocode of section 11.1 looks at where pawns stand and not at where they go; the prose is the other player");
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
                alone.share() > Rule.MARGIN ? Verdict.DIFFERS : Verdict.AGREES,
                "decisions with nobody within six squares before or behind a pawn, now or after any move, and pawns on different squares; for the pseudocode an opponent at any distance behind is a danger");
        Decisions.Count strikes = counts.get(1);
        notebook.finding(
                "strikes",
                rate(strikes, "it strikes in %.4f of the decisions in which one pawn could and another could not"),
                strikes.yes() == strikes.kind() ? Verdict.AGREES : Verdict.DIFFERS,
                "the pseudocode of section 11.1 does not look for strikes");
        Decisions.Count overtakes = counts.get(2);
        notebook.finding(
                "overtakes",
                rate(overtakes, "it overtakes in %.4f of the decisions in which one pawn would and another would not"),
                overtakes.yes() == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                "the pseudocode of section 11.1 does not look where a move leads");
        Decisions.Count stays = counts.get(3);
        Decisions.Count prose = Decisions.of(lab, "defensive-prose", "fast", games, Decisions::leavesIntoDanger)
                .getFirst();
        notebook.finding(
                "stays",
                rate(stays, "it goes out in %.4f of such decisions"),
                stays.yes() > 0 ? Verdict.DIFFERS : Verdict.AGREES,
                String.format(
                        Locale.ROOT,
                        "decisions against fast. This is the pseudocode of section 11.1, which counts the progress of a pawn on a safe square as danger and so moves "
                                + "the foremost; defensive-prose, which takes the least risk after the move, goes out in %.4f",
                        prose.share()));
        Measured gain = Chase.gain(lab, "defensive-prose", "fast", games);
        notebook.more(
                "progress",
                gain,
                0,
                true,
                "squares that defensive-prose, the player of section 11.2, is ahead of fast at the end of a match, by half circuits");
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
                String.format(
                        Locale.ROOT,
                        "decisions of the whole strategy against defensive with pawns both on safe squares, where they have progress to lose, and off them. A reward can override the risk; "
                                + "but by the risk alone, too, to leave is the best in %.4f of them, where it is least dangerous for the pawn that leaves",
                        risk.share()));
        Measured printed = lab.duel("ludo-simple", "hybrid:safe=printed", "hybrid", games);
        notebook.finding(
                "formula",
                printed.as(String.format(
                        Locale.ROOT, "so played, hybrid:safe=printed wins %.4f against hybrid", printed.number())),
                Verdict.WRONG,
                "the factor is one on safe squares and multiplies the risk, so that there would be a risk nowhere else; by the document's own rule 11 there is none there. Alea's standard takes it the other way round");
        Decisions.Count behind = Decisions.of(lab, "hybrid", "fast", games, Decisions::leavesTheForemostAlone)
                .getFirst();
        notebook.finding(
                "foremost",
                rate(behind, "it moves another in %.4f of such decisions"),
                behind.yes() == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                String.format(
                        Locale.ROOT,
                        "%,d decisions against fast with nobody within six squares before or behind a pawn, now or after any move",
                        behind.kind()));
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
