package alea.papers.iversen;

import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.NativeArrays;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.Reasons;
import alea.papers.Verdict;
import alea.papers.iversen.players.IversenState;
import alea.papers.iversen.players.RewardWeights;
import alea.papers.iversen.players.TextState;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How many states there are, what a piece's six bits say, and the example that the document works through. */
final class IversenStates {
    private static final String GAME = "ludo-ludopy-1.3.1";
    private static final String CLASSIC = "ludo-classic";

    /**
     * A position that fits what the text tells of Figure 1, pawns only. Green sits at place 0, red at place 1:
     * piece 1 has an enemy behind it and a red piece one ahead on a star, piece 2 stands on red's start, piece 3 on
     * a globe, piece 4 is in the goal, and red has pieces at home.
     */
    private static final String EXAMPLE = "23,13,8,H/11,B,B,B/46,B,B,B/B,B,B,B";

    private static final int ONE = 0;
    private static final int TWO = 1;
    private static final int GREEN = 0;
    private static final int RED = 1;
    /** Of the bits of a piece, the highest is the first. */
    private static final List<String> SUB_STATES =
            List.of("home", "safe", "vulnerable", "attacking", "finish line", "finished");

    private static final int VULNERABLE = 2;
    private static final int ATTACKING = 3;
    private static final int FINISH_LINE = 4;

    /** Weights by the names that Table 2 has. */
    static final Map<String, RewardWeights> WEIGHTS = weights();

    private IversenStates() {}

    private static Map<String, RewardWeights> weights() {
        Map<String, RewardWeights> all = new LinkedHashMap<>();
        all.put("equal", RewardWeights.EQUAL);
        all.put("human", RewardWeights.HUMAN);
        all.put("genetic", RewardWeights.GENETIC);
        return all;
    }

    /**
     * Measures all of it.
     *
     * @param table2 the number that Table 2 prints, by its row
     */
    static void measure(Lab lab, Notebook notebook, ToDoubleFunction<String> table2) {
        LudoGame game = (LudoGame) lab.game(GAME);
        subStates(game.dialect(), notebook);
        sizes(lab, game.dialect(), notebook);
        example(lab, game, notebook, table2);
        notebook.note(("Figure 1 is a picture, and the text tells only some of it; the example is Alea's position %s, "
                        + "with green at place 0 and red at place 1. Its bits are those of the text (agent "
                        + "iversen-text); his code has others where the report says so.")
                .formatted(EXAMPLE));
        notebook.command("alea options %s \"%s 0 1\"".formatted(GAME, EXAMPLE));
    }

    private static String bits(int piece) {
        return String.format("%" + IversenState.BITS + "s", Integer.toBinaryString(piece))
                .replace(' ', '0');
    }

    private static List<String> pieces(int bits) {
        return IntStream.range(0, IversenState.PIECES)
                .mapToObj(i ->
                        bits(bits >>> IversenState.BITS * (IversenState.PIECES - 1 - i) & (1 << IversenState.BITS) - 1))
                .toList();
    }

    private static boolean has(String bits, int subState) {
        return bits.charAt(subState) == '1';
    }

    /** The bits of a piece that nobody is with, but one of the next player's, each by its progress. */
    private static String alone(Dialect rules, int piece, int enemy) {
        int[][] rows = new int[Dialect.PLACES][IversenState.PIECES];
        for (int[] row : rows) {
            Arrays.fill(row, rules.home() + 1);
        }
        rows[GREEN][ONE] = piece + 1;
        rows[RED][ONE] = enemy + 1;
        return pieces(TextState.bits(rows)).get(ONE);
    }

