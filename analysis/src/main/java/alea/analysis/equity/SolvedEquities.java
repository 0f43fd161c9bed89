package alea.analysis.equity;

import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Position;
import alea.solve.Objective;
import alea.solve.Wins;
import alea.solve.run.Judge;
import alea.solve.run.SolvedGame;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What positions of a solved game are worth, exactly: the middle of bounds that are as close as it was solved. */
public final class SolvedEquities implements Equities {
    private final Payoffs payoffs;
    private final int seats;
    private final Judge judge;
    /** Of more than two seats. */
    private final @Nullable Wins wins;

    private SolvedEquities(Game game, SolvedGame solved) {
        payoffs = game.payoffs();
        seats = game.seats();
        judge = new Judge(solved);
        wins = solved.solution().objective() == Objective.OWN_WIN
                ? solved.solution().wins()
                : null;
    }

    /** By a table; empty where that says who wins, and matches are worth more than that. */
    public static Optional<Equities> of(Game game, SolvedGame solved) {
        boolean whole = solved.solution().objective() == Objective.ZERO_SUM
                || game.payoffs().isWinOnly() && !game.drawn();
        return whole ? Optional.of(new SolvedEquities(game, solved)) : Optional.empty();
    }

    @Override
    public void at(Position position, double[] into) {
        if (position.node() == Position.OVER) {
            for (int seat = 0; seat < seats; seat++) {
                into[seat] = position.score(seat);
            }
        } else if (wins == null) {
            double own = judge.at(position).score();
            into[position.seat()] = own;
            into[1 - position.seat()] = payoffs.sum() - own;
        } else {
            double[] chances = wins.at(position);
            for (int ahead = 0; ahead < seats; ahead++) {
                into[(position.seat() + ahead) % seats] = chances[ahead];
            }
        }
    }
}
