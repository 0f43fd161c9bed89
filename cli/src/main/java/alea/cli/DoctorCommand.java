package alea.cli;

import alea.cli.Diagnosis.Finding;
import alea.cli.Diagnosis.State;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** {@code alea doctor}: whether all is there that Alea needs, and what to do where it is not. */
@Command(
        name = "doctor",
        description = {
            "Looks at Java, memory, cores, the terminal, folders and other programs, and says what is missing.",
            "It says what to do about that. Exit code 1 where Alea cannot work."
        },
        footer = {"", "Example: alea doctor", "          alea doctor --json"})
final class DoctorCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Mixin
    private JsonOption json;

    /** The JSON document. */
    record Document(String version, boolean works, List<Finding> findings) {}

    @Override
    public Integer call() {
        List<Finding> findings =
                Diagnosis.of(alea.console(), System.getenv(), Path.of(System.getProperty("user.home", "")));
        boolean works = findings.stream().noneMatch(finding -> finding.state() == State.WRONG);
        if (json.wanted()) {
            alea.console().json(new Document(Alea.version(), works, findings));
        } else {
            print(findings, works, alea.console().out());
        }
        return works ? Exit.DONE : Exit.NOT_MET;
    }

    private static void print(List<Finding> findings, boolean works, PrintWriter out) {
        var table = new Table("what", "state", "found");
        for (Finding finding : findings) {
            table.row(finding.what(), finding.state().word(), finding.found());
        }
        table.print(out);
        List<Finding> advised =
                findings.stream().filter(finding -> finding.advice() != null).toList();
        if (!advised.isEmpty()) {
            out.println();
        }
        advised.forEach(finding -> out.println(finding.what() + ": " + finding.advice()));
        out.println();
        out.println(works ? "Alea works here." : "Alea does not work here before that is mended.");
    }
}
