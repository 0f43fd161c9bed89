package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import alea.match.Episode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ActionsTest {
    static Stream<String> specs() {
        return Stream.concat(
                Installed.REGISTRY.games().stream().map(GameFactory::name),
                Stream.of("ludo-simple:seats=4", "doom:3x2,seats=3", "pachisi:seats=2", "yut:seats=2"));
    }

    @ParameterizedTest
    @MethodSource("specs")
    void everyChoiceThatComesUpIsAnAction(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        List<String> actions = game.actions();
        assertThat(actions).isNotEmpty().doesNotHaveDuplicates();
        Episode episode = new Episode(game, game.turnCap());
        Position position = episode.position();
        for (int match = 0; match < 30; match++) {
            episode.begin(5, match);
            while (episode.goesOn()) {
                if (episode.chance()) {
                    continue;
                }
                int options = position.options();
                for (int option = 0; option < options && options > 1; option++) {
                    int told = position.action(option);
                    assertThat(actions).contains(position.label(option));
                    if (told >= 0) {
                        assertThat(actions.get(told)).isEqualTo(position.label(option));
                    }
                }
                episode.take(episode.playerStream(position.seat()).below(options));
            }
        }
    }
}
