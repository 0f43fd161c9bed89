package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Position;
import alea.game.Spec;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Switches that no shipped game uses, each in a position by hand, in the form that plays it and in the plain one. */
class CrossSwitchesTest {
    private static final Circuit WAY = Circuit.of(40, 39, 4, Goal.SQUARE, List.of());

    private static CrossGame game(Company company, Blocking blocking, Hitting hitting) {
        var rules = new CrossRules(
                WAY,
                Throwing.DIE,
                Entry.on(6),
                Going.EXACT,
                company,
                blocking,
                hitting,
                Rewards.NONE,
                Repeats.SIX,
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
        return new CrossGame(Spec.parse("by-hand"), "by hand", "a test", rules, new int[] {0, 2}, 3);
    }

    /** Where each option leads, in both forms. */
    private static Stream<List<String>> played(Game game, String text) {
        return Stream.of(game, game.plain()).map(form -> {
            Position at = form.parse(text);
            return IntStream.range(0, at.options())
                    .mapToObj(option -> {
                        Position then = at.copy();
                        then.take(option);
                        return at.label(option) + " " + then;
                    })
                    .toList();
        });
    }

    private static Hitting toStart() {
        return new Hitting(Hitting.Hits.LANDED, Hitting.OnSafe.SHARED, false, true, true, Hitting.Sent.START);
    }

    @Test
    void whoIsHitGoesToItsStartWhereNobodyStandsThere() {
        CrossGame game = game(Company.STACK, Blocking.NONE, toStart());
        assertThat(played(game, "5,B,B/-/30,B,B/- 0 5"))
                .as("place 2 has walked 30, which is 10 from the start of place 0")
                .allSatisfy(then -> assertThat(then).containsExactly("0 10,B,B/-/0,B,B/- 2 -"));
    }

    @Test
    void whoIsHitGoesToItsBaseWhereSomebodyStandsOnItsStart() {
        CrossGame game = game(Company.STACK, Blocking.NONE, toStart());
        assertThat(played(game, "5,20,B/-/30,B,B/- 0 5"))
                .as("pawn 1 of place 0 stands on the start of place 2")
                .allSatisfy(
                        then -> assertThat(then).containsExactly("0 10,20,B/-/B,B,B/- 2 -", "1 5,25,B/-/30,B,B/- 2 -"));
        assertThat(played(game, "5,B,B/-/30,30,B/- 0 5"))
                .as("of two that are hit only one finds it free")
                .allSatisfy(then -> assertThat(then).containsExactly("0 10,B,B/-/0,B,B/- 2 -"));
    }

    @Test
    void aBlockOfThreeLetsPairsBePassed() {
        var three = new Blocking(Blocking.Where.ANYWHERE, false, true, true, false, false, List.of(), true, 3);
        CrossGame game = game(Company.STACK, three, Hitting.LANDED);
        assertThat(played(game, "8,B,B/-/30,30,B/- 0 3"))
                .allSatisfy(then -> assertThat(then).containsExactly("0 11,B,B/-/30,30,B/- 2 -"));
        assertThat(played(game, "8,B,B/-/30,30,30/- 0 3"))
                .allSatisfy(then -> assertThat(then).containsExactly("pass 8,B,B/-/30,30,30/- 2 -"));
    }

    @Test
    void aThrowBeyondTheEndIsForbiddenStopsBouncesOrGoesBack() {
        assertThat(Stream.of(Going.Overshoot.values()).map(CrossSwitchesTest::beyond))
                .containsExactly(
                        "pass 41,B,B/-/B,B,B/- 2 -",
                        "0 43,B,B/-/B,B,B/- 2 -",
                        "0 40,B,B/-/B,B,B/- 2 -",
                        "0 H,B,B/-/B,B,B/- 2 -");
    }

    private static String beyond(Going.Overshoot overshoot) {
        CrossRules of = game(Company.STACK, Blocking.NONE, Hitting.LANDED).crossRules();
        var rules = new CrossRules(
                of.circuit(),
                of.throwing(),
                of.entry(),
                Going.over(overshoot),
                of.company(),
                of.blocking(),
                of.hitting(),
                of.rewards(),
                of.repeats(),
                of.sides(),
                of.finish(),
                of.gate());
        var game = new CrossGame(Spec.parse("by-hand"), "by hand", "a test", rules, new int[] {0, 2}, 3);
        List<List<String>> both =
                played(game, "41,B,B/-/B,B,B/- 0 4").distinct().toList();
        assertThat(both).as("both forms").hasSize(1);
        return String.join("; ", both.getFirst());
    }
}
