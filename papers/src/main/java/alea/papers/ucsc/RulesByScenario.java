package alea.papers.ucsc;

import alea.game.Game;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludocs.Scenario;
import alea.ludocs.Scenarios;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Rules are checked by scenarios: positions with scripted chance, exact messages and the end that must come. */
final class RulesByScenario {
    /** Which scenarios show a rule, by their numbers. */
    private static final Map<String, List<Integer>> SHOW = Map.ofEntries(
            Map.entry("cs1", List.of(2, 7)),
            Map.entry("cs2", List.of(4, 10)),
            Map.entry("cs3", List.of(8, 21)),
            Map.entry("cs4", List.of(9)),
            Map.entry("cs5", List.of(9)),
            Map.entry("cs6", List.of(11)),
            Map.entry("cs7", List.of(5, 6, 22)),
            Map.entry("cs8", List.of(10)),
            Map.entry("cs9", List.of(4)),
            Map.entry("cs10", List.of(15)),
            Map.entry("cs11", List.of(17, 24)),
            Map.entry("cs12", List.of(12, 13)),
            Map.entry("cs13", List.of(14)),
            Map.entry("cs14", List.of(16)));

    private RulesByScenario() {}

    static void measure(Lab lab, Notebook notebook) {
        Game game = lab.game("ludo-cs");
        Set<Integer> failing = new HashSet<>();
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < Scenarios.NAMES.size(); i++) {
            String name = Scenarios.NAMES.get(i);
            Scenario scenario = Scenario.parse(game, name, Scenarios.text(name));
            Optional<String> difference = scenario.check();
            if (difference.isPresent()) {
                failing.add(i + 1);
            }
            rows.add(List.of(name.substring(0, 3), scenario.title(), difference.orElse("as it must be")));
        }
        SHOW.forEach((rule, shown) -> {
            List<String> failed = shown.stream()
                    .filter(failing::contains)
                    .map(n -> String.format(Locale.ROOT, "d%02d", n))
                    .toList();
            notebook.finding(
                    rule,
                    Measured.text("scenarios "
                            + String.join(
                                    ", ",
                                    shown.stream()
                                            .map(number -> String.format(Locale.ROOT, "d%02d", number))
                                            .toList())
                            + (failed.isEmpty() ? " pass" : "; fail: " + String.join(", ", failed))),
                    failed.isEmpty() ? Verdict.AGREES : Verdict.DIFFERS);
        });
        landing(lab, notebook);
        traditional(lab, notebook);
        notebook.table("Scenarios: exact messages, and the end that must come", List.of("", "scenario", "Alea"), rows);
        notebook.note("Where the sheet is open, the answers of docs/ludo-cs.md (A1 to A49) hold; other answers are "
                + "keys of the game.");
        notebook.command("alea ludo-cs --scenario engine/src/main/resources/alea/ludocs/*.scn");
    }

    /** CS-15: a walk on to Bhawana, Kotuwa and Pita-Kotuwa changes nothing but the place. */
    private static void landing(Lab lab, Notebook notebook) {
        int wrong = 0;
        for (int cell : new int[] {7, 25, 44}) {
            String text = String.format(Locale.ROOT, """
                    title: Walking on to a special cell has no effect
                    piece G1 @ %d cw cap=0 pass=0
                    script: die:3
                    run: turn green
                    state:
                    G1 @ %d cw cap=0 pass=0
                    end
                    """, cell - 3, cell);
            wrong += Scenario.parse(lab.game("ludo-cs"), "cs15", text).check().isPresent() ? 1 : 0;
        }
        notebook.finding(
                "cs15",
                Measured.text("a piece walks on to each of the three cells: only its place changes"),
                wrong == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                "");
    }

    /** Rules 1 to 11, by positions of ludo-ucsc. */
    private static void traditional(Lab lab, Notebook notebook) {
        LudoGame game = (LudoGame) lab.game("ludo-ucsc");
        notebook.statement(
                "r1", next(game, "10,B,B,B/-/B,B,B,B/- 0 4", 0).startsWith("14,B,B,B"), "from 10 with a 4 to 14");
        notebook.statement(
                "r2",
                next(game, "B,B,B,B/-/B,B,B,B/- 0 6", 0).startsWith("0,B,B,B")
                        && next(game, "B,B,B,B/-/B,B,B,B/- 0 5", 0).startsWith("B,B,B,B"),
                "a six brings a piece to X, a five none");
        notebook.statement(
                "r3",
                game.start().toString().startsWith("B,B,B,B/")
                        && next(game, "B,B,B,B/-/B,B,B,B/- 0 5", 0).startsWith("B,B,B,B/-/B,B,B,B"),
                "all pieces begin in the base and stay there until a six");
        notebook.statement(
                "r4",
                next(game, "10,B,B,B/-/B,B,B,B/- 0 6", 0).contains(" 0 - ")
                        && next(game, "10,B,B,B/-/B,B,B,B/- 0 6 sixes=2", 0).startsWith("10,B,B,B"),
                "the same seat rolls again; the third six moves nothing");
        notebook.statement(
                "r5",
                next(game, "10,12,B,B/-/B,B,B,B/- 0 4", 0).startsWith("14,12,B,B"),
                "from 10 over an own piece on 12 to 14");
        notebook.statement(
                "r6",
                next(game, "10,B,B,B/-/40,B,B,B/- 0 4", 0).startsWith("14,B,B,B/-/B,B,B,B"),
                "an opponent on the square is back in its base");
        notebook.statement(
                "r7",
                next(game, "10,14,B,B/-/B,B,B,B/- 0 4", 0).startsWith("10,18,B,B")
                        && next(game, "49,53,H,H/-/B,B,B,B/- 0 4", 0).startsWith("49,53,H,H"),
                "on to an own piece only the other piece can move; from 49 on to an own piece on 53, which "
                        + "cannot move either, nothing does");
        notebook.statement(
                "r8",
                next(game, "0,B,B,B/-/B,B,B,B/- 0 4", 0).startsWith("4,B,B,B"),
                "from X with a 4 four cells on, counted clockwise");
        notebook.statement(
                "r9",
                next(game, "49,B,B,B/-/B,B,B,B/- 0 4", 0).startsWith("53,B,B,B"),
                "from 49 with a 4 to the third cell of the home straight");
        notebook.statement(
                "r10",
                next(game, "53,B,B,B/-/B,B,B,B/- 0 3", 0).startsWith("H,B,B,B")
                        && next(game, "53,B,B,B/-/B,B,B,B/- 0 4", 0).startsWith("53,B,B,B"),
                "three from home a 3 gets home and a 4 moves nothing");
        var last = game.parse("53,H,H,H/-/B,B,B,B/- 0 3");
        last.take(0);
        notebook.statement(
                "r11",
                last.node() == Position.OVER && last.score(0) == 1 && last.score(1) == 0,
                "the match is over, and who brought its last piece home has won");
    }

    private static String next(LudoGame game, String position, int option) {
        var p = game.parse(position);
        p.take(option);
        return p.toString();
    }
}
