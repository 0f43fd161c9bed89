package alea.web.match;

import alea.game.Registry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Opens 200 matches of all games, moves in each while the others wait, and says what that takes. */
final class ManyMatches {
    static final int MANY = 200;
    private static final int MOVES = 3;

    private ManyMatches() {}

    public static void main(String[] args) {
        Registry registry = Registry.installed().closed();
        List<String> games =
                registry.games().stream().map(factory -> factory.name()).toList();
        try (var shelf = new MatchShelf(registry, Path.of(args[0]))) {
            List<String> open = new ArrayList<>();
            for (int i = 0; open.size() < MANY; i++) {
                MatchScene scene = shelf.begin(
                        new MatchShelf.Begin(games.get(i % games.size()), List.of(), (long) i, false, List.of()));
                if (scene.state().equals("decide")) { // else it was over before anybody was asked
                    open.add(scene.id());
                }
            }
            int waiting = 0;
            for (String id : open) {
                MatchScene scene = shelf.match(id);
                for (int move = 0; move < MOVES && scene.state().equals("decide"); move++) {
                    int option = scene.board().options().getLast().index();
                    scene = shelf.act(id, scene.size(), new Deed.Take(option));
                }
                waiting += scene.state().equals("decide") ? 1 : 0;
            }
            System.gc();
            Runtime jvm = Runtime.getRuntime();
            System.out.println(String.format(
                    Locale.ROOT,
                    "%d open, %d wait for a move, %d MB of %d live",
                    shelf.open(),
                    waiting,
                    jvm.totalMemory() - jvm.freeMemory() >> 20,
                    jvm.maxMemory() >> 20));
        }
    }
}
