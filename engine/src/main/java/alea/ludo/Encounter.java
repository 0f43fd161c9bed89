package alea.ludo;

/** What happens when a pawn moves to where others may stand. The numbered rules are those of each dialect's source. */
public enum Encounter {
    /** Project LUDO, rules 8 and 11: landing off the safe squares sends every opponent there back. */
    STRIKE("off the globes everybody there is struck") {
        @Override
        int land(Dialect rules, Others others, int from, int die) {
            int to = rules.destination(from, die);
            if (!rules.isSafe(to)) {
                others.strikeAll(to);
            }
            return to;
        }
    },

    /** LUDO like UCSC, rules 6 and 7: landing sends an opponent back, and nobody lands where an own pawn stands. */
    CAPTURE("everybody there is struck; a pawn cannot land on one of its own") {
        @Override
        boolean sharesWithOwn() {
            return false;
        }

        @Override
        int land(Dialect rules, Others others, int from, int die) {
            return STRIKE.land(rules, others, from, die);
        }
    },

    /** pyludo: stars carry on to the next star, two opponents or one on a globe send the mover back to its base. */
    PYLUDO(
            "one opponent is struck, on a star that carries on left alone; two, or one on a globe, send the mover to its base; entering strikes all") {
        @Override
        int land(Dialect rules, Others others, int from, int die) {
            return pyludo(rules, others, from, die, false);
        }
    },

    /** The fork of pyludo: a single opponent on the first star of a jump is struck as well. */
    PYLUDO_FORK(
            "one opponent is struck, on every star touched; two, or one on a globe, send the mover to its base; entering strikes all") {
        @Override
        int land(Dialect rules, Others others, int from, int die) {
            return pyludo(rules, others, from, die, true);
        }
    },

    /** LUDOPy: every square that is touched asks for itself who stands there, and only the first opponent found counts. */
    LUDOPY(
            "the first opponent found counts: one pawn is struck, two send the mover to its base, as does anybody on a globe, on a start its owner; entering is no exception") {
        @Override
        int land(Dialect rules, Others others, int from, int die) {
            int to = rules.destination(from, die);
            if (from >= rules.ring()) {
                return to;
            }
            int first = rules.via(from, die);
            if (from != Dialect.BASE && rules.isGlobe(first)) {
                int owner = first / Dialect.QUARTER; // the place whose start this is, or 0 where it is nobody's
                int found = firstFound(others, first);
                boolean start = first % Dialect.QUARTER == 0;
                if (found != 0 && (!start || found == owner)) {
                    return Dialect.BASE;
                }
            }
            boolean repelled = repels(others, first);
            if (rules.isStar(first) && first != rules.lastStar()) {
                repelled |= repels(others, rules.nextStar(first));
            }
            return repelled ? Dialect.BASE : to;
        }

        // Rule H: one piece of the first opponent found is struck; two or more send the mover back.
        private boolean repels(Others others, int square) {
            int k = firstFound(others, square);
            if (k != 0 && others.count(k, square) == 1) {
                others.strike(k, square);
                return false;
            }
            return k != 0;
        }

        private int firstFound(Others others, int square) {
            for (int k = 1; k < Dialect.PLACES; k++) {
                if (others.count(k, square) > 0) {
                    return k;
                }
            }
            return 0;
        }
    };

    private final String description;

    Encounter(String description) {
        this.description = description;
    }

    /** What happens, in a few words. */
    String describe() {
        return description;
    }

    /** Whether a pawn may land where another of its seat stands. Home is for all in any case. */
    boolean sharesWithOwn() {
        return true;
    }

    /**
     * The others round the board, as the mover's place sees them: frame k is the place k further on, squares are the mover's
     * progress.
     */
    interface Others {
        /** How many pawns of frame {@code k} stand on a square. */
        int count(int k, int square);

        /** Sends the pawns of frame {@code k} on a square back. */
        void strike(int k, int square);

        /** How many opponents stand on a square. */
        default int countAll(int square) {
            int n = 0;
            for (int k = 1; k < Dialect.PLACES; k++) {
                n += count(k, square);
            }
            return n;
        }

        /** Sends everybody on a square back. */
        default void strikeAll(int square) {
            for (int k = 1; k < Dialect.PLACES; k++) {
                strike(k, square);
            }
        }
    }

    /**
     * Moves a pawn: strikes whom the move strikes, and tells where the pawn ends.
     *
     * @param from the pawn's progress; it can move with this die
     * @return its progress after the move
     */
    abstract int land(Dialect rules, Others others, int from, int die);

    private static int pyludo(Dialect rules, Others others, int from, int die, boolean firstStarStrikes) {
        // 1.4 (1): entering strikes everybody on the start, globe or not.
        if (from == Dialect.BASE) {
            others.strikeAll(0);
            return 0;
        }
        // (2): the lane has no opponents.
        int square = rules.via(from, die);
        if (square >= rules.ring()) {
            return rules.destination(from, die);
        }
        // (3a): two opponents anywhere, or one on a globe, send the mover back.
        int there = others.countAll(square);
        if (there >= 2 || there == 1 && rules.isGlobe(square)) {
            return Dialect.BASE;
        }
        // (3c): a plain square.
        if (!rules.isStar(square)) {
            others.strikeAll(square);
            return square;
        }
        // (3b): a star.
        if (firstStarStrikes) {
            others.strikeAll(square);
        }
        if (square == rules.lastStar()) {
            return rules.home();
        }
        int next = rules.nextStar(square);
        if (others.countAll(next) >= 2) {
            return Dialect.BASE;
        }
        others.strikeAll(next);
        return next;
    }
}
