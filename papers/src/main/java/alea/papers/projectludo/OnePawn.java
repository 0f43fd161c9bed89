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

/** Sections 8, 9 and 10.3: fast has one pawn under way, random four. */
final class OnePawn {
    private static final int HOME = 52;
    private static final List<String> OPPONENTS = List.of("random", "strike", "hybrid");

    private OnePawn() {}

    static void measure(Lab lab, Notebook notebook) {
        int games = lab.games(500, 5_000);
        alone(lab, notebook, games);
        negated(lab, notebook, lab.games(2_000, 10_000));
        atRisk(lab, notebook, lab.games(1_000, 10_000));
    }

    /**
     * Since fast moves the foremost that is not home, no second pawn can leave its start before that one is
     * home or struck.
     */
    private static void alone(Lab lab, Notebook notebook, int games) {
        long[] sum = new long[UnderWay.SIZE];
        for (String opponent : OPPONENTS) {
            long[] n = lab.watch("ludo-simple", List.of("fast", opponent), games, UnderWay.SIZE, UnderWay::new);
            Arrays.setAll(sum, k -> sum[k] + n[k]);
        }
        notebook.statement(
                "one-pawn",
                sum[UnderWay.SEVERAL] == 0,
                String.format(
                        Locale.ROOT,
                        "by its rule, and seen after none of %,d moves against %s: two of its pawns under way "
                                + "at once",
                        sum[UnderWay.MOVES],
                        String.join(", ", OPPONENTS)));
        notebook.statement(
                "concentrated",
                sum[UnderWay.SPREAD] == 0,
                String.format(
                        Locale.ROOT,
                        "by the same rule; in none of %,d strikes against fast had another of its pawns left "
                                + "its start "
                                + "without being home",
                        sum[UnderWay.STRUCK]));
    }

    /** What one pawn loses by being alone, against random with its four: playing each other, or the same third. */
    private static void negated(Lab lab, Notebook notebook, int games) {
        Grouped each = counted(lab, "fast", "random", games).and(counted(lab, "random", "fast", games));
        Grouped random = counted(lab, "fast", "random", games).and(counted(lab, "random", "random", games));
        Grouped fast = counted(lab, "fast", "fast", games).and(counted(lab, "random", "fast", games));
        int b = Blows.SIZE;
        ToDoubleFunction<long[]> made = c -> c[Blows.MADE] / (double) c[b + Blows.MADE];
        ToDoubleFunction<long[]> lost = c -> c[Blows.LOST] / (double) c[b + Blows.LOST];
        List<Grouped> readings = List.of(each, random, fast);
        List<Measured> strikes = readings.stream().map(g -> g.measured(made)).toList();
        List<Measured> losses = readings.stream().map(g -> g.measured(lost)).toList();
        notebook.more(
                "negated-chance",
                strikes.getFirst(),
                1,
                false,
                notebook.reason(
                        "negated-chance",
                        strikes.get(1).number(),
                        strikes.get(2).number()));
        notebook.less(
                "negated-loss",
                losses.getFirst(),
                1,
                false,
                notebook.reason(
                        "negated-loss", losses.get(1).number(), losses.get(2).number()));
    }

    private static Grouped counted(Lab lab, String first, String second, int games) {
        return lab.once(
                Grouped.class,
                List.of("blows", first, second, games),
                () -> Grouped.of(lab, first, second, games, Blows.SIZE, Blows::new));
    }

    private static void atRisk(Lab lab, Notebook notebook, int games) {
        long[] all = lab.watch("ludo-simple", List.of("random", "fast"), games, Exposed.SIZE, Exposed::new);
        notebook.finding(
                "all-at-risk",
                Measured.text(String.format(
                        Locale.ROOT,
                        "in %.4f of %,d rolls against fast with an opponent anywhere behind each (section "
                                + "11.2), and in %.4f "
                                + "if a pawn on a safe square is at no risk (section 11)",
                        share(all, Exposed.ANYWHERE),
                        all[Exposed.ROLLS],
                        share(all, Exposed.BEHIND))),
                Verdict.CANNOT_TELL,
                notebook.reason("all-at-risk", share(all, Exposed.REACH), share(all, Exposed.OUT)));
        long[] first = lab.watch("ludo-simple", List.of("fast", "random"), games, 2, FirstHome::new);
        long[] second = lab.watch("ludo-simple", List.of("random", "fast"), games, 2, FirstHome::new);
        notebook.more("first-home", Measured.rate((double) first[0] + second[1], 2L * games), 0.5, false);
        notebook.command(String.format(
                Locale.ROOT, "alea arena ludo-simple fast random --games %d --seed %d", 2 * games, lab.seed()));
    }

