package alea.service;

import alea.analysis.rollout.DistinctOption;
import alea.arena.record.MatchRecord;
import alea.arena.record.MatchRecord.Result;
import alea.arena.record.Verification;
import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.NamedSpec;
import alea.game.Payoffs;
import alea.game.Player;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.match.Arbiter;
import alea.match.Delegating;
import alea.match.Termination;
import alea.match.Trace;
import alea.match.Truncation;
import alea.match.Watcher;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One match in which people may take part: they can take moves back, stop and go on later, and be advised. Its dice
 * are those of match 0 of the seed; or people tell what the dice of a real table show.
 *
 * <p>A match follows from its seed and from what people decide. So to take a move back is to play the match again from
 * its beginning, up to there; the same dice come again. Strategies are asked again, too, and draw as they did; what
 * they answer is what was played, even where they think differently now.
 */
public final class LiveMatch implements AutoCloseable {
    /** Who sits where somebody decides who is asked. */
    public static final String HUMAN = "human";

    /** Decides for people. */
    @FunctionalInterface
    public interface Person {
        /**
         * What somebody does.
         *
         * @throws java.util.concurrent.CancellationException when the match is to end at once
         */
        Reply answer(Question question);
    }

    /**
     * A decision of more than one distinct option, or what the dice show where they are told. Where all options are the
     * same but for which of equal pieces moves, nobody is asked.
     *
     * @param position at a decision, or at a chance node
     * @param options those that differ
     * @param undo whether there is a move to take back
     * @param redo whether one was taken back here
     */
    public record Question(Position position, List<DistinctOption> options, boolean undo, boolean redo) {}

    /** What somebody does who is asked. */
    public sealed interface Reply {
        /** Takes an option. */
        record Move(int option) implements Reply {}

        /** Takes back what somebody decided last. */
        record Undo() implements Reply {}

        /** Plays what was taken back. */
        record Redo() implements Reply {}

        /** Stops the match. */
        record Leave() implements Reply {}
    }

