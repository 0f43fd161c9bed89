package alea.game;

import java.util.function.Supplier;

/**
 * A strategy by name, ready to sit down.
 *
 * @param spec the strategy's canonical spec
 * @param instances makes a new instance, for one seat and one thread
 */
public record Player(Spec spec, Supplier<? extends Strategy> instances) {}
