package alea.arena.exec;

import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * A process and all that it has started. Those that run when the JVM exits, however it does, are ended by a shutdown
 * hook.
 *
 * <p>Processes are ended through their handles: {@link Process#destroyForcibly} also closes the pipes, and waits for
 * whoever is blocked on one.
 */
final class ProcessTree {
    private static final Set<ProcessTree> RUNNING = new HashSet<>();
    private static boolean hooked;
    private static boolean leaving;

    private final Process root;
    /** Also those whose parents have ended since, whom the root's descendants no longer name. */
    private final Set<ProcessHandle> family = new LinkedHashSet<>();

    private ProcessTree(Process root) {
        this.root = root;
        family.add(root.toHandle());
    }

    /**
     * Starts a process.
     *
     * @throws CancellationException when the JVM is exiting
     */
    static ProcessTree start(ProcessBuilder builder) throws IOException {
        synchronized (RUNNING) {
            if (leaving) {
                throw new CancellationException("Alea is about to end");
            }
            if (!hooked) {
                try {
                    Runtime.getRuntime().addShutdownHook(new Thread(ProcessTree::leave, "bot-ender"));
                } catch (IllegalStateException e) {
                    throw new CancellationException("Alea is about to end");
                }
                hooked = true;
            }
            var tree = new ProcessTree(builder.start());
            RUNNING.add(tree);
            return tree;
        }
    }

    /** Whether the JVM is exiting, so that processes end which have done nothing wrong. */
    static boolean leaving() {
        synchronized (RUNNING) {
            return leaving;
        }
    }

    private static void leave() {
        List<ProcessTree> all;
        synchronized (RUNNING) {
            leaving = true;
            all = List.copyOf(RUNNING);
        }
        all.forEach(ProcessTree::kill);
    }

    /** The process that was started. */
    Process root() {
        return root;
    }

    /** Takes note of what the process has started. */
    synchronized void look() {
        root.descendants().forEach(family::add);
    }

    /** Ends them all, now. */
    synchronized void kill() {
        look();
        for (ProcessHandle member : List.copyOf(family)) {
            member.descendants().forEach(family::add);
            member.destroyForcibly();
        }
        family.forEach(ProcessHandle::destroyForcibly);
        synchronized (RUNNING) {
            RUNNING.remove(this);
        }
    }
}
