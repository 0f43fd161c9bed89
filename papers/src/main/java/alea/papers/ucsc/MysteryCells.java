package alea.papers.ucsc;

import alea.game.Position;
import alea.ludocs.Event;
import alea.ludocs.LudoCsPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Rule CS-10: when and where mystery cells come. */
final class MysteryCells {
    private static final int CELLS = 52;
    /** More than a die has faces: a node with so many options draws a cell. */
    private static final int DIE = 6;

    private static final int DRAWS = 0;
    private static final int EVEN = 1;
    private static final int FREE = 2;
    private static final int FIRSTS = 3;
    private static final int WAITED = 4;
    private static final int AWAITED = 5;
    private static final int AT = 6;
    private static final int SIZE = AT + CELLS;

    private MysteryCells() {}

    static void measure(Lab lab, Notebook notebook) {
        int games = lab.games(200, 2_000);
        long[] n = lab.watch("ludo-cs", LudoLikeUcsc.COLOURS, games, SIZE, Watcher::new);
        notebook.equal(
                "after",
                Measured.exact(n[WAITED] / (double) n[FIRSTS])
                        .as(String.format(Locale.ROOT, "%.0f exact", n[WAITED] / (double) n[FIRSTS])),
                0,
                notebook.reason("after", n[FIRSTS]));
        notebook.statement(
                "waits",
                n[AWAITED] == n[FIRSTS],
                String.format(
                        Locale.ROOT,
                        "in %,d of %,d matches there was a piece on the path before the first cell came",
                        n[AWAITED],
                        n[FIRSTS]));
        notebook.statement(
                "empty",
                n[FREE] == n[DRAWS],
                String.format(
                        Locale.ROOT,
                        "in %,d of %,d draws just the cells without a piece could come, but for the last one",
                        n[FREE],
                        n[DRAWS]));
        notebook.statement(
                "random",
                n[EVEN] == n[DRAWS],
                String.format(Locale.ROOT, "in %,d of %,d draws all were as likely", n[EVEN], n[DRAWS]));
        long cells = Arrays.stream(n, AT, SIZE).filter(k -> k > 0).count();
        notebook.equal("any", Measured.exact((double) cells).as(cells + " exact"), 0, "");
        notebook.note(String.format(Locale.ROOT, "%,d matches of the sheet's players.", games));
    }

    private static final class Watcher implements Lab.Watcher, Event.Observer {
        private final List<Event> events = new ArrayList<>();
        private final long[] sums = new long[SIZE];
        private int released = -1;
        private int cell = -1;
        private int round;
        private boolean piece;

        @Override
        public void happened(Event event) {
            events.add(event);
        }

        @Override
        public void begin(Position start) {
            ((LudoCsPosition) start).observe(this);
            Arrays.fill(sums, 0);
            released = -1;
            cell = -1;
        }

        @Override
        public void before(Position position, int option) {
            events.clear();
            round = ((LudoCsPosition) position).round();
            if (!position.isChance() || position.options() <= DIE) {
                return;
            }
            Pieces pieces = Pieces.of(position.toString());
            Set<String> free = new TreeSet<>();
            for (int square = 0; square < CELLS; square++) {
                free.add(Integer.toString(square));
            }
            piece = false;
            for (int seat = 0; seat < 4; seat++) {
                for (int square : pieces.others(seat, List.of())) {
                    piece |= square >= 0 && square < CELLS;
                    free.remove(Integer.toString(square));
                }
            }
            free.remove(Integer.toString(cell));
            Set<String> drawn = new TreeSet<>();
            boolean even = true;
            for (int o = 0; o < position.options(); o++) {
                drawn.add(position.label(o));
                even &= Math.abs(position.probability(o) * position.options() - 1) < 1e-12;
            }
            sums[DRAWS]++;
            sums[FREE] += drawn.equals(free) ? 1 : 0;
            sums[EVEN] += even ? 1 : 0;
        }

        @Override
        public void after(Position position) {
            for (Event event : events) {
                if (event instanceof Event.Released && released < 0) {
                    released = round;
                } else if (event instanceof Event.Spawned(int square)) {
                    if (cell < 0) {
                        sums[FIRSTS]++;
                        sums[WAITED] += round - released;
                        sums[AWAITED] += released >= 0 && piece ? 1 : 0;
                    }
                    cell = square;
                    sums[AT + square]++;
                }
            }
        }

        @Override
        public void end(Position position, long[] counts) {
            ((LudoCsPosition) position).observe(null);
            for (int k = 0; k < SIZE; k++) {
                counts[k] += sums[k];
            }
        }
    }
}
