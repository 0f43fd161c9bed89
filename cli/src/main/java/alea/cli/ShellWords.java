package alea.cli;

import java.io.File;
import java.util.List;
import java.util.stream.Collectors;

/** Words of a command line, put together for the system's shell so that they come out as they went in. */
final class ShellWords {
    private ShellWords() {}

    static String shell(List<String> words) {
        if (words.size() == 1) {
            return words.getFirst(); // a whole command in quotes
        }
        boolean windows = File.separatorChar == '\\';
        return words.stream()
                .map(word -> word.matches("[\\w@%+=:,./-]+")
                        ? word
                        : windows ? '"' + word + '"' : "'" + word.replace("'", "'\\''") + "'")
                .collect(Collectors.joining(" "));
    }
}
