package alea.papers.ucsc;

import alea.game.Position;
import alea.ludocs.Event;
import alea.ludocs.LudoCsPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What chance decides, counted in matches of the sheet's players. */
final class Chances {
    private static final List<String> PLACES = List.of("Bhawana", "Kotuwa", "Pita-Kotuwa", "Base", "X", "Approach");
    private static final int ROLLS = 0;
    private static final int SIXES = 1;
    private static final int COINS = 2;
    private static final int HEADS = 3;
    private static final int AURAS = 4;
    private static final int ENERGISED = 5;
    private static final int TELEPORTS = 6;
    private static final int TO = 7;
    private static final int SPAWNS = 13;
    private static final int REPEATED = 14;
    private static final int STAYS = 15;
    private static final int STAYED = 16;
    private static final int UNEVEN = 17;
    private static final int SIZE = 18;

    private Chances() {}

    static void measure(Lab lab, Notebook notebook) {
        long[] n = lab.watch("ludo-cs", LudoLikeUcsc.COLOURS, lab.games(1_000, 10_000), SIZE, Watcher::new);
        notebook.equal("six", Measured.rate((double) n[SIXES], n[ROLLS]));
        notebook.equal("heads", Measured.rate((double) n[HEADS], n[COINS]));
        notebook.equal("energised", Measured.rate((double) n[ENERGISED], n[AURAS]));
        for (String place : PLACES) {
            notebook.equal(
                    "to-" + place.toLowerCase(Locale.ROOT),
                    n[UNEVEN] == 0
                            ? Measured.exact(1.0 / PLACES.size())
                            : Measured.rate((double) n[TO + PLACES.indexOf(place)], n[TELEPORTS]),
                    Rule.MARGIN,
                    notebook.reason("teleports", n[UNEVEN], n[TELEPORTS], n[TO + PLACES.indexOf(place)]));
        }
        notebook.equal("stay", Measured.exact(n[STAYED] / (double) n[STAYS]), 0, notebook.reason("stay", n[STAYS]));
        notebook.statement(
                "same",
                n[REPEATED] == 0,
                String.format(Locale.ROOT, "%,d of %,d new cells were where the last one was", n[REPEATED], n[SPAWNS]));
    }

    private static final class Watcher implements Lab.Watcher, Event.Observer {
        private final List<Event> events = new ArrayList<>();
        private final long[] sums = new long[SIZE];
        private int cell = -1;
        private int since;
        private int round;

        @Override
        public void happened(Event event) {
            events.add(event);
        }

        @Override
        public void begin(Position start) {
            ((LudoCsPosition) start).observe(this);
            java.util.Arrays.fill(sums, 0);
            cell = -1;
        }

        @Override
        public void before(Position position, int option) {
            events.clear();
            if (position.isChance()) {
                switch (position.label(option)) {
                    case "H" -> count(COINS, HEADS, true);
                    case "T" -> count(COINS, HEADS, false);
                    case "energised" -> count(AURAS, ENERGISED, true);
                    case "sick" -> count(AURAS, ENERGISED, false);
                    default -> {
                        int place = PLACES.indexOf(position.label(option));
                        if (place >= 0) {
                            boolean even = position.options() == PLACES.size()
                                    && Math.abs(position.probability(option) * PLACES.size() - 1) < 1e-15;
                            sums[UNEVEN] += even ? 0 : 1;
                            count(TELEPORTS, TO + place, true);
                        }
                    }
                }
            }
            round = ((LudoCsPosition) position).round();
        }

        private void count(int all, int some, boolean it) {
            sums[all]++;
            sums[some] += it ? 1 : 0;
        }

        @Override
        public void after(Position position) {
            for (Event event : events) {
                if (event instanceof Event.Rolled(int seat, int value)) {
                    count(ROLLS, SIXES, value == 6);
                } else if (event instanceof Event.Spawned(int square)) {
                    sums[SPAWNS]++;
                    if (cell >= 0) {
                        sums[REPEATED] += square == cell ? 1 : 0;
                        sums[STAYS]++;
                        sums[STAYED] += round - since;
                    }
                    cell = square;
                    since = round;
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
