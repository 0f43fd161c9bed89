package alea.game;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The games and strategies at hand, by name. */
public final class Registry {
    /** Plays every game. */
    private static final String ANYBODY = "random";

    private static final String ONE_PLY = "expectimax:depth=1";
    /** Names a program that plays: none of the strategies here, but whoever runs programs takes it. */
    private static final String COMMAND = "exec";

    private final Map<String, GameFactory> games = new TreeMap<>();
    private final Map<String, StrategyFactory> strategies = new TreeMap<>();
    private final GameFinder finder;
    /** Makes players of commands; null where there are none. */
    private final @Nullable BiFunction<String, Game, Player> programs;
    /** Whether specs may name files. */
    private final boolean opens;

    /**
     * A registry of what some plug-ins add.
     *
     * @throws BadInput when two of them use the same name
     */
    public Registry(Iterable<Plugin> plugins) {
        finder = text -> Optional.empty();
        programs = null;
        opens = true;
        for (Plugin plugin : plugins) {
            plugin.games().forEach(f -> add(games, f.name(), f));
            plugin.strategies().forEach(f -> add(strategies, f.name(), f));
        }
    }

    private Registry(
            Registry other, GameFinder finder, @Nullable BiFunction<String, Game, Player> programs, boolean opens) {
        games.putAll(other.games);
        strategies.putAll(other.strategies);
        this.finder = finder;
        this.programs = programs;
        this.opens = opens;
    }

    /** The same registry, which also has the games that a finder finds. */
    public Registry with(GameFinder other) {
        return new Registry(this, other, programs, opens);
    }

    /**
     * The same registry for those who may open no file here: a spec that sets a key to the name of one, or to any
     * text that may be one, is refused.
     */
    public Registry closed() {
        return new Registry(this, finder, null, false);
    }

    /**
     * The same registry, in which {@code exec:COMMAND} is a player, too: for who has it from the command line alone.
     *
     * @param programs makes a player of a command and a game
     */
    public Registry running(BiFunction<String, Game, Player> programs) {
        return new Registry(this, finder, opens ? programs : null, opens);
    }

    /** Whether it is for those who may open no file. */
    public boolean isClosed() {
        return !opens;
    }

    /** A registry of every plug-in on the class path. */
    public static Registry installed() {
        return new Registry(ServiceLoader.load(Plugin.class));
    }

    private static <F> void add(Map<String, F> to, String name, F factory) {
        if (to.putIfAbsent(name, factory) != null) {
            throw new BadInput("two plug-ins are named " + name);
        }
    }

    /** The games, by name. */
    public Collection<GameFactory> games() {
        return Stream.concat(games.values().stream(), finder.games().stream()).toList();
    }

    /**
     * Whether a text names a game that no plug-in brings, such as a rule file.
     *
     * @throws BadInput where it names one that cannot be used
     */
    public boolean finds(String text) {
        return finder.find(text).isPresent();
    }

    /** The families whose rule sets are at hand, by name. */
    public List<RuleFamily> families() {
        Map<String, RuleFamily> families = new TreeMap<>();
        games.values().forEach(game -> game.family().ifPresent(family -> families.putIfAbsent(family.name(), family)));
        return List.copyOf(families.values());
    }

    /** The names of those strategies that play {@code game} by their name alone, in order. */
    public List<String> ready(Game game) {
        return strategies(game).stream()
                .filter(f -> f.complete(game))
                .map(StrategyFactory::name)
                .toList();
    }

    /** All strategies, by name, whatever they play. */
    public Collection<StrategyFactory> strategies() {
        return List.copyOf(strategies.values());
    }

    /**
     * The strategies that can play {@code game}, by name; some only with a key of their {@link
     * StrategyFactory#required}.
     */
    public List<StrategyFactory> strategies(Game game) {
        return strategies.values().stream().filter(f -> f.plays(game)).toList();
    }

    /**
     * The specs of strategies that a game recommends for a use, the strongest first, as far as they can be played
     * here. To sit down with a person and to play matches on, {@code random} is good enough in the end; to sit down,
     * a look one move ahead comes before it where the game recommends nobody.
     */
    public List<String> recommended(Game game, Recommendation.Use use) {
        List<String> own = able(
                game.recommended().stream().filter(r -> r.uses().contains(use)).map(Recommendation::strategy), game);
        Stream<String> anybody = switch (use) {
            case OPPONENT -> own.isEmpty() ? Stream.of(ONE_PLY, ANYBODY) : Stream.of(ANYBODY);
            case PLAYOUTS -> Stream.of(ANYBODY);
            case HINTS, SURVEY, SEARCH -> Stream.empty();
        };
        return able(Stream.concat(own.stream(), anybody), game);
    }

    private List<String> able(Stream<String> strategies, Game game) {
        return strategies
                .filter(strategy -> able(Spec.parse(strategy), game))
                .distinct()
                .toList();
    }

    /** Who is at hand that appraises positions of a game, by the name alone. */
    public Optional<Player> appraiser(Game game) {
        return strategies(game).stream()
                .filter(f -> f.appraises() && f.complete(game))
                .findFirst()
                .map(f -> player(f.name(), game));
    }