    /**
     * Who plays what.
     *
     * @param game its spec
     * @param strategies for the seats that are not fixed, in order, repeated to fill them; none for those that the
     *     source of the rules seats, or else for the strongest opponent at one ply
     * @param fixed by seat {@link #HUMAN} or a strategy; where nobody is human, the first seat is, unless it is fixed
     * @param seed of all dice; empty where people tell what the dice show
     * @param played the options that were taken before, where the match goes on
     */
    public record Request(
            String game, List<String> strategies, Map<Integer, String> fixed, OptionalLong seed, List<Integer> played) {
        public Request {
            strategies = List.copyOf(strategies);
            fixed = Map.copyOf(fixed);
            played = List.copyOf(played);
        }

        /** A new match. */
        public Request(String game, List<String> strategies, Map<Integer, String> fixed, long seed) {
            this(game, strategies, fixed, OptionalLong.of(seed), List.of());
        }

        /**
         * A match that goes on where its record ends. One whose dice came from elsewhere goes on with dice that people
         * tell.
         *
         * @param name what to call the record in messages
         * @param instead by seat, who sits there now instead of whom the record names
         * @throws BadInput when it is over, does not hold, is no match 0 of its seed, or seats who starts a program
         */
        public static Request of(String name, MatchRecord record, Registry registry, Map<Integer, String> instead) {
            Verification checked = Verification.of(record, registry);
            checked.rules().or(checked::dice).ifPresent(why -> {
                throw new BadInput("%s does not hold: %s".formatted(name, why));
            });
            if (!(record.result() instanceof Result.Truncated)) {
                throw new BadInput("%s is over, see alea replay".formatted(name));
            }
            Game game = checked.game();
            if (record.match() != 0
                    || record.deal().isPresent()
                    || !record.start().equals(game.start().toString())) {
                throw new BadInput("%s is of no match that alea play began: its dice cannot go on".formatted(name));
            }
            Map<Integer, String> seats = new TreeMap<>();
            for (int seat = 0; seat < game.seats(); seat++) {
                seats.put(seat, record.strategies().get(seat));
            }
            seats.putAll(instead);
            seats.forEach((seat, who) -> {
                if (!instead.containsKey(seat) && startsProgram(who)) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "%s seats %s, which would start a program, and a file may start none; seat somebody: "
                                    + "--seat %d=WHO",
                            name,
                            Quoted.of(who),
                            game.place(seat)));
                }
            });
            return new Request(record.game(), List.of(), seats, record.seed(), checked.options());
        }
    }

    /** Whether a player, as a record names it, is a program: a file may start none. */
    public static boolean startsProgram(String who) {
        return !Listing.openToAll(Spec.parse(NamedSpec.parse(who).spec()).name());
    }

    /**
     * How the match ended.
     *
     * @param over whether it is over by the rules; else who was to act has left, or given up
     * @param seat who acted last, or was to act
     * @param turns how many its record has, one that was left or given up in included
     * @param within whether the last of them is unfinished
     * @param winner who won, where it is over and somebody did
     * @param reason why a strategy gave up, where it said why
     */
    public record Ending(
            boolean over,
            int seat,
            int turns,
            boolean within,
            OptionalInt winner,
            @Nullable String reason) {}

    /** Thrown to play the match again from its beginning. */
    private static final class Again extends CancellationException {
        private static final long serialVersionUID = 1L;
    }

    private final Game game;
    private final OptionalLong seed;
    /** By seat; nothing for people. */
    private final List<Optional<Player>> seats = new ArrayList<>();

    private final List<String> names = new ArrayList<>();
    private final Person person;
    private final Arbiter arbiter;
    private final Adviser adviser;
    private final Trace trace = new Trace();
    /** The options that are taken again, whoever decides. */
    private int[] script;
    /** Where in the trace somebody was asked. */
    private final Deque<Integer> asked = new ArrayDeque<>();

    /** What was taken back, the last move first; where it was decided, and the option. */
    private final Deque<Integer> undone = new ArrayDeque<>();

    private Optional<Termination> termination = Optional.empty();
    private boolean left;

    /**
     * A match about to begin, or to go on.
     *
     * @param person decides for everybody who is human
     * @throws BadInput when that cannot be played
     */
    public LiveMatch(Registry registry, Request request, Person person) {
        this(registry, new Questions(registry), request, person);
    }

    /**
     * The same, where many matches are played at once.
     *
     * @param known has games and players that others have asked for, too
     * @throws BadInput when that cannot be played
     */
    public LiveMatch(Registry registry, Questions known, Request request, Person person) {
        game = known.game(request.game);
        seed = request.seed;
        this.person = person;
        script = request.played.stream().mapToInt(Integer::intValue).toArray();
        List<Player> players = new ArrayList<>();
        for (String who : seating(registry, game, request)) {
            Optional<Player> player =
                    who.equals(HUMAN) ? Optional.empty() : Optional.of(known.player(request.game, who));
            seats.add(player);
            names.add(player.map(Player::written).orElse(HUMAN));
            players.add(player.map(p -> new Player(
                            p.spec(), () -> new Scripted(p.instances().get())))
                    .orElseGet(() -> new Player(Spec.parse(HUMAN), () -> (position, ignored) -> decide(position))));
        }
        arbiter = new Arbiter(game, players, seed.orElse(0), Arbiter.UNCAPPED);
        if (seed.isEmpty()) {
            arbiter.tell(this::told);
        }
        adviser = new Adviser(registry, game);
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
        List<String> others = request.strategies;
        boolean named = !others.isEmpty();
        if (!named) {
            others = game.seating().isEmpty()
                    ? List.of(Opponents.of(registry, game).getFirst().strategy())
                    : game.seating();
        }
        List<String> seating = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            String who = fixed.get(seat);
            seating.add(who != null ? who : others.get((named ? next++ : seat) % others.size()));
        }
        return seating;
    }

    /** The game. */
    public Game game() {
        return game;
    }

    /** The seed of its dice; empty where they are told. */
    public OptionalLong seed() {
        return seed;
    }

    /** The strategy in a seat, by its name; nothing where somebody sits. */
    public Optional<String> strategy(int seat) {
        return seats.get(seat).map(Player::name);
    }

    /** Who sits in a seat, as the record names them. */
    public String written(int seat) {
        return names.get(seat);
    }

    /** Where the match stands, or has ended. */
    public Position position() {
        return arbiter.position();
    }

    /** The options that were taken so far, chance and decisions; asked while nobody plays on. */
    public int[] played() {
        return trace.toArray();
    }

    /** Whether somebody has left the match. */
    public boolean isLeft() {
        return left;
    }

    /** What is known of the options of a decision, at some length; nothing where nobody can tell. */
    public Optional<Advice> advice(Question question) {
        return question.position.isChance() ? Optional.empty() : adviser.advice(question.position, question.options);
    }

    /**
     * Whether what a watcher sees just now was played before: since a move was taken back, or since the match goes on.
     */
    public boolean isReplaying() {
        return script.length > 0 && trace.size() <= script.length;
    }

    /** The record of the match so far; one that somebody left is as unfinished as one that is being played. */
    public MatchRecord record() {
        Result result = new Result.Truncated();
        List<Double> payoffs = List.of();
        int seat = arbiter.position().seat();
        if (termination.isPresent() && (isOver() || !left)) {
            result = MatchRecord.result(game, termination.get(), arbiter.winners(), seat, arbiter.reason());
            if (!game.payoffs().isWinOnly()) {
                payoffs = IntStream.range(0, game.seats())
                        .mapToObj(s -> arbiter.score(s, Truncation.LOST))
                        .toList();
            }
        }
        return MatchRecord.of(game, names, seed, trace.toArray(), result, payoffs);
    }

    private boolean isOver() {
        return termination.isPresent() && termination.get() == Termination.PLAYED;
    }

    /**
     * Plays until the match is over or somebody leaves, for a watcher to see. Where a move is taken back, the watcher
     * sees the match begin again.
     */
    public Ending play(Watcher watcher) {
        int[] seating = IntStream.range(0, game.seats()).toArray();
        while (termination.isEmpty()) {
            try {
                asked.clear();
                termination = Optional.of(arbiter.play(0, 0, seating, trace.and(watcher)));
            } catch (Again again) {
                // by the script
            }
        }
        Position position = arbiter.position();
        int turns = record().turns().size();
        int winner = isOver() ? Payoffs.winner(position, game.seats()) : -1;
        return new Ending(
                isOver(),
                position.seat(),
                turns,
                turns > position.turns(),
                winner < 0 ? OptionalInt.empty() : OptionalInt.of(winner),
                arbiter.reason());
    }

    /** A strategy that is asked, and answers what was played, where the match is played again. */
    private final class Scripted implements Delegating {
        private final Strategy strategy;

        Scripted(Strategy strategy) {
            this.strategy = strategy;
        }

        @Override
        public Strategy other() {
            return strategy;
        }

        @Override
        public int choose(Position position, Dice dice) {
            int at = trace.size();
            if (at >= script.length) {
                return strategy.choose(position, dice);
            }
            try {
                strategy.choose(position, dice); // what it draws and remembers is to be as it was
            } catch (Forfeit unable) {
                // It went on before.
            }
            return script[at];
        }
    }

    /** What the dice show that people tell. */
    private int told(Position position) {
        List<DistinctOption> faces = new ArrayList<>();
        for (int option = 0; option < position.options(); option++) {
            Position after = position.copy();
            after.take(option);
            faces.add(new DistinctOption(List.of(option), after));
        }
        return take(position, faces);
    }

    /** The option that a person takes. */
    private int decide(Position position) {
        return take(position, DistinctOption.of(game, position));
    }

    private int take(Position position, List<DistinctOption> options) {
        int at = trace.size();
        if (at < script.length) {
            if (options.size() > 1) {
                asked.push(at);
            }
            return script[at];
        }
        if (options.size() == 1) {
            return options.getFirst().options().getFirst();
        }
        Reply reply = person.answer(new Question(position, options, !asked.isEmpty(), !undone.isEmpty()));
        return switch (reply) {
            case Reply.Move(int option) -> {
                if (!undone.isEmpty() && undone.pop() != option) {
                    undone.clear();
                }
                asked.push(at);
                yield option;
            }
            case Reply.Redo() -> {
                asked.push(at);
                yield undone.pop();
            }
            case Reply.Undo() -> {
                int back = asked.pop();
                int[] played = trace.toArray();
                undone.push(played[back]);
                script = Arrays.copyOf(played, back);
                throw new Again();
            }
            case Reply.Leave() -> {
                left = true;
                throw new Forfeit("a person left");
            }
        };
    }

    @Override
    public void close() {
        arbiter.close();
    }
}
