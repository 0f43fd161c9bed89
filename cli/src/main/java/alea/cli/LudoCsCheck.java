package alea.cli;

import alea.game.Quoted;
import alea.ludocs.OutputCheck;
import alea.ludocs.Script;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea ludo-cs check}: the output of another program, line by line. */
@Command(
        name = "check",
        description = {
            "Compares what a program wrote with what the sheet wants, for the same outcomes of chance:",
            "the first line that differs, the rule behind it, and the position. Exit code 1 when one does."
        },
        footer = {
            "",
            "Example: alea ludo-cs --seed 7 --outcomes dice.txt > right.txt",
            "         my-ludo dice.txt > mine.txt",
            "         alea ludo-cs check mine.txt --outcomes dice.txt"
        })
final class LudoCsCheck implements Callable<Integer> {
    @ParentCommand
    private LudoCsCommand parent;

    @Parameters(paramLabel = "OUTPUT", description = "what the program wrote")
    private Path output;

    @Option(
            names = "--outcomes",
            paramLabel = "FILE",
            required = true,
            description = "what chance gave: a file of alea ludo-cs --outcomes")
    private Path outcomes;

    @Option(names = "--grades", description = "also count, rule by rule, the lines that are right")
    private boolean grades;

    @Mixin
    private JsonOption json;

    private record Checked(
            String file,
            boolean ok,
            int right,
            int expected,
            Optional<OutputCheck.Difference> difference,
            List<OutputCheck.Grade> grades) {}

    @Override
    public Integer call() {
        Script script = Script.parse(outcomes.toString(), LudoCsCommand.read(outcomes));
        OutputCheck.Result result = OutputCheck.of(parent.game(), script, LudoCsCommand.read(output));
        boolean ok = result.difference().isEmpty();
        Console console = parent.console();
        if (json.wanted()) {
            console.json(new Checked(
                    output.toString(), ok, result.right(), result.expected(), result.difference(), result.grades()));
        } else {
            print(console.out(), result);
        }
        return ok ? Exit.DONE : Exit.NOT_MET;
    }

    private void print(PrintWriter out, OutputCheck.Result result) {
        result.difference().ifPresent(d -> {
            out.println(String.format(Locale.ROOT, "%s, line %d: %s: %s", output, d.line(), d.rule(), d.about()));
            out.println("expected  " + (d.expected().isEmpty() ? "nothing more" : d.expected()));
            out.println("got       " + (d.got().isEmpty() ? "nothing more" : Quoted.plain(d.got())));
            out.println("position  " + d.position());
            out.println(String.format(
                    Locale.ROOT, "taken     %s, after outcome %d of %s", d.taken(), d.outcome(), outcomes));
        });
        if (grades) {
            var table = new Table("rule", ">right", ">lines", "about");
            result.grades().forEach(g -> table.row(g.rule(), g.right(), g.expected(), g.about()));
            table.print(out);
        }
        out.println(String.format(
                Locale.ROOT,
                "%s: %,d of %,d lines are as they must be%s",
                output,
                result.right(),
                result.expected(),
                result.difference().isEmpty() ? "" : " up to there"));
    }
}
