package alea.arena.entry;

import alea.arena.exec.Bots;
import alea.arena.exec.Home;
import alea.file.Texts;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import alea.game.Scripts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads entries from a file of players, or a folder of programs. */
public final class Entrants {
    private static final int LONGEST = 1 << 20;

    /** Files beside programs that are none, and that a program may write. */
    private static final Set<String> BESIDE = Set.of("md", "txt", "csv", "json", "pyc", "class", "log", "html", "pdf");

    /** Files that are no programs either, but may belong to one in a folder of its own. */
    private static final Set<String> PAPERS = Set.of(
            "doc", "docx", "odt", "ppt", "pptx", "xls", "xlsx", "ods", "zip", "gz", "tgz", "tar", "7z", "rar", "png",
            "jpg", "jpeg", "gif", "svg");

    private Entrants() {}

    /**
     * All entries of a file or a folder, in the order of the file, or by name.
     *
     * @throws BadInput when there are none, or two have one name
     */
    public static List<Entrant> of(Path place) {
        if (!Files.exists(place)) {
            throw new BadInput("there is no file and no folder %s".formatted(place));
        }
        List<Entrant> entries = Files.isDirectory(place) ? folder(place) : file(place);
        if (entries.isEmpty()) {
            throw new BadInput("%s has no players".formatted(place));
        }
        distinct(entries);
        return entries;
    }

    /**
     * Insists on names that differ.
     *
     * @throws BadInput when two entries have one name
     */
    public static void distinct(List<Entrant> entries) {
        Set<String> names = new HashSet<>();
        for (Entrant entry : entries) {
            if (!names.add(entry.name())) {
                throw new BadInput("%stwo players are called %s; give them names that differ%s"
                        .formatted(
                                entry.line().map(line -> line + ": ").orElse(""),
                                Quoted.of(entry.name()),
                                entry.line().isPresent() ? "" : ": name=NAME@STRATEGY"));
            }
        }
    }

    /**
     * A player a line: a name, blanks, and a spec. A line that begins with {@code #} says nothing, nor does an empty
     * one. Programs run in the folder of the file.
     */
    private static List<Entrant> file(Path file) {
        Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
        List<Entrant> entries = new ArrayList<>();
        int number = 0;
        for (String whole : Texts.read(file, LONGEST).lines().toList()) {
            number++;
            String text = whole.strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            String[] words = text.split("\\s+", 2);
            if (words.length < 2) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s, line %d: %s has a name or a strategy, and not both; a line is NAME STRATEGY",
                        file,
                        number,
                        Quoted.of(text)));
            }
            try {
                String line = String.format(Locale.ROOT, "%s, line %d", file, number);
                entries.add(Entrant.named(words[0], words[1], new Home(folder, Optional.empty()), Optional.of(line)));
            } catch (BadInput e) {
                throw new BadInput(String.format(Locale.ROOT, "%s, line %d: %s", file, number, e.getMessage()));
            }
        }
        return entries;
    }

    private static List<Entrant> folder(Path folder) {
        List<Path> found = list(folder).stream().filter(Entrants::plays).toList();
        List<String> stems = found.stream().map(Entrants::stem).toList();
        List<Entrant> entries = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            String stem = stems.get(i);
            boolean alone = stems.indexOf(stem) == stems.lastIndexOf(stem);
            String name = nameable(alone ? stem : fileName(found.get(i)));
            Path own = found.get(i);
            var home = new Home(own, Optional.of(folder));
            entries.add(command(own)
                    .map(command -> Entrant.named(name, Bots.NAME + ":" + command, home, Optional.empty()))
                    .orElseGet(() ->
                            new Entrant(name, Bots.NAME + ":", home, Optional.of(absent(own)), Optional.empty())));
        }
        return entries;
    }

    private static String absent(Path own) {
        return Files.isDirectory(own)
                ? "the folder has no file run, main.* or bot.* that Alea knows how to run: " + Scripts.known()
                : "Alea does not know how to run %s; it runs %s, and what is executable"
                        .formatted(Quoted.of(fileName(own)), Scripts.known());
    }

    /** A name as entries may have it. */
    private static String nameable(String name) {
        String plain = Quoted.plain(name).replace('@', '_').strip();
        return plain.isEmpty()
                ? "_"
                : plain.substring(
                        0, plain.offsetByCodePoints(0, Math.min(60, plain.codePointCount(0, plain.length()))));
    }

    private static List<Path> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted((a, b) -> fileName(a).compareTo(fileName(b))).toList();
        } catch (IOException e) {
            throw new BadInput("the folder %s cannot be read: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static boolean plays(Path file) {
        return !hidden(file) && !isPaper(file);
    }

    private static boolean hidden(Path file) {
        return fileName(file).startsWith(".") || fileName(file).startsWith("_");
    }

    private static boolean isPaper(Path file) {
        return !Files.isDirectory(file) && (BESIDE.contains(end(file)) || PAPERS.contains(end(file)));
    }

    /** Files of a folder of programs that are taken for none, by name; hidden ones nobody asks for. */
    public static List<String> passedOver(Path folder) {
        return Files.isDirectory(folder)
                ? list(folder).stream()
                        .filter(file -> !hidden(file) && isPaper(file))
                        .map(Entrants::fileName)
                        .toList()
                : List.of();
    }

    /** How a file or a folder is run, where it lives. */
    private static Optional<String> command(Path own) {
        if (!Files.isDirectory(own)) {
            return run(own);
        }
        List<Path> inside = list(own);
        for (String stem : List.of("run", "main", "bot", fileName(own))) {
            for (Path file : inside) {
                Optional<String> command =
                        stem(file).equals(stem) && !Files.isDirectory(file) ? run(file) : Optional.empty();
                if (command.isPresent()) {
                    return command;
                }
            }
        }
        List<Path> known = inside.stream()
                .filter(f -> Scripts.runner(fileName(f)).isPresent())
                .toList();
        return known.size() == 1 ? run(known.getFirst()) : Optional.empty();
    }

    private static Optional<String> run(Path file) {
        String quoted = "'./" + fileName(file).replace("'", "'\\''") + "'";
        return Scripts.runner(fileName(file))
                .map(runner -> "exec " + runner + " " + quoted)
                .or(() -> Files.isExecutable(file) ? Optional.of("exec " + quoted) : Optional.empty());
    }

    /**
     * A hash of files, and of what could belong to a program in a folder; {@code -} of none.
     *
     * @throws BadInput when they cannot be read
     */
    public static String fingerprint(List<Path> owned) {
        if (owned.isEmpty()) {
            return "-";
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path own : owned) {
                digest(own, digest);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    private static void digest(Path own, MessageDigest digest) {
        try (Stream<Path> files = Files.walk(own)) {
            for (Path file : files.filter(f -> f.equals(own) || belongs(own.relativize(f)))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList()) {
                digest.update(own.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
                content(file, digest);
            }
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(own, Reason.of(e)));
        }
    }

    /** In parts: it may be a table larger than memory. */
    private static void content(Path file, MessageDigest digest) throws IOException {
        byte[] some = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                digest.update(some, 0, n);
            }
        }
    }

    private static boolean belongs(Path inside) {
        for (Path name : inside) {
            if (name.toString().startsWith(".") || name.toString().startsWith("_")) {
                return false;
            }
        }
        return !BESIDE.contains(end(inside));
    }

    private static String fileName(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static String stem(Path file) {
        String name = fileName(file);
        int dot = name.lastIndexOf('.');
        return dot > 0 && !Files.isDirectory(file) ? name.substring(0, dot) : name;
    }

    private static String end(Path file) {
        String name = fileName(file);
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
