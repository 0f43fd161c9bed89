package alea.service;

import alea.arena.entry.Entrant;
import alea.arena.exec.Bots;
import alea.arena.exec.Terms;
import alea.game.Registry;

/** Programs as players wherever strategies are named. */
public final class Programs {
    private Programs() {}

    /**
     * The same registry, which takes {@code exec:COMMAND}, too. The program is started once when it is named, so that
     * one that cannot play is found at once.
     *
     * @param terms what it is granted
     */
    public static Registry running(Registry registry, Terms terms) {
        return registry.running((command, game) -> {
            Entrant program = Entrant.parse(Bots.NAME + ":" + command);
            program.probe(game, terms);
            return program.player(registry, game, terms);
        });
    }
}
