package alea.analysis.balance;

import alea.stats.BlockEstimate;
import alea.stats.BlockSums;
import alea.stats.Interval;
import java.util.Optional;

/** What is measured of a variant; docs/balance.md defines each. */
public enum Measure {
    FIRST_SEAT("firstSeat", "first seat wins", "of matches that the first seat wins, draws in even parts", Kind.RATE) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[at.points(0)] / (sums[MatchSums.MATCHES] - sums[MatchSums.TRUNCATED]);
        }
    },
    TURNS("turns", "turns", "turns of a match", Kind.COUNT) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.TURNS] / sums[MatchSums.MATCHES];
        }
    },
    STRIKES("strikes", "strikes", "strikes of a match", Kind.COUNT) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.STRIKES] / sums[MatchSums.MATCHES];
        }
    },
    LEAD_CHANGES("leadChanges", "lead changes", "how often another seat takes the lead in a match", Kind.COUNT) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.LEAD_CHANGES] / sums[MatchSums.MATCHES];
        }
    },
    DECIDED_AT("decidedAt", "decided at turn", "turns after which the winner stays above 0.9", Kind.COUNT) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.DECIDED_AT] / sums[MatchSums.WON];
        }
    },
    CHOICES("choices", "real choices", "of decisions that have two options which are not equivalent", Kind.PART) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.CHOICES] / sums[MatchSums.DECISIONS];
        }
    },
    SKILL("skill", "skill", "of matches that the player wins alone among those it is compared with", Kind.RATE) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.SKILL_POINTS] / sums[MatchSums.SKILL_MATCHES];
        }
    },
    PLIES("plies", "two plies", "of matches that two plies win alone among one ply", Kind.RATE) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.PLIES_POINTS] / sums[MatchSums.PLIES_MATCHES];
        }
    },
    LUCK("luck", "luck", "of the variance of payoffs that remains when it is known who sits where", Kind.PART) {
        @Override
        double of(double[] sums, MatchSums at) {
            return 1 - play(sums, at);
        }
    },
    DRAWS("draws", "draws", "of matches that several seats share", Kind.RATE) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.DRAWS] / sums[MatchSums.MATCHES];
        }
    },
    TRUNCATED("truncated", "truncated", "of matches that are stopped at the cap", Kind.RATE) {
        @Override
        double of(double[] sums, MatchSums at) {
            return sums[MatchSums.TRUNCATED] / sums[MatchSums.MATCHES];
        }
    };

    /** What values there can be. */
    private enum Kind {
        /** How often something happens. */
        RATE,
        /** Something else from 0 to 1. */
        PART,
        /** 0 and more. */
        COUNT
    }

    private final String word;
    private final String title;
    private final String meaning;
    private final Kind kind;

    Measure(String word, String title, String meaning, Kind kind) {
        this.word = word;
        this.title = title;
        this.meaning = meaning;
        this.kind = kind;
    }

    /** The measure by the sums of matches; NaN where they do not say. */
    abstract double of(double[] sums, MatchSums at);

    /** Its name in results. */
    public String word() {
        return word;
    }

    /** Its name for people. */
    public String title() {
        return title;
    }

    /** What it is, in a few words that follow "share" or stand alone. */
    public String meaning() {
        return kind == Kind.COUNT ? meaning : "share " + meaning;
    }

    /** Whether it lies between 0 and 1. */
    public boolean isShare() {
        return kind != Kind.COUNT;
    }

    /** The 95 % interval of an estimate; empty where nothing says how sure it is. */
    Optional<Interval> interval(BlockEstimate estimate, BlockSums sums) {
        long matches = matches(sums);
        if (matches == 0) {
            return Optional.empty();
        }
        return switch (kind) {
            case RATE -> estimate.rateInterval(matches);
            case PART -> estimate.interval(matches, 0, 1);
            case COUNT -> estimate.interval(matches, 0, Double.POSITIVE_INFINITY);
        };
    }

    /** How many matches it rests on that share nothing. */
    long matches(BlockSums sums) {
        return Math.round(
                switch (this) {
                    case SKILL, LUCK -> sums.get(MatchSums.DEALS);
                    case PLIES -> sums.get(MatchSums.PLIES_MATCHES) / 2;
                    case DECIDED_AT -> sums.get(MatchSums.WON);
                    default -> sums.get(MatchSums.MATCHES);
                });
    }

    /**
     * The part of the variance of payoffs that is between seatings, by products of different deals alone: what dice
     * have in common within a deal then does not bias it.
     */
    private static double play(double[] sums, MatchSums at) {
        int seats = at.seats();
        double n = sums[MatchSums.DEALS];
        double between = 0;
        double total = 0;
        for (int seat = 0; seat < seats; seat++) {
            double all = 0;
            double apart = 0;
            double squares = 0;
            for (int sitting = 0; sitting < seats; sitting++) {
                double payoff = sums[at.payoff(sitting, seat)];
                double square = sums[at.square(sitting, seat)];
                all += payoff;
                apart += payoff * payoff - square;
                squares += square;
            }
            double mean = (all * all - sums[at.together(seat)]) / (seats * seats * n * (n - 1));
            between += apart / (seats * n * (n - 1)) - mean;
            total += squares / (seats * n) - mean;
        }
        return total == 0 ? 0 : between / total;
    }
}
