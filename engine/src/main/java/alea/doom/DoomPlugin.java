package alea.doom;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.search.Draw;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/** Dice of Doom and the strategies of the thesis. */
public final class DoomPlugin implements Plugin {
    private static final String ENDLESS = "none";
    private static final int MOST_TURNS = 1_000_000;

    private static final List<Key> KEYS = List.of(
            new Key("size", "the board", "5x5", new Key.Form("ROWSxCOLUMNS, 1x2 to 8x8")),
            Key.range("dice", "the most dice of a tile", 2, 20, 5),
            Key.choice(
                    "reinforce",
                    "how the dice that end a turn are placed: in order, at random, weighted by dice, by the "
                            + "player, or as in the thesis",
                    "1",
                    "2",
                    "3",
                    "player",
                    "thesis"),
            Key.choice("init", "the deal: every tile to any seat (0), or equal shares (1)", "0", "1"),
            new Key("turns", "finished turns that make a draw", "100", new Key.Form("1..1000000, or none")),
            Key.range("seats", "how many play", 2, 4, 2),
            Key.choice(
                    "supply",
                    "the dice that end a turn: tiles of the largest territory, or dice taken less one (Land of Lisp)",
                    "territory",
                    "taken"),
            Key.range("faces", "faces of a die", 2, 100, 6),
            Key.range("attack", "the fewest dice that attack", 2, 20, 2),
            new Key(
                    "mask",
                    "where there are tiles",
                    Shapes.FULL,
                    new Key.Form("full, triangle, hexagon, or rows of x and - like x--/xx-/xxx")),
            new Key(
                    "map",
                    "which tiles touch",
                    Shapes.NONE,
                    new Key.Text("none, or a file of lines TILE: NEIGHBOUR NEIGHBOUR ...", List.of(Shapes.NONE))));

    @Override
    public List<GameFactory> games() {
        return List.of(new Games());
    }

    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                new Rules(
                        "greedy",
                        "the attack with most expected dice and reinforcement, or none (section 3.1.3)",
                        game -> {
                            Ranks ranks = Ranks.greedy(game);
                            return () -> new AttackLookahead(game, ranks, false);
                        }),
                new Rules(
                        "expansion",
                        "the attack that most enlarges the largest territory, or none (section 3.2.6)",
                        game -> {
                            Ranks ranks = Ranks.expansion(game);
                            return () -> new AttackLookahead(game, ranks, true);
                        }),
                new Rules("zero", "the first attack while there is one (section 3.2.3)", game -> Zero::new),
                new Tree());
    }

    private static DoomGame game(Settings s) {
        DoomBoard board = Shapes.board(s.get("size"), s.get("mask"), s.get("map"));
        int dice = s.number("dice");
        int attack = s.number("attack");
        if (attack > dice) {
            throw new BadInput(
                    String.format(Locale.ROOT, "doom: attack=%d and dice=%d: nobody could ever attack", attack, dice));
        }
        if (board.size() < s.number("seats")) {
            throw new BadInput(
                    String.format(Locale.ROOT, "doom: %d tiles for %d seats", board.size(), s.number("seats")));
        }
        return new DoomGame(
                s.spec(),
                board,
                new DoomGame.Variant(
                        s.number("seats"),
                        dice,
                        s.number("faces"),
                        attack,
                        Reinforcement.of(s.get("reinforce")),
                        s.is("supply", "taken"),
                        s.is("init", "1"),
                        limit(s.get("turns"))));
    }

    private static int limit(String turns) {
        if (turns.equals(ENDLESS)) {
            return DoomGame.ENDLESS;
        }
        if (!turns.matches("[1-9][0-9]{0,6}") || Integer.parseInt(turns) > MOST_TURNS) {
            throw new BadInput(String.format(
                    Locale.ROOT, "doom: turns=%s is not allowed; turns is 1..%d, or none", turns, MOST_TURNS));
        }
        return Integer.parseInt(turns);
    }

    private record Games() implements GameFactory {
        @Override
        public String name() {
            return "doom";
        }

        @Override
        public List<Key> keys() {
            return KEYS;
        }

        @Override
        public Game create(Settings settings) {
            return game(settings);
        }

        @Override
        public List<String> samples() {
            return List.of(
                    "size=2x2",
                    "size=3x3",
                    "size=3x2,dice=2,reinforce=2,init=1",
                    "size=3x3,dice=3,reinforce=3,init=1,seats=3",
                    "size=2x3,reinforce=player,turns=none,faces=4",
                    "size=4x4,dice=4,seats=4,supply=taken,attack=3,mask=triangle,turns=30");
        }
    }

    /** The thesis's tree search. */
    private record Tree() implements StrategyFactory {
        @Override
        public String name() {
            return "mcts";
        }

        @Override
        public String title() {
            return "Dice of Doom: tree search that takes every attack for won (section 3.2.5)";
        }

        @Override
        public List<Key> keys() {
            return ThesisTree.KEYS;
        }

        @Override
        public String light() {
            return "iterations=10,simulations=1";
        }

        @Override
        public boolean plays(Game game) {
            return game instanceof DoomGame;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            Draw.of(settings, game);
            return () -> new ThesisTree(settings, (DoomGame) game);
        }
    }

    /** The strategies of one rule. */
    private record Rules(String name, String about, Function<DoomGame, Supplier<? extends Strategy>> maker)
            implements StrategyFactory {
        @Override
        public String title() {
            return "Dice of Doom: " + about;
        }

        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public boolean plays(Game game) {
            return game instanceof DoomGame;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return maker.apply((DoomGame) game);
        }
    }
}
