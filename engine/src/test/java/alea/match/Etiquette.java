package alea.match;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Key;
import alea.game.Player;
import alea.game.Plugin;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Spec;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/**
 * A strategy that insists on how strategies are to be treated, in a plug-in of its own: begin comes before the
 * first choice, with the seat that is then to act and a number of a match that was not there before; end comes once
 * for every begin; an instance serves one seat, is asked only where there is a choice, and is closed once, at last.
 * Wherever matches are played there is a test that lets it play.
 */
public final class Etiquette implements Plugin {
    /** The strategy's name. */
    public static final String NAME = "etiquette";

    private static final List<Guest> GUESTS = new CopyOnWriteArrayList<>();
    private static final List<String> COMPLAINTS = new CopyOnWriteArrayList<>();

    /** What plays matches. */
    @FunctionalInterface
    public interface Work {
        void run() throws Exception;
    }

    @Override
    public List<StrategyFactory> strategies() {
        return List.of(new Factory());
    }

    /** The player, for whoever needs no plug-in. */
    public static Player player() {
        return new Player(new Spec(NAME, ""), Guest::new);
    }

    /**
     * Plays matches while the strategy is installed, and holds that there were some, and that every instance was
     * treated as it should be.
     */
    public static void during(Work work) throws Exception {
        GUESTS.clear();
        COMPLAINTS.clear();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        Path services = Files.createTempFile("plugin", "");
        Files.writeString(services, Etiquette.class.getName());
        thread.setContextClassLoader(new Installing(before, services));
        try {
            work.run();
        } finally {
            thread.setContextClassLoader(before);
            Files.delete(services);
        }
        assertThat(COMPLAINTS).isEmpty();
        assertThat(GUESTS.stream().mapToLong(guest -> guest.choices).sum())
                .as("choices that it was asked for")
                .isPositive();
        assertThat(GUESTS).as("has begun and not ended").noneMatch(guest -> guest.playing);
        assertThat(GUESTS).as("was closed").allMatch(guest -> guest.closed);
    }

    /** How many matches began, counted for each seat that it sat in. */
    public static long begun() {
        return GUESTS.stream().mapToLong(guest -> guest.begun).sum();
    }

    /** Adds one plug-in to those on the class path. */
    private static final class Installing extends ClassLoader {
        private final Path services;

        Installing(ClassLoader parent, Path services) {
            super(parent);
            this.services = services;
        }

        @Override
        protected Enumeration<URL> findResources(String name) {
            try {
                return name.equals("META-INF/services/" + Plugin.class.getName())
                        ? Collections.enumeration(List.of(services.toUri().toURL()))
                        : Collections.emptyEnumeration();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private record Factory() implements StrategyFactory {
        @Override
        public String name() {
            return NAME;
        }

        @Override
        public String title() {
            return "random, and insists on good manners";
        }

        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return Guest::new;
        }
    }

    private static final class Guest implements Strategy, AutoCloseable {
        private final Set<Long> indices = new HashSet<>();
        private int seat = -1;
        private long begun;
        private long choices;
        private boolean playing;
        private boolean closed;

        Guest() {
            GUESTS.add(this);
        }

        @Override
        public void begin(int at, long index) {
            insist(!closed, "begins after it was closed");
            insist(!playing, "begins match " + index + " before the last one has ended");
            insist(seat < 0 || seat == at, "sat in seat " + seat + ", and now begins in " + at);
            insist(!indices.contains(index), "begins match " + index + " twice");
            indices.add(index);
            seat = at;
            playing = true;
            begun++;
        }

        @Override
        public int choose(Position position, Dice dice) {
            insist(playing, "is asked in no match");
            insist(position.node() == Position.DECISION, "is asked where nobody decides");
            insist(position.seat() == seat, "sits in seat " + seat + " and is asked for " + position.seat());
            insist(position.options() > 1, "is asked where there is no choice");
            choices++;
            return dice.below(position.options());
        }

        @Override
        public void end(Position position) {
            insist(playing, "is told of an end without a begin");
            playing = false;
        }

        @Override
        public void close() {
            insist(!closed, "is closed twice");
            insist(!playing, "is closed in the middle of a match");
            closed = true;
        }

        private void insist(boolean so, String complaint) {
            if (!so) {
                String text = "an instance " + complaint;
                COMPLAINTS.add(text);
                throw new IllegalStateException(text);
            }
        }
    }
}
