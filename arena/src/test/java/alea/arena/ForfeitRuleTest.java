package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.match.ForfeitRule;
import alea.match.Seating;
import alea.match.Termination;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Four seats of which one gives up. */
class ForfeitRuleTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final String WHY = "stalled, no answer within 5 ms";

    private static final Player QUITTER = new Player(Spec.parse("quitter"), () -> new Strategy() {
        private int asked;

        @Override
        public void begin(int seat, long index) {
            asked = 0;
        }

        @Override
        public int choose(alea.game.Position position, alea.game.Dice dice) {
            if (++asked > 3) {
                throw new Forfeit(WHY);
            }
            return 0;
        }
    });

    private static List<MatchResult> play(ArenaSetup setup) {
        List<MatchResult> results = new ArrayList<>();
        new Arena(setup).run(results::add);
        return results;
    }

    private static ArenaSetup setup(String game, List<Player> players, boolean duplicate) {
        return new ArenaSetup(
                REGISTRY.game(game),
                players,
                40,
                5,
                2,
                Seating.ROTATE,
                duplicate,
                Integer.MAX_VALUE,
                Optional.empty(),
                true,
                ForfeitRule.OUT,
                false);
    }

    private static Player player(Game game, String spec) {
        return REGISTRY.player(spec, game);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theOthersPlayOnAndWhoIsOutNeverWins(boolean duplicate) {
        Game game = REGISTRY.game("ludo-simple:seats=4");
        ArenaSetup setup = setup(
                "ludo-simple:seats=4",
                List.of(QUITTER, player(game, "fast"), player(game, "hybrid"), player(game, "random")),
                duplicate);
        List<MatchResult> results = play(setup);
        assertThat(results).allSatisfy(r -> {
            assertThat(r.ending()).isEqualTo(Termination.PLAYED);
            assertThat(r.of(0)).isEqualTo(MatchResult.Outcome.LOSS);
            assertThat(r.retired(0).orElseThrow().reason()).isEqualTo(WHY);
            assertThat(r.retired(1)).isEmpty();
            assertThat(r.share(1) + r.share(2) + r.share(3)).isEqualTo(1);
        });
        assertThat(results).anyMatch(r -> r.winningSeat() >= 0);
        Tally tally = new Tally(setup);
        results.forEach(tally::accept);
        Report report = tally.report("test", false);
        assertThat(report.forfeits()).isEqualTo(40);
        assertThat(report.players()).extracting(Report.PlayerLine::forfeits).containsExactly(40L, 0L, 0L, 0L);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void recordsOfSuchMatchesHold(boolean duplicate) {
        Game game = REGISTRY.game("ludo-simple:seats=4");
        List<Player> others = List.of(QUITTER, player(game, "random"), player(game, "fast"), player(game, "first"));
        ArenaSetup setup = setup("ludo-simple:seats=4", others, duplicate);
        for (MatchResult result : play(setup)) {
            String text = RecordText.write(MatchRecord.of(setup, result));
            assertThat(text).contains("\nout ").contains(": " + WHY);
            MatchRecord read = RecordText.parse("record", text);
            assertThat(RecordText.write(read)).isEqualTo(text);
            Verification verified = Verification.of(read, REGISTRY);
            assertThat(verified.rules()).isEmpty();
            assertThat(verified.dice()).isEmpty();
        }
    }

    @Test
    void whereOneIsLeftTheMatchEnds() {
        Game game = REGISTRY.game("ludo-simple:seats=3");
        Player other = new Player(Spec.parse("other"), QUITTER.instances());
        List<MatchResult> results =
                play(setup("ludo-simple:seats=3", List.of(QUITTER, other, player(game, "random")), false));
        assertThat(results).allSatisfy(r -> {
            assertThat(r.ending()).isEqualTo(Termination.FORFEIT);
            assertThat(r.of(2)).isEqualTo(MatchResult.Outcome.WIN);
            assertThat(r.retired()).hasSize(2);
        });
    }
}
