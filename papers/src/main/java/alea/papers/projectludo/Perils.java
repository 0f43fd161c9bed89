package alea.papers.projectludo;

import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Reasons;
import alea.papers.Verdict;
import alea.papers.projectludo.Decisions.Answer;
import alea.papers.projectludo.Decisions.Question;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sections 11.2 to 11.3.1 and 12.6: what fast, defensive and hybrid leave in danger, and what they bring out of
 * it.
 */
final class Perils {
    /** Defensive, first as Alea plays it: the pseudocode in every reading of a key, and the prose. */
    private static final List<String> DEFENSIVE = List.of(
            "defensive",
            "defensive:decay=mod",
            "defensive:decay=python",
            "defensive:decay=floor",
            "defensive:decay=java",
            "defensive:target=open",
            "defensive:target=farthest",
            "defensive:reach=upto",
            "defensive-prose",
            "defensive-prose:decay=mod",
            "defensive-prose:decay=python",
            "defensive-prose:decay=floor",
            "defensive-prose:decay=java",
            "defensive-prose:ties=rearmost");

    private static final Question[] ASKED = {
        Perils::escapes, Perils::leavesLeast, Perils::goesOnAlone, Decisions::strikes
    };
    private static final int ESCAPES = 0;
    private static final int LEAST = 1;
    private static final int ALONE = 2;
    private static final int STRIKES = 3;
    private static final int RISK = 2 * ASKED.length;
    private static final int MOVES = RISK + 1;
    private static final int STRUCK = RISK + 2;
    private static final int MATCHES = RISK + 3;
    private static final int SIZE = RISK + 4;

    private Perils() {}

    static void measure(Lab lab, Notebook notebook) {
        int games = lab.games(200, 2_000);
        List<Grouped> pairs = DEFENSIVE.stream()
                .map(d -> seen(lab, d, "fast", games).and(seen(lab, "fast", d, games)))
                .toList();
        compare(notebook, "struck-less", pairs, c -> (c[SIZE + STRUCK] - c[STRUCK]) / (double) c[MATCHES]);
        compare(notebook, "risks-more", pairs, c -> c[SIZE + RISK] / 6.0 / c[SIZE + MOVES] - c[RISK] / 6.0 / c[MOVES]);
        advised(lab, notebook);
        ofFast(lab, notebook, games);
        safety(lab, notebook);
        leastRisk(lab, notebook);
        ofHybrid(lab, notebook, games);
        notebook.command(String.format(
                Locale.ROOT, "alea arena ludo-simple defensive fast --games %d --seed %d", 2 * games, lab.seed()));
    }

    private static Grouped seen(Lab lab, String first, String second, int games) {
        return Grouped.of(lab, first, second, games, SIZE, Seen::new);
    }

    private static double share(long[] c, int from, int question) {
        return c[from + 2 * question + 1] / (double) Math.max(1, c[from + 2 * question]);
    }

    /** A number that is to be above zero: as Alea plays, with what the other readings have. */
    private static void compare(Notebook notebook, String row, List<Grouped> pairs, ToDoubleFunction<long[]> number) {
        List<Measured> found = pairs.stream().map(g -> g.measured(number)).toList();
        notebook.more(
                row,
                found.getFirst(),
                0,
                false,
                Reasons.join(notebook.reason(row), range(notebook, found, Measured::number)));
    }

    /** What defensive does of every position that random comes to against fast, where many pawns are under way. */
    private static void advised(Lab lab, Notebook notebook) {
        Grouped seen = Grouped.of(lab, "random", "fast", lab.games(100, 1_000), Advised.SIZE, () -> new Advised(lab));
        always(
                notebook,
                "escapes",
                seen,
                ESCAPES,
                "%.4f of %,d decisions in which one move brings a pawn out of reach and another does not",
                notebook.reason("escapes"));
        int fast = DEFENSIVE.size();
        List<Measured> more = IntStream.range(0, fast)
                .mapToObj(i -> seen.measured(c -> Advised.share(c, i, ESCAPES) - Advised.share(c, fast, ESCAPES)))
                .toList();
        notebook.more(
                "fast-escapes",
                more.getFirst(),
                0,
                false,
                notebook.reason(
                        "fast-escapes",
                        Advised.share(seen.all(), fast, ESCAPES),
                        range(notebook, more, Measured::number)));
        always(
                notebook,
                "least-total",
                seen,
                LEAST,
                "%.4f of %,d decisions with several pawns at risk and moves that are not alike",
                notebook.reason("least-total", Advised.share(seen.all(), fast, LEAST)));
        always(
                notebook,
                "as-fast",
                seen,
                ALONE,
                "%.4f of %,d decisions with nobody behind any pawn, and pawns on different squares",
                notebook.reason("as-fast"));
        notebook.note(
                "Whether defensive first of all escapes, leaves the least and plays as fast was asked of positions "
                        + "that random comes to against fast: in its own matches it seldom has two pawns under way.");
    }

