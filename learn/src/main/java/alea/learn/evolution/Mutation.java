package alea.learn.evolution;

/** How a child changes (section 2.2; Eiben and Smith, section 4.4.2). */
sealed interface Mutation {
    /** A step size does not get smaller than this. */
    double SMALLEST = 1e-6;

    /** Step sizes that a chromosome of so many genes carries. */
    default int steps(int genes) {
        return 0;
    }

    /** What a new chromosome's step sizes have as their median; they are log-normal around it. */
    default double median() {
        return 0;
    }

    /**
     * Changes a child in place, first its step sizes, then its genes by them.
     *
     * @param steps as many as {@link #steps} says
     */
    void apply(double[] genes, double[] steps, Normal normal);

    /** Not at all. */
    record None() implements Mutation {
        @Override
        public void apply(double[] genes, double[] steps, Normal normal) {}
    }

    /** A normal number with one standard deviation is added to every gene. */
    record Fixed(double sigma) implements Mutation {
        @Override
        public void apply(double[] genes, double[] steps, Normal normal) {
            normal.add(sigma, genes);
        }
    }

    /** The chromosome carries its standard deviation, which is multiplied by {@code exp(rate N)}. */
    record OneStep(double rate, double median) implements Mutation {
        @Override
        public int steps(int genes) {
            return 1;
        }

        @Override
        public void apply(double[] genes, double[] steps, Normal normal) {
            steps[0] = Math.max(SMALLEST, steps[0] * StrictMath.exp(rate * normal.next()));
            normal.add(steps[0], genes);
        }
    }

    /**
     * Every gene has a standard deviation, which is multiplied by {@code exp(rate N + rate N_i)}: one number for all
     * and one of its own. The paper names one learning rate, which serves as both.
     */
    record NStep(double rate, double median) implements Mutation {
        @Override
        public int steps(int genes) {
            return genes;
        }

        @Override
        public void apply(double[] genes, double[] steps, Normal normal) {
            double all = rate * normal.next();
            for (int i = 0; i < genes.length; i++) {
                steps[i] = Math.max(SMALLEST, steps[i] * StrictMath.exp(all + rate * normal.next()));
                genes[i] += steps[i] * normal.next();
            }
        }
    }
}
