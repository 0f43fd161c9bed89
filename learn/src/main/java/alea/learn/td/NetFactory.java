package alea.learn.td;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.game.Tablebase;
import alea.game.TablebasePlugin;
import alea.learn.npy.InputFile;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Makes players of value networks: of a file, or the champion that Alea brings along for a game. */
public final class NetFactory implements StrategyFactory {
    private static final String CHAMPION = "champion";

    @Override
    public String name() {
        return Model.KIND;
    }

    @Override
    public String title() {
        return "a value network that learned from playing against itself";
    }

    @Override
    public List<Key> keys() {
        return List.of(
                new Key(
                        "file",
                        "the network; champion: the one that Alea brings along for this game",
                        CHAMPION,
                        new Key.Text("a model that alea train wrote, or " + CHAMPION, List.of(CHAMPION))),
                Key.range("plies", "1: compares positions; 2: averages over the next roll and the reply", 1, 2, 1),
                TablebasePlugin.KEY);
    }

    @Override
    public List<String> required(Game game) {
        return Champions.has(game) ? List.of() : List.of("file");
    }

    @Override
    public boolean plays(Game game) {
        return !FeaturePlugin.kinds(game).isEmpty();
    }

    @Override
    public String needs() {
        return FeaturePlugin.installed().stream()
                .map(FeaturePlugin::games)
                .filter(games -> !games.isEmpty())
                .collect(Collectors.joining(", or "));
    }

    @Override
    public boolean evaluates() {
        return true;
    }

    @Override
    public boolean appraises() {
        return true;
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        String file = settings.get("file");
        Model model;
        if (file.equals(CHAMPION)) {
            if (!Champions.has(game)) {
                throw new BadInput("net needs file=...: Alea has no champion for %s; it has one for %s"
                        .formatted(game.spec(), String.join(", ", Champions.games())));
            }
            model = Champions.read(game);
        } else {
            model = Model.read(InputFile.path(file));
        }
        model.header().require(file, Model.KIND, game);
        int plies = settings.number("plies");
        model.features(game, file);
        Supplier<Tablebase> tables = TablebasePlugin.of(settings, game);
        return () -> new NetPolicy(
                new NetworkEvaluator(
                        game.payoffs(),
                        model.network(),
                        model.features(game, file),
                        Kernel.of(model.network()),
                        tables.get()),
                plies);
    }
}