    /** Whether what is said to be done always is; one decision of the kind is enough to show that it is not. */
    private static void always(Notebook notebook, String row, Grouped seen, int question, String words, String why) {
        long[] all = seen.all();
        List<Double> shares = IntStream.range(0, DEFENSIVE.size())
                .mapToObj(i -> Advised.share(all, i, question))
                .toList();
        long kind = all[2 * question];
        notebook.finding(
                row,
                Measured.text("in " + String.format(Locale.ROOT, words, shares.getFirst(), kind)),
                kind == 0 ? Verdict.CANNOT_TELL : shares.getFirst() == 1 ? Verdict.AGREES : Verdict.DIFFERS,
                Reasons.join(why, range(notebook, shares, Double::doubleValue)));
    }

    /** The least and most of all readings, and the one of the prose. */
    private static <T> String range(Notebook notebook, List<T> found, Function<T, Double> number) {
        Comparator<Integer> by = Comparator.comparing(i -> number.apply(found.get(i)));
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            order.add(i);
        }
        int least = order.stream().min(by).orElseThrow();
        int most = order.stream().max(by).orElseThrow();
        return notebook.reason(
                "readings",
                found.size(),
                number.apply(found.get(least)),
                DEFENSIVE.get(least),
                number.apply(found.get(most)),
                DEFENSIVE.get(most),
                number.apply(found.get(DEFENSIVE.indexOf("defensive-prose"))));
    }

    private static void ofFast(Lab lab, Notebook notebook, int games) {
        List<Decisions.Count> fast =
                Decisions.of(lab, "fast", "defensive", games, Perils::foremostOvertakes, Perils::foremostLeavesSafety);
        notebook.statement(
                "overtakes",
                fast.getFirst().yes() == fast.getFirst().kind(),
                String.format(
                        Locale.ROOT,
                        "by its rule, and seen in all of %,d decisions in which its foremost pawn could",
                        fast.getFirst().kind()));
        notebook.statement(
                "leaves",
                fast.getLast().yes() == fast.getLast().kind(),
                String.format(
                        Locale.ROOT,
                        "by its rule, and seen in all of %,d decisions with its foremost pawn so",
                        fast.getLast().kind()));
    }

    /**
     * Section 11.3.1: a pawn of fast, on 8 and then on 11, five squares before one of defensive; and section
     * 11.3.
     */
    private static void safety(Lab lab, Notebook notebook) {
        LudoGame game = (LudoGame) lab.game("ludo-simple");
        notebook.equal("safe", Measured.exact(struck(game, "8,0,0,0/-/32,0,0,0/-", 0)), 0);
        notebook.equal("left", Measured.exact(struck(game, "11,0,0,0/-/32,0,0,0/-", 0)), 0);
        double after = struck(game, "27,1,0,0/-/0,0,0,0/-", 0);
        notebook.finding(
                "strike-safe",
                Measured.exact(after)
                        .as(String.format(
                                Locale.ROOT,
                                "at 25,0,0,0/-/1,0,0,0/- 0 2 the pawn on 25 strikes on 27; after its "
                                        + "next roll, a one for the "
                                        + "other pawn, it is struck with %.4f",
                                after)),
                Verdict.WRONG);
    }

    /** How likely the next roll of the opponent strikes a pawn of seat 0. */
    static double struck(LudoGame game, String placed, int pawn) {
        int dice = 0;
        for (int die = 1; die <= 6; die++) {
            LudoPosition p = (LudoPosition) game.parse(placed + " 2 " + die);
            boolean strikes = false;
            for (int option = 0; option < p.options(); option++) {
                LudoPosition after = p.copy();
                after.take(option);
                strikes |= after.progress(0, pawn) < p.progress(0, pawn);
            }
            dice += strikes ? 1 : 0;
        }
        return dice / 6.0;
    }

    private static void leastRisk(Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 20_000);
        List<String> prose =
                DEFENSIVE.stream().filter(d -> d.startsWith("defensive-prose")).toList();
        List<Measured> wins = prose.stream()
                .map(d -> lab.duel("ludo-simple", d, "fast", games))
                .toList();
        String others = IntStream.range(1, prose.size())
                .mapToObj(i -> String.format(
                        Locale.ROOT, "%s %.4f", prose.get(i), wins.get(i).number()))
                .collect(Collectors.joining("; "));
        notebook.more("least-risk", wins.getFirst(), 0.5, false, Reasons.join(notebook.reason("least-risk"), others));
    }

    private static void ofHybrid(Lab lab, Notebook notebook, int games) {
        Grouped both = seen(lab, "hybrid", "fast", 2 * games).and(seen(lab, "aggressive", "fast", 2 * games));
        notebook.more("hybrid-strikes", both.measured(c -> share(c, 0, STRIKES)), 0.5, false);
        notebook.more(
                "rescues",
                both.measured(c -> share(c, 0, ESCAPES) - share(c, SIZE, ESCAPES)),
                0,
                false,
                notebook.reason("rescues", share(both.all(), 0, ESCAPES), share(both.all(), SIZE, ESCAPES)));
    }

    /**
     * How far the nearest opponent is behind a pawn of seat 0 that can come to its square and strike there; 0
     * for none.
     */
    static int nearestBehind(LudoPosition p, int square) {
        return square >= Chase.LAP || p.game().dialect().isGlobe(square) ? 0 : behind(p, square);
    }

    /** The same whether the square is safe or not. */
    static int behind(LudoPosition p, int square) {
        int nearest = 0;
        if (square >= Chase.LAP) {
            return 0;
        }
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            int gap = Math.floorMod(square - its - Chase.WAY, Chase.LAP);
            if (its < Chase.LAP && gap > 0 && its + gap < Chase.LAP) {
                nearest = nearest == 0 ? gap : Math.min(nearest, gap);
            }
        }
        return nearest;
    }

    private static boolean isThreatened(LudoPosition p, int square) {
        int gap = nearestBehind(p, square);
        return gap > 0 && gap <= 6;
    }

    /** Brings a pawn out of reach, to a safe square or home. */
    static Answer escapes(LudoPosition p, int option) {
        return Decisions.has(p, option, (q, k) -> {
            int from = q.progress(0, q.pawn(k));
            return isThreatened(q, from) && !isThreatened(q, from + q.die());
        });
    }

    /** Leaves the least at risk of all moves, where several pawns have somebody behind and moves are not alike. */
    static Answer leavesLeast(LudoPosition p, int option) {
        int threatened = 0;
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            threatened += nearestBehind(p, p.progress(0, pawn)) > 0 ? 1 : 0;
        }
        if (threatened < 2) {
            return Answer.OTHER;
        }
        double[] risks = new double[p.options()];
        Arrays.setAll(risks, k -> {
            LudoPosition after = p.copy();
            after.take(k);
            return risk(after);
        });
        double least = Arrays.stream(risks).min().orElseThrow();
        if (Arrays.stream(risks).allMatch(r -> r == least)) {
            return Answer.OTHER;
        }
        return risks[option] == least ? Answer.YES : Answer.NO;
    }

    /** Section 11: progress times the danger from the nearest behind, over all pawns. */
    private static double risk(LudoPosition p) {
        double sum = 0;
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int gap = nearestBehind(p, p.progress(0, pawn));
            sum += gap == 0 ? 0 : Math.scalb(p.progress(0, pawn) / 6.0, -((gap - 1) / 6));
        }
        return sum;
    }

    /** Moves the foremost, with nobody behind any pawn. */
    static Answer goesOnAlone(LudoPosition p, int option) {
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            if (nearestBehind(p, p.progress(0, pawn)) > 0) {
                return Answer.OTHER;
            }
        }
        return Decisions.has(p, option, (q, k) -> isForemost(q, k));
    }

    /** Overtakes an opponent with the foremost pawn, where that can. */
    static Answer foremostOvertakes(LudoPosition p, int option) {
        return foremost(p, option, Decisions.isOvertaking(p, foremostOption(p)));
    }

    /** Goes with the foremost pawn from a safe square to one in reach of an opponent that was in reach of it. */
    static Answer foremostLeavesSafety(LudoPosition p, int option) {
        return foremost(p, option, Decisions.goesIntoDanger(p, foremostOption(p)));
    }

    private static Answer foremost(LudoPosition p, int option, boolean kind) {
        return !kind ? Answer.OTHER : isForemost(p, option) ? Answer.YES : Answer.NO;
    }

    private static boolean isForemost(LudoPosition p, int option) {
        return p.progress(0, p.pawn(option)) == Decisions.foremost(p);
    }

    private static int foremostOption(LudoPosition p) {
        int option = 0;
        while (!isForemost(p, option)) {
            option++;
        }
        return option;
    }

    /** What seat 0 is asked, what it has at risk after its moves, and how often it is struck. */
    private static final class Seen implements Lab.Watcher {
        private final long[] found = new long[SIZE];
        private final int[] was = new int[4];

        @Override
        public void begin(Position start) {
            Arrays.fill(found, 0);
            found[MATCHES] = 1;
        }

        @Override
        public void before(Position position, int option) {
            LudoPosition p = (LudoPosition) position;
            Arrays.setAll(was, pawn -> p.progress(0, pawn));
            if (p.node() != Position.DECISION || p.seat() != 0) {
                return;
            }
            for (int q = 0; q < ASKED.length; q++) {
                Answer answer = ASKED[q].ask(p, option);
                found[2 * q] += answer == Answer.OTHER ? 0 : 1;
                found[2 * q + 1] += answer == Answer.YES ? 1 : 0;
            }
        }

        @Override
        public void after(Position position) {
            LudoPosition p = (LudoPosition) position;
            boolean moved = false;
            long risk = 0;
            for (int pawn = 0; pawn < 4; pawn++) {
                int at = p.progress(0, pawn);
                moved |= at > was[pawn];
                found[STRUCK] += at < was[pawn] ? 1 : 0;
                risk += at < Chase.LAP && !p.game().dialect().isGlobe(at) ? (long) at * faces(p, at) : 0;
            }
            found[MOVES] += moved ? 1 : 0;
            found[RISK] += moved ? risk : 0;
        }

        /** Of six, how many faces of an opponent's die lead to a square. */
        private static int faces(LudoPosition p, int square) {
            int faces = 0;
            for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
                int its = p.progress(1, pawn);
                int gap = Math.floorMod(square - its - Chase.WAY, Chase.LAP);
                faces |= its < Chase.LAP && gap > 0 && gap <= 6 && its + gap < Chase.LAP ? 1 << gap : 0;
            }
            return Integer.bitCount(faces);
        }

        @Override
        public void end(Position position, long[] counts) {
            for (int k = 0; k < SIZE; k++) {
                counts[k] += found[k];
            }
        }
    }

    /** What defensive, in all readings, and fast would do in the place of seat 0. */
    private static final class Advised implements Lab.Watcher {
        private static final int QUESTIONS = STRIKES;
        static final int SIZE = 2 * QUESTIONS * (DEFENSIVE.size() + 1);
        private final List<Policy> players;
        private final long[] found = new long[SIZE];

        Advised(Lab lab) {
            Game game = lab.game("ludo-simple");
            players = Stream.concat(DEFENSIVE.stream(), Stream.of("fast"))
                    .map(spec -> lab.policy(spec, game))
                    .toList();
        }

        /** How often a player does what is asked. */
        static double share(long[] c, int player, int question) {
            return Perils.share(c, 2 * QUESTIONS * player, question);
        }

        @Override
        public void begin(Position start) {
            Arrays.fill(found, 0);
        }

        @Override
        public void before(Position position, int option) {
            LudoPosition p = (LudoPosition) position;
            if (p.node() != Position.DECISION || p.seat() != 0) {
                return;
            }
            double[] probabilities = new double[p.options()];
            for (int player = 0; player < players.size(); player++) {
                players.get(player).probabilities(p, probabilities);
                int chosen = 0;
                while (probabilities[chosen] == 0) {
                    chosen++;
                }
                for (int q = 0; q < QUESTIONS; q++) {
                    Answer answer = ASKED[q].ask(p, chosen);
                    int at = 2 * (QUESTIONS * player + q);
                    found[at] += answer == Answer.OTHER ? 0 : 1;
                    found[at + 1] += answer == Answer.YES ? 1 : 0;
                }
            }
        }

        @Override
        public void after(Position position) {}

        @Override
        public void end(Position position, long[] counts) {
            for (int k = 0; k < SIZE; k++) {
                counts[k] += found[k];
            }
        }
    }
}
