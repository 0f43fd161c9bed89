package alea.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rooms there are: their order as pom.xml has it, their packages as sources do, and what docs/architecture.md lets
 * them use.
 */
final class Rooms {
    /** Above cli/target/test-classes: rules are looked up by Maven itself, too, in whatever folder that was started. */
    private static final Path ROOT = Path.of(URI.create(Rooms.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toString()))
            .resolve("../../..")
            .normalize();

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** In the order of pom.xml. */
    static final List<String> ALL = Pattern.compile("<module>(\\w+)</module>")
            .matcher(read("pom.xml"))
            .results()
            .map(m -> m.group(1))
            .filter(room -> Files.isDirectory(ROOT.resolve(room).resolve("src/main/java")))
            .toList();

    /** Every package there is, with its room. */
    static final Map<String, String> PACKAGES = packages();

    /**
     * What a room may use.
     *
     * @param rooms other rooms
     * @param libraries packages of libraries, besides those of the JDK that begin with java and JSpecify
     */
    record Uses(Set<String> rooms, Set<String> libraries) {}

    /** What every room may use, by the table of docs/architecture.md. */
    static final Map<String, Uses> USES = uses();

    private Rooms() {}

    static String read(String file) {
        try {
            return Files.readString(ROOT.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> packages() {
        Map<String, String> packages = new LinkedHashMap<>();
        for (String room : ALL) {
            Path sources = ROOT.resolve(room).resolve("src/main/java");
            try (Stream<Path> files = Files.walk(sources)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .map(file ->
                                sources.relativize(file.getParent()).toString().replace('/', '.'))
                        .sorted()
                        .forEach(name -> packages.put(name, room));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return packages;
    }

    /** The packages of a room. */
    static String[] packages(String room) {
        return PACKAGES.keySet().stream()
                .filter(name -> room.equals(PACKAGES.get(name)))
                .toArray(String[]::new);
    }

    private static Map<String, Uses> uses() {
        Map<String, Uses> uses = new LinkedHashMap<>();
        for (List<String> row : rows("| room | may use | libraries |")) {
            String room = row.getFirst().replace("`", "");
            Set<String> rooms = row.get(1).equals("all above")
                    ? new TreeSet<>(ALL.subList(0, ALL.indexOf(room)))
                    : words(row.get(1));
            uses.put(room, new Uses(rooms, words(row.get(2))));
        }
        return uses;
    }

    /** Of all rooms: what their jars are named by. */
    static String version() {
        return read("pom.xml").split("</?version>", 3)[1];
    }

    /** The other rooms that a room's pom.xml declares, tests apart. */
    static Set<String> declared(String room) {
        return Pattern.compile("<artifactId>alea-(\\w+)</artifactId>\\s*</dependency>")
                .matcher(read(room + "/pom.xml"))
                .results()
                .map(m -> m.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The packages that docs/architecture.md names for a room. */
    static Set<String> documented(String room) {
        Set<String> named = new TreeSet<>();
        String of = "";
        for (List<String> row : rows("| room | package | holds |")) {
            of = row.getFirst().isEmpty() ? of : row.getFirst();
            if (of.equals("`" + room + "`")) {
                named.addAll(words(row.get(1)));
            }
        }
        return named;
    }

    private static Set<String> words(String cell) {
        return CODE.matcher(cell).results().map(m -> m.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The rows below a head, as cells. */
    private static List<List<String>> rows(String head) {
        return read("docs/architecture.md")
                .lines()
                .dropWhile(line -> !line.equals(head))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.substring(1).split("\\|", -1))
                        .map(String::strip)
                        .toList())
                .toList();
    }
}
