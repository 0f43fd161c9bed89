package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The descriptors of rooms that others embed: that each says what its room is, and that a module path takes them. */
class ModulesTest {
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?(alea(?:\\.[a-z]\\w*)+)\\.[A-Z]");
    private static final Pattern LOADED = Pattern.compile("ServiceLoader\\.load\\((\\w+)\\.class\\)");

    /** A command of a page, with what it prints. */
    private static final Pattern COMMAND = Pattern.compile("(?m)^\\$ (java(?:.*\\\\\\n)*.*)\\n((?:(?!\\$|```).*\\n)*)");

    /** Libraries of tests alone. */
    private static final Pattern OF_TESTS = Pattern.compile(
            "/org/(junit|opentest4j|apiguardian|assertj|slf4j)/|/net/bytebuddy/|/archunit/|-tests\\.jar$");

    private static final Set<String> EXPORTED =
            rooms().stream().flatMap(room -> said(room, "exports")).collect(Collectors.toSet());

    static List<String> rooms() {
        return Rooms.ALL.stream()
                .filter(room -> Files.exists(Path.of("..", descriptor(room))))
                .toList();
    }

    private static String descriptor(String room) {
        return room + "/src/main/module/module-info.java";
    }

    /** What stands behind a word in a descriptor, up to the semicolon. */
    private static Stream<String> said(String room, String word) {
        return Pattern.compile("(?m)^    " + word + " ([^;]+);")
                .matcher(Rooms.read(descriptor(room)))
                .results()
                .map(found -> found.group(1));
    }

