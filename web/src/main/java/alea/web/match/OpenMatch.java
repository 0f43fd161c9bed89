package alea.web.match;

import alea.arena.record.MatchRecord;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.match.Watcher;
import alea.service.LiveMatch;
import alea.service.LiveMatch.Question;
import alea.service.LiveMatch.Reply;
import alea.service.MatchFile;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match that is being played. It has a thread of its own, which plays until somebody is asked, and waits there; all
 * others look at the match while it waits.
 */
final class OpenMatch implements AutoCloseable {
    /** Seconds that whoever acts waits for strategies to think. */
    private static final long PATIENCE = 50;

    private final LiveMatch match;
    private final MatchFile file;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Thread thread;

    private @Nullable Question question;
    private @Nullable Reply reply;
    private LiveMatch.@Nullable Ending ending;
    private @Nullable String failure;
    private boolean closed;
    private volatile long used = System.nanoTime();

    /**
     * Lets a match go on.
     *
     * @param maker makes it, for a person who decides
     */
    OpenMatch(String id, MatchFile file, Function<LiveMatch.Person, LiveMatch> maker) {
        this.file = file;
        match = maker.apply(this::answer);
        thread = Thread.ofVirtual().name("match " + id).unstarted(this::play);
    }

    /** Begins to play. */
    void start() {
        thread.start();
    }

    private void play() {
        try (match) {
            LiveMatch.Ending found = match.play(new Sight());
            file.write(match.record());
            lock.lock();
            try {
                ending = found;
            } finally {
                lock.unlock();
            }
        } catch (CancellationException stopped) {
            // It was closed, and its file has it.
        } catch (RuntimeException e) {
            lock.lock();
            try {
                failure = e instanceof BadInput ? String.valueOf(e.getMessage()) : "a strategy failed";
            } finally {
                lock.unlock();
            }
        } finally {
            lock.lock();
            try {
                closed = closed || ending == null;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    /** Writes the match down as it goes. */
    private final class Sight implements Watcher {
        @Override
        public void before(Position position, int option) {
            // Nothing has happened yet.
        }

        @Override
        public void after(Position position) {
            if (!match.isReplaying() && file.isDue(position.turns())) {
                file.write(match.record());
            }
        }
    }

    private Reply answer(Question asked) {
        file.write(match.record());
        lock.lock();
        try {
            question = asked;
            changed.signalAll();
            while (reply == null && !closed) {
                changed.await();
            }
            Reply given = reply;
            reply = null;
            question = null;
            if (given == null) {
                throw new CancellationException();
            }
            return given;
        } catch (InterruptedException e) {
            throw new CancellationException();
        } finally {
            lock.unlock();
        }
    }

    /** What can be seen of a match that waits, or has ended. */
    record Seen(LiveMatch match, Optional<Question> question, Optional<LiveMatch.Ending> ending) {}

    /**
     * Does something, where nothing has happened since somebody looked, and looks at the match once it waits again.
     *
     * @param size how many options had been taken when somebody looked
     * @param act what to do; empty to look alone
     * @param look is not to keep what it sees
     * @throws BadInput when that cannot be done, or the match cannot go on
     */
    <T> T act(int size, Function<Question, Optional<Reply>> act, Function<Seen, T> look) {
        used = System.nanoTime();
        lock.lock();
        try {
            await();
            if (question != null && match.played().length == size) {
                Optional<Reply> wanted = act.apply(question);
                if (wanted.isPresent()) {
                    question = null;
                    reply = wanted.get();
                    changed.signalAll();
                    await();
                }
            }
            return look.apply(new Seen(match, Optional.ofNullable(question), Optional.ofNullable(ending)));
        } finally {
            used = System.nanoTime();
            lock.unlock();
        }
    }

    /** Looks at the match once it waits. */
    <T> T look(Function<Seen, T> look) {
        return act(-1, ignored -> Optional.empty(), look);
    }

    private void await() {
        long left = TimeUnit.SECONDS.toNanos(PATIENCE);
        try {
            while (question == null && ending == null && !closed && left > 0) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            // Whoever waits is to wait no longer.
        }
        if (failure != null) {
            throw new BadInput("the match cannot go on: " + failure);
        }
        if (closed && ending == null) {
            throw new BadInput("the match was closed meanwhile; open it again");
        }
        if (question == null && ending == null) {
            throw new BadInput("the strategy is still thinking; look at the match again later");
        }
    }

    /** The game. */
    Game game() {
        return match.game();
    }

    /** Its record so far. */
    MatchRecord record() {
        return look(seen -> seen.match.record());
    }

    /** When somebody looked last, by {@link System#nanoTime}. */
    long used() {
        return used;
    }

    /** Whether nobody can act any more. */
    boolean isDone() {
        lock.lock();
        try {
            return closed || ending != null;
        } finally {
            lock.unlock();
        }
    }

    /** Ends its thread; the file has the match. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = closed || ending == null;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        thread.interrupt();
    }
}
