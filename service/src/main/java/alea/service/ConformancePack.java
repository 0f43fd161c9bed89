package alea.service;

import alea.game.BadSetting;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Perft;
import alea.game.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What another implementation of a game's rules can be compared with: positions with all their options and where those
 * lead, how many ways there are to go on, and whole matches. All of it follows from the seed.
 */
public final class ConformancePack {
    /** Of the positions of a random match one in so many is taken, so that there are some of many matches. */
    private static final int ONE_IN = 4;

    /** Ways to go on are counted for one ply more until there are so many. */
    private static final long ENOUGH_WAYS = 20_000;

    private static final int MOST_PLIES = 12;

    /**
     * What goes into a pack.
     *
     * @param positions how many at most, 1..10,000,000; a small game has fewer
     * @param matches how many whole ones, 0..1,000,000
     */
    public record Request(long seed, int positions, int matches) {
        public Request {
            require("positions", positions, 1, 10_000_000);
            require("matches", matches, 0, 1_000_000);
        }

        private static void require(String name, int value, int least, int most) {
            if (value < least || value > most) {
                throw new BadSetting(
                        name, String.format(Locale.ROOT, "%d is not allowed; it is %d..%d", value, least, most));
            }
        }
    }

    /**
     * An option.
     *
     * @param probability at a chance node
     * @param next the position that it leads to
     */
    public record Way(String label, @Nullable Double probability, String next) {}

    /**
     * A position and all that can happen there.
     *
     * @param node decision, chance or over
     * @param seat the place of the seat to act; the last one when it is over
     * @param options null when it is over
     * @param scores by seat in the order of play, when it is over
     */
    public record Node(
            String position,
            String node,
            int seat,
            @Nullable List<Way> options,
            @Nullable List<Double> scores) {}

    /**
     * How many ways there are to go on.
     *
     * @param perft element n: sequences of n options from the start; a roll is one, and a move another
     * @param positions element n: the different positions at their ends
     */
    public record Ways(List<Long> perft, List<Long> positions) {}

    /**
     * A whole match.
     *
     * @param match the labels of all options, chance and decisions in their order, from the start
     * @param end the last position
     * @param scores by seat; null where it was not over at the game's cap
     */
    public record Match(
            List<String> match, String end, @Nullable List<Double> scores) {}

    private final Game game;
    private final Request request;

    /** A pack of a game. */
    public ConformancePack(Game game, Request request) {
        this.game = game;
        this.request = request;
    }

    /** Tells everything, in the order in which it is written; each is a line. */
    public void tell(Consumer<Object> lines) {
        lines.accept(header());
        positions(position -> lines.accept(node(position)));
        lines.accept(ways());
        for (int match = 0; match < request.matches; match++) {
            lines.accept(match(match));
        }
    }

    private Map<String, Object> header() {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("alea-conformance", 1);
        header.put("game", game.spec().toString());
        header.put("title", game.title());
        header.put("source", game.source());
        header.put("rules", game.rules());
        header.put("seats", game.seats());
        header.put("start", game.start().toString());
        header.put("seed", request.seed);
        return header;
    }

    /**
     * Goes through different positions of random matches, the start and the end of each among them.
     *
     * @param each is told of one, which it leaves as it is
     */
    void positions(Consumer<Position> each) {
        Set<String> seen = new HashSet<>();
        Position position = game.start();
        Position start = game.start();
        for (long match = 0; match < request.positions && seen.size() < request.positions; match++) {
            Dice dice = new Dice(request.seed, match);
            position.set(start);
            while (seen.size() < request.positions) {
                boolean over = position.node() == Position.OVER || position.turns() >= start.turns() + game.turnCap();
                if ((over || position.equals(start) || dice.below(ONE_IN) == 0) && seen.add(position.toString())) {
                    each.accept(position);
                }
                if (over) {
                    break;
                }
                position.take(pick(position, dice));
            }
        }
    }

    /** What a random match does: decisions are drawn, too. */
    private static int pick(Position position, Dice dice) {
        return position.isChance() ? dice.chance(position) : dice.below(position.options());
    }

    private Node node(Position position) {
        String text = position.toString();
        int place = game.place(position.seat());
        if (position.node() == Position.OVER) {
            return new Node(text, "over", place, null, scores(position));
        }
        boolean chance = position.isChance();
        List<Way> ways = new ArrayList<>();
        for (int option = 0; option < position.options(); option++) {
            Position next = position.copy();
            next.take(option);
            Double probability = chance ? Double.valueOf(position.probability(option)) : null;
            ways.add(new Way(position.label(option), probability, next.toString()));
        }
        return new Node(text, chance ? "chance" : "decision", place, ways, null);
    }

    private List<Double> scores(Position position) {
        List<Double> scores = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            scores.add(position.score(seat));
        }
        return scores;
    }

    private Ways ways() {
        List<Long> counts = new ArrayList<>();
        List<Long> positions = new ArrayList<>();
        for (int plies = 0; plies <= MOST_PLIES; plies++) {
            long count = Perft.count(game.start(), plies);
            counts.add(count);
            positions.add((long) Perft.positions(game.start(), plies));
            if (count > ENOUGH_WAYS) {
                break;
            }
        }
        return new Ways(counts, positions);
    }

    private Match match(long number) {
        Dice dice = new Dice(request.seed, number);
        List<String> labels = new ArrayList<>();
        Position position = game.start();
        while (position.node() != Position.OVER && position.turns() < game.turnCap()) {
            int option = pick(position, dice);
            labels.add(position.label(option));
            position.take(option);
        }
        return new Match(labels, position.toString(), position.node() == Position.OVER ? scores(position) : null);
    }
}
