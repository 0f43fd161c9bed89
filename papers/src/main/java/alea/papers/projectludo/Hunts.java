package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sections 10.2 to 10.5, 11.1.2 and 12.6: who hunts, how it goes on, and what it costs. */
final class Hunts {
    /** Aggressive in its readings, as Alea plays it first. */
    private static final List<String> AGGRESSIVE = List.of(
            "aggressive",
            "aggressive:target=open",
            "aggressive:target=farthest",
            "aggressive:reach=upto",
            "aggressive:target=open,reach=upto",
            "aggressive:target=farthest,reach=upto",
            "aggressive:safe=printed");

    /** Hybrid in its readings, as Alea plays it first. */
    private static final List<String> HYBRID =
            List.of("hybrid", "hybrid:safe=printed", "hybrid:kill=halving", "hybrid:kill=union", "hybrid:value=lap");

    /** So many squares from a number that is said to be about right. */
    private static final int ABOUT = 3;

    private Hunts() {}

    static void measure(Lab lab, Notebook notebook) {
        int squares = Chase.LAP - 1;
        notebook.finding("checks-ahead", Measured.exact(squares), Verdict.AGREES);
        notebook.finding("checks-behind", Measured.exact(squares), Verdict.AGREES);
        again(notebook);
        double behind = Chase.success(0, 7, Chase.WAY + 6, false, new double[(Chase.WAY + 7) * (Chase.WAY + 7)]);
        notebook.less("fallen-behind", Measured.exact(behind), 0.5, false);
        Measured gain = Chase.gain(lab, "strike", "fast", lab.games(1_000, 10_000));
        notebook.more("strike-progress", gain, 0, true);
        ofAggressive(lab, notebook);
        overshoots(lab, notebook);
    }

    /**
     * A roll that would strike is not taken: the hunter stays, the hunted runs on, and the chase goes on by its
     * rule.
     */
    private static void again(Notebook notebook) {
        double[] second = new double[7];
        for (int gap = 1; gap <= 6; gap++) {
            int way = gap + Chase.WAY - 1;
            double[] known = new double[(way + 1) * (way + 1)];
            for (int flight = 1; flight <= 6; flight++) {
                second[gap] += Chase.success(0, gap + flight, way, false, known) / 6;
            }
        }
        double least = Arrays.stream(second).skip(1).min().orElseThrow();
        double most = Arrays.stream(second).max().orElseThrow();
        notebook.finding(
                "second-chance",
                Measured.text(String.format(
                        Locale.ROOT, "%.4f to %.4f, by the distance at which the first was let go", least, most)),
                Verdict.CANNOT_TELL);
    }

    private static void ofAggressive(Lab lab, Notebook notebook) {
        int games = lab.games(400, 3_000);
        List<Grouped> aggressive = AGGRESSIVE.stream()
                .map(a -> Grouped.of(lab, a, "fast", games, Seen.SIZE, Seen::new))
                .toList();
        List<Grouped> hybrid = HYBRID.stream()
                .map(h -> Grouped.of(lab, h, "fast", games, Seen.SIZE, Seen::new))
                .toList();
        long[] n = aggressive.getFirst().all();
        notebook.finding(
                "from-chase",
                Measured.text(String.format(
                        Locale.ROOT,
                        "%.4f of %,d strikes of aggressive against fast are by a pawn that had been moved after "
                                + "the struck one",
                        n[Seen.CHASED] / (double) n[Seen.STRIKES],
                        n[Seen.STRIKES])),
                n[Seen.CHASED] == n[Seen.STRIKES] ? Verdict.AGREES : Verdict.DIFFERS);
        ToDoubleFunction<long[]> forward = c -> c[Seen.FORWARD] / (double) Math.max(1, c[Seen.CROSSED]);
        Measured foremost = aggressive.getFirst().measured(forward);
        String why = notebook.reason("forward", numbers(AGGRESSIVE, aggressive, forward));
        if (foremost.number() < Chase.WAY) {
            notebook.more("forward", foremost, Chase.WAY - ABOUT, false, why);
        } else {
            notebook.less("forward", foremost, Chase.WAY + ABOUT, false, why);
        }
        notebook.less(
                "drastically",
                hybrid.getFirst()
                        .and(aggressive.getFirst())
                        .measured(c -> c[Seen.OUTRUN] / (double) c[Seen.SIZE + Seen.OUTRUN]),
                0.5,
                false,
                notebook.reason(
                        "drastically",
                        numbers(HYBRID, hybrid, c -> 1000.0 * c[Seen.OUTRUN] / games),
                        numbers(AGGRESSIVE, aggressive, c -> 1000.0 * c[Seen.OUTRUN] / games)));
        notebook.command(String.format(
                Locale.ROOT, "alea arena ludo-simple aggressive fast --games %d --seed %d", games, lab.seed()));
    }

