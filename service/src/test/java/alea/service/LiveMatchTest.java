package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Position;
import alea.game.Registry;
import alea.match.Watcher;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LiveMatchTest {
    private static final Watcher NOBODY = new Watcher() {
        @Override
        public void before(Position position, int option) {}

        @Override
        public void after(Position position) {}
    };

    private static LiveMatch match(LiveMatch.Person person, List<String> strategies, Map<Integer, String> fixed) {
        var request = new LiveMatch.Request("ludo-simple", strategies, fixed, 7);
        return new LiveMatch(Registry.installed(), request, person);
    }

    @Test
    void somebodyPlaysAgainstWhomTheGameRecommendsAndIsAdvised() {
        int[] asked = {0};
        LiveMatch[] playing = new LiveMatch[1];
        try (LiveMatch match = match(
                position -> {
                    asked[0]++;
                    assertThat(playing[0].advice(position))
                            .hasValueSatisfying(advice ->
                                    assertThat(advice.choices().choices()).isNotEmpty());
                    return 0;
                },
                List.of(),
                Map.of())) {
            playing[0] = match;
            assertThat(match.strategy(0)).isEmpty();
            assertThat(match.strategy(1)).isPresent();
            assertThat(match.adviser()).isNotEmpty();
            LiveMatch.Ending ending = match.play(NOBODY);
            assertThat(ending.over()).isTrue();
            assertThat(ending.winner()).isPresent();
        }
        assertThat(asked[0]).isPositive();
    }

    @Test
    void whoLeavesEndsIt() {
        try (LiveMatch match = match(
                position -> {
                    throw new Forfeit("a person left");
                },
                List.of("fast"),
                Map.of())) {
            LiveMatch.Ending ending = match.play(NOBODY);
            assertThat(ending.over()).isFalse();
            assertThat(match.strategy(ending.seat())).isEmpty();
            assertThat(ending.winner()).isEmpty();
        }
    }

    @Test
    void strategiesAloneMayPlayAndTooManyAreRefused() {
        try (LiveMatch match = match(position -> 0, List.of("fast"), Map.of(0, "hybrid"))) {
            assertThat(match.strategy(0)).isPresent();
            assertThat(match.play(NOBODY).over()).isTrue();
        }
        assertThatThrownBy(() -> match(position -> 0, List.of("fast", "fast"), Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessage("2 strategies for 1 free seats of ludo-simple");
    }
}
