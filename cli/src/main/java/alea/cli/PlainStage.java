package alea.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Line after line, for whatever reads lines. */
final class PlainStage implements Stage {
    private final PrintWriter out;
    private @Nullable Scene asked;

    PlainStage(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void passes(String lines) {
        out.println(lines);
    }

    @Override
    public void ask(Scene scene) {
        asked = scene;
        scene.options().forEach(option -> out.println("  " + option));
        askAgain();
    }

    @Override
    public void askAgain() {
        Scene scene = asked;
        if (scene != null) {
            out.print(scene.prompt(
                    String.format(Locale.ROOT, "1-%d", scene.options().size())));
            out.flush();
        }
    }

    @Override
    public boolean turns(String answer) {
        return false;
    }

    @Override
    public void say(List<String> lines) {
        lines.forEach(out::println);
    }

    @Override
    public void close(String board, List<String> news, List<String> words) {
        say(words);
        out.flush();
    }
}
