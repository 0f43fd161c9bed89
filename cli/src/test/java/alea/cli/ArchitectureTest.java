package alea.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import alea.ludo.Dialect;
import alea.ludo.Track;
import alea.solve.Objective;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What holds within rooms and across them; RoomsTest has which room may use which. */
@AnalyzeClasses(
        packages = "alea",
        importOptions = {ImportOption.DoNotIncludeTests.class, ArchitectureTest.NoTestJars.class})
class ArchitectureTest {
    /** Rooms test with what other rooms' tests have in jars. */
    static final class NoTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    @ArchTest
    static final ArchRule theContractUsesNoOtherRoom = classes()
            .that()
            .resideInAPackage("alea.game..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "alea.game..");

    @ArchTest
    static final ArchRule whereMatchesArePlayedTheContractAloneIsKnown = classes()
            .that()
            .resideInAPackage("alea.match..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "alea.game..", "alea.match..");

    @ArchTest
    static final ArchRule whatGamesBringForOthersKnowsTheContractAlone = classes()
            .that()
            .resideInAnyPackage("alea.picture..", "alea.convert..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "alea.game..", "alea.picture..", "alea.convert..");

    @ArchTest
    static final ArchRule whatTreatsTheDiskKnowsTheContractAlone = classes()
            .that()
            .resideInAPackage("alea.file..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "alea.game..", "alea.file..");

    @ArchTest
    static final ArchRule searchKnowsTheContractAndNoGame = classes()
            .that()
            .resideInAPackage("alea.search..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "alea.game..", "alea.match..", "alea.search..");

    @ArchTest
    static final ArchRule onlyTwoClassesNeedAModuleThatTheLauncherDoesNotAdd = noClasses()
            .that()
            .haveNameNotMatching("alea\\.(papers\\.pyludo\\.players\\.VectorNet|learn\\.td\\.VectorKernel).*")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jdk.incubator.vector..");

    @ArchTest
    static final ArchRule theProtocolSpeaksForTheServiceAndKnowsNoCommand = classes()
            .that()
            .resideInAPackage("alea.rpc..")
            .should()
            .onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(
                            "java..",
                            "org.jspecify..",
                            "tools.jackson..",
                            "alea.game..",
                            "alea.service..",
                            "alea.json..",
                            "alea.rpc..")
                    .or(JavaClass.Predicates.equivalentTo(Objective.class))); // which messages name

    @ArchTest
    static final ArchRule whoAsksTheServiceDoesNoneOfItsWork = noClasses()
            .that()
            .resideInAnyPackage("alea.cli..", "alea.rpc..", "alea.web..")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("alea\\.(arena\\.(Arena|ArenaSetup|Tally)|match\\.(Arbiter|Episode|Pipeline|Playout)"
                    + "|solve\\.run\\.(Averages|Drive|Judge|Plan|Solved|SolvedGame|Starts)"
                    + "|learn\\.train\\.(Checkpoint|Config|Trainer|Trainers|Training)|papers\\.(Lab|run\\..*))");

    @ArchTest
    static final ArchRule onlyCommandsThatServeOrTellOfTheProtocolUseIt = noClasses()
            .that()
            .resideInAPackage("alea.cli..")
            .and()
            .doNotHaveFullyQualifiedName("alea.cli.RpcCommand")
            .and()
            .doNotHaveFullyQualifiedName("alea.cli.WebCommand")
            .and()
            .doNotHaveFullyQualifiedName("alea.cli.DocsCommand")
            .and()
            .doNotHaveFullyQualifiedName("alea.cli.reference.MethodsPage")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("alea.rpc..", "alea.web..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("alea.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule onlyTheCommandWritesToTheStreams = noClasses()
            .that()
            .resideOutsideOfPackage("alea.cli..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .accessField(System.class, "in");

    @ArchTest
    static final ArchRule nothingIsRandomButDice = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching(".*\\.(Random|SplittableRandom|ThreadLocalRandom|SecureRandom)")
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.util.random..")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule theEngineKnowsNoTimeButForThinking = noClasses()
            .that()
            .resideInAnyPackage(Rooms.packages("engine"))
            .and()
            .doNotHaveFullyQualifiedName("alea.search.MoveBudget")
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.time..");

    /**
     * The parts that a Ludo dialect is put together from. What they choose between is theirs: whoever wants to know
     * asks for what follows from it, an ability.
     */
    private static final Set<String> PARTS = Arrays.stream(Dialect.class.getRecordComponents())
            .map(part -> part.getType().getName())
            .collect(Collectors.toSet());

    @ArchTest
    static final ArchRule noRuleIsAskedForByName = noClasses()
            .should()
            .accessFieldWhere(new DescribedPredicate<JavaFieldAccess>("it is a choice of another part of a dialect") {
                @Override
                public boolean test(JavaFieldAccess access) {
                    JavaClass owner = access.getTargetOwner();
                    String part = outermost(owner);
                    return owner.isEnum()
                            && PARTS.contains(part)
                            && !outermost(access.getOriginOwner()).equals(part);
                }
            });

    private static String outermost(JavaClass nested) {
        return nested.getName().replaceFirst("\\$.*", "");
    }

    /** Asks by name, as no room may. */
    static final class Asking {
        static final Predicate<Dialect> ASKS = rules -> rules.track().overshoot() == Track.Overshoot.BOUNCE;
    }

    @ArchTest
    static void whoAsksForARuleByNameIsFound(JavaClasses all) {
        JavaClasses asking = new ClassFileImporter().importClasses(Asking.class, Dialect.class, Track.Overshoot.class);
        assertThat(noRuleIsAskedForByName.evaluate(asking).hasViolation()).isTrue();
        assertThat(PARTS).contains(Track.class.getName()).hasSizeGreaterThan(5);
        assertThat(all.stream().anyMatch(c -> c.isEnum() && PARTS.contains(outermost(c))))
                .isTrue();
    }

    @ArchTest
    static final ArchRule jsonIsMadeInOnePlace = noClasses()
            .that()
            .resideInAnyPackage("alea.cli..", "alea.rpc..", "alea.web..", "alea.service..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("tools.jackson.databind.json.JsonMapper$Builder");

    /**
     * One name, one meaning: nobody writes the package in a sentence. Read from the sources, since this class path
     * has neither benchmarks nor examples.
     */
    @ArchTest
    static void noTwoClassesShareAName(JavaClasses all) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (Path folder : List.of(Path.of(".."), Path.of("../examples"))) {
            try (Stream<Path> rooms = Files.list(folder)) {
                for (Path main : rooms.map(room -> room.resolve("src/main/java"))
                        .filter(Files::isDirectory)
                        .toList()) {
                    try (Stream<Path> files = Files.walk(main)) {
                        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                    }
                }
            }
        }
        assertThat(sources).hasSizeGreaterThan(300);
        assertThat(shared(sources)).isEmpty();
        assertThat(shared(List.of(Path.of("a/Board.java"), Path.of("a/package-info.java"), Path.of("b/Board.java"))))
                .isEqualTo(List.of("Board.java in a and b"));
    }

    /** The names of files that several folders have, but for what every package has. */
    private static List<String> shared(List<Path> sources) {
        return sources.stream()
                .filter(file -> !file.endsWith("package-info.java") && !file.endsWith("module-info.java"))
                .collect(Collectors.groupingBy(
                        file -> file.getFileName().toString(),
                        TreeMap::new,
                        Collectors.mapping(file -> file.getParent().toString(), Collectors.joining(" and "))))
                .entrySet()
                .stream()
                .filter(e -> e.getValue().contains(" and "))
                .map(e -> e.getKey() + " in " + e.getValue())
                .toList();
    }
}
