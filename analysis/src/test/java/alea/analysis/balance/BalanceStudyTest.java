package alea.analysis.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BalanceStudyTest {
    private static final String GAME = "ludo-simple:pawns=2";
    private static final String[] VARY = {"again=six,never", "safe=none,starts"};

    @Test
    void threadsDoNotMatter() {
        Balance one = Studies.balance(GAME, 130, 7, 1, VARY);
        assertThat(Studies.balance(GAME, 130, 7, 3, VARY)).isEqualTo(one);
        assertThat(Studies.balance(GAME, 130, 8, 3, VARY)).isNotEqualTo(one);
        assertThat(one.matches()).isEqualTo(130);
        assertThat(one.interrupted()).isFalse();
        assertThat(BalancePage.of(one, "alea balance"))
                .startsWith("<!DOCTYPE html>")
                .contains("<svg", "again=six, safe=none", "Effects on luck")
                .doesNotContain("src=", "http://www.example");
    }

    /** By a network, exact ones, and one for whom the heuristic says enough. */
    @ParameterizedTest
    @ValueSource(strings = {GAME, "doom:2x2,dice=2", "ludo-pyludo"})
    void blocksThatOthersPlayComeToTheSame(String game) {
        BalanceSetup setup = Studies.setup(game, 12, 7, 2);
        var machine = new BalanceStudy(setup, "test");
        var study = new BalanceStudy(setup, "test")
                .playedBy((tasks, sink) -> tasks.stream().allMatch(task -> sink.accept(machine.play(task))));
        assertThat(study.play((played, of) -> {})).isTrue();
        assertThat(study.balance()).isEqualTo(Studies.balance(setup));
    }

    @Test
    void aRunThatWasBrokenOffGoesOnToTheSameResult(@TempDir Path folder) throws IOException {
        BalanceSetup setup = Studies.setup(GAME, 130, 7, 2, VARY);
        var whole = new BalanceStudy(setup, "test");
        assertThat(whole.play((played, of) -> {})).isTrue();

        var first = new BalanceStudy(setup, "test");
        boolean finished = first.play((played, of) -> {
            if (played > of / 3) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(finished).isFalse();
        assertThat(Thread.interrupted()).isFalse();
        Balance part = first.balance();
        assertThat(part.interrupted()).isTrue();
        assertThat(part.matches()).isBetween(20L, 110L);
        assertThat(part.variants()).allMatch(v -> v.figure(Measure.TURNS).value() != null);
        Path file = folder.resolve("kept");
        first.keep(file);

        var rest = new BalanceStudy(setup, "test");
        rest.resume(file);
        assertThat(rest.play((played, of) -> assertThat(played).isGreaterThan(of / 3)))
                .isTrue();
        assertThat(rest.balance()).isEqualTo(whole.balance());

        var other = new BalanceStudy(Studies.setup(GAME, 130, 8, 2, VARY), "test");
        assertThatThrownBy(() -> other.resume(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is of another run: it has ");
        String text = Files.readString(file);
        for (String damaged : List.of(
                "",
                text.substring(20),
                text.substring(0, text.length() / 2),
                text.replaceFirst("\n0 0 1", "\n0 0 2"))) {
            Files.writeString(file, damaged);
            assertThatThrownBy(() -> new BalanceStudy(setup, "test").resume(file))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + " is damaged, or no balance run has written it");
        }
    }

    @Test
    void whatIsEndedBeforeAnyMatchSaysSo() {
        var study = new BalanceStudy(Studies.setup(GAME, 130, 7, 1, VARY), "test");
        Thread.currentThread().interrupt();
        assertThat(study.play((played, of) -> {})).isFalse();
        Balance nothing = study.balance();
        assertThat(nothing.matches()).isZero();
        assertThat(nothing.effects()).isEmpty();
        assertThat(nothing.variants().getFirst().figure(Measure.LUCK).why()).contains("no match is played");
        assertThat(BalancePage.of(nothing, "x")).contains("The run was ended");
    }

    static Stream<String> games() {
        return Studies.REGISTRY.games().stream().map(f -> f.name());
    }

    /** Whatever game there is, by the contract alone. */
    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsMeasured(String name) {
        Balance balance = Studies.balance(small(name), 6, 1, 2);
        Balance.Line line = balance.variants().getFirst();
        Game game = Studies.REGISTRY.game(line.spec());
        assertThat(line.measures().keySet())
                .containsExactly(
                        Arrays.stream(Measure.values()).map(Measure::word).toArray(String[]::new));
        line.measures().forEach((word, figure) -> {
            assertThat(figure.value() == null).as(word).isEqualTo(figure.why().isPresent());
            if (figure.value() != null && !figure.ci95().isEmpty()) {
                assertThat(figure.ci95().getFirst())
                        .as(word)
                        .isLessThanOrEqualTo(figure.ci95().getLast());
            }
        });
        assertThat(line.figure(Measure.FIRST_SEAT).seats().orElseThrow()).hasSize(game.seats());
        assertThat(line.figure(Measure.STRIKES).why().isEmpty())
                .isEqualTo(game.strikes().isPresent());
        assertThat(BalanceWords.head(balance)).contains(line.spec());
    }

    /** Games that take long have a smaller form among their samples, or with fewer seats and pawns. */
    private static String small(String name) {
        List<String> samples = Studies.REGISTRY.games().stream()
                .filter(f -> f.name().equals(name))
                .flatMap(f -> f.samples().stream())
                .toList();
        if (!samples.isEmpty()) {
            return name + ":" + samples.getFirst();
        }
        String few = Studies.REGISTRY.games().stream()
                .filter(f -> f.name().equals(name))
                .flatMap(f -> f.keys().stream())
                .filter(key -> List.of("seats", "pawns").contains(key.name())
                        && key.values().allows("2"))
                .map(key -> key.name() + "=2")
                .collect(Collectors.joining(","));
        return few.isEmpty() ? name : name + ":" + few;
    }
}
