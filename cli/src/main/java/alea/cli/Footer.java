package alea.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Help;

/**
 * What stands below the options of a command's help: mostly examples, in lines that the terminal has room for. An
 * example that is longer goes on in the next line in a way that can be copied into a shell.
 */
final class Footer {
    private static final String GOES_ON = " \\";
    private static final Pattern LINE = Pattern.compile("((?:Examples?: )? *)(.*)");
    /** What a shell takes for one word. */
    private static final Pattern WORD = Pattern.compile("(?:'[^']*'|\"[^\"]*\"|\\S)+");

    private Footer() {}

    /** The footer of a command, as wide as its help. */
    static String of(Help help) {
        int width = help.commandSpec().usageMessage().width();
        return Arrays.stream(help.commandSpec().usageMessage().footer())
                .map(line -> String.format(Locale.ROOT, line))
                .flatMap(line -> lines(line, width).stream())
                .collect(Collectors.joining(System.lineSeparator(), "", System.lineSeparator()));
    }

    /** A line as several of at most so many characters, where words are shorter than that. */
    static List<String> lines(String line, int width) {
        Matcher parts = LINE.matcher(line);
        if (line.length() <= width || !parts.matches()) {
            return List.of(line);
        }
        String text = parts.group(2);
        String indent = " ".repeat(parts.group(1).length());
        List<String> lines = new ArrayList<>();
        if (text.startsWith("alea")) {
            for (String command : text.split("(?<=;) ")) {
                fill(command, indent, "    ", GOES_ON, width, lines);
            }
        } else {
            fill(text, indent, "", "", width, lines);
        }
        lines.set(0, parts.group(1) + lines.getFirst().substring(indent.length()));
        return lines;
    }

    private static void fill(String text, String indent, String more, String goesOn, int width, List<String> lines) {
        List<String> words =
                WORD.matcher(text).results().map(found -> found.group()).toList();
        var line = new StringBuilder(indent + words.getFirst());
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            int room = width - (i < words.size() - 1 ? goesOn.length() : 0);
            if (line.length() + 1 + word.length() > room) {
                lines.add(line + goesOn);
                line = new StringBuilder(indent + more + word);
            } else {
                line.append(' ').append(word);
            }
        }
        lines.add(line.toString());
    }
}
