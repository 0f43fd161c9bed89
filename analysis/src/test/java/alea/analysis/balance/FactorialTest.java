package alea.analysis.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FactorialTest {
    private static Factorial of(String game, String... vary) {
        return Factorial.of(
                Studies.REGISTRY, game, Stream.of(vary).map(Variation::parse).toList());
    }

    @Test
    void everyCombinationIsAVariantTheLastKeyChangingFirst() {
        Factorial all = of("ludo-classic:pawns=2,safe=starts", "again = six, never", "seats=02,4");
        assertThat(all.variants().stream().map(v -> v.game().spec().toString()))
                .containsExactly(
                        "ludo-classic:pawns=2,safe=starts,again=six",
                        "ludo-classic:seats=4,pawns=2,safe=starts,again=six",
                        "ludo-classic:pawns=2,safe=starts,again=never",
                        "ludo-classic:seats=4,pawns=2,safe=starts,again=never");
        assertThat(all.values(all.variants().get(1))).hasToString("{again=six, seats=4}");
        assertThat(all.number(1, 0)).contains(2);
        assertThat(all.leftOut()).isEmpty();
        assertThat(of("ludo-classic").variants()).hasSize(1);
    }

    @Test
    void twoRuleSetsAreTwoVariantsWhateverKeysTheyDifferIn() {
        Factorial two = Factorial.of(Studies.REGISTRY, "ludo-classic:pawns=1", "ludo-simple:pawns=1,again=never");
        assertThat(two.variants().stream().map(v -> v.game().spec().toString()))
                .containsExactly("ludo-classic:pawns=1", "ludo-simple:pawns=1,again=never");
        assertThatThrownBy(() -> Factorial.of(Studies.REGISTRY, "ludo-classic", "ludo-classic:pawns=4"))
                .isInstanceOf(BadInput.class)
                .hasMessage("against has the same rules: both are ludo-classic");
        Balance balance =
                Studies.balance(BalanceSetup.of(Studies.REGISTRY, two, List.of("random"), 100, 1, 1, Optional.empty()));
        assertThat(balance.variants().stream().map(BalanceWords::name))
                .containsExactly("ludo-classic:pawns=1", "ludo-simple:pawns=1,again=never");
        Balance.Effect turns = balance.effects().stream()
                .filter(e -> e.measure().equals("turns"))
                .findFirst()
                .orElseThrow();
        assertThat(BalanceWords.change(turns))
                .isEqualTo("rules: ludo-classic:pawns=1 to ludo-simple:pawns=1,again=never");
        double[] each = balance.variants().stream()
                .mapToDouble(v -> v.figure(Measure.TURNS).value())
                .toArray();
        assertThat(turns.effect()).isCloseTo(each[1] - each[0], within(1e-9));
        assertThat(turns.clear()).isTrue(); // one begins in a base
    }

    @Test
    void combinationsThatExcludeEachOtherAreNamedAndLeftOut() {
        Factorial some = of("ludo-classic", "own=stack,forbid", "walls=no,yes");
        assertThat(some.variants()).hasSize(3);
        assertThat(some.number(1, 1)).isEmpty();
        assertThat(some.leftOut()).singleElement().satisfies(l -> {
            assertThat(l.spec()).isEqualTo("ludo-classic:own=forbid,walls=yes");
            assertThat(l.reason()).contains("own=forbid and walls=yes exclude each other");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "again=six,never | own=forbid | nothing",
                "again | x=1 | vary 'again' is not a key with values; write KEY=V1,V2, for example again=six,never",
                "again=six,,never | x=1 | is not a key with values",
                "=six | x=1 | is not a key with values",
                "agan=six | x=1 | ludo-classic has no key 'agan' (did you mean 'again'?)",
                "again=six,twice | x=1 | again=twice is not allowed; again is six+strike, six, strike, never",
                "again=six,six | x=1 | again: 'six' is named twice",
                "seats=2,02 | x=1 | seats: '2' is named twice",
                "again=six | again=never | names 'again' twice",
                "own=forbid | walls=yes | nothing is left to compare: ludo-classic:own=forbid,walls=yes: own=forbid"
            })
    void whatCannotBeVariedIsRefusedInALine(String first, String second, String complaint) {
        if (complaint.equals("nothing")) {
            assertThat(of("ludo-classic", first, second).variants()).hasSize(2);
            return;
        }
        assertThatThrownBy(() -> of("ludo-classic", first, second))
                .isInstanceOf(BadInput.class)
                .message()
                .contains(complaint)
                .hasLineCount(1);
    }

    @Test
    void tooManyCombinationsAreRefused() {
        String squares = "lane=0,1,2,3,4,5,6";
        String turnoff = "turnoff=40,41,42,43,44,45,46,47,48,49,50,51";
        assertThatThrownBy(() -> of("ludo-classic", squares, turnoff, "pawns=1,2,3,4", "seats=2,3,4"))
                .hasMessageContaining("makes 1,008 combinations; at most 1,000 are compared");
    }

    @Test
    void onePlayerIsCastThatPlaysAllVariants() {
        List<Casting> castings = Casting.of(
                Studies.REGISTRY, of("ludo-classic", "own=stack,forbid").variants(), List.of());
        assertThat(castings.stream().flatMap(c -> c.names().stream())).containsOnly("expectimax");
        assertThat(Casting.of(Studies.REGISTRY, of("ludo-classic").variants(), List.of())
                        .getFirst()
                        .names())
                .containsExactly("hybrid");
        assertThat(Casting.of(Studies.REGISTRY, of("ludo-cs").variants(), List.of())
                        .getFirst()
                        .names())
                .as("as the source seats them")
                .hasSize(4);
        assertThatThrownBy(() -> Casting.of(
                        Studies.REGISTRY, of("ludo-classic").variants(), List.of("fast", "hybrid", "random")))
                .hasMessageContaining("names one strategy or two");
    }
}
