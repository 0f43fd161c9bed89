package alea.papers.run;

import alea.game.BadInput;
import alea.game.Reason;
import alea.papers.Item;
import alea.papers.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The folder of a report, and what may be in the way of writing it. */
final class Folder {
    static final String ITEMS = "items";
    static final String PLOTS = "plots";
    static final String MARKDOWN = "report.md";
    static final String HTML = "report.html";

    /** How files end that lie in folders of their own. */
    private static final Map<String, String> ENDINGS = Map.of(ITEMS, ".json", PLOTS, ".svg", Result.TRAININGS, ".yaml");

    private Folder() {}

    /**
     * Makes the folder, and holds that all of the report can be written there: after an hour of measuring is too late
     * to say.
     *
     * @param work where files lie while items are measured
     * @throws BadInput when something is in the way
     */
    static void prepare(Path out, Path work, List<Item> items) {
        if (Files.exists(out) && !Files.isDirectory(out)) {
            throw new BadInput("%s is a file; the report is written to a folder".formatted(out));
        }
        try {
            Files.createDirectories(out);
        } catch (IOException e) {
            throw new BadInput("the folder %s cannot be made: %s".formatted(out, Reason.of(e)));
        }
        write(out);
        for (String report : List.of(MARKDOWN, HTML)) {
            refuseFolder(out.resolve(report));
        }
        if (isThere(work)) {
            write(work);
        }
        for (String name : List.of(ITEMS, PLOTS, Result.TRAININGS)) {
            Path folder = out.resolve(name);
            if (isThere(folder)) {
                write(folder);
                files(folder).stream().filter(f -> isOf(f, items)).forEach(Folder::refuseFolder);
            }
        }
    }

    /** The files of a folder that a report could have written there; none if there is no such folder. */
    static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        String ending = ENDINGS.getOrDefault(String.valueOf(folder.getFileName()), "");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static boolean isOf(Path file, List<Item> items) {
        String name = String.valueOf(file.getFileName());
        return items.stream().anyMatch(item -> name.startsWith(item.id() + "."));
    }

    /** Links that lead nowhere are there, too. */
    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    private static void refuseFolder(Path file) {
        if (Files.isDirectory(file)) {
            throw new BadInput("%s is a folder; the report has a file of that name".formatted(file));
        }
    }

    /** Writes a file and deletes it: permissions alone do not tell. */
    private static void write(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new BadInput("%s is no folder; the report needs a folder of that name".formatted(folder));
        }
        try {
            Files.delete(Files.createTempFile(folder, "alea", ".tmp"));
        } catch (IOException e) {
            throw new BadInput("the folder %s cannot be written: %s".formatted(folder, Reason.of(e)));
        }
    }
}
