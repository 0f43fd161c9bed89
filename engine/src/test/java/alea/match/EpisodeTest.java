package alea.match;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import alea.game.Player;
import alea.game.Strategy;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match that its driver steps through is the match that an arbiter plays. */
class EpisodeTest {
    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple:seats=4", "ludo-classic", "ludo-cs", "doom:3x3"})
    void isTheMatchThatAnArbiterPlaysWithTheSameDice(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        Player random = Installed.REGISTRY.player("random", game);
        for (int cap : new int[] {15, game.turnCap()}) {
            var episode = new Episode(game, cap);
            try (var arbiter = new Arbiter(game, List.of(random), 4, cap)) {
                for (int match = 0; match < 20; match++) {
                    boolean over = arbiter.play(match, new int[game.seats()]) == Termination.PLAYED;
                    episode.begin(4, match);
                    while (episode.goesOn()) {
                        if (!episode.chance()) {
                            int n = episode.position().options();
                            int seat = episode.position().seat();
                            episode.position()
                                    .take(
                                            n == 1
                                                    ? 0
                                                    : episode.playerStream(seat).below(n));
                        }
                    }
                    assertThat(episode.end()).isEqualTo(over);
                    assertThat(episode.position()).as("match %d", match).isEqualTo(arbiter.position());
                    assertThat(episode.position().turns())
                            .isEqualTo(arbiter.position().turns());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 100_000})
    void itsGuestsAreTreatedAsStrategiesMayRelyOn(int cap) throws Exception {
        Game game = Installed.REGISTRY.game("ludo-simple:seats=3");
        Etiquette.during(() -> {
            var episode = new Episode(game, cap);
            List<Strategy> guests = List.of(
                    Etiquette.player().instances().get(),
                    Etiquette.player().instances().get());
            for (int match = 0; match < 10; match++) {
                episode.begin(1, match);
                episode.seat(1, match, guests.getFirst());
                episode.seat(2, match, guests.getLast());
                while (episode.goesOn()) {
                    if (!episode.chance()
                            && !episode.guest(
                                    episode.playerStream(episode.position().seat()))) {
                        episode.position().take(0);
                    }
                }
                episode.end();
            }
            guests.forEach(Arbiter::close);
        });
    }
}
