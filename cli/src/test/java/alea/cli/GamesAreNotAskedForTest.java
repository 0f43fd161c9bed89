package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Registry;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No room knows a game: what it can use beyond the contract, the game's jar brings by the room's service interface.
 * So nobody tests for a class of a game's family, casts to one or asks for a game by its name but the family itself,
 * its part of a room ({@code alea.solve.ludo}), and the document that is about it, its players included. Families,
 * documents and packages are found, not listed.
 */
class GamesAreNotAskedForTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(new ArchitectureTest.NoTestJars())
            .importPackages("alea");

    /** The command that is called like its game, and who lists commands. */
    private static final Set<String> COMMAND_OF_ONE_GAME = Set.of("alea.cli.LudoCsCommand", "alea.papers.Commands");

    /** Rooms that use the command from outside. */
    private static final Set<String> OUTSIDE = Set.of("bench", "fuzz", "spark");

    private static final Set<String> FAMILIES = families();
    private static final Set<String> DOCUMENTS = documents();
    private static final List<String> NAMES =
            Registry.installed().games().stream().map(GameFactory::name).toList();

    /** The packages in which games are. */
    private static Set<String> families() {
        return CLASSES.stream()
                .filter(c -> c.isAssignableTo(Game.class) && !c.isInterface())
                .map(JavaClass::getPackageName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The packages of documents: those whose items the catalogue lists. What is below one is the document's, too. */
    private static Set<String> documents() {
        return CLASSES.get("alea.papers.run.Catalogue").getMethodCallsFromSelf().stream()
                .filter(call -> call.getTarget().getName().equals("items"))
                .map(JavaMethodCall::getTargetOwner)
                .map(JavaClass::getPackageName)
                .filter(p -> !p.equals("alea.papers.run"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String outermost(JavaClass c) {
        return c.getName().replaceFirst("\\$.*", "");
    }

    /** Whether a package is a family's, or its part of another room. */
    private static boolean belongs(String user, String family) {
        String own = family.substring(family.lastIndexOf('.') + 1);
        return user.equals(family) || Arrays.asList(user.split("\\.")).contains(own);
    }

    /** What a class asks of games that are not its own. */
    private static List<String> asked(JavaClass user) {
        String of = user.getPackageName();
        List<String> asked = new ArrayList<>();
        if (DOCUMENTS.stream().anyMatch(document -> (of + ".").startsWith(document + "."))) {
            return asked;
        }
        var code = GamesAsked.by(user);
        for (String type : code.types()) {
            for (String family : FAMILIES) {
                if (type.startsWith(family + ".") && !belongs(of, family)) {
                    asked.add(user.getName() + " asks for " + type);
                }
            }
        }
        if (FAMILIES.stream().noneMatch(family -> belongs(of, family))) {
            for (String text : code.texts()) {
                if (NAMES.stream().anyMatch(name -> text.equals(name) || text.startsWith(name + ":"))) {
                    asked.add(user.getName() + " asks for '" + text + "'");
                }
            }
        }
        return asked;
    }

    @Test
    void noPackageAsksForAGameOfAnother() {
        List<String> asked = CLASSES.stream()
                .filter(c -> !COMMAND_OF_ONE_GAME.contains(outermost(c)))
                .flatMap(c -> asked(c).stream())
                .toList();
        assertThat(asked).isEmpty();
    }

    @Test
    void allPackagesThereAreAreLookedAt() throws IOException {
        assertThat(FAMILIES).contains("alea.ludo", "alea.ludocs", "alea.doom");
        assertThat(DOCUMENTS)
                .contains("alea.papers.atlas", "alea.papers.projectludo")
                .hasSizeGreaterThan(5);
        assertThat(packagesOfSources())
                .isSubsetOf(CLASSES.stream().map(JavaClass::getPackageName).toList());
    }

    /** Of all other rooms. */
    private static Set<String> packagesOfSources() throws IOException {
        Set<String> packages = new TreeSet<>();
        try (Stream<Path> rooms = Files.list(Path.of(".."))) {
            for (Path room : rooms.toList()) {
                Path sources = room.resolve("src/main/java");
                if (Files.isDirectory(sources)
                        && !OUTSIDE.contains(room.getFileName().toString())) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        files.filter(file -> file.endsWith("package-info.java"))
                                .map(file -> sources.relativize(file.getParent()))
                                .forEach(
                                        folder -> packages.add(folder.toString().replace('/', '.')));
                    }
                }
            }
        }
        return packages;
    }

    @Test
    void everyWayToAskIsSeen() {
        JavaClasses breaking = new ClassFileImporter().importClasses(KnowsGames.class.getDeclaredClasses());
        for (JavaClass user : breaking) {
            if (user.getSimpleName().equals("Innocent")) {
                assertThat(asked(user)).isEmpty();
            } else {
                assertThat(asked(user)).as(user.getSimpleName()).isNotEmpty();
            }
        }
        assertThat(breaking).hasSize(9);
        assertThat(asked(breaking.get(KnowsGames.BySwitch.class)))
                .containsExactly(
                        "alea.cli.KnowsGames$BySwitch asks for alea.doom.DoomGame",
                        "alea.cli.KnowsGames$BySwitch asks for alea.ludo.LudoGame");
    }
}
