package alea.arena.exec;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Rings when a time is over, unless it is turned off before. One thread watches over all of them. Setting an alarm
 * wakes it only for a time that ends before all that it knows of; so asking bots, each within the same limit, wakes
 * nobody.
 */
final class Alarm implements AutoCloseable {
    private static final long OFF = Long.MAX_VALUE;
    private static final long RUNG = -1;
    private static final long ORIGIN = System.nanoTime();

    private static final Set<Alarm> ALL = ConcurrentHashMap.newKeySet();
    /** When the watch looks next; while it looks, every time that is set wakes it again. */
    private static volatile long next = OFF;

    private static final Thread WATCH =
            Thread.ofPlatform().daemon().name("bot-watch").start(Alarm::watch);

    private final Runnable bell;
    private final AtomicLong end = new AtomicLong(OFF);

    /**
     * An alarm that is off.
     *
     * @param bell is run when a time is over, and must be quick
     */
    Alarm(Runnable bell) {
        this.bell = bell;
        ALL.add(this);
    }

    /** Sets it. */
    void set(Duration limit) {
        long then = now() + limit.toNanos();
        end.set(then);
        if (then < next) {
            LockSupport.unpark(WATCH);
        }
    }

    /** Turns it off; false when it has rung, or is about to. */
    boolean off() {
        return end.getAndSet(OFF) != RUNG;
    }

    /** It never rings again. */
    @Override
    public void close() {
        ALL.remove(this);
    }

    private static long now() {
        return System.nanoTime() - ORIGIN;
    }

    private static void watch() {
        while (true) {
            next = OFF;
            long first = OFF;
            long now = now();
            for (Alarm alarm : ALL) {
                long end = alarm.end.get();
                if (end >= 0 && end <= now && alarm.end.compareAndSet(end, RUNG)) {
                    alarm.bell.run();
                } else if (end >= 0) {
                    first = Math.min(first, end);
                }
            }
            next = first;
            LockSupport.parkNanos(Alarm.class, first == OFF ? OFF : Math.max(1, first - now()));
        }
    }
}
