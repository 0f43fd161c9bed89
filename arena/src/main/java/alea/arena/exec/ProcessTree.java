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

    /** Who has children faster than they are ended is left alone after so many attempts. */
    private static final int ATTEMPTS = 100;

    private final Process root;
    private final Kin kin;
    /** Also those whose parents have ended since, whom the root's descendants no longer name. */
    private final Set<ProcessHandle> family = new LinkedHashSet<>();

    private ProcessTree(Process root, Kin kin) {
        this.root = root;
        this.kin = kin;
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
            var kin = new Kin();
            kin.mark(builder);
            var tree = new ProcessTree(builder.start(), kin);
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

    /** Ends them all, now, and those that they start meanwhile. */
    synchronized void kill() {
        Set<ProcessHandle> ended = new HashSet<>();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            look();
            List.copyOf(family).forEach(member -> member.descendants().forEach(family::add));
            family.addAll(kin.find(root.pid()));
            List<ProcessHandle> found =
                    family.stream().filter(member -> !ended.contains(member)).toList();
            if (found.isEmpty()) {
                break;
            }
            found.forEach(ProcessHandle::destroyForcibly);
            ended.addAll(found);
        }
        synchronized (RUNNING) {
            RUNNING.remove(this);
        }
    }
}
