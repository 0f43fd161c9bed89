package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class AleaTest {
    static List<String> commands() {
        return Alea.commands(new Alea(Run.NOBODY).commandLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\0b", "a\ufffdb"})
    void whatNamesNoFileIsRefusedAsSuch(String name) {
        for (String[] line : List.of(
                new String[] {"arena", "ludo-simple", "fast", "fast", "--record", name},
                new String[] {"results", "--db", name})) {
            Run run = Run.alea(line);
            assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
            assertThat(run.err()).contains("is no name of a file here: it has characters that names cannot have");
            assertThat(run.err().lines()).hasSize(1);
        }
    }

    @Test
    void aCommandIsCalledAsItsClassSoThatItAloneIsRead() {
        assertThat(Alea.COMMANDS.stream().map(Alea::name)).containsExactlyElementsOf(commands());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpWithAnExample(String command) {
        Run help = alea(command, "--help").done();
        assertThat(help.out())
                .startsWith("Usage: alea " + command)
                .containsPattern("(?s)Examples?: .*alea " + command)
                .doesNotContainPattern("docs/([\\w/-]*[/-])?\\n"); // a line that ends within a file's name
    }

    @Test
    void examplesFitIntoATerminalAndCanBeCopiedFromIt() {
        CommandLine alea = new Alea(Run.NOBODY).commandLine();
        alea.getSubcommands().values().forEach(AleaTest::examplesFit);
        assertThat(Footer.lines("Example: alea curves trained/one --curve 'against  random' --out b.svg", 40))
                .containsExactly(
                        "Example: alea curves trained/one \\",
                        "             --curve 'against  random' \\",
                        "             --out b.svg");
        assertThat(Footer.lines("Example: alea arena a b --record c; alea replay c", 40))
                .containsExactly("Example: alea arena a b --record c;", "         alea replay c");
        assertThat(Footer.lines("In docs/files.md is more than here", 20))
                .containsExactly("In docs/files.md is", "more than here");
    }

    private static void examplesFit(CommandLine command) {
        int width = 80;
        command.setUsageHelpWidth(width);
        String help = command.getUsageMessage();
        assertThat(help.lines()).as(help).allMatch(line -> line.length() <= width);
        String joined = help.replaceAll(" \\\\\\R +", " ").replaceAll("\\s+", " ");
        for (String line : command.getCommandSpec().usageMessage().footer()) {
            assertThat(joined).contains(line.formatted().strip().replaceAll("\\s+", " "));
        }
        command.getSubcommands().values().forEach(AleaTest::examplesFit);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandNamesTheNearestOption(String command) {
        Run run = alea(command, "--hlep");
        assertThat(run.err())
                .startsWith("alea " + command + ": there is no option '--hlep' (did you mean '--help'?); there are ")
                .hasLineCount(1);
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void everyCommandIsSaidInOneWholeSentence() {
        new Alea(Run.NOBODY)
                .commandLine()
                .getSubcommands()
                .forEach((name, command) -> assertThat(
                                command.getCommandSpec().usageMessage().description()[0])
                        .as(name)
                        .endsWith(".")
                        .doesNotContain("docs/", ". "));
    }

    @Test
    void helpListsTheCommands() {
        Run help = alea("--help").done();
        assertThat(help.out()).contains(commands()).contains("Example: alea ");
    }

    @Test
    void versionIsOneLine() {
        assertThat(alea("--version").done().out()).startsWith("alea ").hasLineCount(1);
    }

    @Test
    void anUnknownCommandIsOneLineWithTheNearest() {
        alea("optoins")
                .complains("alea: there is no command 'optoins' (did you mean 'options'?); there are "
                        + String.join(", ", commands()));
    }

    @Test
    void noCommandIsOneLine() {
        alea().complains("alea: a command is missing; there are %s (alea --help tells more)"
                .formatted(String.join(", ", commands())));
    }

    @Test
    void aMissingArgumentIsNamed() {
        alea("options", "ludo-simple")
                .complains("alea options: POSITION is missing; usage: alea options GAME POSITION [options]");
        alea("curves").complains("alea curves: --out FILE is missing; usage: alea curves RUN... --out FILE [options]");
    }

    @Test
    void anArgumentTooManyIsNamed() {
        alea("games", "ludo-simple", "x")
                .complains("alea games: 'x' is one argument too many; usage: alea games [GAME] [options]");
    }

    @Test
    void aNumberThatIsNoneIsNamed() {
        alea("play", "ludo-simple", "--seed", "one").complains("alea play: --seed: 'one' is not a whole number");
        alea("play", "ludo-simple", "--seed", "9".repeat(20))
                .complains("alea play: --seed: '99999999999999999999' is too far from 0; it is from "
                        + "-9223372036854775808 to 9223372036854775807");
        alea("play", "ludo-simple", "--seed").complains("alea play: --seed needs a value: S");
    }

    @Test
    void aMistakeOfAleaIsOneLineToo() {
        var broken = new InputStream() {
            @Override
            public int read() {
                throw new IllegalStateException("two\nlines");
            }

            @Override
            public int read(byte[] into, int offset, int length) {
                return read();
            }
        };
        var err = new StringWriter();
        int code = Alea.run(
                new Console(broken, new PrintWriter(Writer.nullWriter()), new PrintWriter(err), false, false), "rpc");
        assertThat(code).isEqualTo(Exit.INTERNAL_ERROR);
        assertThat(err.toString())
                .isEqualTo("alea: internal error: java.lang.IllegalStateException: two lines"
                        + " (with ALEA_DEBUG=1 set, it also prints a stack trace)" + System.lineSeparator());
    }

    private static PrintWriter failing(String why) {
        return failing(why, false);
    }

    private static PrintWriter failing(String why, boolean pipe) {
        return Console.writer(
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException(why);
                    }
                },
                pipe,
                false);
    }

    @Test
    void aReaderThatLeavesAPipeIsNoErrorInAnyLanguage() {
        var err = new StringWriter();
        var out = failing("Daten\u00fcbergabe unterbrochen", true);
        var console = new Console(InputStream.nullInputStream(), out, new PrintWriter(err), false, false);
        assertThat(Alea.run(console, "games")).isEqualTo(Exit.DONE);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aReaderThatLeavesEarlyIsNoError() {
        var err = new StringWriter();
        var console =
                new Console(InputStream.nullInputStream(), failing("Broken pipe"), new PrintWriter(err), false, false);
        assertThat(Alea.run(console, "games")).isEqualTo(Exit.DONE);
        assertThat(Alea.run(console, "play", "ludo-simple", "--seat", "0=fast")).isEqualTo(Exit.DONE);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aResultThatCannotBeWrittenIsAnError() {
        var err = new StringWriter();
        var full = failing("No space left on device");
        var console = new Console(InputStream.nullInputStream(), full, new PrintWriter(err), false, false);
        assertThat(Alea.run(console, "games")).isEqualTo(Exit.NOT_WRITTEN);
        assertThat(err.toString())
                .isEqualTo("alea: the result could not be written to standard output" + System.lineSeparator());
    }

    @Test
    void helpLoadsNeitherJsonNorDatabase() throws IOException, InterruptedException {
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xlog:class+load",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Alea.class.getName(),
                        "--help")
                .redirectErrorStream(true)
                .start();
        String loaded = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(loaded)
                .contains("alea.cli.Alea ")
                .doesNotContain("tools.jackson")
                .doesNotContain("org.duckdb");
    }
}
