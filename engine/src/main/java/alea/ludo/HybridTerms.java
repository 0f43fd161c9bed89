package alea.ludo;

import java.math.BigInteger;

/**
 * The four terms of Project LUDO's hybrid strategy (section 12) for one pawn, exactly, as the formulas read.
 *
 * <p>All are whole numbers of 1/{@link #UNIT} squares: no more than twelve pawns threaten, each with a chance that is a
 * multiple of 1/192, and values count in squares or in laps of 52.
 *
 * @param currentReward what the pawn may strike from where it stands: chance times the victim's progress, summed
 * @param currentRisk the pawn's progress times the chance that it is struck where it stands
 * @param futureReward the die, what the pawn strikes by moving and 3.5 for the extra roll, and what it may strike next
 * @param futureRisk the risk where the pawn lands; the others are left where they stood
 */
record HybridTerms(BigInteger currentReward, BigInteger currentRisk, BigInteger futureReward, BigInteger futureRisk) {

    private static final int CHANCE = 192;
    private static final int THREATS = 12;
    private static final BigInteger CERTAIN = BigInteger.valueOf(CHANCE).pow(THREATS);
    static final BigInteger UNIT = CERTAIN.multiply(BigInteger.valueOf(2 * Dialect.SQUARES));

    /** (FutureReward - FutureRisk) - (CurrentReward - CurrentRisk): what moving this pawn gains. */
    BigInteger advantage() {
        return futureReward.subtract(futureRisk).subtract(currentReward).add(currentRisk);
    }

    /** The terms of a movable pawn. */
    static HybridTerms of(LudoPosition position, int pawn, HybridReading reading) {
        return new Reader(position, reading).terms(pawn);
    }

    /** Reads one position. */
    private record Reader(LudoPosition position, HybridReading reading) {
        HybridTerms terms(int pawn) {
            int from = position.progress(position.seat(), pawn);
            int to = position.game().dialect().destination(from, position.die());
            return new HybridTerms(
                    reward(from),
                    risk(from),
                    squares(position.die()).add(reward(to)).add(strike(to)),
                    risk(to));
        }

        private boolean onRing(int progress) {
            return progress >= 0 && progress < position.game().dialect().ring();
        }

        /** Where an opponent's square lies in the mover's progress. */
        private int seen(int seat, int progress) {
            int by = position.game().place(seat) - position.game().place(position.seat());
            return Math.floorMod(progress + Dialect.QUARTER * by, Dialect.SQUARES);
        }

        private static BigInteger squares(int n) {
            return UNIT.multiply(BigInteger.valueOf(n));
        }

        private BigInteger value(int progress) {
            return reading.lap() ? squares(progress).divide(BigInteger.valueOf(Dialect.SQUARES)) : squares(progress);
        }

        /** The chance of a kill at a distance of 1..6, in 1/192. */
        private int kill(int distance) {
            return reading.kill() == HybridReading.Kill.HALVING ? CHANCE / 6 >> distance % 6 : CHANCE / 6;
        }

        private BigInteger reward(int from) {
            BigInteger sum = BigInteger.ZERO;
            for (int seat = 0; onRing(from) && seat < position.game().seats(); seat++) {
                for (int i = 0; seat != position.seat() && i < position.game().pawns(); i++) {
                    int q = position.progress(seat, i);
                    int distance = onRing(q) ? seen(seat, q) - from : 0;
                    if (distance >= 1
                            && distance <= 6
                            && onRing(from + distance)
                            && !position.game().dialect().isSafe(q)) {
                        sum = sum.add(value(q).multiply(BigInteger.valueOf(kill(distance))));
                    }
                }
            }
            return sum.divide(BigInteger.valueOf(CHANCE));
        }

        private BigInteger strike(int to) {
            BigInteger sum = BigInteger.ZERO;
            boolean struck = false;
            boolean open = onRing(to) && !position.game().dialect().spares(to);
            for (int seat = 0; open && seat < position.game().seats(); seat++) {
                for (int i = 0; seat != position.seat() && i < position.game().pawns(); i++) {
                    int q = position.progress(seat, i);
                    if (onRing(q) && seen(seat, q) == to) {
                        sum = sum.add(value(q));
                        struck = true;
                    }
                }
            }
            return struck ? sum.add(squares(7).shiftRight(1)) : sum;
        }

        private BigInteger risk(int at) {
            if (!onRing(at) || position.game().dialect().isSafe(at) != reading.printedSafe()) {
                return BigInteger.ZERO;
            }
            BigInteger survival = BigInteger.ONE; // out of 192 to the power of the number of threats
            int threats = 0;
            for (int seat = 0; seat < position.game().seats(); seat++) {
                int mine = Math.floorMod(at - seen(seat, 0), Dialect.SQUARES);
                int faces = 0;
                for (int i = 0; seat != position.seat() && i < position.game().pawns(); i++) {
                    int q = position.progress(seat, i);
                    int distance = onRing(q) && onRing(mine) ? mine - q : 0;
                    if (distance < 1 || distance > 6) {
                        continue;
                    }
                    faces |= 1 << distance;
                    if (reading.kill() != HybridReading.Kill.UNION) {
                        survival = survival.multiply(BigInteger.valueOf(CHANCE - kill(distance)));
                        threats++;
                    }
                }
                if (reading.kill() == HybridReading.Kill.UNION) {
                    survival = survival.multiply(BigInteger.valueOf(CHANCE - CHANCE / 6 * Integer.bitCount(faces)));
                    threats++;
                }
            }
            BigInteger alive = survival.multiply(BigInteger.valueOf(CHANCE).pow(THREATS - threats));
            return value(at).divide(CERTAIN).multiply(CERTAIN.subtract(alive));
        }
    }
}
