package alea.game;

import java.util.function.IntToDoubleFunction;

/**
 * What matches of a game can be worth to a seat: the least, the greatest, and whether the payoffs of all seats sum to
 * the same in every match. A win is one of them, see {@link #winner}.
 *
 * @param least the least that a match can be worth to a seat
 * @param greatest the most; more than {@code least}
 * @param sum what the payoffs of all seats sum to, or NaN where that differs from match to match
 */
public record Payoffs(double least, double greatest, double sum) {
    /** 1 for a win, 0 for a loss, shares between for a draw; all seats together have 1. */
    public static final Payoffs WIN = new Payoffs(0, 1, 1);

    /**
     * Payoffs.
     *
     * @throws IllegalArgumentException when the greatest is not more than the least, or one of them is not finite
     */
    public Payoffs {
        if (!(least < greatest) || Double.isInfinite(greatest - least) || Double.isInfinite(sum)) {
            throw new IllegalArgumentException("payoffs from " + least + " to " + greatest + ", in sum " + sum);
        }
    }

    /** Whether the payoffs of all seats sum to the same in every match. */
    public boolean isConstantSum() {
        return !Double.isNaN(sum);
    }

    /**
     * A payoff that a match ended with, if it can be.
     *
     * @throws BadInput when it is less than the least, more than the greatest, or no number: then the game is wrong
     */
    public double allowed(double payoff) {
        if (!(payoff >= least && payoff <= greatest)) {
            throw new BadInput("a match was worth %s to a seat; the game says that it is from %s to %s"
                    .formatted(payoff, least, greatest));
        }
        return payoff;
    }

    /** How far the least and the greatest are apart. */
    public double span() {
        return greatest - least;
    }

    /** Whether a match is worth nothing but a win, a loss or a share: its win rate says all about it then. */
    public boolean isWinOnly() {
        return least == 0 && greatest == 1 && sum == 1;
    }

    /** What a match is worth to each of some seats that are taken for equal. */
    public double even(int seats) {
        return isConstantSum() ? sum / seats : (least + greatest) / 2;
    }

    /**
     * What part of all there is to get a payoff is: 0 for the least; the parts of all seats together are 1.
     *
     * @param payoff of one seat, of payoffs that always sum to the same
     * @param seats how many there are
     */
    public double part(double payoff, int seats) {
        return (payoff - least) / (sum - seats * least);
    }

    /** The payoff that is such a {@link #part}. */
    public double ofPart(double part, int seats) {
        return least + part * (sum - seats * least);
    }

    /**
     * The seats that have won a match: those with a share of the win, or, of payoffs that say more than that, those
     * with the most. One has won alone; several have drawn.
     *
     * @param position over
     * @param seats how many there are
     * @return the seats as bits
     * @throws BadInput when the position pays what these payoffs do not allow
     */
    public int winners(Position position, int seats) {
        boolean shares = isWinOnly();
        double most = least;
        int winners = 0;
        for (int seat = 0; seat < seats; seat++) {
            double score = allowed(position.score(seat));
            if (shares ? score > 0 : score == most) {
                winners |= 1 << seat;
            } else if (!shares && score > most) {
                most = score;
                winners = 1 << seat;
            }
        }
        return winners;
    }

    /**
     * The same where some seats are out of it and cannot win. Where only those have won, all others have drawn.
     *
     * @param out the seats that are out, as bits
     */
    public int winners(Position position, int seats, int out) {
        if (out == 0) {
            return winners(position, seats);
        }
        int left = (1 << seats) - 1 & ~out;
        if (isWinOnly()) {
            int won = winners(position, seats) & left;
            return won == 0 ? left : won;
        }
        double most = Double.NEGATIVE_INFINITY;
        int winners = 0;
        for (int seat = 0; seat < seats; seat++) {
            double score = allowed(position.score(seat));
            if ((left >>> seat & 1) != 0 && score >= most) {
                winners = score > most ? 1 << seat : winners | 1 << seat;
                most = score;
            }
        }
        return winners;
    }

    /**
     * What a match is worth to a seat where some are out of it: those get the least. Of payoffs that always sum to the
     * same, what they would have got above that goes in equal parts to the others, who get no more than the greatest.
     *
     * @param position over
     * @param seats how many there are
     * @param out the seats that are out, as bits
     */
    public double score(Position position, int seat, int seats, int out) {
        double score = allowed(position.score(seat));
        if (out == 0 || (out >>> seat & 1) != 0) {
            return out == 0 ? score : least;
        }
        double freed = 0;
        for (int other = 0; other < seats && isConstantSum(); other++) {
            if ((out >>> other & 1) != 0) {
                freed += allowed(position.score(other)) - least;
            }
        }
        return Math.min(greatest, score + freed / (seats - Integer.bitCount(out)));
    }

    /**
     * The seat that has won a match: the one that has more from it than every other seat.
     *
     * @param position over
     * @param seats how many there are
     * @return the seat, or -1 where several have the most: a draw
     */
    public static int winner(Position position, int seats) {
        return winner(position::score, seats);
    }

    /**
     * The seat that has more than every other seat, or -1 where several have the most.
     *
     * @param payoffs by seat
     * @param seats how many there are
     */
    public static int winner(IntToDoubleFunction payoffs, int seats) {
        int winner = 0;
        boolean alone = true;
        for (int seat = 1; seat < seats; seat++) {
            double payoff = payoffs.applyAsDouble(seat);
            double most = payoffs.applyAsDouble(winner);
            alone = payoff > most || alone && payoff != most;
            winner = payoff > most ? seat : winner;
        }
        return alone ? winner : -1;
    }
}
