package alea.learn.td;

import alea.learn.Damage;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DamageTest {
    @Test
    void aDamagedNetworkIsRefusedOrPlaysWithFiniteNumbers(@TempDir Path folder) throws IOException {
        new Damage("net", "td-ludo-simple.net", "ludo-simple", true, false)
                .assertRefusedOrPlaysWithFiniteNumbers(folder);
    }
}
