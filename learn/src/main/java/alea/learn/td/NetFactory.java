package alea.learn.td;

import alea.game.Appraiser;
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

    /**
     * The champion of a game as it is worked out plainly, one position at a time and without vectors: what others are
     * tested and measured beside. It says the same to the bit.
     *
     * @throws BadInput when Alea has none
     */
    public static Supplier<? extends Appraiser> plain(Game game) {
        Model model = champion(game);
        return () -> new NetPolicy(
                new NetworkEvaluator(
                        game.payoffs(),
                        model.network(),
                        model.features(game, CHAMPION).plain(),
                        model.network().hidden == 0 ? new LinearKernel() : new PlainKernel()),
                1);
    }

    private static Model champion(Game game) {
        if (!Champions.has(game)) {
            throw new BadInput("net needs file=...: Alea has no champion for %s; it has one for %s"
                    .formatted(game.spec(), String.join(", ", Champions.games())));
        }
        return Champions.read(game);
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        String file = settings.get("file");
        Model model = file.equals(CHAMPION) ? champion(game) : Model.read(InputFile.path(file));
        model.header().require(file, Model.KIND, game);
        int plies = settings.number("plies");
        model.features(game, file);
        Supplier<Tablebase> tables = TablebasePlugin.of(settings, game);
        Network net = model.network();
        float[][] rows = plies == 1 ? NetworkBatch.rows(net) : new float[0][];
        return () -> {
            Kernel kernel = Kernel.of(net);
            var valuer = new NetworkEvaluator(game.payoffs(), net, model.features(game, file), kernel, tables.get());
            return new NetPolicy(
                    valuer, plies, plies == 1 ? new NetworkBatch(net, rows, valuer.features, kernel) : null);
        };
    }
}
