package alea.spark;

import alea.arena.entry.Entrant;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Registry;

/** What a machine has once, however many tasks it does. */
final class Here {
    private static final Registry REGISTRY = Registry.installed();

    private Here() {}

    /** The games and strategies at hand. */
    static Registry registry() {
        return REGISTRY;
    }

    /**
     * Insists on a player whom every machine has.
     *
     * @param local the command that plays others, too
     * @throws BadInput when it is a program
     */
    static void requireNoProgram(Entrant player, String local) {
        if (player.isProgram()) {
            throw new BadInput("%s is a program of this machine, and is not sent to others; %s plays it"
                    .formatted(Quoted.of(player.spec()), local));
        }
    }
}
