package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arenas that are broken off and go on. */
class ArenaResumeTest {
    @TempDir
    Path folder;

    private static Run arena(String line, String... more) {
        List<String> words = new ArrayList<>(List.of("arena"));
        words.addAll(Arrays.asList(line.split(" ", -1)));
        words.addAll(List.of(more));
        return Run.alea(words.toArray(String[]::new));
    }

    @Test
    void aKilledArenaEndsWithTheBytesOfOneThatWasLeftAlone() throws IOException, InterruptedException {
        String line = "ludo-simple:seats=4 fast random hybrid --duplicate --games 8001 --seed 5 --json";
        String whole = arena(line).done().out();
        Path file = folder.resolve("kept");
        String keep = "--checkpoint=" + file;
        List<String> words = new ArrayList<>(List.of("arena"));
        words.addAll(Arrays.asList(line.split(" ", -1)));
        words.addAll(List.of(keep, "--checkpoint-every", "0", "--threads", "2"));
        Process killed = Run.start(Redirect.DISCARD, words.toArray(String[]::new));
        Run.awaitFile(file, killed);
        byte[] nothing = Files.readAllBytes(file);
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (killed.isAlive() && System.nanoTime() < until && Files.size(file) < nothing.length + 1000) {
            Thread.sleep(2);
        }
        assertThat(killed.isAlive()).isTrue();
        killed.destroyForcibly().waitFor();
        assertThat(Files.readAllBytes(file)).isNotEqualTo(nothing);
        arena(line, keep)
                .complains(
                        "alea arena: %s keeps what an arena has played; go on with it: --resume, or name another file"
                                .formatted(file));
        assertThat(arena(line, keep, "--resume", "--threads", "3").out()).isEqualTo(whole);
        assertThat(arena(line.replace(" --json", ""), keep, "--resume").out())
                .isEqualTo(arena(line.replace(" --json", "")).out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-simple fast random --games 21 | games 20', here 'games 21",
                "ludo-simple fast random --games 20 --seed 2 | seed 1', here 'seed 2",
                "ludo-simple fast random --games 20 --lanes | dice plain', here 'dice by_turn",
                "ludo-simple fast random --games 20 --max-turns 9 | max-turns 2147483647', here 'max-turns 9",
                "ludo-simple fast random --games 20 --sprt 0.5,0.6 | sprt none', here 'sprt 0.5,0.6",
                "ludo-simple:seats=4 fast random --games 20 | game ludo-simple', here 'game ludo-simple:seats=4",
                "ludo-simple random fast --games 20 | player fast: fast -', here 'player random: random -",
            })
    void whatAnotherArenaPlayedIsNotTakenUp(String other, String says) {
        Path file = folder.resolve("kept");
        arena("ludo-simple fast random --games 20", "--checkpoint", file.toString())
                .done();
        arena(other, "--resume", "--checkpoint", file.toString())
                .complains("alea arena: %s keeps another arena: there it says '%s'%s"
                        .formatted(
                                file,
                                says,
                                says.startsWith("games ")
                                        ? "; a run keeps its number of matches to its end: for more, name another file, "
                                                + "and another seed, so that they are others"
                                        : ""));
    }

    @Test
    void aPlayerWhoseFileHasChangedIsAnotherOne() throws IOException {
        Path net = folder.resolve("my.net");
        Files.copy(Path.of("..", "players", "td-ludo-simple.net"), net);
        Path file = folder.resolve("kept");
        String line = "ludo-simple random net:file=" + net + " --games 4";
        arena(line, "--checkpoint", file.toString()).done();
        arena(line, "--checkpoint", file.toString(), "--resume").done();
        Files.copy(
                Path.of("..", "players", "td-ludo-simple-pawns-2.net"),
                net,
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        Run changed = arena(line, "--checkpoint", file.toString(), "--resume");
        assertThat(changed.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(changed.err().lines()).hasSize(1);
    }

    @Test
    void whatIsNoCheckpointIsRefusedInALine() throws IOException {
        Path file = folder.resolve("kept");
        String line = "ludo-simple fast random --games 20 --resume --checkpoint " + file;
        arena(line).complains("alea arena: --resume finds nothing to go on with: there is no file " + file);
        Files.writeString(file, "hello");
        arena(line).complains("alea arena: %s keeps no arena".formatted(file));
        Files.delete(file);
        arena(line.replace(" --resume", "")).done();
        byte[] good = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(good, good.length - 9));
        arena(line).complains("alea arena: %s is damaged: its checksum is wrong".formatted(file));
        Files.delete(file);
        Files.createDirectory(file);
        arena(line).complains("alea arena: %s is a folder; name a file".formatted(file));
        arena("ludo-simple fast random --resume")
                .complains("alea arena: --resume needs --checkpoint FILE, where what was counted is kept");
        arena("ludo-simple fast random --checkpoint kept --save")
                .complains(
                        "alea arena: --checkpoint does not go together with --save: what is counted is kept, not every "
                                + "match");
    }
}
