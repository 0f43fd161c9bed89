package alea.game;

import java.util.function.Supplier;

/**
 * A strategy by name, ready to sit down.
 *
 * @param spec the strategy's canonical spec
 * @param instances makes a new instance, for one seat and one thread
 * @param name what it is called where results are shown; its spec unless somebody gave it a name
 */
public record Player(Spec spec, Supplier<? extends Strategy> instances, String name) {
    /** A player without a name of its own. */
    public Player(Spec spec, Supplier<? extends Strategy> instances) {
        this(spec, instances, spec.toString());
    }

    /** The same player by another name. */
    public Player called(String other) {
        return new Player(spec, instances, other);
    }

    /** As it is written where players are named, and kept in records: its spec, or {@code name=NAME@SPEC}. */
    public String written() {
        return named() ? "name=" + name + "@" + spec : name;
    }

    /** Whether somebody gave it a name. */
    public boolean named() {
        return !name.equals(spec.toString());
    }
}