    private boolean able(Spec spec, Game game) {
        StrategyFactory factory = strategies.get(spec.name());
        return factory != null
                && factory.plays(game)
                && (factory.complete(game) || !spec.rest().isEmpty());
    }

    /**
     * The game that a spec names.
     *
     * @throws BadInput when the name or a key is not known, or a value is not allowed
     */
    public Game game(String text) {
        GameFinder.Found found = find(text);
        return found.factory().create(settings(found));
    }

    private Settings settings(GameFinder.Found found) {
        return requireOpen(Settings.read(
                new Spec(found.factory().name(), found.rest()), found.factory().keys()));
    }

    private Settings requireOpen(Settings settings) {
        if (!opens) {
            settings.opens().ifPresent(key -> {
                throw new BadInput("%s: %s is taken from the command line alone"
                        .formatted(settings.spec().name(), key));
            });
        }
        return settings;
    }

    private GameFinder.Found find(String text) {
        return finder.find(text).orElseGet(() -> {
            Spec spec = Spec.parse(text);
            GameFactory factory = games.get(spec.name());
            if (factory == null && strategies.containsKey(spec.name())) {
                throw new BadInput("%s is a strategy; the game goes first".formatted(Quoted.of(spec.name())));
            }
            if (factory == null) {
                throw new BadInput("there is no game %s%s; there are %s"
                        .formatted(
                                Quoted.of(spec.name()),
                                Names.didYouMean(spec.name(), games.keySet()),
                                list(games.keySet())));
            }
            return new GameFinder.Found(factory, spec.rest());
        });
    }

    /**
     * The spec of a game by the name that stays: that of a file has the hash of its rules, so that it is another one
     * when they change.
     *
     * @throws BadInput when nobody at hand makes it
     */
    public String canonical(String text) {
        GameFinder.Found found = find(text);
        return new Spec(found.factory().name(), found.rest()).toString();
    }

    /**
     * Who makes the game that a spec names.
     *
     * @throws BadInput when nobody at hand does
     */
    public GameFactory factory(String text) {
        return find(text).factory();
    }

    /**
     * The keys of a game with the values that a spec gives them, whether or not they make sense together.
     *
     * @throws BadInput when the name or a key is not known, or a value is not allowed
     */
    public Settings settings(String text) {
        return settings(find(text));
    }

    /**
     * The keys of a game with their values in it.
     *
     * @throws BadInput when nobody at hand has made it
     */
    public Settings settings(Game game) {
        return settings(game.spec().toString());
    }

    /**
     * The strategy that a spec names, for {@code game}, by a name that it was given (see {@link NamedSpec}) or its own.
     *
     * @throws BadInput when the name or a key is not known, a value is not allowed, or it cannot play this game
     */
    public Player player(String text, Game game) {
        NamedSpec read = NamedSpec.parse(text);
        Player player = plays(read.spec(), game);
        return read.named() ? player.called(read.name()) : player;
    }

    private Player plays(String text, Game game) {
        requireNoProgram(text);
        Spec spec = Spec.parse(text);
        StrategyFactory factory = strategies.get(spec.name());
        List<String> fitting =
                strategies(game).stream().map(StrategyFactory::name).toList();
        if (factory == null && spec.name().equals(COMMAND) && programs != null) {
            return programs.apply(text.substring(text.indexOf(':') + 1), game);
        }
        if (factory == null && spec.name().equals(COMMAND)) {
            throw new BadInput("%s is a program, and none plays here; %s has %s"
                    .formatted(Quoted.of(text), game.spec().name(), offers(game)));
        }
        if (factory == null) {
            throw new BadInput("there is no strategy %s%s; %s has %s"
                    .formatted(
                            Quoted.of(spec.name()),
                            Names.didYouMean(spec.name(), fitting),
                            game.spec().name(),
                            offers(game)));
        }
        if (!factory.plays(game)) {
            throw new BadInput("%s does not play %s%s; %s do"
                    .formatted(
                            spec.name(),
                            game.spec(),
                            factory.needs().isEmpty() ? "" : ": it needs " + factory.needs(),
                            offers(game)));
        }
        Settings settings = requireOpen(Settings.read(spec, factory.keys(game)));
        return new Player(settings.spec(), factory.create(settings, game));
    }

    /** A file that can be run, or a command, is easily taken for a strategy by who has written one. */
    private void requireNoProgram(String text) {
        String name = text.split(":", 2)[0];
        if (opens && !name.equals(COMMAND) && !strategies.containsKey(name)) {
            Scripts.asPlayer(text).ifPresent(program -> {
                throw new BadInput("there is no strategy %s; a program is written \"%s\""
                        .formatted(Quoted.of(text), Quoted.plain(program)));
            });
        }
    }

    /** What can be written to play a game. */
    private String offers(Game game) {
        return list(strategies(game).stream().map(f -> f.named(game)).toList());
    }

    private static String list(Collection<String> names) {
        return String.join(", ", names);
    }
}
