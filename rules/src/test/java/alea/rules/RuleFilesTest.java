package alea.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The path of a rule file names a game wherever that is allowed, and its spec holds its rules to what they were. */
class RuleFilesTest {
    private static final Registry SHIPPED = Registry.installed();
    private static final String HEAD = "alea-rules: 1\nname: mine\nsource: [here]\nextends: ludo-classic\n";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("my.yaml"), HEAD + "turns: {again: never}\n");
    }

    private Registry opening(Path... folders) {
        return SHIPPED.with(RuleFiles.opening(SHIPPED, List.of(folders)));
    }

    @Test
    void aPathIsAGame() {
        Registry registry = opening();
        Game game = registry.game(file.toString());
        assertThat(game.spec().toString()).matches("my\\.yaml@[0-9a-f]{8}");
        assertThat(game.title()).isEqualTo("mine");
        assertThat(game.source()).isEqualTo("here");
        assertThat(game.rules())
                .isEqualTo(SHIPPED.game("ludo-classic:again=never").rules());
        assertThat(registry.game(game.spec().toString()).spec()).isEqualTo(game.spec());
        assertThat(registry.settings(game).get("again")).isEqualTo("never");
        assertThat(registry.finds(file.toString())).isTrue();
        assertThat(registry.finds("ludo-classic")).isFalse();
        assertThat(registry.player("hybrid", game).spec()).hasToString("hybrid");
    }

    @Test
    void keysMayFollowAPath() {
        Registry registry = opening();
        String spec = registry.game(file.toString()).spec().toString();
        for (String text :
                List.of(file + ":seats=4", "rules:file=" + file + ",seats=4", "rules:file=" + file + ":seats=4")) {
            Game game = registry.game(text);
            assertThat(game.spec()).hasToString(spec + ":seats=4");
            assertThat(game.seats()).isEqualTo(4);
        }
        assertThat(registry.game(file + ":again=never").spec()).hasToString(spec);
        assertThat(registry.game("rules:file=" + file).spec()).hasToString(spec);
        assertThatThrownBy(() -> registry.game(file + ":agian=six"))
                .hasMessageStartingWith("my.yaml@")
                .hasMessageContaining("has no key 'agian' (did you mean 'again'?)");
        assertThatThrownBy(() -> registry.game("rules:file=my.txt"))
                .hasMessage("'rules:file=my.txt': file names a rule file, which ends in .yaml or .yml");
    }

    @Test
    void theSameRulesHaveTheSameHashHoweverTheyAreWritten() throws IOException {
        String hash = hash("one.yaml", HEAD + "turns: {again: never}\n");
        assertThat(hash(
                        "two.yaml",
                        RuleText.of(SHIPPED.game("ludo-classic:again=never"), factory("ludo-classic"))
                                .yaml()))
                .isEqualTo(hash);
        assertThat(hash(
                        "three.yml",
                        HEAD.replace("mine", "other") + "# so\nturns:\n  limit: none\n  again: \"never\"\n"))
                .isEqualTo(hash);
        assertThat(hash("four.yaml", HEAD.replace("ludo-classic", "ludo-classic:again=never")))
                .isEqualTo(hash);
        assertThat(hash("five.yaml", HEAD)).isNotEqualTo(hash);
    }

    @Test
    void linksAreWrittenAndReadBack() throws IOException {
        String head = "alea-rules: 1\nname: mine\nsource: [here]\nextends: trouble\n";
        String text = head + "board:\n  links: {5: 12, 18: 9}\n  slides: {20: 24}\nhitting: {sweeps: all}\n";
        RuleFile read = RuleFile.parse("my.yaml", text, SHIPPED);
        String written = RuleText.of(read).yaml();
        assertThat(written).contains("  links: {5: 12, 18: 9}", "  slides: {20: 24}", "  sweeps: all");
        RuleFile again = RuleFile.parse("my.yaml", written, SHIPPED);
        assertThat(again.factory().name()).isEqualTo(read.factory().name());
        Path other = Files.writeString(folder.resolve("other.yaml"), head);
        Registry registry = opening();
        assertThat(registry.game(other + ":links=18x9.5x12,slides=20x24,sweeps=all")
                        .rules())
                .isEqualTo(read.game().rules())
                .containsEntry(
                        "links", "5 leads on to 12; 18 leads on to 9; 20 slides to 24; a slide hits all on its way");
    }

    private GameFactory factory(String spec) {
        return SHIPPED.factory(spec);
    }

    private String hash(String name, String text) throws IOException {
        Path written = Files.writeString(folder.resolve(name), text);
        String spec = opening().game(written.toString()).spec().toString();
        assertThat(spec).startsWith(name + "@");
        return spec.substring(name.length() + 1);
    }

    @Test
    void aSpecFindsItsFileAgainAndNoFileWithOtherRules() throws IOException {
        String spec = opening().game(file.toString()).spec().toString();
        assertThat(opening(folder).game(spec).spec()).hasToString(spec);
        assertThat(opening(folder).game(spec + ":seats=3").seats()).isEqualTo(3);
        Path other = Files.createDirectory(folder.resolve("other"));
        assertThat(opening(other, folder).game(spec).spec()).hasToString(spec);
        assertThatThrownBy(() -> opening(other).game(spec))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "there is no file my.yaml with the rules of " + spec + "; looked for my.yaml, ");
        assertThatThrownBy(() -> opening().game(spec))
                .hasMessage(
                        "there is no file my.yaml with the rules of %s here, by whatever name; run it where the file is"
                                .formatted(spec));
        Files.writeString(file, HEAD);
        String now = opening().game(file.toString()).spec().toString();
        assertThatThrownBy(() -> opening(folder).game(spec))
                .hasMessage(
                        "the rules of %s have changed: %s is %s; they are other games, so nothing of one is used for "
                                + "the other",
                        spec, file, now);
    }

    @Test
    void aFileThatIsCalledOtherwiseByNowIsFoundByItsRules() throws IOException {
        String spec = opening().game(file.toString()).spec().toString();
        String text = Files.readString(file);
        Files.writeString(folder.resolve("broken.yaml"), "broken: [");
        Files.writeString(folder.resolve("later.yaml"), "# the same\n" + text);
        Files.writeString(file, HEAD);
        assertThat(opening(folder).game(spec).spec()).hasToString(spec);
        Files.delete(file);
        Game game = opening(folder).game(spec + ":seats=3");
        assertThat(game.spec()).hasToString(spec + ":seats=3");
        Files.writeString(folder.resolve("later.yaml"), HEAD);
        assertThatThrownBy(() -> opening(folder).game(spec))
                .hasMessageStartingWith("there is no file my.yaml with the rules of " + spec + "; looked for my.yaml, ")
                .hasMessageEndingWith("my.yaml, and for these rules in all files beside them");
    }

    @Test
    void whereNoFileIsOpenedThoseThatThereAreAreFoundByTheirRules() throws IOException {
        String spec = opening().game(file.toString()).spec().toString();
        Path later = Files.writeString(folder.resolve("later.yaml"), Files.readString(file));
        Registry registry = SHIPPED.with(RuleFiles.only(SHIPPED, List.of(later)));
        assertThat(registry.game(spec).spec()).hasToString(spec);
        assertThat(registry.game(spec + ":seats=3").spec()).hasToString(spec + ":seats=3");
        assertThatThrownBy(() -> registry.game("my.yaml@00000000")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> registry.game("my.yaml")).isInstanceOf(BadInput.class);
    }

    @Test
    void aFileIsReadOnceInARun() throws IOException {
        Registry registry = opening();
        String spec = registry.game(file.toString()).spec().toString();
        Files.writeString(file, "broken: [");
        assertThat(registry.game(file.toString()).spec()).hasToString(spec);
        assertThat(registry.game(spec).spec()).hasToString(spec);
        assertThatThrownBy(() -> opening().game(file.toString())).isInstanceOf(BadRules.class);
    }

    @Test
    void whoMayOpenNoFilesKnowsThoseThatWereNamedBefore() {
        Registry registry = SHIPPED.with(RuleFiles.only(SHIPPED, List.of(file)));
        Game game = registry.game("my.yaml");
        assertThat(registry.game(game.spec().toString()).spec()).isEqualTo(game.spec());
        assertThat(registry.game("my.yaml:seats=3").seats()).isEqualTo(3);
        assertThat(registry.games()).anyMatch(f -> f.name().equals(game.spec().name()));
        assertThatThrownBy(() -> RuleFiles.only(SHIPPED, List.of(file, file)))
                .hasMessage("two rule files are named my.yaml");
    }

    @ParameterizedTest
    @ValueSource(strings = {"other.yaml", "/etc/my.yaml", "rules:file=other.yaml", "my.yaml@00000000", "./my.yaml"})
    void whoMayOpenNoFilesOpensNone(String text) {
        Registry registry = SHIPPED.with(RuleFiles.only(SHIPPED, List.of(file)));
        assertThatThrownBy(() -> registry.game(text))
                .isInstanceOf(BadInput.class)
                .message()
                .matches("there is no game '.*|'.*' is not a spec: a name of lower-case letters.*");
    }

    @Test
    void aRegistryWithoutRuleFilesKnowsNone() {
        assertThatThrownBy(() -> SHIPPED.game(file.toString())).hasMessageContaining("is not a spec");
        assertThatThrownBy(() -> SHIPPED.game("my.yaml")).hasMessageStartingWith("there is no game 'my.yaml'");
    }
}
