package alea.arena.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import alea.arena.exec.Terms;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players by name. */
class EntrantsTest {
    @TempDir
    Path folder;

    @Test
    void aNameEndsAtTheFirstAt() {
        Entrant entry = Entrant.parse("name=Zoë O'Neill@exec:ssh me@host bot");
        assertThat(entry.name()).isEqualTo("Zoë O'Neill");
        assertThat(entry.spec()).isEqualTo("exec:ssh me@host bot");
        assertThat(entry.isProgram()).isTrue();
    }

    @Test
    void withoutANameAPlayerIsCalledByItsSpec() {
        assertThat(Entrant.parse("exec:bot a@b").name()).isEqualTo("exec:bot a@b");
    }

    @Test
    void aNameThatCannotBeIsRefused() {
        for (String text :
                new String[] {"name=@fast", "name=fast", "name= a@fast", "name=" + "x".repeat(61) + "@fast"}) {
            assertThatThrownBy(() -> Entrant.parse(text)).as(text).isInstanceOf(BadInput.class);
        }
    }

    @Test
    void aFileHasAPlayerALine() throws IOException {
        Path file = folder.resolve("class.txt");
        Files.writeString(file, "# the class of 2026\n\nann  exec:python3 ann.py --deep\n bob\tfast\n");
        assertThat(Entrants.of(file))
                .extracting(Entrant::name, Entrant::spec)
                .containsExactly(tuple("ann", "exec:python3 ann.py --deep"), tuple("bob", "fast"));
    }

    @Test
    void aLineThatIsNoPlayerIsNamed() throws IOException {
        Path file = folder.resolve("class.txt");
        Files.writeString(file, "ann fast\nbob\n");
        assertThatThrownBy(() -> Entrants.of(file))
                .hasMessage(file + ", line 2: 'bob' has a name or a strategy, and not both; a line is NAME STRATEGY");
        Files.writeString(file, "ann fast\nann hybrid\n");
        assertThatThrownBy(() -> Entrants.of(file))
                .hasMessage(file + ", line 2: two players are called 'ann'; give them names that differ");
        Files.writeString(file, "ann fast\nBob Dylan hybird\n");
        Game game = Registry.installed().game("ludo-simple");
        Entrant bob = Entrants.of(file).getLast();
        assertThatThrownBy(() ->
                        bob.player(Registry.installed(), game, Terms.of(Duration.ofSeconds(1), Duration.ofSeconds(1))))
                .hasMessageStartingWith(file + ", line 2: 'Dylan hybird' is not a spec: ")
                .hasMessageEndingWith("; a name has no blanks");
    }

    @Test
    void aFolderHasAProgramAFileOrAFolder() throws IOException {
        Files.writeString(folder.resolve("ann.py"), "");
        Files.writeString(folder.resolve("README.md"), "");
        Files.writeString(folder.resolve(".hidden.py"), "");
        Files.writeString(folder.resolve("what.xyz"), "");
        Files.createDirectory(folder.resolve("__pycache__"));
        Files.writeString(Files.createDirectory(folder.resolve("bob")).resolve("main.js"), "");
        Files.createDirectory(folder.resolve("eve"));
        Files.writeString(folder.resolve("it's.sh"), "");
        assertThat(Entrants.of(folder))
                .extracting(Entrant::name, Entrant::spec)
                .containsExactly(
                        tuple("ann", "exec:exec python3 './ann.py'"),
                        tuple("bob", "exec:exec node './main.js'"),
                        tuple("eve", "exec:"),
                        tuple("it's", "exec:exec sh './it'\\''s.sh'"),
                        tuple("what", "exec:"));
        assertThat(Entrants.of(folder).get(4).missing())
                .hasValueSatisfying(why -> assertThat(why)
                        .startsWith("Alea does not know how to run 'what.xyz'; it runs .jar (java -jar), .js (node), ")
                        .endsWith(", and what is executable"));
    }

    @Test
    void papersThatWereHandedInAreNoPlayersAndAreNamed() throws IOException {
        for (String name : new String[] {"ann.py", "ann.docx", "ben.zip", "graph.PNG", "notes.txt", ".DS_Store"}) {
            Files.writeString(folder.resolve(name), "");
        }
        assertThat(Entrants.of(folder)).extracting(Entrant::name).containsExactly("ann");
        assertThat(Entrants.passedOver(folder)).containsExactly("ann.docx", "ben.zip", "graph.PNG", "notes.txt");
    }

    @Test
    void aChangedProgramHasAnotherFingerprint() throws IOException {
        Path bot = Files.createDirectory(folder.resolve("bob"));
        Files.writeString(bot.resolve("main.py"), "a");
        String before = Entrants.fingerprint(List.of(bot));
        Files.writeString(bot.resolve("notes.log"), "what it wrote itself");
        assertThat(Entrants.fingerprint(List.of(bot))).isEqualTo(before);
        Files.writeString(bot.resolve("main.py"), "b");
        assertThat(Entrants.fingerprint(List.of(bot))).isNotEqualTo(before);
    }

    @Test
    void aFileThatASpecOrACommandNamesBelongsToThePlayer() throws IOException {
        Path file = folder.resolve("mine.txt");
        Files.writeString(file, "a");
        Entrant net = Entrant.parse("name=me@net:file=%s,depth=2".formatted(file));
        Entrant program = Entrant.parse("exec:python3 '%s' --fast".formatted(file));
        String before = net.fingerprint();
        assertThat(before).isNotEqualTo("-").isEqualTo(program.fingerprint());
        Files.writeString(file, "b");
        assertThat(net.fingerprint()).isNotEqualTo(before).isEqualTo(program.fingerprint());
        assertThat(Entrant.parse("hybrid").fingerprint()).isEqualTo("-");
    }
}
