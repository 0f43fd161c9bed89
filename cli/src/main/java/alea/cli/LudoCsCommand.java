package alea.cli;

import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.ludocs.Scenario;
import alea.ludocs.Script;
import alea.ludocs.Simulation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.ScopeType;

/** {@code alea ludo-cs}: the simulation of the UCSC assignment, and scenario files that check an implementation. */
@Command(
        name = "ludo-cs",
        description = {
            "Plays one match of LUDO-CS with the sheet's players and writes the sheet's messages, and nothing else.",
            "Exit code 1 when the match stalls or a scenario fails: standard error and the report say why."
        },
        footer = {
            "",
            "Examples: alea ludo-cs --seed 7",
            "          alea ludo-cs --seed 7 --outcomes dice.txt; alea ludo-cs --scripted dice.txt",
            "          alea ludo-cs --scenario tests/*.scn",
            "For teachers: alea ludo-cs check, scenarios, grade (docs/ludo-cs.md)"
        },
        subcommands = {LudoCsCheck.class, LudoCsScenarios.class, LudoCsGrade.class})
final class LudoCsCommand implements Callable<Integer> {
    private static final String NAME = "ludo-cs";

    /** A match as JSON. */
    private record Match(
            String game,
            String ending,
            int round,
            Optional<String> winner,
            List<String> places,
            List<String> outcomes,
            List<String> messages) {}

    /** A scenario as JSON. */
    private record Checked(String file, String title, boolean passed, Optional<String> difference) {}

    /** The most bytes of a script or a scenario. */
    private static final int LONGEST = 16 << 20;

    @ParentCommand
    private Alea alea;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--ranking",
            scope = ScopeType.INHERIT,
            description = "play on until three have finished: the key end=all")
    private boolean ranking;

    @Option(
            names = "--rules",
            scope = ScopeType.INHERIT,
            paramLabel = "KEY=VALUE,...",
            description = "other answers to the sheet's open questions: see alea games ludo-cs")
    private @Nullable String rules;

    @Option(
            names = "--scripted",
            paramLabel = "FILE",
            description = "take die:6 coin:H tele:X aura:sick spawn:5 ... from a file instead of the seed")
    private @Nullable Path scripted;

    @Option(names = "--outcomes", paramLabel = "FILE", description = "write what chance gave, for --scripted")
    private @Nullable Path outcomes;

    @Option(
            names = "--scenario",
            arity = "1..*",
            paramLabel = "FILE",
            description = "play scenario files and say of each whether it passes")
    private List<Path> scenarios = new ArrayList<>();

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() throws IOException {
        Game game = game();
        if (scenarios.isEmpty()) {
            return play(game);
        }
        if (scripted != null || outcomes != null) {
            throw new BadInput("--scenario goes with neither --scripted nor --outcomes");
        }
        return check(game);
    }

    Game game() {
        return alea.registry().game(spec());
    }

    Console console() {
        return alea.console();
    }

    private String spec() {
        List<String> keys = new ArrayList<>();
        if (ranking) {
            keys.add("end=all");
        }
        if (rules != null) {
            keys.add(rules);
        }
        return keys.isEmpty() ? NAME : NAME + ":" + String.join(",", keys);
    }

    private int play(Game game) throws IOException {
        Console console = alea.console();
        var text = new StringBuilder();
        Appendable to = json.wanted() ? text : console.out();
        Path file = scripted;
        Script script = file == null ? null : Script.parse(file.toString(), read(file));
        Simulation.Played played =
                script == null ? Simulation.seeded(game, seed.seed(), to) : Simulation.scripted(game, script, to);
        if (outcomes != null) {
            WholeFile.write(outcomes, String.join("\n", played.outcomes()) + "\n");
        }
        if (json.wanted()) {
            console.json(new Match(
                    game.spec().toString(),
                    played.ending().word(),
                    played.round(),
                    played.winner(),
                    played.places(),
                    played.outcomes(),
                    text.toString().lines().toList()));
        }
        console.out().flush();
        String complaint = complaint(played, script);
        if (complaint.isEmpty()) {
            return Exit.DONE;
        }
        console.err().println("alea ludo-cs: " + complaint);
        return Exit.NOT_MET;
    }

    private static String complaint(Simulation.Played played, @Nullable Script script) {
        String places = String.join(", ", played.places());
        return switch (played.ending()) {
            case STALLED ->
                String.format(
                        Locale.ROOT,
                        "stalled in round %d: nobody can ever bring all pieces home; places: %s",
                        played.round(),
                        places);
            case ROUND_LIMIT ->
                String.format(Locale.ROOT, "stopped at the limit of rounds, %d; places: %s", played.round(), places);
            case NONE ->
                String.format(
                        Locale.ROOT,
                        "the script ends after %d outcomes, before the match does",
                        played.outcomes().size());
            case FINISHED ->
                script != null && script.hasNext()
                        ? String.format(
                                Locale.ROOT,
                                "the match is over after %d outcomes, and the script goes on",
                                script.used())
                        : "";
        };
    }

    private int check(Game game) {
        List<Checked> checked = new ArrayList<>();
        List<Scenario> read = new ArrayList<>();
        for (Path file : scenarios) {
            read.add(Scenario.parse(game, file.toString(), read(file)));
        }
        for (int i = 0; i < read.size(); i++) {
            Optional<String> difference = read.get(i).check();
            checked.add(
                    new Checked(scenarios.get(i).toString(), read.get(i).title(), difference.isEmpty(), difference));
        }
        long passed = checked.stream().filter(Checked::passed).count();
        if (json.wanted()) {
            alea.console().json(checked);
        } else {
            PrintWriter out = alea.console().out();
            for (Checked c : checked) {
                out.println(c.difference()
                        .map(d -> "failed  %s: %s".formatted(c.file(), d))
                        .orElse("passed  " + c.file()));
            }
            out.println(String.format(Locale.ROOT, "%d of %d passed", passed, checked.size()));
        }
        return passed == checked.size() ? Exit.DONE : Exit.NOT_MET;
    }

    static String read(Path file) {
        return Texts.read(file, LONGEST);
    }
}
