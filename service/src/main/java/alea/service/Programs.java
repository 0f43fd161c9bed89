package alea.service;

import alea.arena.exec.Bots;
import alea.game.Registry;
import java.time.Duration;

/** Programs as players wherever strategies are named. */
public final class Programs {
    private Programs() {}

    /**
     * The same registry, which takes {@code exec:COMMAND}, too. The program is started once when it is named, so that
     * one that cannot play is found at once.
     *
     * @param moveTime how long an answer may take
     */
    public static Registry running(Registry registry, Duration moveTime) {
        return registry.running((command, game) -> {
            Bots.probe(command, game, moveTime);
            return Bots.player(command, game, moveTime);
        });
    }
}
