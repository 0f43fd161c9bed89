package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may use whom, over all packages that there are: docs/architecture.md has the table. */
class RoomsTest {
    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(new ArchitectureTest.NoTestJars())
            .importPackages("alea");

    /** Who uses the command from outside is below it, and not on its class path. */
    private static final List<String> ABOVE_THE_COMMAND = Rooms.ALL.subList(0, Rooms.ALL.indexOf("cli") + 1);

    /** Whether the classes of a room are looked at here. */
    static boolean isSeen(String room) {
        return ABOVE_THE_COMMAND.contains(room);
    }

    static List<String> rooms() {
        return Rooms.ALL;
    }

    /** The other classes that a class uses. */
    static Stream<JavaClass> used(JavaClass user) {
        return user.getDirectDependenciesFromSelf().stream()
                .map(Dependency::getTargetClass)
                .map(JavaClass::getBaseComponentType)
                .filter(used -> !used.isPrimitive());
    }

    /** What a class uses that its room may not. */
    private static List<String> forbidden(JavaClass user, String room) {
        Rooms.Uses uses = Objects.requireNonNull(Rooms.USES.get(room), room);
        return used(user)
                .filter(used -> !isAllowed(used.getPackageName(), room, uses))
                .map(used -> "%s of %s uses %s".formatted(user.getName(), room, used.getName()))
                .distinct()
                .toList();
    }

    private static boolean isAllowed(String used, String room, Rooms.Uses uses) {
        if (used.equals("alea") || used.startsWith("alea.")) {
            String of = Rooms.PACKAGES.get(used);
            return of != null && (of.equals(room) || uses.rooms().contains(of));
        }
        return Stream.concat(Stream.of("java", "javax", "org.jspecify"), uses.libraries().stream())
                .anyMatch(library -> used.equals(library) || used.startsWith(library + "."));
    }

    @Test
    void aRoomUsesWhatTheTableLetsItUseAndNothingElse() {
        assertThat(CLASSES.stream().flatMap(c -> forbidden(c, roomOf(c)).stream()))
                .isEmpty();
    }

    static String roomOf(JavaClass c) {
        return Objects.requireNonNull(
                Rooms.PACKAGES.get(c.getPackageName()), () -> c.getName() + " is in no room's sources");
    }

    @Test
    void allPackagesThereAreAreLookedAt() {
        Set<String> seen =
                CLASSES.stream().map(JavaClass::getPackageName).collect(Collectors.toCollection(TreeSet::new));
        Set<String> there = Rooms.PACKAGES.keySet().stream()
                .filter(name -> ABOVE_THE_COMMAND.contains(Rooms.PACKAGES.get(name)))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(seen).isEqualTo(there).hasSizeGreaterThan(40);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomUsesRoomsAboveItAlone(String room) {
        assertThat(Objects.requireNonNull(Rooms.USES.get(room)).rooms())
                .isSubsetOf(Rooms.ALL.subList(0, Rooms.ALL.indexOf(room)));
    }

    @Test
    void whatIsDeclaredAndWhatTheTableNamesIsUsed() {
        for (String room : ABOVE_THE_COMMAND) {
            Set<String> packages = CLASSES.stream()
                    .filter(c -> roomOf(c).equals(room))
                    .flatMap(RoomsTest::used)
                    .map(JavaClass::getPackageName)
                    .collect(Collectors.toSet());
            Set<String> rooms = packages.stream()
                    .filter(Rooms.PACKAGES::containsKey)
                    .map(Rooms.PACKAGES::get)
                    .filter(used -> !used.equals(room))
                    .collect(Collectors.toSet());
            assertThat(Rooms.declared(room)).as(room).isEqualTo(rooms);
            for (String library : Objects.requireNonNull(Rooms.USES.get(room)).libraries()) {
                assertThat(packages).as(room).anyMatch(name -> name.equals(library) || name.startsWith(library + "."));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void packagesAreWhereTheTableSays(String room) {
        Set<String> documented = Rooms.documented(room);
        assertThat(documented).isNotEmpty();
        for (String name : Rooms.packages(room)) {
            assertThat(documented).as("a row for %s", name).anyMatch(d -> name.equals(d) || name.startsWith(d + "."));
        }
        assertThat(documented).filteredOn(name -> name.startsWith("alea.")).isSubsetOf(Rooms.packages(room));
    }

    @Test
    void everyPackageSaysWhatLivesThere() {
        Rooms.PACKAGES.forEach((name, room) -> assertThat(
                        Path.of("..", room, "src/main/java", name.replace('.', '/'), "package-info.java"))
                .isRegularFile());
    }

    @Test
    void whoUsesWhatIsBelowOrALibraryIsFound() {
        JavaClass rule = CLASSES.get("alea.papers.Rule");
        assertThat(forbidden(rule, "papers")).isEmpty();
        assertThat(forbidden(rule, "arena")).contains("alea.papers.Rule of arena uses alea.papers.Measured");
        assertThat(forbidden(rule, "engine")).contains("alea.papers.Rule of engine uses alea.stats.Gauss");
        assertThat(forbidden(CLASSES.get("alea.stats.Gauss"), "report"))
                .anyMatch(line -> line.contains("org.apache.commons.statistics"));
    }
}
