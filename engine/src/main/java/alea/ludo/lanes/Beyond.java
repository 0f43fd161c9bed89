package alea.ludo.lanes;

/** What a roll does that leads beyond home. */
enum Beyond {
    /** It cannot be used. */
    NOTHING {
        @Override
        int code(int home, int from, int die) {
            return home;
        }
    },
    /** It leads home. */
    HOME {
        @Override
        int code(int home, int from, int die) {
            return home;
        }
    },
    /** The pawn turns back at home. */
    BOUNCE {
        @Override
        int code(int home, int from, int die) {
            return 2 * home - from - die;
        }
    },
    /** The pawn goes back from where it stood, by what is too much. */
    BACK {
        @Override
        int code(int home, int from, int die) {
            return home - die;
        }
    };

    /** Where the pawn ends. */
    abstract int code(int home, int from, int die);
}
