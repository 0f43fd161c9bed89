package alea.arena.exec;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Finds all processes that come of one, also those whose parents have ended, which no list of descendants names. They
 * are known by their session, which the first process opens where there is {@code setsid}, and by a mark in their
 * environment: who leaves the one keeps the other, as a rule. Both are read in {@code /proc}; where there is none,
 * nothing is found here.
 */
final class Kin {
    private static final Path PROC = Path.of("/proc");
    private static final String MARK = "ALEA_BOT";
    private static final Optional<Path> SETSID = Stream.of("/usr/bin/setsid", "/bin/setsid")
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();

    private final String mark = UUID.randomUUID().toString();

    /** Has a process that is to be started open a session, and marks it and what it will start. */
    void mark(ProcessBuilder builder) {
        builder.environment().put(MARK, mark);
        SETSID.filter(s -> Files.isDirectory(PROC.resolve("self"))).ifPresent(setsid -> {
            List<String> command = new ArrayList<>(builder.command());
            command.addFirst(setsid.toString());
            builder.command(command);
        });
    }

    /** Those that are there now. */
    List<ProcessHandle> find(long session) {
        List<ProcessHandle> found = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROC, "[0-9]*")) {
            for (Path process : processes) {
                if (isIn(session, process) || isMarked(process)) {
                    ProcessHandle.of(Long.parseLong(process.getFileName().toString()))
                            .ifPresent(found::add);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // no such system
        }
        return found;
    }

    /** Whether the fourth number after the name, which is in brackets and may hold anything, is the session. */
    private static boolean isIn(long session, Path process) {
        String stat = read(process.resolve("stat"));
        String[] words = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
        return words.length > 3 && words[3].equals(Long.toString(session));
    }

    private boolean isMarked(Path process) {
        return ("\0" + read(process.resolve("environ"))).contains("\0" + MARK + "=" + mark + "\0");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // it has ended, or is somebody else's
        }
    }
}
