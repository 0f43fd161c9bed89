package alea.papers.ucsc;

import alea.game.Position;
import alea.ludocs.Event;
import alea.ludocs.LudoCsPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What the four players do in their decisions, against what the sheet says of them. Every option is tried on a copy
 * of the position, and what happens there is compared with what happens by the choice.
 */
final class UcscBehaviour {
    private static final List<String> CLAIMS = List.of(
            "red-captures",
            "red-nearest",
            "red-keeps",
            "red-blocks",
            "green-six",
            "green-breaks",
            "green-captures",
            "yellow-six",
            "yellow-needs",
            "yellow-nearest",
            "blue-cycle",
            "blue-mystery");
    private static final int CAPTURES = 2 * 12;
    private static final int WINS = CAPTURES + 4;
    private static final int SIZE = WINS + 4;

    private UcscBehaviour() {}

    static void measure(Lab lab, Notebook notebook) {
        int games = lab.games(300, 3_000);
        long[] n = lab.watch("ludo-cs", LudoLikeUcsc.COLOURS, games, SIZE, Watcher::new);
        for (int k = 0; k < CLAIMS.size(); k++) {
            long of = n[2 * k];
            long kept = n[2 * k + 1];
            String claim = CLAIMS.get(k);
            if (claim.equals("green-captures")) {
                notebook.finding(
                        claim,
                        Measured.text(String.format(
                                Locale.ROOT,
                                "%,d of %,d captures are needed or come with a release or a block",
                                kept,
                                of)),
                        Verdict.CANNOT_TELL);
                continue;
            }
            notebook.finding(
                    claim,
                    Measured.text(String.format(Locale.ROOT, "in %,d of %,d such decisions", kept, of)),
                    of == 0 ? Verdict.CANNOT_TELL : kept == of ? Verdict.AGREES : Verdict.DIFFERS,
                    kept == of ? "" : notebook.own(claim));
        }
        long most = 0;
        for (int seat = 1; seat < 4; seat++) {
            most = Math.max(most, n[CAPTURES + seat]);
        }
        double red = n[CAPTURES] / (double) games;
        notebook.finding(
                "red-most",
                Measured.text(String.format(
                        Locale.ROOT,
                        "%.2f captures a match; green %.2f, yellow %.2f, blue %.2f",
                        red,
                        n[CAPTURES + 1] / (double) games,
                        n[CAPTURES + 2] / (double) games,
                        n[CAPTURES + 3] / (double) games)),
                n[CAPTURES] > most ? Verdict.AGREES : Verdict.DIFFERS,
                n[CAPTURES] > most ? "" : notebook.reason("red-most"));
        notebook.less("red-not-first", Measured.rate((double) n[WINS], games), 0.25, false, "");
        notebook.note(String.format(Locale.ROOT, "%,d matches of the sheet's players in the sheet's seats.", games));
    }

    /** What an option does: read off the events and the text of the position. */
    private record Effect(boolean released, List<Integer> victims, List<Integer> movers, boolean joined, int to) {}

    private static final class Watcher implements Lab.Watcher {
        private final long[] sums = new long[SIZE];
        private int last = -1;

        @Override
        public void begin(Position start) {
            Arrays.fill(sums, 0);
            last = -1;
        }

        @Override
        public void before(Position position, int option) {
            LudoCsPosition p = (LudoCsPosition) position;
            int seat = p.seat();
            if (p.node() != Position.DECISION) {
                return;
            }
            Pieces pieces = Pieces.of(p.toString());
            List<Effect> effects = new ArrayList<>();
            for (int k = 0; k < p.options(); k++) {
                effects.add(effect(p, k, pieces));
            }
            Effect chosen = effects.get(option);
            sums[CAPTURES + seat] += chosen.victims().size();
            if (p.options() == 1) {
                last = seat == 3 ? chosen.movers().getFirst() : last;
                return;
            }
            switch (seat) {
                case 0 -> red(effects, chosen, pieces);
                case 1 -> green(effects, chosen, pieces);
                case 2 -> yellow(effects, chosen, pieces);
                default -> blue(effects, chosen, pieces);
            }
        }

        private void claim(String claim, boolean kept) {
            int k = CLAIMS.indexOf(claim);
            sums[2 * k]++;
            sums[2 * k + 1] += kept ? 1 : 0;
        }

        private void red(List<Effect> effects, Effect chosen, Pieces pieces) {
            boolean capture = effects.stream().anyMatch(e -> !e.victims().isEmpty());
            if (capture) {
                claim("red-captures", !chosen.victims().isEmpty());
                int nearest = effects.stream()
                        .flatMap(e -> e.victims().stream())
                        .mapToInt(pieces::toHome)
                        .min()
                        .orElse(0);
                claim("red-nearest", chosen.victims().stream().anyMatch(v -> pieces.toHome(v) == nearest));
            }
            if (chosen.released()) {
                claim("red-keeps", !capture || !chosen.victims().isEmpty());
            }
            if (chosen.joined()) {
                claim(
                        "red-blocks",
                        effects.stream().allMatch(e -> e.joined() || e.movers().size() > 1)
                                || !chosen.victims().isEmpty());
            }
        }

