package alea.papers.ucsc;

import alea.game.Position;
import alea.ludocs.LudoCsEnding;
import alea.ludocs.Simulation;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Rule 11: the match goes on for the second, third and fourth place. */
final class Places {
    private Places() {}

    static void measure(Lab lab, Notebook notebook) {
        int games = lab.games(100, 1_000);
        long[] n = lab.watch(
                "ludo-ucsc:seats=4,end=all", List.of("random", "random", "random", "random"), games, 2, Order::new);
        notebook.statement(
                "traditional",
                n[0] == games && n[1] == games,
                String.format(
                        Locale.ROOT,
                        "in %,d of %,d matches of rules 1 to 11, by random players, all four come in one after "
                                + "the other; in %,d it goes on after the first",
                        n[0],
                        games,
                        n[1]));
        notebook.statement(
                "players",
                IntStream.rangeClosed(2, 4)
                        .allMatch(seats -> lab.game("ludo-ucsc:seats=" + seats).seats() == seats),
                "rules 1 to 11 with two, three and four seats; LUDO-CS has four");
        var game = lab.game("ludo-cs:end=all");
        int found = 0;
        int second = 0;
        int won = 0;
        for (int i = 0; i < games; i++) {
            Lab.stopIfAsked();
            StringBuilder out = new StringBuilder();
            Simulation.Played played = Simulation.seeded(game, lab.seed() + i, out);
            found += played.ending() == LudoCsEnding.FINISHED
                            && played.places().stream().distinct().count() == 4
                    ? 1
                    : 0;
            won += played.winner().isPresent() ? 1 : 0;
            second += played.winner().isPresent() && played.ending() != LudoCsEnding.FINISHED ? 1 : 0;
        }
        notebook.finding(
                "ludo-cs",
                Measured.text(String.format(
                        Locale.ROOT,
                        "in %,d of %,d matches three come home and the fourth is left; in %,d of those with a "
                                + "winner the board locks before that",
                        found,
                        games,
                        second)),
                found > 0 ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("ludo-cs", found, won));
        notebook.command(String.format(Locale.ROOT, "alea ludo-cs --seed %d --ranking", lab.seed()));
    }

    /** Whether four seats came in, and whether the match went on after the first. */
    private static final class Order implements Lab.Watcher {
        private boolean on;

        @Override
        public void begin(Position start) {
            on = false;
        }

        @Override
        public void before(Position position, int option) {}

        @Override
        public void after(Position position) {
            on |= position.node() != Position.OVER && finished(position).length > 0;
        }

        private static String[] finished(Position position) {
            return Arrays.stream(position.toString().split(" "))
                    .filter(word -> word.startsWith("finished="))
                    .flatMap(word ->
                            Arrays.stream(word.substring("finished=".length()).split(",")))
                    .toArray(String[]::new);
        }

        @Override
        public void end(Position position, long[] counts) {
            counts[0] += Arrays.stream(finished(position)).distinct().count() == 4 ? 1 : 0;
            counts[1] += on ? 1 : 0;
        }
    }
}
