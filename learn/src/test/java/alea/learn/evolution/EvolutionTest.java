package alea.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Registry;
import alea.learn.Trained;
import alea.learn.train.Trainers;
import alea.learn.train.TrainingReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Evolution of a species that a plug-in brings. */
class EvolutionTest {
    @TempDir
    private Path folder;

    private static Map<String, Object> config(Object... pairs) {
        Map<String, Object> config = new TreeMap<>(Map.of(
                "trainer",
                "evolution",
                "ea",
                "s:Island-2-8-2-3-4 r:Blend m:NStep",
                "generations",
                3,
                "evaluate-games",
                3,
                "final-games",
                20,
                "fresh-games",
                50,
                "history",
                true,
                "seed",
                3));
        for (int i = 0; i < pairs.length; i += 2) {
            config.put(pairs[i].toString(), pairs[i + 1]);
        }
        return config;
    }

    @Test
    void theResultIsTheSameOnAnyNumberOfThreadsAndInPieces() {
        Trained.Result one = Trained.whole(config(), 1, folder.resolve("one"));
        assertThat(one.files()).containsOnlyKeys("taste.model", TrainingReport.FILE);
        assertThat(one.files().get("taste.model")).contains("kind: taste\ngame: ludo-simple:seats=4\n");
        assertThat(one.points()).isNotEmpty();
        assertThat(Trained.whole(config(), 3, folder.resolve("three"))).isEqualTo(one);
        assertThat(Trained.inPieces(config(), folder.resolve("pieces"))).isEqualTo(one);
        assertThat(Trained.whole(config("seed", 4), 1, folder.resolve("other"))).isNotEqualTo(one);
    }

    @Test
    void guestsAndAFitnessOfOnesOwnDecideWhoBreeds() {
        Map<String, Object> own = config("opponents", List.of("0.25 fast", "0.5 random"), "fitness", "brief:100");
        Trained.Result one = Trained.whole(own, 1, folder.resolve("one"));
        assertThat(one.files().get(TrainingReport.FILE))
                .containsPattern(
                        "last elimination tournament: fitness in training 0\\.\\d{4}; on fresh dice 0\\.\\d{4}");
        assertThat(Trained.whole(own, 3, folder.resolve("three"))).isEqualTo(one);
        assertThat(Trained.inPieces(own, folder.resolve("pieces"))).isEqualTo(one);
        own.remove("fitness");
        Trained.Result wins = Trained.whole(own, 1, folder.resolve("wins"));
        assertThat(wins.points()).isNotEqualTo(one.points());
        own.remove("opponents");
        assertThat(Trained.whole(own, 1, folder.resolve("alone")).points()).isNotEqualTo(wins.points());
    }

    @Test
    void whatCannotBeEvolvedIsSaid() {
        complains(
                config("opponents", List.of("0.3 fast")),
                "opponents: 0.3 of the 4 games of a tournament is no whole number");
        complains(
                config("fitness", "breif"),
                "fitness: there is no fitness 'breif' (did you mean 'brief'?); there are brief");
        Trainers.start(config("fitness", "brief:100"), Registry.installed(), 1);
        complains(config("fitness", "brief:x"), "fitness: 'x' is no number of turns");
        complains(config("genome", "tast"), "genome: 'tast' is not allowed; it is taste");
        complains(config("game", "ludo-simple"), "game: tournaments are of four, and ludo-simple has 2 seats");
    }

    private static void complains(Map<String, Object> config, String complaint) {
        assertThatThrownBy(() -> Trainers.start(config, Registry.installed(), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(complaint);
    }
}
