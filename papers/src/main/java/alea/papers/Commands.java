package alea.papers;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Holds the commands of a report to what a reader with a clone of Alea can run as it stands. */
final class Commands {
    /** What may follow {@code alea}. */
    static final Set<String> KNOWN =
            Set.of("arena", "evaluate", "games", "ludo-cs", "options", "papers", "solve", "train");

    private static final Pattern FILE = Pattern.compile("[\\w{}.*/-]+\\.(?:yaml|npy|model|tsv|net|scn|table)\\b");

    /** What a shell takes as it is, in quotes or not: one command and no other. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9 _\"'*,./:={}+-]+");

    private Commands() {}

    /**
     * Throws when a command names no subcommand, or a file that neither the clone has, nor the report, nor an earlier
     * command makes.
     *
     * @param trainings the configurations beside the report
     */
    static void check(List<String> commands, List<Result.Training> trainings) {
        for (String command : commands) {
            String[] words = command.split(" ");
            if (!PLAIN.matcher(command).matches()
                    || words.length < 2
                    || !words[0].equals("alea")
                    || !KNOWN.contains(words[1])) {
                throw new IllegalStateException("nobody can run '%s'".formatted(command));
            }
            Matcher file = FILE.matcher(command);
            while (file.find()) {
                if (!exists(file.group(), trainings) && !made(file.group(), command, commands)) {
                    throw new IllegalStateException(
                            "'%s' names %s, which is not there".formatted(command, file.group()));
                }
            }
        }
    }

    /** Whether this command or one before it writes the file. */
    private static boolean made(String file, String command, List<String> commands) {
        return commands.subList(0, commands.indexOf(command) + 1).stream().anyMatch(c -> c.endsWith(" --out " + file));
    }

    private static boolean exists(String file, List<Result.Training> trainings) {
        if (file.startsWith("players/")) {
            return Commands.class.getResource(file) != null;
        }
        if (file.equals("engine/src/main/resources/alea/ludocs/*.scn")) {
            return Commands.class.getResource("/alea/ludocs/d01-opening-tie.scn") != null;
        }
        return trainings.stream()
                .anyMatch(t -> file.equals("%s/%s/%s.yaml".formatted(Result.FOLDER, Result.TRAININGS, t.name()))
                        || file.startsWith("trained/%s/".formatted(t.name())));
    }
}
