package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Installed;
import alea.game.MixedPlay;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Who can strike whom, beside the game itself: every die and every move tried out. */
class ThreatsTest {
    private static final int POSITIONS = Boolean.getBoolean("alea.long") ? 400 : 20;
    private static final int MANY = 800;

    @TestFactory
    Stream<DynamicTest> strikesAreThoseThatMovesCarryOutByThePlainRules() {
        return Compositions.all()
                .map(spec -> DynamicTest.dynamicTest(
                        spec, () -> strikes((LudoGame) Installed.REGISTRY.game(spec), POSITIONS)));
    }

    @Test
    void strikesAreSeen() {
        assertThat(Compositions.dialects()
                        .map(factory -> (LudoGame) Installed.REGISTRY.game(factory.name()))
                        .map(game -> strikes(game, MANY)))
                .allMatch(strikes -> strikes > 100);
    }

    /** How many strikes there are, found in both ways. */
    private static int strikes(LudoGame game, int positions) {
        Threats threats = new Threats(game);
        Threats tried = new Threats(game, false);
        int[] strikes = {0};
        MixedPlay.decisions(game, 41, positions, (position, where) -> {
            LudoPosition p = (LudoPosition) position;
            threats.at(p);
            tried.at(p);
            int[][] progress = new int[game.seats()][game.pawns()];
            for (int seat = 0; seat < game.seats(); seat++) {
                for (int pawn = 0; pawn < game.pawns(); pawn++) {
                    progress[seat][pawn] = p.progress(seat, pawn);
                }
            }
            for (int attacker = 0; attacker < game.seats(); attacker++) {
                int k = frame(game, p.seat(), attacker);
                assertThat(threats.gain(k)).isEqualTo(tried.gain(k));
                assertThat(threats.strikingDice(k)).isEqualTo(tried.strikingDice(k));
                assertThat(threats.attackers(k)).isEqualTo(tried.attackers(k));
                for (int die = 1; die <= 6; die++) {
                    int[][] struck = new int[game.seats()][game.pawns()];
                    int gain = tryOut(game, progress, attacker, die, struck);
                    assertThat(threats.gain(k, die))
                            .as("seat %d, die %d at %s", attacker, die, where)
                            .isEqualTo(gain);
                    assertThat(tried.gain(k, die)).isEqualTo(gain);
                    for (int victim = 0; victim < game.seats(); victim++) {
                        for (int pawn = 0; pawn < game.pawns(); pawn++) {
                            int v = frame(game, p.seat(), victim);
                            int dice = threats.dice(k, v, pawn);
                            assertThat(tried.dice(k, v, pawn)).isEqualTo(dice);
                            strikes[0] += struck[victim][pawn];
                            if ((dice >>> die - 1 & 1) != struck[victim][pawn]
                                    || dice != 0 && !(threats.threatened(v, pawn) && threats.strikes(k))) {
                                assertThat(dice)
                                        .as(
                                                "seat %d by seat %d, pawn %d, die %d: %d at %s",
                                                victim, attacker, pawn, die, struck[victim][pawn], where)
                                        .isNegative();
                            }
                        }
                    }
                }
            }
        });
        return strikes[0];
    }

    private static int frame(LudoGame game, int viewer, int seat) {
        return Math.floorMod(game.place(seat) - game.place(viewer), Dialect.PLACES);
    }

    /** Marks whoever some move sends back, and tells the most that one move costs them all. */
    private static int tryOut(LudoGame game, int[][] progress, int seat, int die, int[][] struck) {
        PlainLudo roll = new PlainLudo(game);
        roll.setUp(new LudoNotation.Parsed(
                progress, seat, 0, game.dialect().turns().skipped(0), List.of()));
        roll.take(die - 1);
        int origin = game.dialect().origin();
        int most = 0;
        for (int option = 0; option < roll.options(); option++) {
            PlainLudo after = (PlainLudo) roll.copy();
            after.take(option);
            int lost = 0;
            for (int victim = 0; victim < game.seats(); victim++) {
                for (int pawn = 0; victim != seat && pawn < game.pawns(); pawn++) {
                    if (progress[victim][pawn] != origin && after.progress(victim, pawn) == origin) {
                        struck[victim][pawn] = 1;
                        lost += progress[victim][pawn] - origin;
                    }
                }
            }
            most = Math.max(most, lost);
        }
        return most;
    }
}
