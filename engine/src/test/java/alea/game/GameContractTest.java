package alea.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BrokenGame.Fault;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every installed game keeps the contract, and the suite that says so notices when one does not. */
class GameContractTest {
    private static final long SEED = 20250;
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int MATCHES = LONG ? 10 : 1;

    /** How many turns are checked of the largest size of a game. */
    private static final int TURNS = 60;

    /** How many of the other sizes. */
    private static final int FEW = 3;

    @TestFactory
    Stream<DynamicTest> everyGameKeepsTheContract() {
        return Installed.REGISTRY.games().stream().flatMap(GameContractTest::sizes);
    }

    /**
     * How the largest size of a game begins, and matches of a few others that have other numbers of seats and pawns
     * than those before.
     */
    private static Stream<DynamicTest> sizes(GameFactory factory) {
        List<String> all = new ArrayList<>(Installed.specs(factory).toList());
        if (LONG || factory.keys().stream().noneMatch(key -> key.name().equals("pawns"))) {
            return all.stream().map(GameContractTest::whole);
        }
        String largest = all.removeLast();
        DynamicTest begins = DynamicTest.dynamicTest(
                TURNS + " turns of " + largest,
                () -> assertThat(Conformance.checkTurns(Installed.REGISTRY.game(largest), SEED, 0, TURNS)
                                .nodes())
                        .isGreaterThan(TURNS));
        Collections.shuffle(all, new Random(SEED));
        Set<String> seen = new HashSet<>();
        Stream<String> others = all.stream().filter(spec -> seen.addAll(List.of(spec.split("[:,]"))));
        return Stream.concat(Stream.of(begins), others.limit(FEW).map(GameContractTest::whole));
    }

    private static DynamicTest whole(String spec) {
        return DynamicTest.dynamicTest(spec, () -> {
            Conformance.Report report = Conformance.check(Installed.REGISTRY.game(spec), SEED, MATCHES);
            assertThat(report.matches()).isEqualTo(MATCHES);
            assertThat(report.nodes()).isGreaterThan(report.longest());
        });
    }

    @Test
    void aReportSaysWhatWasChecked() {
        Game game = Installed.REGISTRY.game("ludo-simple:pawns=1");
        Conformance.Report both = Conformance.check(game, 5, 2);
        Conformance.Report first = Conformance.checkMatch(game, 5, 0);
        Conformance.Report second = Conformance.checkMatch(game, 5, 1);
        assertThat(both)
                .isEqualTo(new Conformance.Report(
                        game.spec(),
                        5,
                        2,
                        first.nodes() + second.nodes(),
                        Math.max(first.longest(), second.longest())));
        assertThat(first.nodes())
                .as("a roll and a move for every turn, and the end")
                .isEqualTo(2L * first.longest() + 1);
    }

    @ParameterizedTest
    @EnumSource
    void aBrokenGameIsCaught(Fault fault) {
        Game game = new BrokenGame(Installed.REGISTRY.game("ludo-simple:seats=3,pawns=2"), fault);
        assertThatThrownBy(() -> Conformance.check(game, 9, 3))
                .isInstanceOf(Conformance.Violation.class)
                .hasMessageContaining(fault.complaint)
                .hasMessageContaining("ludo-simple:seats=3,pawns=2")
                .hasMessageContaining("seed 9")
                .hasMessageFindingMatch(
                        "\nrerun: Conformance.checkMatch\\(.*\"ludo-simple:seats=3,pawns=2\"\\), 9, [012]\\)$");
    }

    @Test
    void theUnbrokenWrapperPasses() {
        Game game = new BrokenGame(Installed.REGISTRY.game("ludo-simple:seats=3,pawns=2"), null);
        assertThat(Conformance.check(game, 9, 3).nodes()).isPositive();
    }

    @Test
    void theRerunLineFindsTheSameViolationAgain() {
        Game game = new BrokenGame(
                Installed.REGISTRY.game("ludo-simple:pawns=2"), Fault.STRIKES_DO_NOT_COUNT_BY_THE_PLAIN_RULES);
        var found = new ArrayList<String>();
        for (Runnable check :
                List.<Runnable>of(() -> Conformance.check(game, 9, 100), () -> Conformance.check(game, 9, 100))) {
            assertThatThrownBy(check::run).satisfies(e -> found.add(e.getMessage()));
        }
        long match = Long.parseLong(found.getFirst().replaceAll("(?s).* match (\\d+) with seed 9.*", "$1"));
        assertThatThrownBy(() -> Conformance.checkMatch(game, 9, match)).hasMessage(found.getFirst());
        assertThat(found).hasSize(2).containsOnly(found.getFirst());
    }
}