    private static void subStates(Dialect rules, Notebook notebook) {
        int home = rules.home();
        List<String> inTurn = List.of(
                alone(rules, Dialect.BASE, home),
                alone(rules, 8, home),
                alone(rules, 19, 0),
                alone(rules, 12, 1),
                alone(rules, rules.ring(), home),
                alone(rules, home, home));
        notebook.equal(
                "sub-states", Measured.exact((double) inTurn.stream().distinct().count()), 0, "");
        notebook.statement(
                "order",
                IntStream.range(0, inTurn.size())
                        .allMatch(i -> inTurn.get(i).equals(bits(1 << IversenState.BITS - 1 - i))),
                IntStream.range(0, inTurn.size())
                                .mapToObj(i -> SUB_STATES.get(i) + " " + inTurn.get(i))
                                .collect(Collectors.joining(", "))
                        + ", by pieces that are in one of them alone");
        notebook.equal(
                "finish-line",
                Measured.exact((double) IntStream.rangeClosed(Dialect.BASE, home)
                        .filter(p -> has(alone(rules, p, home), FINISH_LINE))
                        .count()),
                0,
                "");
    }

    private static void sizes(Lab lab, Dialect rules, Notebook notebook) {
        int places = rules.home() - Dialect.BASE + 1;
        notebook.equal("squares", Measured.exact(places), 0, "");
        notebook.equal("location-bits", Measured.exact(Integer.SIZE - Integer.numberOfLeadingZeros(places - 1)), 0, "");
        int pieces = Dialect.PLACES * IversenState.PIECES;
        BigInteger strings = BigInteger.TWO.pow(6 * pieces);
        BigInteger free = BigInteger.valueOf(places).pow(pieces);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(String.format(Locale.ROOT, "bit strings of 6 times %d", pieces), "", round(strings)));
        rows.add(List.of(
                String.format(Locale.ROOT, "%d pieces on any of %d squares each", pieces, places), "", round(free)));
        for (String spec : List.of(GAME, CLASSIC, "ludo-star")) {
            rows.add(List.of(spec, exact(count(lab, spec, false)), exact(count(lab, spec, true))));
        }
        notebook.table(
                "Ways to place the pieces of four players", List.of("", "pieces alike", "pieces told apart"), rows);
        BigInteger his = count(lab, GAME, false);
        notebook.equal(
                "complexity",
                Measured.exact(log10(his)).as(String.format(Locale.ROOT, "%s, log10 %.2f", round(his), log10(his))),
                0,
                "");
        notebook.note(("Counted exactly, by a generating function with a factor for every square: base, lane and goal "
                        + "are a player's own; a ring square holds pieces of one player, but in ludo-classic a safe "
                        + "one those of several; nobody stands where no roll leads. Ended matches are among them, too "
                        + "few to be seen in two digits. With pieces alike %s has %s ways and %s %s; who is to move, "
                        + "and its die, make 24 times as many of the first, %s.")
                .formatted(
                        GAME,
                        round(his),
                        CLASSIC,
                        round(count(lab, CLASSIC, false)),
                        round(his.multiply(BigInteger.valueOf(24)))));
        notebook.statement(
                "combinations-many",
                true,
                String.format(
                        Locale.ROOT,
                        "%s strings of %d bits, %s of them with every piece on one of %d squares",
                        round(strings),
                        6 * pieces,
                        round(free),
                        places));
        notebook.finding(
                "combinations-hard",
                Measured.text(String.format(
                        Locale.ROOT,
                        "2^96 = %s strings, %d^%d = %s placements, of which the rules allow %s",
                        exact(strings),
                        places,
                        pieces,
                        exact(free),
                        exact(count(lab, GAME, true)))),
                Verdict.DIFFERS);
        actions(rules, notebook);
    }

    private static BigInteger count(Lab lab, String spec, boolean distinct) {
        List<Placements.Square> squares = Placements.squares((LudoGame) lab.game(spec));
        return Placements.count(Dialect.PLACES, IversenState.PIECES, squares, distinct);
    }

    private static double log10(BigInteger n) {
        return Math.log10(n.doubleValue());
    }

    private static String exact(BigInteger n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    /** Two digits and a power of ten. */
    private static String round(BigInteger n) {
        BigDecimal rounded = new BigDecimal(n).round(new MathContext(2, RoundingMode.HALF_EVEN));
        int power = rounded.precision() - rounded.scale() - 1;
        return String.format(
                Locale.ROOT, "%s x 10^%d", rounded.movePointLeft(power).toPlainString(), power);
    }

    /** How many pieces can move, over all places of four pieces and all dice. */
    private static void actions(Dialect rules, Notebook notebook) {
        long[] seen = new long[IversenState.PIECES + 1];
        BitSet stands = Placements.stands(rules);
        int[] at = stands.stream().map(p -> p - 1).toArray();
        for (int die = 1; die <= 6; die++) {
            int[] can = new int[at.length];
            for (int i = 0; i < at.length; i++) {
                can[i] = rules.movable(at[i], die) ? 1 : 0;
            }
            for (int i = 0; i < can.length; i++) {
                for (int j = i; j < can.length; j++) {
                    for (int k = j; k < can.length; k++) {
                        for (int l = k; l < can.length; l++) {
                            seen[can[i] + can[j] + can[k] + can[l]]++;
                        }
                    }
                }
            }
        }
        notebook.statement(
                "actions",
                Arrays.stream(seen).allMatch(n -> n > 0),
                "by the places of four pieces, alike, and the die: "
                        + IntStream.range(0, seen.length)
                                .mapToObj(n -> String.format(Locale.ROOT, "%d in %,d", n, seen[n]))
                                .collect(Collectors.joining(", ")));
    }

    private static LudoPosition position(LudoGame game, int seat, int die) {
        return (LudoPosition) game.parse(String.format(Locale.ROOT, "%s %d %d", EXAMPLE, seat, die));
    }

    private static LudoPosition moved(LudoPosition before, int pawn) {
        LudoPosition after = before.copy();
        after.take(after.optionOf(pawn));
        return after;
    }

    private static int[][] rows(Position position) {
        return NativeArrays.of((LudoPosition) position, false);
    }

    private static void example(Lab lab, LudoGame game, Notebook notebook, ToDoubleFunction<String> table2) {
        LudoPosition start = position(game, GREEN, 1);
        int before = TextState.bits(rows(start));
        List<String> text = pieces(before);
        List<String> code = pieces(IversenState.bits(rows(start)));
        for (int i = 0; i < IversenState.PIECES; i++) {
            String why = code.get(i).equals(text.get(i)) ? "" : notebook.reason("his-code", code.get(i));
            bits(notebook, "piece-" + (i + 1), text.get(i), why);
        }
        notebook.statement(
                "unless-safe",
                text.stream().noneMatch(piece -> has(piece, VULNERABLE) && has(piece, 1)),
                "piece 2 of the document's own example is both, %s; it calls that intended".formatted(text.get(TWO)));
        star(lab, start, notebook, text.get(ONE));
        LudoPosition red = position(game, RED, 6);
        int entering = IntStream.range(0, IversenState.PIECES)
                .filter(pawn -> red.progress(RED, pawn) == Dialect.BASE)
                .findFirst()
                .orElseThrow();
        notebook.statement(
                "entering",
                moved(red, entering).progress(GREEN, TWO) == Dialect.BASE,
                "a red piece comes out on it, and piece 2 is in its base");
        move(game, notebook, before, table2);
    }

    private static void bits(Notebook notebook, String row, String ours, String why) {
        Published his = notebook.row(row);
        notebook.finding(
                row,
                Measured.exact(Double.parseDouble(ours)).as(ours),
                his.text().equals(ours) ? Verdict.AGREES : Verdict.WRONG,
                why);
    }

    /** Piece 1 on its way to the star. */
    private static void star(Lab lab, LudoPosition start, Notebook notebook, String piece) {
        Dialect rules = start.game().dialect();
        int star = rules.via(start.progress(GREEN, ONE), start.die());
        int prey = Math.floorMod(star - Dialect.QUARTER, Dialect.SQUARES);
        boolean there = start.progress(RED, ONE) == prey && rules.isStar(star);
        notebook.statement(
                "star-attacked",
                there && has(piece, ATTACKING),
                "%s, and the one red piece ahead of it stands on the star".formatted(piece));
        int to = moved(start, ONE).progress(GREEN, ONE);
        notebook.statement(
                "star-carries",
                to == rules.nextStar(star),
                String.format(
                        Locale.ROOT,
                        "from %d with a %d to the star on %d",
                        start.progress(GREEN, ONE),
                        start.die(),
                        to));
        List<String> strikes = new ArrayList<>();
        List<String> spares = new ArrayList<>();
        for (String spec : List.of(GAME, "ludo-ludopy", "ludo-pyludo-fork", "ludo-star", "ludo-pyludo")) {
            LudoPosition after = moved(position((LudoGame) lab.game(spec), GREEN, start.die()), ONE);
            (after.progress(RED, ONE) == Dialect.BASE ? strikes : spares).add(spec);
        }
        int[][] expected = IversenState.predict(rows(start), ONE, start.die());
        boolean spared = expected[RED][ONE] == rows(start)[RED][ONE];
        notebook.finding(
                "star-spares",
                Measured.text("the red piece goes home in %s%s"
                        .formatted(
                                String.join(", ", strikes),
                                spares.isEmpty() ? "" : "; it stays in " + String.join(", ", spares))),
                strikes.contains(GAME) ? Verdict.WRONG : Verdict.AGREES,
                Reasons.join(notebook.reason("star-spares"), spared ? notebook.reason("expected") : ""));
    }

    /** Piece 2 moves: the bits after, their change, and the reward. */
    private static void move(LudoGame game, Notebook notebook, int before, ToDoubleFunction<String> table2) {
        String wanted = notebook.row("after-2").text();
        List<Integer> dice = IntStream.rangeClosed(1, 6)
                .filter(die -> after(game, die).get(TWO).equals(wanted))
                .boxed()
                .toList();
        int die = dice.isEmpty() ? 1 : dice.getFirst();
        List<String> now = after(game, die);
        for (int i = 0; i < IversenState.PIECES; i++) {
            String was = pieces(before).get(i);
            boolean same = notebook.row("after-" + (i + 1)).text().equals(now.get(i));
            bits(notebook, "after-" + (i + 1), now.get(i), same ? "" : notebook.reason("does-not-move", was));
        }
        notebook.note("In that position piece 2 comes to its new bits with a %s."
                .formatted(dice.stream().map(String::valueOf).collect(Collectors.joining(", "))));
        int[] change = new int[IversenState.BITS];
        for (int bit = 0; bit < change.length; bit++) {
            change[bit] = now.get(TWO).charAt(bit) - pieces(before).get(TWO).charAt(bit);
        }
        notebook.statement(
                "change",
                Arrays.equals(change, new int[] {0, -1, -1, 1, 0, 0}),
                "%s to %s is %s".formatted(pieces(before).get(TWO), now.get(TWO), Arrays.toString(change)));
        int after = Integer.parseInt(String.join("", now), 2);
        List<String> words = new ArrayList<>();
        boolean equal = true;
        for (var weights : WEIGHTS.entrySet()) {
            double product = IntStream.range(0, change.length)
                    .mapToDouble(i -> change[i]
                            * table2.applyAsDouble(
                                    weights.getKey() + "-" + SUB_STATES.get(i).replace(' ', '-')))
                    .sum();
            double reward = weights.getValue().reward(before, after);
            equal &= Math.abs(product - reward) < 1e-12;
            words.add(String.format(Locale.ROOT, "%.4f with %s weights", reward, weights.getKey()));
        }
        notebook.statement(
                "reward", equal, String.join(", ", words) + ": the product with Table 2, and what training gives");
        signs(notebook);
    }

    private static List<String> after(LudoGame game, int die) {
        return pieces(TextState.bits(rows(moved(position(game, GREEN, die), TWO))));
    }

    /** Every bit that begins or ends alone, by all weights. */
    private static void signs(Notebook notebook) {
        boolean holds = true;
        for (RewardWeights weights : WEIGHTS.values()) {
            for (int i = 0; i < IversenState.BITS; i++) {
                int bit = 1 << IversenState.BITS - 1 - i;
                boolean bad = SUB_STATES.get(i).equals("home") || i == VULNERABLE;
                double entering = weights.reward(0, bit);
                double leaving = weights.reward(bit, 0);
                holds &= bad ? entering < 0 && leaving > 0 : entering > 0 && leaving < 0;
            }
        }
        notebook.statement(
                "signs",
                holds,
                "home and vulnerable cost when they begin and pay when they end, the others the other way, by "
                        + "all three sets of weights");
    }
}
