package alea.papers.ucsc;

import alea.game.Position;
import alea.ludocs.Event;
import alea.ludocs.LudoCsPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Section 2.1.2: how the green player keeps, moves and breaks its blocks. */
final class Green {
    private static final int SEAT = 1;
    private static final int BLOCK_MOVES = 0;
    private static final int MOVED = 1;
    private static final int RELEASED = 2;
    private static final int JOINED = 3;
    private static final int CAPTURED = 4;
    private static final int BREAKABLE = 5;
    private static final int UNBROKEN = 6;
    private static final int BROKEN = 7;
    private static final int FRONT_CANNOT = 8;
    private static final int MOST_BLOCKS = 9;
    private static final int DECISIONS = 10;
    private static final int BLOCKS = DECISIONS + 4;
    private static final int SIZE = BLOCKS + 4;

    private Green() {}

    static void measure(Lab lab, Notebook notebook) {
        int games = lab.games(300, 3_000);
        long[] n = lab.watch("ludo-cs", LudoLikeUcsc.COLOURS, games, SIZE, Watcher::new);
        long explained = n[MOVED] + n[RELEASED] + n[JOINED] + n[CAPTURED];
        notebook.finding(
                "block-move",
                Measured.text(String.format(
                        Locale.ROOT,
                        "of %,d decisions in which a block could move, in %,d a block moves; in %,d a piece is "
                                + "released, in %,d one joins another, in %,d one makes the capture that it needs",
                        n[BLOCK_MOVES],
                        n[MOVED],
                        n[RELEASED],
                        n[JOINED],
                        n[CAPTURED])),
                explained == n[BLOCK_MOVES] ? Verdict.AGREES : Verdict.DIFFERS);
        notebook.finding(
                "others-first",
                Measured.text(String.format(
                        Locale.ROOT, "in %,d of %,d such decisions no block is broken", n[UNBROKEN], n[BREAKABLE])),
                n[BREAKABLE] == 0
                        ? Verdict.CANNOT_TELL
                        : n[UNBROKEN] == n[BREAKABLE] ? Verdict.AGREES : Verdict.DIFFERS);
        notebook.finding(
                "front",
                Measured.text(String.format(
                        Locale.ROOT,
                        "of %,d blocks that were broken, in %,d no piece in front of it could use the roll",
                        n[BROKEN],
                        n[FRONT_CANNOT])),
                n[BROKEN] == 0 ? Verdict.CANNOT_TELL : n[FRONT_CANNOT] == n[BROKEN] ? Verdict.AGREES : Verdict.DIFFERS);
        Measured most = Measured.rate((double) n[MOST_BLOCKS], games);
        notebook.more(
                "blocking",
                most.as(String.format(
                        Locale.ROOT,
                        "in %.4f of the matches; at its own decisions green has a block in %.3f, red in %.3f, "
                                + "yellow in %.3f, blue in %.3f",
                        most.number(),
                        share(n, 1),
                        share(n, 0),
                        share(n, 2),
                        share(n, 3))),
                0.5,
                false);
        notebook.note(String.format(Locale.ROOT, "%,d matches of the sheet's players in the sheet's seats.", games));
    }

    private static double share(long[] n, int seat) {
        return n[BLOCKS + seat] / (double) n[DECISIONS + seat];
    }

    private static final class Watcher implements Lab.Watcher {
        private final long[] sums = new long[SIZE];

        @Override
        public void begin(Position start) {
            Arrays.fill(sums, 0);
        }

        @Override
        public void before(Position position, int option) {
            if (position.node() != Position.DECISION) {
                return;
            }
            int seat = position.seat();
            Pieces pieces = Pieces.of(position.toString());
            sums[DECISIONS + seat]++;
            sums[BLOCKS + seat] += IntStream.range(4 * seat, 4 * seat + 4).anyMatch(pieces::inBlock) ? 1 : 0;
            if (seat != SEAT || position.options() == 1) {
                return;
            }
            List<List<Integer>> movers = IntStream.range(0, position.options())
                    .mapToObj(o -> movers(position.label(o)))
                    .toList();
            List<Integer> chosen = movers.get(option);
            if (movers.stream().anyMatch(m -> m.size() > 1)) {
                blockMove((LudoCsPosition) position, option, chosen, pieces);
            }
            boolean breaks = isBreak(chosen, pieces);
            if (movers.stream().anyMatch(m -> isBreak(m, pieces))
                    && movers.stream().anyMatch(m -> !isBreak(m, pieces))) {
                sums[BREAKABLE]++;
                sums[UNBROKEN] += breaks ? 0 : 1;
            }
            if (breaks) {
                int way = pieces.toHome(chosen.getFirst());
                sums[BROKEN]++;
                sums[FRONT_CANNOT] += movers.stream()
                                .filter(m -> m.size() == 1 && !isBreak(m, pieces))
                                .noneMatch(m -> pieces.toHome(m.getFirst()) < way)
                        ? 1
                        : 0;
            }
        }

        private void blockMove(LudoCsPosition position, int option, List<Integer> chosen, Pieces pieces) {
            sums[BLOCK_MOVES]++;
            if (chosen.size() > 1) {
                sums[MOVED]++;
                return;
            }
            int piece = chosen.getFirst();
            if (pieces.isOff(piece)) {
                sums[RELEASED]++;
                return;
            }
            LudoCsPosition copy = position.copy();
            int[] to = {-1};
            boolean[] captures = {false};
            copy.observe(event -> {
                switch (event) {
                    case Event.Captured c -> captures[0] = true;
                    case Event.Moved m -> to[0] = m.to();
                    default -> {}
                }
            });
            copy.take(option);
            if (to[0] >= 0 && to[0] < 52 && pieces.others(SEAT, chosen).contains(to[0])) {
                sums[JOINED]++;
            } else if (captures[0] && pieces.captures(piece) == 0) {
                sums[CAPTURED]++;
            }
        }

        private static List<Integer> movers(String label) {
            return Stream.of(label.split("\\+"))
                    .filter(name -> name.matches("[RGYB][1-4]"))
                    .map(Pieces::number)
                    .toList();
        }

        /** A single piece leaves a block. */
        private static boolean isBreak(List<Integer> movers, Pieces pieces) {
            return movers.size() == 1 && pieces.inBlock(movers.getFirst());
        }

        @Override
        public void after(Position position) {}

        @Override
        public void end(Position position, long[] counts) {
            boolean most = IntStream.range(0, 4)
                    .filter(seat -> seat != SEAT)
                    .allMatch(seat -> sums[BLOCKS + SEAT] * sums[DECISIONS + seat]
                            > sums[BLOCKS + seat] * sums[DECISIONS + SEAT]);
            sums[MOST_BLOCKS] = most ? 1 : 0;
            for (int k = 0; k < SIZE; k++) {
                counts[k] += sums[k];
            }
        }
    }
}
