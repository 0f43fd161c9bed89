package alea.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.OptionSpec;

/** Manual pages in the language of {@code man}, made of what commands say of themselves. */
final class ManualPage {
    /** Nothing that a command says is longer: {@code man} breaks lines, and not picocli. */
    private static final int UNBROKEN = 100_000;

    private final StringBuilder page = new StringBuilder();
    private final CommandLine command;
    private final Help help;

    private ManualPage(CommandLine command) {
        this.command = command.setUsageHelpWidth(UNBROKEN);
        this.help = new Help(command.getCommandSpec(), Help.defaultColorScheme(Ansi.OFF));
    }

    /**
     * The page of a command.
     *
     * @param version of the program, for the page's foot
     */
    static String of(CommandLine command, String version) {
        return new ManualPage(command).write(version);
    }

    /** The pages of a command and of all below it, each under the name that {@code man} knows it by. */
    static Map<String, String> all(CommandLine command, String version) {
        Map<String, String> pages = new TreeMap<>();
        pages.put(name(command), of(command, version));
        command.getSubcommands().values().forEach(child -> pages.putAll(all(child, version)));
        return pages;
    }

    /** {@code alea-rules-check}. */
    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName("-");
    }

    private String write(String version) {
        line(".TH \"%s\" 1 \"\" \"Alea %s\" \"Alea\"".formatted(upper(plain(name(command))), plain(version)));
        line(".nh");
        line(".ad l");
        heading("name");
        text(name(command) + " - " + about(command));
        heading("synopsis");
        text(help.synopsis(0).strip());
        heading("description");
        help.description().lines().forEach(this::text);
        arguments();
        commands();
        heading("notes");
        line(".nf");
        help.footer().strip().lines().forEach(this::text);
        line(".fi");
        return page.toString();
    }

    private void arguments() {
        IParamLabelRenderer labels = help.createDefaultParamLabelRenderer();
        var parameters = command.getCommandSpec().positionalParameters().stream()
                .filter(parameter -> !parameter.hidden())
                .map(parameter -> help.createDefaultParameterRenderer().render(parameter, labels, help.colorScheme()))
                .toList();
        var options = command.getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .map(option -> help.createDefaultOptionRenderer().render(option, labels, help.colorScheme()))
                .toList();
        if (!parameters.isEmpty() || !options.isEmpty()) {
            heading("options");
        }
        parameters.forEach(this::argument);
        options.forEach(this::argument);
    }

    /** Rows of picocli's table: a mark, the short name, a comma, the long name with its value, and what it means. */
    private void argument(Text[][] rows) {
        var name = new StringBuilder();
        List<String> meaning = new ArrayList<>();
        for (Text[] row : rows) {
            name.append(row[1]).append(row[2].toString().isBlank() ? "" : ", ").append(row[3]);
            meaning.add(row[row.length - 1].toString().strip());
        }
        term(name.toString().strip(), String.join(" ", meaning));
    }

    private void commands() {
        Map<String, CommandLine> children = command.getSubcommands();
        if (!children.isEmpty()) {
            heading("commands");
        }
        children.values().forEach(child -> term(name(child) + "(1)", about(child)));
    }

    /** The first line of what a command says of itself. */
    private static String about(CommandLine command) {
        String[] description = command.getCommandSpec().usageMessage().description();
        return description.length == 0 ? "" : Ansi.OFF.string(description[0].formatted());
    }

    private void heading(String title) {
        line(".SH " + upper(title));
    }

    private void term(String name, String meaning) {
        line(".TP");
        line("\\fB" + plain(name) + "\\fR");
        text(meaning);
    }

    /** A line of text: whatever is in it, {@code man} takes it as text. */
    private void text(String line) {
        String plain = plain(line);
        this.line(plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain);
    }

    private static String plain(String text) {
        return text.replace("\\", "\\(rs").replace("-", "\\-").replace("\"", "\\(dq");
    }

    private static String upper(String text) {
        return text.toUpperCase(Locale.ROOT);
    }

    private void line(String line) {
        page.append(line).append('\n');
    }
}
