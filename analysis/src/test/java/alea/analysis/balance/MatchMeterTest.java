package alea.analysis.balance;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MatchMeterTest {
    private static final String GAME = "ludo-simple:pawns=2";

    /** Takes options by their labels. */
    private static MatchMeter meter(Game game, String from, Optional<Outlook> outlook, String... labels) {
        var meter = new MatchMeter(game, outlook);
        Position position = game.parse(from);
        meter.begin(position);
        for (String label : labels) {
            int option = position.option(label);
            meter.before(position, option);
            position.take(option);
            meter.after(position);
        }
        return meter;
    }

    @Test
    void strikesAndRealChoicesAreCounted() {
        Game game = Studies.REGISTRY.game(GAME);
        // The pawn at 1 meets the one that stands 26 squares on: both of the other seat's are struck by turns.
        MatchMeter meter = meter(game, "1,1/-/30,40/- 0 -", Optional.empty(), "3", "0", "1", "1");
        assertThat(meter.decisions()).isEqualTo(2);
        assertThat(meter.choices()).as("two pawns on one square are one option").isEqualTo(1);
        assertThat(meter.strikes())
                .as("square 4 is that of the other's pawn at 30")
                .isEqualTo(1);
    }

    @Test
    void whoeverTakesTheLeadFromAnotherChangesIt() {
        Game game = Studies.REGISTRY.game(GAME);
        List<Double> first = List.of(0.6, 0.95, 0.5, 0.92, 0.97);
        Outlook told = (position, values, into) -> {
            into[0] = first.get(Math.min(position.turns(), first.size() - 1));
            into[1] = 1 - into[0];
        };
        MatchMeter meter =
                meter(game, "10,0/-/9,0/- 0 -", Optional.of(told), "1", "0", "6", "0", "1", "0", "2", "0", "6");
        assertThat(meter.leadChanges()).as("11:9, 11:15, 12:15, 12:17").isEqualTo(1);
        assertThat(meter.decidedAt(0)).as("0.5 at turn 2 was the last doubt").isEqualTo(3);
        assertThat(meter.decidedAt(1)).isEqualTo(5);
        assertThat(meter.isForeseen(0)).isTrue();
        assertThat(meter.isForeseen(1)).isFalse();
    }

    @Test
    void aLeadThatIsEvenedIsStillTheLastLeaders() {
        Game game = Studies.REGISTRY.game(GAME);
        Outlook even = (position, values, into) -> Arrays.fill(into, 0.5);
        MatchMeter meter = meter(game, "5,0/-/1,0/- 2 -", Optional.of(even), "4", "0", "1", "0", "1", "0", "3");
        assertThat(meter.leadChanges()).as("5:1, 5:5, 6:5, 6:6").isZero();
    }
}
