package alea.doom;

/** What a position promises at a glance. */
final class Outlook {
    private Outlook() {}

    /**
     * A seat's share of the strength of all: its dice, and its reinforcement, which is the dice to come if its turn ended now.
     */
    static double of(DoomPosition p, int seat) {
        DoomGame game = p.game();
        if (p.isDeal()) {
            return 1.0 / game.seats();
        }
        double all = 0;
        double own = 0;
        for (int s = 0; s < game.seats(); s++) {
            double strength = p.dice(s) + game.board().largest(p.tiles(s));
            all += strength;
            own += s == seat ? strength : 0;
        }
        return own / all;
    }
}
