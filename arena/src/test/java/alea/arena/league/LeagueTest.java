package alea.arena.league;

import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.Setups;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Spec;
import alea.match.ForfeitRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeagueTest {
    private static final LeaguePlan PLAN = new LeaguePlan(List.of("a plan"), List.of(List.of()), List.of());

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
                1,
                List.of(4),
                Set.of());
    }

    @Test
    void tablesThatOthersPlayComeToTheSame(@TempDir Path folder) {
        for (String game : List.of("ludo-simple", "ludo-simple:seats=4")) {
            var here = new League(setup(game), PLAN);
            Map<Long, String> records = new TreeMap<>();
            assertThat(here.play(records::put, (round, tables, of) -> {})).isTrue();
            here.keep(folder.resolve("here"));
            assertThat(folder.resolve("here")).content().contains("\nfail\t2\tCRASH\t");

            var there = new League(setup(game), PLAN);
            var machine = new League(setup(game), PLAN);
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

    /** Of four players who never fail. */
    private static LeagueSetup plain(List<Integer> intakes, Set<Integer> excluded) {
        LeagueSetup all = setup("ludo-simple");
        Player random = all.players().getLast();
        return new LeagueSetup(
                all.game(),
                List.of(all.players().getFirst(), random, random.called("b"), random.called("c"))
                        .subList(0, intakes.getLast()),
                List.of(false, false, false, false).subList(0, intakes.getLast()),
                random,
                12,
                4,
                7,
                2,
                Integer.MAX_VALUE,
                ForfeitRule.OUT,
                3,
                1,
                intakes,
                excluded);
    }

    private static League played(LeagueSetup setup, Path state) {
        var plan = new LeaguePlan(
                List.of("a plan"),
                setup.intakes().stream().map(n -> List.of("player " + n)).toList(),
                List.of());
        var league = new League(setup, plan);
        if (Files.exists(state)) {
            league.resume(state);
        }
        assertThat(league.play((match, record) -> {}, (round, tables, of) -> {}))
                .isTrue();
        league.keep(state);
        return league;
    }

    @Test
    void whoIsExcludedAtTheEndLeavesWhatTheOthersWouldHaveWithoutHim(@TempDir Path folder) {
        LeagueStandings whole =
                played(plain(List.of(4), Set.of()), folder.resolve("late")).standings();
        LeagueStandings late =
                played(plain(List.of(4), Set.of(1)), folder.resolve("late")).standings();
        LeagueStandings first =
                played(plain(List.of(4), Set.of(1)), folder.resolve("first")).standings();
        assertThat(whole.matches()).isEqualTo(72);
        assertThat(first.matches()).isEqualTo(36);
        assertThat(first.lines().subList(0, 3)).isEqualTo(late.lines().subList(0, 3));
        assertThat(first.lines().getLast().status()).isEqualTo(League.Status.EXCLUDED);
        assertThat(first.lines().getLast().wins()).isZero();
        assertThat(late.lines().getLast().wins()).isPositive();
    }

    @Test
    void whatNewcomersPlayStandsBehindWhatWasPlayed(@TempDir Path folder) throws IOException {
        Path state = folder.resolve("state");
        League two = played(plain(List.of(2), Set.of()), state);
        String before = Files.readString(state);
        League four = played(plain(List.of(2, 3, 4), Set.of()), state);
        assertThat(Files.readString(state)).startsWith(before + "join\t1\tplayer 3\nblock\t0\t0\t0,2\t");
        assertThat(four.kept()).startsWith(two.kept().getFirst()).hasSize(3);
        assertThat(four.kept().stream().map(League.Kept::match)).isSorted().doesNotHaveDuplicates();
        assertThat(four.kept().stream().map(League.Kept::players))
                .containsExactly(List.of(0, 1), List.of(0, 2), List.of(0, 3));
        assertThat(four.standings().matches()).isEqualTo(72);
        assertThat(four.standings().lines().stream().map(LeagueStandings.Line::joined))
                .containsExactlyInAnyOrder(null, null, 1, 2);
    }

    @Test
    void newcomersMeetAllAndNobodyElseDoes() {
        List<int[]> all = Fixtures.round(IntStream.range(0, 7).boxed().toList(), 5, 4, 1, 0);
        assertThat(all).hasSize(35 - 5).allMatch(table -> table[3] >= 5);
        List<int[]> drawn = Fixtures.round(IntStream.range(0, 30).boxed().toList(), 28, 4, 1, 0);
        assertThat(drawn)
                .hasSize(2 * 4)
                .allMatch(table -> table[0] >= 28)
                .allMatch(table -> Arrays.stream(table).distinct().count() == 4)
                .allMatch(table -> Arrays.stream(table).allMatch(player -> player < 30));
    }
}
