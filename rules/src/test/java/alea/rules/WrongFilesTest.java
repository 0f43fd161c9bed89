package alea.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import alea.game.BadInput;
import alea.game.Registry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong in a rule file is said with its line, its key and what is allowed: wrong-files.txt has the files. */
class WrongFilesTest {
    private static final Registry SHIPPED = Registry.installed();

    /**
     * A wrong file.
     *
     * @param flaws all that is said of it, line by line
     */
    record Wrong(String name, String text, List<String> flaws) {
        static Wrong of(String block) {
            List<String> lines = block.lines().toList();
            List<String> flaws = lines.stream()
                    .filter(line -> line.startsWith("=> "))
                    .map(line -> line.substring(3))
                    .toList();
            String text = String.join("\n", lines.subList(1, lines.size() - flaws.size())) + "\n";
            return new Wrong(lines.getFirst(), text, flaws);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Wrong> files() throws IOException {
        try (var in = Objects.requireNonNull(WrongFilesTest.class.getResourceAsStream("wrong-files.txt"))) {
            String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(all.split("(?m)^### "))
                    .filter(block -> !block.isEmpty())
                    .map(Wrong::of)
                    .toList();
        }
    }

    @Test
    void thereAreManyOfThem() throws IOException {
        assertThat(files()).hasSizeGreaterThan(120);
    }

    @ParameterizedTest
    @MethodSource("files")
    void allThatIsWrongIsSaid(Wrong wrong) {
        BadRules bad = catchThrowableOfType(BadRules.class, () -> RuleFile.parse("wrong.yaml", wrong.text, SHIPPED));
        assertThat(bad).isNotNull();
        assertThat(bad.flaws().stream().map(flaw -> flaw.in("wrong.yaml"))).containsExactlyElementsOf(wrong.flaws);
        assertThat(bad).hasMessageStartingWith(wrong.flaws.getFirst()).hasMessageNotContaining("java");
    }

    @Test
    void ofManyFlawsAMessageSaysTheFirstAndHowManyMoreThereAre() {
        assertThatThrownBy(() -> RuleFile.parse("my.yaml", "alea-rules: 1\nname: x\nextends: doom\n", SHIPPED))
                .hasMessageStartingWith("my.yaml, line 1: source: it is missing")
                .hasMessageEndingWith(" (and 1 more: alea rules check my.yaml)");
    }

    @Test
    void whatIsOfferedToExtendAreGamesThatCanBe() {
        BadRules bad = catchThrowableOfType(
                BadRules.class,
                () -> RuleFile.parse("my.yaml", "alea-rules: 1\nname: x\nsource: [y]\nextends: mensch\n", SHIPPED));
        assertThat(bad)
                .hasMessageStartingWith("my.yaml, line 4: extends: there is no game 'mensch'; a file extends one of ")
                .hasMessageContaining("madn")
                .hasMessageNotContaining("doom")
                .hasMessageNotContaining("ludo-cs");
    }

    @Test
    void aNearWordIsSuggestedByItself() {
        BadRules bad = catchThrowableOfType(
                BadRules.class,
                () -> RuleFile.parse(
                        "my.yaml",
                        "alea-rules: 1\nname: x\nsource: [y]\nextends: ludo-star\nturns: {agian: six}\nagain: six\n",
                        SHIPPED));
        assertThat(bad.flaws().stream().map(Flaw::suggestion)).containsExactly("again", "turns.again");
        assertThat(bad.flaws().stream().map(Flaw::line)).containsExactly(5, 6);
    }

    @Test
    void aFileThatCannotBeReadIsNamed(@TempDir Path folder) throws IOException {
        Path large = Files.writeString(folder.resolve("large.yaml"), "# much\n".repeat(RuleFile.LARGEST));
        assertThatThrownBy(() -> RuleFile.read(large, SHIPPED))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("large.yaml has more than 262,144 bytes, the most that are read");
        assertThatThrownBy(() -> RuleFile.read(folder.resolve("none.yaml"), SHIPPED))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no file ")
                .hasMessageEndingWith("none.yaml");
        assertThatThrownBy(() -> RuleFile.read(folder.resolve("my rules.yaml"), SHIPPED))
                .hasMessage("'my rules.yaml' cannot name rules: the name of a rule file is letters a to z and A to Z, "
                        + "digits, '.', '_' and '-', and ends in .yaml or .yml; my-rules.yaml is one");
        assertThatThrownBy(() -> RuleFile.read(folder.resolve("\u00d6zdemir.yaml"), SHIPPED))
                .hasMessageEndingWith("; Oezdemir.yaml is one");
        assertThat(RuleFileName.near("Caf\u00e9 1.yml")).contains("Cafe-1");
        Path bytes = Files.write(folder.resolve("bytes.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThatThrownBy(() -> RuleFile.read(bytes, SHIPPED)).hasMessageEndingWith("bytes.yaml is not text in UTF-8");
    }
}
