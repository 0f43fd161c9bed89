package alea.analysis.rollout;

import alea.analysis.equity.Equities;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A distinct option of a rollout, and what was played of it. */
final class Branch {
    private final DistinctOption option;
    private final List<Opening> openings;
    private final Payoffs payoffs;
    private final List<Unit> units = new ArrayList<>();
    /** By seat, as the equities say. */
    private final double[] equities;
    /** By seat; made when it is first asked for after a unit. */
    private final @Nullable Adjusted[] adjusted;

    private volatile boolean givenUp;

    Branch(DistinctOption option, Game game, Optional<Equities> known) {
        this.option = option;
        payoffs = game.payoffs();
        openings = Opening.of(option.after());
        equities = new double[game.seats()];
        adjusted = new Adjusted[game.seats()];
        double[] at = new double[equities.length];
        for (Opening opening : openings) {
            known.ifPresent(k -> k.at(opening.position(), at));
            for (int seat = 0; seat < at.length; seat++) {
                equities[seat] += opening.weight() * at[seat];
            }
        }
    }

    /** The numbers of the options that it stands for. */
    List<Integer> options() {
        return option.options();
    }

    /** Where the option leads. */
    Position after() {
        return option.after();
    }

    boolean isOver() {
        return after().node() == Position.OVER;
    }

    List<Opening> openings() {
        return openings;
    }

    List<Unit> units() {
        return units;
    }

    void add(Unit unit) {
        units.add(unit);
        Arrays.fill(adjusted, null);
    }

    /** What a seat got in the units, without luck. */
    Adjusted adjusted(int seat) {
        Adjusted known = adjusted[seat];
        if (known == null) {
            known = Adjusted.of(units, seat, equities[seat], payoffs);
            adjusted[seat] = known;
        }
        return known;
    }

    /** It cannot be the best any more: no more of it is played. */
    void giveUp() {
        givenUp = true;
    }

    boolean isGivenUp() {
        return givenUp;
    }
}
