package alea.papers;

import alea.learn.Damage;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of the documents' players. */
class DamageTest {
    @ParameterizedTest
    @CsvSource({
        "q, iversen-text-genetic.model, ludo-ludopy-1.3.1, true, false",
        "q, iversen-code-genetic.model, ludo-ludopy-1.3.1, true, false",
        "stf, stf.model, ludo-ludopy-1.3.1, false, true",
        "simple, simple.npy, ludo-pyludo-fork, false, false",
        "advanced, advanced.npy, ludo-pyludo-fork, false, false",
        "full, full.npy, ludo-pyludo-fork, false, false",
        "qtable, qtable.tsv, ludo-pyludo-fork, false, true"
    })
    void damagedFilesAreRefusedOrPlayWithFiniteNumbers(
            String strategy, String file, String game, boolean checksum, boolean lines, @TempDir Path folder)
            throws IOException {
        new Damage(strategy, file, game, checksum, lines).assertRefusedOrPlaysWithFiniteNumbers(folder);
    }
}
