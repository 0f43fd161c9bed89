package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.balance.Balance;
import alea.cli.Alea;
import alea.game.Registry;
import alea.service.BalanceRun;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Comparisons of rules whose matches others play, beside those of {@code alea balance}. */
class SpreadBalanceTest {
    private static final String[] BALANCE = {
        "balance", "ludo-simple:pawns=2", "--vary", "again=six,never", "--games", "300", "--players", "fast"
    };

    @TempDir
    private Path folder;

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void aComparisonIsTheLocalOneToTheByteForAnyPartitions() {
        Path out = folder.resolve("out");
        Lines local = Lines.alea(with(BALANCE, "--out", out.toString()));
        for (String partitions : new String[] {"1", "7", "100"}) {
            Path spread = folder.resolve(partitions);
            Lines lines = Lines.spark(
                    with(BALANCE, "--out", spread.toString(), "--partitions", partitions, "--master", "local[2]"));
            assertThat(lines.err()).startsWith("alea-spark balance: wrote ").hasLineCount(1);
            assertThat(lines.out()).as(partitions).isEqualTo(local.out());
            for (String file : List.of("balance.json", "balance.csv", "balance.html")) {
                assertThat(spread.resolve(file)).hasSameTextualContentAs(out.resolve(file));
            }
        }
    }

    @Test
    void exactValuesAreThoseOfHere() {
        String[] balance = {"balance", "doom:2x2,dice=2", "--games", "200", "--json"};
        assertThat(Lines.spark(with(balance, "--master", "local[2]"))).isEqualTo(Lines.alea(balance));
    }

    @Test
    void aComparisonThatWasBrokenOffElsewhereGoesOnToTheSameBytes() {
        Path out = folder.resolve("out");
        String[] kept = with(BALANCE, "--out", out.toString(), "--master", "local[2]");
        assertThat(Lines.spark(with(kept, "--resume")).err())
                .startsWith("alea-spark balance: --resume finds nothing to go on with: there is no file ");
        var request = new BalanceRun.Request(
                "ludo-simple:pawns=2",
                List.of("again=six,never"),
                null,
                List.of("fast"),
                300,
                1,
                1,
                null,
                out,
                false,
                0);
        Balance part = new BalanceRun(Registry.installed(), Alea.version()).run(request, played -> {
            if (played.matches() > played.of() / 2) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(part.interrupted()).isTrue();
        assertThat(Lines.spark(kept).err()).contains("keeps what a run has played that was broken off; go on with it");
        assertThat(Lines.spark(with(kept, "--resume")).out())
                .isEqualTo(Lines.alea(BALANCE).out());
    }

    @Test
    void programsOfThisMachineAreRefused() {
        assertThat(Lines.spark("balance", "ludo-simple", "--players", "exec:./bot", "random"))
                .isEqualTo(new Lines(
                        2,
                        "",
                        "alea-spark balance: 'exec:./bot' is a program of this machine, and is not sent to others; "
                                + "alea balance plays it\n"));
    }
}
