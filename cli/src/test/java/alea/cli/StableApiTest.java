package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the last release offered to programs outside, in the packages that say that they are stable, is there still. A
 * line of the kept file goes only with the second number of the version; a release keeps anew what there is by then.
 */
class StableApiTest {
    private static final String KEPT = "stable-api.txt";
    private static final Pattern PACKAGE = Pattern.compile("^package ([a-z.]+);", Pattern.MULTILINE);

    /** Packages that say that they are stable. */
    private static List<String> packages() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .filter(file -> !file.toString().contains("target"))
                    .map(StableApiTest::read)
                    .filter(text -> text.contains("@apiNote Stable: "))
                    .map(text -> {
                        Matcher matcher = PACKAGE.matcher(text);
                        assertThat(matcher.find()).as(text).isTrue();
                        return matcher.group(1);
                    })
                    .sorted()
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a program may name, a line each. */
    private static List<String> lines(JavaClasses classes, List<String> packages) {
        return classes.stream()
                .filter(type -> packages.contains(type.getPackageName()) && isOffered(type))
                .flatMap(type -> Stream.concat(
                        Stream.of("type " + type.getName()),
                        type.getMembers().stream()
                                .filter(StableApiTest::isOffered)
                                .map(StableApiTest::line)))
                .sorted()
                .toList();
    }

    private static boolean isOffered(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(StableApiTest::isOffered).orElse(true);
    }

    private static boolean isOffered(JavaMember member) {
        Set<JavaModifier> modifiers = member.getModifiers();
        return (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED))
                && !modifiers.contains(JavaModifier.SYNTHETIC)
                && !modifiers.contains(JavaModifier.BRIDGE);
    }

    private static String line(JavaMember member) {
        String kind = member.getModifiers().contains(JavaModifier.STATIC) ? "static " : "";
        if (isAsked(member)) {
            kind = "abstract ";
        }
        String type = switch (member) {
            case JavaMethod method -> " " + method.getRawReturnType().getName();
            case JavaField field -> " " + field.getRawType().getName();
            default -> "";
        };
        return kind + member.getFullName() + type;
    }

    /** Whether whoever implements the type has to write it. */
    private static boolean isAsked(JavaMember member) {
        return member.getModifiers().contains(JavaModifier.ABSTRACT);
    }

    @Test
    void whatTheLastReleaseOfferedIsThereStill() throws IOException {
        List<String> now = lines(RoomsTest.CLASSES, packages());
        Files.write(Path.of("target", KEPT), now);
        List<String> kept;
        try (var in = Objects.requireNonNull(StableApiTest.class.getResourceAsStream(KEPT))) {
            kept = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
        assertThat(kept).hasSizeGreaterThan(500);
        assertThat(Set.copyOf(now))
                .as("what programs outside were compiled against; where it is meant to go, docs/release.md says how")
                .containsAll(kept);
        Set<String> types = new HashSet<>(kept);
        assertThat(now)
                .as("what a type asks of those who implement it, and did not in the last release")
                .filteredOn(line -> line.startsWith("abstract "))
                .filteredOn(line -> types.contains("type " + owner(line)))
                .isSubsetOf(kept);
    }

    private static String owner(String line) {
        String name = line.substring(line.indexOf(' ') + 1, line.indexOf('('));
        return name.substring(0, name.lastIndexOf('.'));
    }

    @Test
    void whatIsComparedWithTheLastReleaseAreThePackagesThatSayTheyAreStable() throws IOException {
        assertThat(Pattern.compile("<include>(alea[^<]*)</include>")
                        .matcher(read(Path.of("../pom.xml")))
                        .results()
                        .map(found -> found.group(1))
                        .toList())
                .isEqualTo(packages())
                .hasSizeGreaterThan(8);
    }

    /** A contract as it was, and as it is after three changes. */
    static final class Before {
        public interface Contract {
            int seats();

            default int turns() {
                return 0;
            }
        }
    }

    static final class After {
        public interface Contract {
            int seats();

            long turns();

            void more();
        }
    }

    @Test
    void aMethodThatIsAskedAnewAndOneOfAnotherTypeAreOtherLines() {
        List<String> before = members(Before.Contract.class);
        List<String> after = members(After.Contract.class);
        assertThat(before).containsExactly("abstract seats() int", "turns() int");
        assertThat(after).containsExactly("abstract more() void", "abstract seats() int", "abstract turns() long");
    }

    private static List<String> members(Class<?> type) {
        return new ClassFileImporter()
                .importClass(type).getMembers().stream()
                        .map(member -> line(member).replace(type.getName() + ".", ""))
                        .sorted()
                        .toList();
    }
}
