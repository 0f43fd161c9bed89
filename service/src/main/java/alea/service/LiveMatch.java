package alea.service;

import alea.game.BadInput;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.match.Watcher;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One match in which people may take part, and be advised. Its dice are those of match 0 of the seed. */
public final class LiveMatch implements AutoCloseable {
    /** Who sits where somebody decides who is asked. */
    public static final String HUMAN = "human";

    /** Decides for people. */
    @FunctionalInterface
    public interface Person {
        /**
         * The option that somebody takes.
         *
         * @throws alea.game.Forfeit when they leave
         * @throws java.util.concurrent.CancellationException when the match is to end at once
         */
        int choose(Position position);
    }

    /**
     * Who plays what.
     *
     * @param game its spec
     * @param strategies for the seats that are not fixed, in order, repeated to fill them; none for the opponent
     *     that the game recommends
     * @param fixed by seat {@link #HUMAN} or a strategy; where nobody is human, the first seat is, unless it is fixed
     * @param seed of all dice
     */
    public record Request(String game, List<String> strategies, Map<Integer, String> fixed, long seed) {
        public Request {
            strategies = List.copyOf(strategies);
            fixed = Map.copyOf(fixed);
        }
    }

    /**
     * How the match ended.
     *
     * @param over whether it is over by the rules; else who was to act has left, or given up
     * @param seat who acted last, or was to act
     * @param turns how many there were
     * @param winner who won, where it is over and somebody did
     * @param reason why a strategy gave up, where it said why
     */
    public record Ending(
            boolean over,
            int seat,
            int turns,
            OptionalInt winner,
            @Nullable String reason) {}

    /**
     * What the strategy that the game recommends for that thinks of a decision.
     *
     * @param choices how likely it picks which option
     * @param values what each is worth, where it says that
     */
    public record Advice(Answers.Choices choices, Optional<Answers.Values> values) {}

    private final Game game;
    /** By seat; nothing for people. */
    private final List<Optional<Player>> seats = new ArrayList<>();

    private final Arbiter arbiter;
    private final @Nullable Strategy adviser;
    private final String adviserName;

    /**
     * A match about to begin.
     *
     * @param person decides for everybody who is human
     * @throws BadInput when that cannot be played
     */
    public LiveMatch(Registry registry, Request request, Person person) {
        game = registry.game(request.game);
        List<Player> players = new ArrayList<>();
        for (String who : seating(registry, game, request)) {
            Optional<Player> player = who.equals(HUMAN) ? Optional.empty() : Optional.of(registry.player(who, game));
            seats.add(player);
            players.add(player.orElseGet(
                    () -> new Player(Spec.parse(HUMAN), () -> (position, ignored) -> person.choose(position))));
        }
        arbiter = new Arbiter(game, players, request.seed, Arbiter.UNCAPPED);
        adviserName = registry.recommended(game, Recommendation.Use.HINTS).stream()
                .findFirst()
                .orElse("");
        adviser = adviserName.isEmpty()
                ? null
                : registry.player(adviserName, game).instances().get();
    }

    /** Who sits in each seat. */
    private static List<String> seating(Registry registry, Game game, Request request) {
        Map<Integer, String> fixed = new HashMap<>(request.fixed);
        if (!fixed.containsValue(HUMAN) && !request.strategies.contains(HUMAN)) {
            fixed.putIfAbsent(0, HUMAN);
        }
        int free = game.seats() - fixed.size();
        if (request.strategies.size() > free) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%d strategies for %d free seats of %s",
                    request.strategies.size(),
                    free,
                    game.spec()));
        }
        List<String> others = request.strategies.isEmpty() ? List.of(standard(registry, game)) : request.strategies;
        List<String> seating = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            String who = fixed.get(seat);
            seating.add(who != null ? who : others.get(next++ % others.size()));
        }
        return seating;
    }

    private static String standard(Registry registry, Game game) {
        return registry.recommended(game, Recommendation.Use.OPPONENT).stream()
                .findFirst()
                .orElseThrow(() -> new BadInput("name a strategy for each seat of %s".formatted(game.spec())));
    }

    /** The game. */
    public Game game() {
        return game;
    }

    /** The spec of the strategy in a seat; nothing where somebody sits. */
    public Optional<Spec> strategy(int seat) {
        return seats.get(seat).map(Player::spec);
    }

    /** The strategy that advises people, or an empty text. */
    public String adviser() {
        return adviserName;
    }

    /** What the adviser thinks of a decision; nothing where there is none. */
    public Optional<Advice> advice(Position position) {
        if (!(adviser instanceof Policy policy)) {
            return Optional.empty();
        }
        return Optional.of(new Advice(
                Answers.policy(policy, position, 0),
                adviser instanceof Evaluator evaluator
                        ? Optional.of(Answers.evaluate(evaluator, position))
                        : Optional.empty()));
    }

    /** Plays until the match is over or somebody leaves, for a watcher to see. */
    public Ending play(Watcher watcher) {
        Termination termination =
                arbiter.play(0, 0, IntStream.range(0, game.seats()).toArray(), watcher);
        Position position = arbiter.position();
        boolean over = termination == Termination.PLAYED;
        int winner = over ? Payoffs.winner(position, game.seats()) : -1;
        return new Ending(
                over,
                position.seat(),
                position.turns(),
                winner < 0 ? OptionalInt.empty() : OptionalInt.of(winner),
                arbiter.reason());
    }

    @Override
    public void close() {
        arbiter.close();
        Arbiter.close(adviser);
    }
}
