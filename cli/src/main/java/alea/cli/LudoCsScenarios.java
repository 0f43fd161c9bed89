package alea.cli;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.ludocs.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code alea ludo-cs scenarios}: the scenarios that Alea is checked with, as files. */
@Command(
        name = "scenarios",
        description = "Writes the scenarios that Alea itself is checked with, a file each, into a folder.",
        footer = {"", "Example: alea ludo-cs scenarios --out scenarios"})
final class LudoCsScenarios implements Callable<Integer> {
    @ParentCommand
    private LudoCsCommand parent;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "the folder, which is made")
    private Path out;

    @Override
    public Integer call() {
        try {
            Files.createDirectories(out);
        } catch (IOException e) {
            throw new BadInput("--out %s is no folder, and none can be made there".formatted(out));
        }
        for (String name : Scenarios.NAMES) {
            WholeFile.write(out.resolve(name + ".scn"), Scenarios.text(name));
        }
        parent.console()
                .out()
                .println(String.format(Locale.ROOT, "wrote %d scenarios into %s", Scenarios.NAMES.size(), out));
        return Exit.DONE;
    }
}
