package alea.papers.run;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Reasons.Reason;
import alea.papers.Result;
import alea.papers.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The reasons in the documents' data, beside the kept report and the code that gives them. */
class GivenReasonsTest {
    private static final Path FOLDER = Path.of("../docs/papers");
    private static final Set<Verdict> AGAINST = Set.of(Verdict.DIFFERS, Verdict.WRONG, Verdict.CANNOT_TELL);
    /** A verdict with a text of its own. */
    private static final Pattern WRITTEN = Pattern.compile("Verdict\\.[A-Z_]+,\\s*\"[^\"]");

    private static final List<Item> ITEMS = Catalogue.items();
    private static final Map<String, List<Finding>> KEPT =
            ITEMS.stream().collect(Collectors.toMap(Item::id, GivenReasonsTest::kept));

    private static List<Finding> kept(Item item) {
        Result kept = Results.read(FOLDER.resolve(Folder.ITEMS).resolve(item.id() + ".json"));
        return Objects.requireNonNull(kept, item.id()).findings();
    }

    /** The code of the documents: what is not in packages of their own measures and judges for all. */
    private static String sources() throws IOException {
        Path papers = Path.of("src/main/java/alea/papers");
        try (Stream<Path> files = Files.walk(papers)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !papers.equals(file.getParent()) && !file.startsWith(papers.resolve("atlas")))
                    .map(GivenReasonsTest::read)
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a reason can be one of an item's. */
    private static boolean belongs(Reason reason, String item) {
        return item.equals(reason.item()) || item.startsWith(reason.item() + ".");
    }

    private static boolean isIn(Reason reason, Finding finding) {
        return Pattern.compile(reason.pattern()).matcher(finding.why()).find();
    }

    @Test
    void everyReasonIsOneOfSomeItem() throws IOException {
        String sources = sources();
        Map<Reason, String> never = ITEMS.stream()
                .flatMap(item -> item.reasons().all().stream())
                .distinct()
                .filter(reason -> ITEMS.stream().noneMatch(item -> belongs(reason, item.id()))
                        || !sources.contains("\"%s\"".formatted(reason.id()))
                                && KEPT.entrySet().stream()
                                        .filter(kept -> belongs(reason, kept.getKey()))
                                        .flatMap(kept -> kept.getValue().stream())
                                        .noneMatch(finding -> isIn(reason, finding)))
                .collect(Collectors.toMap(Function.identity(), Reason::id));
        assertThat(never).isEmpty();
        assertThat(ITEMS.stream().flatMap(item -> item.reasons().all().stream()).distinct())
                .hasSizeGreaterThan(200);
    }

    @Test
    void whatDiffersWithoutStatisticsHasAReasonFromTheData() {
        List<String> without = new ArrayList<>();
        for (Item item : ITEMS) {
            for (Finding finding : Objects.requireNonNull(KEPT.get(item.id()))) {
                // A statement that a counterexample refutes has its reason in what was found.
                boolean refuted =
                        finding.verdict() == Verdict.WRONG && finding.why().isEmpty();
                // What was taken over from an older run has the reason that its code gave.
                boolean older = item.id().equals("doom.b2.2")
                        && finding.published().row().endsWith("-random");
                if (finding.claim() == null
                        && AGAINST.contains(finding.verdict())
                        && !refuted
                        && !older
                        && item.reasons().all().stream()
                                .noneMatch(reason -> belongs(reason, item.id()) && isIn(reason, finding))) {
                    without.add(
                            "%s %s: %s".formatted(item.id(), finding.published().row(), finding.why()));
                }
            }
        }
        assertThat(without).isEmpty();
    }

    @Test
    void everyDocumentHasReasonsOfItsOwn() {
        for (Item item : ITEMS) {
            assertThat(item.reasons().all().isEmpty()).as(item.id()).isEqualTo(item.document() == Document.ATLAS);
            String prefix = item.id().substring(0, item.id().indexOf('.'));
            assertThat(item.reasons().all()).allMatch(reason -> (reason.item() + ".").startsWith(prefix + "."));
        }
    }

    @Test
    void noReasonIsWrittenBesideAVerdict() throws IOException {
        assertThat(WRITTEN.matcher(sources()).results().map(found -> found.group()))
                .isEmpty();
        assertThat(WRITTEN.matcher("finding(row, measured, Verdict.WRONG,\n    \"it is\")")
                        .find())
                .isTrue();
    }
}
