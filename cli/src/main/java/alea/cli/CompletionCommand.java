package alea.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** {@code alea completion}: what lets a shell complete commands and options. */
@Command(
        name = "completion",
        description = "Writes what lets bash and zsh complete commands and options with the Tab key.",
        footer = {
            "",
            "Example: source <(alea completion)",
            "That line in ~/.bashrc or ~/.zshrc makes it last; there alea has to be on the PATH."
        })
final class CompletionCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Override
    public Integer call() {
        Locale own = Locale.getDefault(Locale.Category.FORMAT);
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // picocli numbers variables in the locale's digits
        try {
            alea.console().out().print(AutoComplete.bash("alea", alea.commandLine()));
        } finally {
            Locale.setDefault(Locale.Category.FORMAT, own);
        }
        return Exit.DONE;
    }
}