    /** Other rooms that a descriptor requires. */
    private static Set<String> required(String room, String how) {
        return said(room, "requires" + how)
                .filter(name -> name.startsWith("alea."))
                .map(name -> name.replace("alea.", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<Path> files(Path folder, String end) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theRoomsThatOthersEmbedAreModulesAndStandOnModules() {
        assertThat(rooms())
                .containsExactly("engine", "rules", "stats", "solve", "learn", "arena", "report", "analysis");
        for (String room : rooms()) {
            assertThat(Rooms.read(descriptor(room))).contains("\nmodule alea." + room + " {\n");
            assertThat(Rooms.read(room + "/pom.xml")).contains("<alea.module>alea." + room + "</alea.module>");
            assertThat(Rooms.declared(room)).as(room).isSubsetOf(rooms()).isEqualTo(required(room, "(?: transitive)?"));
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aModulePathFindsTheServicesThatAClassPathFindsInTheSameOrder(String room) {
        Map<String, List<String>> named = new TreeMap<>();
        files(Path.of("..", room, "src/main/resources/META-INF/services"), "")
                .filter(Files::isRegularFile)
                .forEach(file -> named.put(
                        file.getFileName().toString(), read(file).lines().toList()));
        Map<String, List<String>> provided = new TreeMap<>();
        said(room, "provides").forEach(said -> {
            String[] sides = said.split("\\s+with\\s+", 2);
            provided.put(sides[0], List.of(sides[1].split(",\\s+")));
        });
        assertThat(provided).isEqualTo(named);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aDescriptorSaysWhatServicesTheRoomAsksFor(String room) {
        assertThat(said(room, "uses").map(name -> name.substring(name.lastIndexOf('.') + 1)))
                .containsExactlyInAnyOrderElementsOf(files(Path.of("..", room, "src/main/java"), ".java")
                        .flatMap(file -> LOADED.matcher(read(file)).results())
                        .map(found -> found.group(1))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    /** What is stable, and what other rooms and the examples need; nothing else. */
    @Test
    void packagesAreExportedThatSomebodyMayUse() {
        Set<String> used = RoomsTest.CLASSES.stream()
                .flatMap(user -> RoomsTest.used(user)
                        .map(JavaClass::getPackageName)
                        .filter(name -> !Objects.equals(Rooms.PACKAGES.get(name), RoomsTest.roomOf(user))))
                .collect(Collectors.toSet());
        Stream.concat(Stream.of("examples"), Rooms.ALL.stream().filter(room -> !RoomsTest.isSeen(room)))
                .flatMap(folder -> files(Path.of("..", folder), ".java"))
                .flatMap(file -> IMPORT.matcher(read(file)).results())
                .forEach(found -> used.add(found.group(1)));
        for (String room : rooms()) {
            assertThat(said(room, "exports"))
                    .as(room)
                    .containsExactlyElementsOf(Arrays.stream(Rooms.packages(room))
                            .filter(name -> used.contains(name) || isStable(room, name))
                            .toList());
        }
    }

    private static boolean isStable(String room, String name) {
        return Rooms.read(room + "/src/main/java/" + name.replace('.', '/') + "/package-info.java")
                .contains("@apiNote Stable: ");
    }

    /** So whoever requires a room can name what its methods take and give. */
    @Test
    void aRoomPassesOnTheRoomsThatItsMethodsSpeakOf() {
        Map<String, Set<String>> spoken = RoomsTest.CLASSES.stream()
                .filter(ModulesTest::isSeen)
                .flatMap(c -> c.getCodeUnits().stream())
                .filter(unit -> isOpen(unit.getModifiers()))
                .flatMap(ModulesTest::others)
                .collect(Collectors.groupingBy(
                        said -> said[0], Collectors.mapping(said -> said[1], Collectors.toCollection(TreeSet::new))));
        for (String room : rooms()) {
            assertThat(required(room, " transitive")).as(room).isEqualTo(spoken.getOrDefault(room, Set.of()));
        }
    }

    /** Whether all can see a class: those around it, too. */
    private static boolean isSeen(JavaClass c) {
        return isOpen(c.getModifiers())
                && c.getEnclosingClass().map(ModulesTest::isSeen).orElse(true)
                && EXPORTED.contains(c.getPackageName());
    }

    private static boolean isOpen(Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
    }

    /** Pairs of a unit's room and another of which it speaks. */
    private static Stream<String[]> others(JavaCodeUnit unit) {
        String room = RoomsTest.roomOf(unit.getOwner());
        return Stream.concat(Stream.of(unit.getReturnType()), unit.getParameterTypes().stream())
                .map(JavaType::getAllInvolvedRawTypes)
                .flatMap(Set::stream)
                .map(type -> Rooms.PACKAGES.get(type.getBaseComponentType().getPackageName()))
                .filter(Objects::nonNull)
                .filter(of -> !of.equals(room))
                .map(of -> new String[] {room, of});
    }

    /**
     * The commands of docs/release.md, with the jars of this build in the place of the folder that holds them. On a
     * path with modules that share a package, or miss another, Java does not start.
     */
    @Test
    void aProgramRunsFromAModulePathAsThePageSays(@TempDir Path folder) throws Exception {
        List<Path> jars = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !OF_TESTS.matcher(entry).find())
                .flatMap(ModulesTest::jar)
                .toList();
        assumeThat(jars).as("packaged, as ./check does").allMatch(Files::exists);
        String path = jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<MatchResult> commands =
                COMMAND.matcher(Rooms.read("docs/release.md")).results().toList();
        assertThat(commands).hasSize(2);
        for (MatchResult command : commands) {
            assertThat(told(command.group(1)
                            .replace("cli/target/lib", "'" + path + "'")
                            .replaceAll("\\b(out|results\\.duckdb)\\b", folder + "/$1")))
                    .isEqualTo(command.group(2));
        }
    }

    /** The jar of a room whose classes stand on the class path; none of this room, which no module needs. */
    private static Stream<Path> jar(String entry) {
        Path path = Path.of(entry);
        if (!path.endsWith("target/classes")) {
            return entry.endsWith(".jar") ? Stream.of(path) : Stream.empty();
        }
        Path room = path.getParent().getParent();
        return room.endsWith("cli")
                ? Stream.empty()
                : Stream.of(room.resolve("target/alea-%s-%s.jar".formatted(room.getFileName(), Rooms.version())));
    }

    private static String told(String command) throws IOException, InterruptedException {
        var bash = new ProcessBuilder("bash", "-c", command)
                .directory(new File(".."))
                .redirectErrorStream(true);
        bash.environment().merge("PATH", System.getProperty("java.home") + "/bin", (path, java) -> java + ":" + path);
        Process process = bash.start();
        process.getOutputStream().close();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return told;
    }
}
