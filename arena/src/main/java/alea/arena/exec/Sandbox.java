package alea.arena.exec;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps a program apart from the rest of the system, by the namespaces of Linux: {@code unshare} makes them, a script
 * mounts what it may see, {@code setpriv} takes away the right to undo that. There is no network; there are no other
 * processes to be seen; nothing can be written but small folders of memory at {@code /tmp}, {@code /run}, {@code
 * /sys} and {@code /dev/shm}, which are new and empty; its own files are in {@code /mnt/bot}, where it runs; a folder
 * that is to be hidden is empty. What else its user may read it may read. When the first process ends, all end.
 */
public final class Sandbox {
    /** What a sandboxed program may know of the environment. */
    private static final Set<String> ENVIRONMENT =
            Set.of("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "JAVA_HOME", "PYENV_ROOT");

    private static final List<String> UNSHARE = List.of(
            "unshare",
            "--user",
            "--map-root-user",
            "--net",
            "--ipc",
            "--pid",
            "--mount",
            "--fork",
            "--kill-child",
            "--mount-proc");

    /**
     * Every mount that can be written becomes read-only, the first of all or nothing runs. {@code mountinfo} writes a
     * blank as {@code \040}.
     */
    private static final String SCRIPT = """
            own=$1 name=$2 hidden=$3 command=$4
            mount -t tmpfs -o size=1m,mode=755 tmpfs /mnt && mkdir /mnt/bot || exit 125
            if [ -n "$name" ]; then
              : > "/mnt/bot/$name" && mount --bind "$own" "/mnt/bot/$name" || exit 125
            else
              mount --bind "$own" /mnt/bot || exit 125
            fi
            while read -r _ _ _ _ at options _; do
              case $at:$options in
                /proc* | /sys* | /dev*) ;;
                *:rw*) mount -o remount,bind,ro "$(printf %b "$at")" ;;
              esac
            done < /proc/self/mountinfo 2>/dev/null
            if [ -w / ] || [ -w /mnt/bot ]; then echo 'the system cannot be made read-only' >&2; exit 125; fi
            for empty in /sys /tmp /run /dev/shm "$hidden"; do
              [ -z "$empty" ] || [ ! -d "$empty" ] || mount -t tmpfs -o size=64m tmpfs "$empty" || exit 125
            done
            cd /mnt/bot || exit 125
            setpriv --bounding-set=-all --inh-caps=-all --no-new-privs /bin/sh -c "$command"
            exit $?
            """;

    /** Found when it is first asked for. */
    private static final class Known {
        static final Optional<String> MISSING = tried();
    }

    private Sandbox() {}

    /** Why there can be no sandbox on this system, or nothing where there can; found by making one, once. */
    public static Optional<String> missing() {
        return Known.MISSING;
    }

    private static Optional<String> tried() {
        try {
            Process process = new ProcessBuilder(command(Home.here(), "exit 0"))
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String words = new String(process.getInputStream().readNBytes(1000), StandardCharsets.UTF_8).strip();
            int status = process.waitFor();
            if (status == 0) {
                return Optional.empty();
            }
            String last = words.substring(words.lastIndexOf('\n') + 1);
            return Optional.of(
                    last.isEmpty() ? String.format(Locale.ROOT, "unshare ended with status %d", status) : last);
        } catch (IOException e) {
            return Optional.of("there is no unshare here");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("it was interrupted");
        }
    }

    /** The words that run a command of the shell in a sandbox. */
    private static List<String> command(Home home, String command) {
        List<String> words = new ArrayList<>(UNSHARE);
        words.addAll(List.of(
                "/bin/sh",
                "-c",
                SCRIPT,
                "sh",
                home.own().toString(),
                home.isFile() ? String.valueOf(home.own().getFileName()) : "",
                home.hidden().map(Path::toString).orElse(""),
                command));
        return words;
    }

    /**
     * How the system's shell runs a command. Ctrl-C goes to every process of a terminal; the bot ignores it, since
     * otherwise it would seem to crash in a match that Alea is about to put away.
     */
    static ProcessBuilder launch(String command, Home home, Terms terms) {
        if (File.separatorChar == '\\') {
            return new ProcessBuilder("cmd.exe", "/d", "/c", command)
                    .directory(home.folder().toFile());
        }
        String limited = terms.limits() + command;
        if (!terms.sandboxed()) {
            return new ProcessBuilder("/bin/sh", "-c", "trap '' INT; " + limited)
                    .directory(home.folder().toFile());
        }
        List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", "trap '' INT; exec \"$@\"", "sh"));
        words.addAll(command(home, limited));
        var builder = new ProcessBuilder(words);
        builder.environment().keySet().retainAll(ENVIRONMENT);
        return builder;
    }
}