    private static double share(long[] n, int of) {
        return n[of] / (double) n[Exposed.ROLLS];
    }

    /** Pawns of seat 0 that are neither on their start nor home, after its moves. */
    private static final class UnderWay implements Lab.Watcher {
        static final int MOVES = 0;
        static final int SEVERAL = 1;
        static final int STRUCK = 2;
        static final int SPREAD = 3;
        static final int SIZE = 4;
        private final long[] found = new long[SIZE];
        private final int[] was = new int[4];

        @Override
        public void begin(Position start) {
            Arrays.fill(found, 0);
        }

        @Override
        public void before(Position position, int option) {
            Arrays.setAll(was, pawn -> ((LudoPosition) position).progress(0, pawn));
        }

        @Override
        public void after(Position position) {
            LudoPosition p = (LudoPosition) position;
            int moving = 0;
            boolean moved = false;
            boolean struck = false;
            for (int pawn = 0; pawn < 4; pawn++) {
                int now = p.progress(0, pawn);
                moving += now > 0 && now < HOME ? 1 : 0;
                moved |= now > was[pawn];
                struck |= now < was[pawn];
            }
            found[MOVES] += moved ? 1 : 0;
            found[SEVERAL] += moved && moving > 1 ? 1 : 0;
            found[STRUCK] += struck ? 1 : 0;
            found[SPREAD] += struck && moving > 0 ? 1 : 0;
        }

        @Override
        public void end(Position position, long[] counts) {
            for (int k = 0; k < SIZE; k++) {
                counts[k] += found[k];
            }
        }
    }

    /** Strikes that seat 0 makes, and squares that it loses by those of the other. */
    private static final class Blows implements Lab.Watcher {
        static final int MADE = 0;
        static final int LOST = 1;
        static final int SIZE = 2;
        private final long[] found = new long[SIZE];
        private final int[][] was = new int[2][4];

        @Override
        public void begin(Position start) {
            Arrays.fill(found, 0);
        }

        @Override
        public void before(Position position, int option) {
            for (int seat = 0; seat < 2; seat++) {
                int s = seat;
                Arrays.setAll(was[s], pawn -> ((LudoPosition) position).progress(s, pawn));
            }
        }

        @Override
        public void after(Position position) {
            LudoPosition p = (LudoPosition) position;
            for (int pawn = 0; pawn < 4; pawn++) {
                found[LOST] += Math.max(0, was[0][pawn] - p.progress(0, pawn));
                found[MADE] += p.progress(1, pawn) < was[1][pawn] ? 1 : 0;
            }
        }

        @Override
        public void end(Position position, long[] counts) {
            for (int k = 0; k < SIZE; k++) {
                counts[k] += found[k];
            }
        }
    }

    /** How often all pawns of seat 0 are in danger before it rolls. */
    private static final class Exposed implements Lab.Watcher {
        static final int ROLLS = 0;
        static final int OUT = 1;
        static final int BEHIND = 2;
        static final int REACH = 3;
        static final int ANYWHERE = 4;
        static final int SIZE = 5;
        private final long[] found = new long[SIZE];

        @Override
        public void begin(Position start) {
            Arrays.fill(found, 0);
        }

        @Override
        public void before(Position position, int option) {
            LudoPosition p = (LudoPosition) position;
            if (p.node() != Position.CHANCE || p.seat() != 0) {
                return;
            }
            boolean out = true;
            boolean behind = true;
            boolean reach = true;
            boolean anywhere = true;
            for (int pawn = 0; pawn < 4; pawn++) {
                int at = p.progress(0, pawn);
                int gap = Perils.nearestBehind(p, at);
                out &= at < HOME;
                behind &= gap > 0;
                anywhere &= Perils.behind(p, at) > 0;
                reach &= gap > 0 && gap <= 6;
            }
            found[ROLLS]++;
            found[OUT] += out ? 1 : 0;
            found[BEHIND] += behind ? 1 : 0;
            found[REACH] += reach ? 1 : 0;
            found[ANYWHERE] += anywhere ? 1 : 0;
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

    /** Which seat has a pawn home first. */
    private static final class FirstHome implements Lab.Watcher {
        private int first;

        @Override
        public void begin(Position start) {
            first = -1;
        }

        @Override
        public void before(Position position, int option) {}

        @Override
        public void after(Position position) {
            LudoPosition p = (LudoPosition) position;
            for (int seat = 0; seat < 2 && first < 0; seat++) {
                for (int pawn = 0; pawn < 4 && first < 0; pawn++) {
                    first = p.progress(seat, pawn) == HOME ? seat : -1;
                }
            }
        }

        @Override
        public void end(Position position, long[] counts) {
            counts[first]++;
        }
    }
}
