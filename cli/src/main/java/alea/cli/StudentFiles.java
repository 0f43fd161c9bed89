package alea.cli;

import alea.analysis.league.LeagueReport;
import alea.analysis.league.LeagueReport.Line;
import alea.analysis.league.LeagueWords;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The reports of a league's players, each in a file of its own. */
final class StudentFiles {
    private static final String HEADING = "# ";

    private StudentFiles() {}

    /**
     * Writes all reports, and deletes those that an earlier run left under other names.
     *
     * @throws BadInput when the folder cannot be written
     */
    static void write(Path folder, LeagueReport report) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be made: %s".formatted(folder, Reason.of(e)));
        }
        // Whoever was there first keeps its file: a standing may change with every resume.
        List<Line> entered = report.players().stream()
                .sorted(Comparator.comparingInt(StudentFiles::joined)
                        .thenComparing(line -> line.standing().name()))
                .toList();
        Set<String> taken = new HashSet<>();
        Set<String> written = new HashSet<>();
        for (Line line : entered) {
            String plain = plain(line.standing().name());
            String name = plain;
            for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
                name = plain + "-" + i;
            }
            WholeFile.write(folder.resolve(name + ".md"), LeagueWords.student(report, line));
            written.add((name + ".md").toLowerCase(Locale.ROOT));
        }
        try (DirectoryStream<Path> there = Files.newDirectoryStream(folder, "*.md")) {
            for (Path file : there) {
                if (!written.contains(file.getFileName().toString().toLowerCase(Locale.ROOT)) && isReport(file)) {
                    Files.delete(file);
                }
            }
        } catch (IOException e) {
            throw new BadInput("%s cannot be cleared of old reports: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static int joined(Line line) {
        Integer joined = line.standing().joined();
        return joined == null ? 0 : joined;
    }

    /** A name that every system can have. */
    private static String plain(String name) {
        return name.replaceAll("[^\\p{L}\\p{M}\\p{N}._-]", "_").replaceAll("^\\.", "_");
    }

    /** Whether a league wrote it, by its heading, its name, and how its text begins. */
    private static boolean isReport(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            String heading = reader.readLine();
            reader.readLine();
            String text = reader.readLine();
            return heading != null
                    && heading.startsWith(HEADING)
                    && file.getFileName().toString().startsWith(plain(heading.substring(HEADING.length())))
                    && text != null
                    && text.startsWith("A league of ");
        } catch (CharacterCodingException e) {
            return false; // somebody else's
        }
    }
}