    private static String numbers(List<String> players, List<Grouped> seen, ToDoubleFunction<long[]> number) {
        return IntStream.range(0, players.size())
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "%s %.1f",
                        players.get(i),
                        number.applyAsDouble(seen.get(i).all())))
                .collect(Collectors.joining(", "));
    }

    private static void overshoots(Lab lab, Notebook notebook) {
        int games = lab.games(400, 3_000);
        List<String> readings = AGGRESSIVE.stream()
                .filter(a -> !a.contains("safe"))
                .map(a -> a.replace("aggressive", "chase"))
                .toList();
        List<Decisions.Count> counts = readings.stream()
                .map(c -> Decisions.of(lab, c, "fast", games, Decisions::overtakes)
                        .getFirst())
                .toList();
        notebook.finding(
                "overshoots",
                Measured.text(String.format(
                        Locale.ROOT,
                        "chase overtakes in %.4f of %,d decisions in which one pawn would and another would not",
                        counts.getFirst().share(),
                        counts.getFirst().kind())),
                verdict(counts),
                notebook.reason(
                        "overshoots",
                        IntStream.range(0, readings.size())
                                .mapToObj(i -> String.format(
                                        Locale.ROOT,
                                        "%s %.4f",
                                        readings.get(i),
                                        counts.get(i).share()))
                                .collect(Collectors.joining(", "))));
    }

    /** Wrong by the standard reading and right by another is a matter of the reading. */
    private static Verdict verdict(List<Decisions.Count> counts) {
        if (counts.getFirst().yes() == 0) {
            return Verdict.AGREES;
        }
        return counts.stream().anyMatch(c -> c.yes() == 0) ? Verdict.CANNOT_TELL : Verdict.DIFFERS;
    }

    /** What seat 0 does with its pawns while the other, fast, runs. */
    private static final class Seen implements Lab.Watcher {
        /** Strikes of seat 0. */
        static final int STRIKES = 0;
        /** Those by a pawn that had been moved while the struck one was ahead of it. */
        static final int CHASED = 1;
        /** Matches in which an opponent has passed the start. */
        static final int CROSSED = 2;
        /** Progress of the foremost then. */
        static final int FORWARD = 3;
        /** Strikes against the foremost, by a pawn that the pawn moved last is behind. */
        static final int OUTRUN = 4;

        static final int SIZE = 5;
        private final long[] found = new long[SIZE];
        private final int[][] was = new int[2][4];
        private final boolean[][] chased = new boolean[4][4];
        private int last;

        @Override
        public void begin(Position start) {
            Arrays.fill(found, 0);
            for (boolean[] row : chased) {
                Arrays.fill(row, false);
            }
            last = -1;
        }

        @Override
        public void before(Position position, int option) {
            LudoPosition p = (LudoPosition) position;
            for (int seat = 0; seat < 2; seat++) {
                int s = seat;
                Arrays.setAll(was[s], pawn -> p.progress(s, pawn));
            }
        }

        @Override
        public void after(Position position) {
            LudoPosition p = (LudoPosition) position;
            for (int mine = 0; mine < 4; mine++) {
                int at = p.progress(0, mine);
                if (at > was[0][mine]) {
                    last = mine;
                    moved(p, mine);
                } else if (at < was[0][mine]) {
                    struck(p, mine);
                    Arrays.fill(chased[mine], false);
                }
            }
            for (int its = 0; its < 4 && found[CROSSED] == 0; its++) {
                int at = p.progress(1, its);
                if (at > Chase.WAY && at < Chase.LAP) {
                    found[CROSSED] = 1;
                    found[FORWARD] = foremost(p, -1);
                }
            }
        }

        private void moved(LudoPosition p, int mine) {
            for (int its = 0; its < 4; its++) {
                int at = p.progress(1, its);
                if (at < was[1][its]) {
                    found[STRIKES]++;
                    found[CHASED] += chased[mine][its] ? 1 : 0;
                    for (boolean[] row : chased) {
                        row[its] = false;
                    }
                } else if (at < Chase.LAP && (at + Chase.WAY) % Chase.LAP > p.progress(0, mine)) {
                    chased[mine][its] = true;
                }
            }
        }

        private void struck(LudoPosition p, int mine) {
            boolean foremost = was[0][mine] > foremost(p, mine);
            for (int its = 0; its < 4 && foremost; its++) {
                int from = (was[1][its] + Chase.WAY) % Chase.LAP;
                boolean struck = p.progress(1, its) > was[1][its];
                boolean hunted = last >= 0 && last != mine && was[0][last] < from && from < was[0][mine];
                found[OUTRUN] += struck && hunted ? 1 : 0;
            }
        }

        /** The most progress of pawns under way, without one. */
        private static int foremost(LudoPosition p, int without) {
            return IntStream.range(0, 4)
                    .filter(pawn -> pawn != without)
                    .map(pawn -> p.progress(0, pawn))
                    .filter(at -> at < Chase.LAP)
                    .max()
                    .orElse(-1);
        }

        @Override
        public void end(Position position, long[] counts) {
            for (int k = 0; k < SIZE; k++) {
                counts[k] += found[k];
            }
        }
    }
}
