package alea.match;

import alea.game.Game;
import alea.game.Spec;
import alea.game.Strategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gives every pairing of game and strategies its own copy of {@link MatchLoop}.
 *
 * <p>A call site that has seen three classes is compiled to real calls for good, so one shared loop slows down by up to
 * two once a few games have run through it. A hidden class made from the same class file has profiles of its own.
 */
public final class Runners {
    /** Each copy holds compiled code; whoever comes after this many shares one loop. */
    private static final int MOST = 256;

    private static final Runner SHARED = new MatchLoop();
    private static final Runners ALL = new Runners(MOST);

    private final int most;
    private final Map<Pairing, Runner> copies = new HashMap<>();

    private record Pairing(Spec game, Set<Class<?>> strategies) {}

    /** Runners with so many copies at most. */
    Runners(int most) {
        this.most = most;
    }

    /** The runner for matches of {@code game} between such strategies; the same pairing always gets the same runner. */
    public static Runner of(Game game, List<? extends Strategy> strategies) {
        return ALL.runner(game, strategies);
    }

    synchronized Runner runner(Game game, List<? extends Strategy> strategies) {
        Set<Class<?>> classes = new HashSet<>();
        strategies.forEach(s -> classes.add(s.getClass()));
        var pairing = new Pairing(game.spec(), classes);
        Runner known = copies.get(pairing);
        if (known != null) {
            return known;
        }
        if (copies.size() >= most) {
            return SHARED;
        }
        Runner copy = copy();
        copies.put(pairing, copy);
        return copy;
    }

    private static Runner copy() {
        try (var in = MatchLoop.class.getResourceAsStream("MatchLoop.class")) {
            if (in == null) {
                return SHARED; // ahead-of-time images may keep no class files
            }
            var hidden = MethodHandles.lookup().defineHiddenClass(in.readAllBytes(), true);
            return (Runner) hidden.lookupClass().getDeclaredConstructor().newInstance();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the match loop cannot be copied", e);
        }
    }
}
