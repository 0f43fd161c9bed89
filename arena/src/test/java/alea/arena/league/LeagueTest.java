package alea.arena.league;

import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.Setups;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Spec;
import alea.match.ForfeitRule;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeagueTest {
    private static LeagueSetup setup(String spec) {
        Game game = Setups.REGISTRY.game(spec);
        Player random = Setups.REGISTRY.player("random", game);
        var crashes = new Player(new Spec("exec", "crashes"), () -> (position, dice) -> {
            if (dice.below(50) == 0) {
                throw new Forfeit("crashed with exit code 3, it said \u201cno idea\u201d");
            }
            return 0;
        });
        return new LeagueSetup(
                game,
                List.of(Setups.REGISTRY.player("fast", game), random.called("a random one"), crashes, random),
                List.of(false, false, true, false),
                random,
                12,
                4,
                7,
                2,
                Integer.MAX_VALUE,
                ForfeitRule.OUT,
                3,
                1);
    }

    @Test
    void tablesThatOthersPlayComeToTheSame(@TempDir Path folder) {
        for (String game : List.of("ludo-simple", "ludo-simple:seats=4")) {
            var here = new League(setup(game), List.of("a plan"));
            Map<Long, String> records = new TreeMap<>();
            assertThat(here.play(records::put, (round, tables, of) -> {})).isTrue();
            here.keep(folder.resolve("here"));
            assertThat(folder.resolve("here")).content().contains("\nfail\t2\tCRASH\t");

            var there = new League(setup(game), List.of("a plan"));
            var machine = new League(setup(game), List.of());
            Map<Long, String> sent = new TreeMap<>();
            assertThat(there.play(
                            sent::put,
                            (round, tables, of) -> {},
                            (tasks, sink) -> tasks.stream().allMatch(task -> sink.accept(machine.play(task)))))
                    .isTrue();
            there.keep(folder.resolve("there"));
            assertThat(folder.resolve("there")).hasSameBinaryContentAs(folder.resolve("here"));
            assertThat(sent).isNotEmpty().isEqualTo(records);
            assertThat(there.standings()).isEqualTo(here.standings());
        }
    }
}
