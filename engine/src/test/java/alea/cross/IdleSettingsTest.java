package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Position;
import alea.game.RuleFamily.Contradiction;
import alea.game.Settings;
import alea.game.Spec;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings that {@code rules check} says never take effect take none. */
class IdleSettingsTest {
    private static final CrossKeys FAMILY = CrossKeys.FAMILY;
    private static final int NODES = 3_000;

    private static Settings settings(String keys) {
        return Settings.read(Spec.parse("by-hand:ring=40,turnoff=39,lane=4," + keys), FAMILY.keys());
    }

    /** What is played with some random numbers, by the plain rules. */
    private static List<String> played(Settings settings) {
        GameFactory rules = FAMILY.ruleSet("by-hand", "by hand", "a test", settings);
        Game game =
                rules.create(Settings.read(Spec.parse("by-hand"), rules.keys())).plain();
        List<String> texts = new ArrayList<>();
        var random = new Random(1);
        Position at = game.start();
        while (texts.size() < NODES) {
            texts.add(at.toString());
            if (at.node() == Position.OVER) {
                at = game.start();
            } else {
                at.take(random.nextInt(at.options()));
            }
        }
        return texts;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "block-on=plain,bars=both | own=forbid | block-on=plain never takes effect with own=forbid: two pawns of a "
                        + "seat are never together",
                "block-on=plain,bars=both | own=behind | block-on=plain never takes effect with own=behind",
                "block-on=anywhere,bars=both | pawns=1 | block-on=anywhere never takes effect with pawns=1",
                "block-on=anywhere,bars=both | most=1,pawns=2 | block-on=anywhere never takes effect with most=1",
                "block-on=safe,bars=both | safe=none | block-on=safe never takes effect with safe=none: no square is safe",
                "block-on=anywhere | bars=nothing | block-on=anywhere never takes effect with bars=nothing: a block stops",
                "bars=both | block-on=nowhere | bars=both never takes effect with block-on=nowhere: no pawns make a block",
                "stops=all | block-on=nowhere,bars=both | stops=all never takes effect with block-on=nowhere",
                "stops=all | block-on=plain,opens=6 | stops=all never takes effect with bars=nothing",
                "lane-blocks=yes | block-on=plain,opens=6 | lane-blocks=yes never takes effect with bars=nothing",
                "mixed=yes | block-on=nowhere,teams=opposite | mixed=yes never takes effect with block-on=nowhere",
                "mixed=yes | block-on=plain,bars=both | mixed=yes never takes effect with teams=none: there are no partners",
                "on-safe=closed | safe=none | on-safe=closed never takes effect with safe=none",
                "enter-hits=yes | safe=none | enter-hits=yes never takes effect with safe=none: who enters hits there as",
                "sweeps=all | slides=none | sweeps=all never takes effect with slides=none: there are no slides",
                "short=must | short-cuts=none | short=must never takes effect with short-cuts=none",
                "jump=no | goal=square | jump=no never takes effect with goal=square: there are no goal places",
                "goal-moves=no | goal=square | goal-moves=no never takes effect with goal=square",
                "doublets=yes | dice=1 | doublets=yes never takes effect with dice=1: one die has no doublet",
                "penalty=all | limit=none | penalty=all never takes effect with limit=none: throws are not counted",
                "limit=2 | again=never | limit=2 never takes effect with again=never: no throw gives another"
            })
    void whatIsCalledIdleChangesNothing(String idle, String where, String words) {
        Settings with = settings(where + "," + idle);
        assertThat(FAMILY.contradictions(with)).isEmpty();
        assertThat(FAMILY.idle(with).stream().map(found -> found.idleIn(with)))
                .anyMatch(line -> line.startsWith(words));
        assertThat(played(with)).isEqualTo(played(settings(where)));
    }

    @Test
    void noShippedGameHasAny() {
        assertThat(Crossings.families())
                .allSatisfy(
                        factory -> assertThat(idle(factory)).as(factory.name()).isEmpty());
    }

    private static List<Contradiction> idle(GameFactory factory) {
        Settings own = Settings.read(Spec.parse(factory.name()), factory.keys());
        return FAMILY.idle(FAMILY.settings(((CrossGame) factory.create(own)).crossRules(), own));
    }
}
