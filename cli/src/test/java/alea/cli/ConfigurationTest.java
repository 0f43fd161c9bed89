package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong configurations of trainings: one line each that says where, what, and what is allowed. */
class ConfigurationTest {
    /** What only a program would say. */
    private static final String[] FOREIGN = {
        "java.", "Exception", "cannot be cast", "class ", "jackson", "null", "`", "Integer", "Double"
    };

    @TempDir
    private Path folder;

    private String complaint(String text) throws IOException {
        Path config = Files.writeString(folder.resolve("config.yaml"), text);
        // With --resume and no checkpoint, the configuration is all that is looked at.
        Run run = alea("train", config.toString(), "--out", folder.resolve("x").toString(), "--resume");
        assertThat(run.code()).as(text + "\n" + run.err()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err())
                .as(text)
                .startsWith("alea train: ")
                .doesNotContain(FOREIGN)
                .hasLineCount(1);
        return run.err().strip();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // values that are not there
                "'trainer: td\ngame:' | , line 2: game has no value",
                "'trainer: td\ngame: ludo-simple\nreturns:' | , line 3: returns has no value",
                "'trainer:' | , line 1: trainer has no value",
                "'trainer: evolution\ngenerations: ' | , line 2: generations has no value",
                "'trainer: td\ngame: ludo-simple\nmeasure-against: []' | , line 3: measure-against: an empty "
                        + "list is not allowed; it is a text, or a list of texts",
                "'trainer: td\ngame: ludo-simple\nmeasure-against:\n-' | , line 4: it is not a YAML file of KEY: "
                        + "VALUE lines: an element of 'measure-against' has no value",
                "'{}' | has no key",
                "'# nothing' | has no key",
                // keys that are not there, or twice
                "'trainer: evolution\ngeneratons: 5' | , line 2: there is no key 'generatons' (did you mean "
                        + "'generations'?); there are ",
                "'trainer: td\ngaem: ludo-simple' | , line 2: there is no key 'gaem' (did you mean 'game'?); "
                        + "there are ",
                "'trianer: td\ngame: ludo-simple' | trainer is missing: there is a key 'trianer'; there are "
                        + "evolution, q, td",
                "'trainer: tdd\ngame: ludo-simple' | , line 1: there is no trainer 'tdd' (did you mean 'td'?); "
                        + "there are ",
                "'trainer: td' | game is missing",
                "'trainer: evolution' | generations is missing",
                "'trainer: td\ngame: ludo-simple\ngame: doom' | , line 3: it is not a YAML file of KEY: VALUE "
                        + "lines: 'game' stands on line 2, too",
                "'trainer: q\nagent: actions\nweights: human' | , line 3: there is no key 'weights'",
                "'trainer: evolution\ngenerations: 1\nislands: 4' | , line 3: there is no key 'islands'",
                // the wrong kind of value
                "'trainer: [td]' | , line 1: trainer: a list of 'td' is not allowed; it is a text",
                "'trainer: 5' | , line 1: trainer: '5' is not allowed; it is a text",
                "'trainer: q\nseed: [1, 2]' | , line 2: seed: a list of '1', '2' is not allowed; it is a whole number",
                "'trainer: q\nseed: {a: 1}' | , line 2: it is not a YAML file of KEY: VALUE lines: 'seed' holds "
                        + "keys or lists of its own",
                "'trainer: q\nseed: [[1]]' | , line 2: it is not a YAML file of KEY: VALUE lines: 'seed' holds "
                        + "keys or lists of its own",
                "'trainer: q\nseed: 1.5' | , line 2: seed: '1.5' is not allowed; it is a whole number",
                "'trainer: q\nseed: 99999999999999999999999999' | , line 2: seed: '99999999999999999999999999' "
                        + "is not allowed",
                "'trainer: q\nalpha: 1e999' | , line 2: alpha: 'Infinity' is not allowed; it is a number 0.0..1.0",
                "'trainer: q\nalpha: .nan' | , line 2: alpha: 'NaN' is not allowed; it is a number 0.0..1.0",
                "'trainer: q\ndecay: 1' | , line 2: decay: '1' is not allowed; it is true or false",
                "'trainer: td\ngame: true' | , line 2: game: 'true' is not allowed; it is a text",
                "'trainer: td\ngame: ludo-simple\nmeasure-against: {a: b}' | , line 3: it is not a YAML file of "
                        + "KEY: VALUE lines: 'measure-against' holds keys",
                "'trainer: td\ngame: ludo-simple\nname: ../up' | , line 3: name: '../up' is not allowed; it is "
                        + "letters, digits",
                // what they name
                "'trainer: td\ngame: ludo-simpel' | , line 2: game: there is no game 'ludo-simpel' (did you mean "
                        + "'ludo-simple'?)",
                "'trainer: td\ngame: ludo-simple:pawns=9' | , line 2: game: ",
                "'trainer: td\ngame: ludo-simple\nmeasure-against: [random, hybird]' | , line 3: "
                        + "measure-against: there is no strategy 'hybird' (did you mean 'hybrid'?)",
                "'trainer: td\ngame: ludo-simple\nopponents: hybrid\nmeasure-against: hybrid' | , line 3: "
                        + "opponents is the old name of measure-against; one of them is enough",
                "'trainer: evolution\ngenerations: 1\ngame: doom' | , line 3: game: simple does not play doom: "
                        + "it needs ",
                "'trainer: evolution\ngenerations: 1\nea: x' | , line 3: ea: 'x' is not known; there are ",
                "'trainer: evolution\ngenerations: 1\npopulation: 10' | , line 3: population: a population of 10 "
                        + "cannot be divided into tournaments of four",
                // no YAML, or more of it than is read
                "'just text' | , line 1: it is not a YAML file of KEY: VALUE lines: it begins with no key",
                "'- a' | , line 1: it is not a YAML file of KEY: VALUE lines: it begins with no key",
                "'trainer: q\nseed: 1\n---\nseed: 2' | , line 4: it is not a YAML file of KEY: VALUE lines: more "
                        + "follows after its end",
                "'trainer: &a q\nseed: *a' | , line 2: it is not a YAML file of KEY: VALUE lines: 'seed' has an "
                        + "alias (*), which is not read here",
                "'trainer: q\n\tseed: 1' | it is not a YAML file of KEY: VALUE lines: ",
                "'trainer: \"q' | it is not a YAML file of KEY: VALUE lines: ",
            })
    void wrongConfigurationsAreOneLineThatSaysWhere(String text, String complaint) throws IOException {
        assertThat(complaint(text)).contains("config.yaml").contains(complaint);
    }

    @Test
    void hugeAndDeepOnesAreRefused() throws IOException {
        assertThat(complaint("trainer: q\nseed: " + "9".repeat(100_000))).contains("a number is too long");
        assertThat(complaint("trainer: q\nseed: " + "[".repeat(50_000))).contains("config.yaml");
        assertThat(complaint("trainer: q\nseed: " + "{a: ".repeat(50_000))).contains("config.yaml");
        assertThat(complaint("a: 1\n".repeat(300_000))).contains("a configuration has at most 1,048,576");
        var bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 30; i++) {
            bomb.append("a" + i + ": &a" + i + " [" + ("*a" + (i - 1) + ", ").repeat(10) + "]\n");
        }
        assertThat(complaint(bomb.toString())).contains("has an alias (*), which is not read here");
    }

    @Test
    void ofManyMutationsEachIsTakenOrRefusedInOneLine() throws IOException {
        String good = """
                trainer: evolution
                genome: simple
                generations: 2
                ea: s:Cellular-20-10 r:Blend-0.5 m:NStep
                measure-against: [random, smart]
                seed: 3
                """;
        List<String> pieces = List.of(
                "",
                "~",
                "[]",
                "{}",
                "[1, a]",
                "{a: b}",
                "1e999",
                "-1",
                "true",
                "'",
                "\"",
                ": ",
                "- ",
                "&a ",
                "*a",
                "!!int ",
                "---\n",
                "99999999999999999999",
                "\u0000",
                "\ud83c\udfb2",
                "\t",
                "\n",
                "<<: ",
                "0x1f",
                "2026-01-01");
        var random = new SplittableRandom(19);
        for (int i = 0; i < (Boolean.getBoolean("alea.long") ? 4_000 : 100); i++) {
            int from = random.nextInt(good.length());
            int to = Math.min(good.length(), from + random.nextInt(8));
            String text = good.substring(0, from) + pieces.get(random.nextInt(pieces.size())) + good.substring(to);
            if (i % 4 == 0) { // a whole value
                String[] lines = good.split("\n");
                int line = random.nextInt(lines.length);
                lines[line] = lines[line].replaceFirst(":.*", ":") + " " + pieces.get(random.nextInt(pieces.size()));
                text = String.join("\n", lines);
            }
            complaint(text); // at the least there is no checkpoint
        }
    }
}
