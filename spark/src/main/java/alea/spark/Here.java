package alea.spark;

import alea.game.Registry;

/** What a machine has once, however many tasks it does. */
final class Here {
    private static final Registry REGISTRY = Registry.installed();

    private Here() {}

    /** The games and strategies at hand. */
    static Registry registry() {
        return REGISTRY;
    }
}
