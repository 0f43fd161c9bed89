package alea.cli.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** All commands, as {@code --help} explains them. */
public final class CommandPage {
    private CommandPage() {}

    /** The page of a command with all below it. */
    public static String of(CommandLine alea) {
        var page = new MarkdownCells();
        page.heading(1, "Commands");
        page.paragraph("`alea COMMAND --help` prints the same. Every command has `-h` and `--help`.");
        page.table(
                List.of("command", "does"),
                alea.getSubcommands().values().stream()
                        .map(command -> List.of(
                                "[%s](#%s)"
                                        .formatted(
                                                MarkdownCells.code(name(command)),
                                                name(command).replace(' ', '-')),
                                description(command.getCommandSpec())))
                        .toList());
        page.block(footer(alea.getCommandSpec()));
        alea.getSubcommands().values().forEach(command -> command(page, command, 2));
        return page.toString();
    }

    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName();
    }

    private static void command(MarkdownCells page, CommandLine command, int level) {
        CommandSpec spec = command.getCommandSpec();
        page.heading(level, spec.qualifiedName());
        page.paragraph(description(spec));
        page.block(command.getHelp().synopsis(0));
        List<List<String>> rows = new ArrayList<>();
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            if (!parameter.hidden()) {
                rows.add(List.of(
                        MarkdownCells.code(parameter.paramLabel()),
                        MarkdownCells.plain(text(parameter.description()))));
            }
        }
        for (OptionSpec option : spec.options()) {
            if (!option.hidden() && !option.usageHelp()) {
                String names = String.join(", ", option.names());
                boolean flag = option.typeInfo().isBoolean();
                rows.add(List.of(
                        MarkdownCells.code(flag ? names : names + " " + option.paramLabel()),
                        MarkdownCells.plain(text(option.description()))));
            }
        }
        if (!rows.isEmpty()) {
            page.table(List.of("parameter", "means"), rows);
        }
        String footer = footer(spec);
        if (!footer.isEmpty()) {
            page.block(footer);
        }
        command.getSubcommands().values().forEach(below -> command(page, below, level + 1));
    }

    private static String description(CommandSpec spec) {
        return MarkdownCells.plain(text(spec.usageMessage().description()));
    }

    private static String text(String... lines) {
        return MarkdownCells.joined(lines).replace("%n", " ").replace("%%", "%");
    }

    private static String footer(CommandSpec spec) {
        return Arrays.stream(spec.usageMessage().footer())
                .map(line -> line.replace("%%", "%"))
                .dropWhile(String::isEmpty)
                .collect(Collectors.joining("\n"));
    }
}
