package alea.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every kind of file, in the short version; a class of its own runs beside {@link FuzzTest}. */
class DamagedFilesTest {
    private static final int FILES = Boolean.getBoolean("alea.long") ? 20_000 : 20;

    @TempDir
    private Path folder;

    @Test
    void damagedFilesAreRefusedInOneLine() throws Exception {
        Overseer.Tally tally = new Overseer(1, 60, System.out)
                .watch(new AnyFile(Subjects.files()), 0, FILES, folder.resolve("any-file"));
        assertThat(tally.faults()).isEmpty();
        assertThat(tally.counts().keySet()).contains(Outcome.Kind.REFUSED, Outcome.Kind.ACCEPTED);
    }
}