        private void green(List<Effect> effects, Effect chosen, Pieces pieces) {
            if (effects.stream().anyMatch(Effect::released)) {
                claim("green-six", chosen.released() || chosen.joined());
            }
            boolean breaks = breaks(chosen, pieces);
            if (breaks) {
                claim("green-breaks", effects.stream().allMatch(e -> breaks(e, pieces)));
            }
            if (!chosen.victims().isEmpty()) {
                claim(
                        "green-captures",
                        chosen.movers().stream().anyMatch(m -> pieces.captures(m) == 0)
                                || effects.stream().noneMatch(e -> e.victims().isEmpty())
                                || chosen.released()
                                || chosen.joined());
            }
        }

        /** A single piece leaves a block. */
        private static boolean breaks(Effect e, Pieces pieces) {
            return e.movers().size() == 1 && pieces.inBlock(e.movers().getFirst());
        }

        private void yellow(List<Effect> effects, Effect chosen, Pieces pieces) {
            boolean release = effects.stream().anyMatch(Effect::released);
            if (release) {
                claim("yellow-six", chosen.released());
                return;
            }
            boolean needed = effects.stream().anyMatch(e -> isNeeded(e, pieces));
            if (needed) {
                claim("yellow-needs", isNeeded(chosen, pieces));
                return;
            }
            List<Integer> alone = effects.stream()
                    .filter(e -> e.movers().size() == 1)
                    .map(e -> e.movers().getFirst())
                    .toList();
            boolean blockCaptures = effects.stream()
                    .anyMatch(
                            e -> !e.victims().isEmpty() && e.movers().stream().anyMatch(m -> pieces.captures(m) == 0));
            if (alone.isEmpty() || blockCaptures) {
                return; // the sheet does not rank what blocks do
            }
            int nearest = alone.stream().mapToInt(pieces::toHome).min().orElse(0);
            claim(
                    "yellow-nearest",
                    chosen.movers().size() == 1 && pieces.toHome(chosen.movers().getFirst()) == nearest);
        }

        private static boolean isNeeded(Effect e, Pieces pieces) {
            return !e.victims().isEmpty()
                    && e.movers().size() == 1
                    && e.movers().stream().anyMatch(m -> pieces.captures(m) == 0);
        }

        private void blue(List<Effect> effects, Effect chosen, Pieces pieces) {
            int mover = chosen.movers().getFirst();
            if (last >= 0 && pieces.mystery() < 0) {
                int previous = last;
                int next = effects.stream()
                        .flatMap(e -> e.movers().stream())
                        .min(java.util.Comparator.comparingInt(m -> Math.floorMod(m - previous - 1, 4)))
                        .orElse(mover);
                claim("blue-cycle", chosen.movers().contains(next));
            }
            last = mover;
            if (pieces.mystery() >= 0 && chosen.movers().size() == 1 && chosen.to() == pieces.mystery()) {
                claim(
                        "blue-mystery",
                        !pieces.isClockwise(mover) || effects.stream().allMatch(e -> e.to() == pieces.mystery()));
            }
        }

        private static Effect effect(LudoCsPosition position, int option, Pieces pieces) {
            LudoCsPosition copy = position.copy();
            List<Integer> victims = new ArrayList<>();
            List<Integer> movers = new ArrayList<>();
            int[] to = {-1};
            copy.observe(event -> {
                switch (event) {
                    case Event.Captured c -> victims.add(c.victim());
                    case Event.Moved m -> {
                        movers.add(m.piece());
                        to[0] = m.to();
                    }
                    default -> {}
                }
            });
            int seat = position.seat();
            for (String name : position.label(option).split("\\+")) {
                if (name.matches("[RGYB][1-4]")) {
                    movers.add(Pieces.number(name));
                }
            }
            copy.take(option);
            List<Integer> distinct = movers.stream().distinct().toList();
            // A release goes on with a coin; home pieces do not move.
            boolean released = distinct.stream().anyMatch(pieces::isOff);
            int place = released ? Pieces.start(seat) : to[0];
            boolean joined =
                    place >= 0 && place < 52 && pieces.others(seat, distinct).contains(place);
            return new Effect(released, victims, distinct, joined, to[0]);
        }

        @Override
        public void after(Position position) {}

        @Override
        public void end(Position position, long[] counts) {
            for (int seat = 0; seat < 4; seat++) {
                sums[WINS + seat] = position.score(seat) == 1 ? 1 : 0;
            }
            for (int k = 0; k < SIZE; k++) {
                counts[k] += sums[k];
            }
        }
    }
}
