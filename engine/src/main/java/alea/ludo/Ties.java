package alea.ludo;

import alea.game.Key;
import alea.game.Settings;

/** Which of several equally good pawns moves (S17). */
enum Ties {
    /** Those with the most progress. */
    FAST,
    /** Those with the least progress. */
    REARMOST;

    static final Key KEY = Key.choice("ties", "S17: which of equally good pawns moves", "fast", "rearmost");

    static Ties of(Settings settings) {
        return settings.is("ties", "fast") ? FAST : REARMOST;
    }

    int among(LudoPosition p, int pawns) {
        return this == FAST ? RingView.foremost(p, pawns) : RingView.rearmost(p, pawns);
    }
}
