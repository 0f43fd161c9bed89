package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Installed;
import alea.game.MixedPlay;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who can strike whom, beside the game itself: every die and every move tried out. */
class ThreatsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ludo-simple",
                "ludo-simple:seats=4",
                "ludo-simple:seats=3,pawns=2",
                "ludo-classic:seats=4",
                "ludo-ucsc:seats=3",
                "ludo-pyludo",
                "ludo-pyludo-fork",
                "ludo-ludopy",
                "ludo-ludopy-1.3.1",
                "ludo-ludopy:ghosts=1+3",
                "ludo-star:seats=4"
            })
    void strikesAreThoseThatMovesCarryOut(String spec) {
        LudoGame game = (LudoGame) Installed.REGISTRY.game(spec);
        Threats threats = new Threats(game);
        int[] strikes = {0};
        MixedPlay.decisions(game, 41, 2_000, (position, where) -> {
            LudoPosition p = (LudoPosition) position;
            threats.at(p);
            int[][] progress = new int[game.seats()][game.pawns()];
            for (int seat = 0; seat < game.seats(); seat++) {
                for (int pawn = 0; pawn < game.pawns(); pawn++) {
                    progress[seat][pawn] = p.progress(seat, pawn);
                }
            }
            for (int attacker = 0; attacker < game.seats(); attacker++) {
                int k = frame(game, p.seat(), attacker);
                for (int die = 1; die <= 6; die++) {
                    int[][] struck = new int[game.seats()][game.pawns()];
                    int gain = tryOut(game, progress, attacker, die, struck);
                    assertThat(threats.gain(k, die))
                            .as("seat %d, die %d at %s", attacker, die, where)
                            .isEqualTo(gain);
                    for (int victim = 0; victim < game.seats(); victim++) {
                        for (int pawn = 0; pawn < game.pawns(); pawn++) {
                            int v = frame(game, p.seat(), victim);
                            int dice = threats.dice(k, v, pawn);
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
        assertThat(strikes[0]).isGreaterThan(100);
    }

    private static int frame(LudoGame game, int viewer, int seat) {
        return Math.floorMod(game.place(seat) - game.place(viewer), Dialect.PLACES);
    }

    /** Marks whoever some move sends back, and tells the most that one move costs them all. */
    private static int tryOut(LudoGame game, int[][] progress, int seat, int die, int[][] struck) {
        LudoPosition roll = (LudoPosition) game.start();
        roll.beforeRoll(progress, seat);
        roll.take(die - 1);
        int origin = game.dialect().origin();
        int most = 0;
        for (int option = 0; option < roll.options(); option++) {
            LudoPosition after = roll.copy();
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
