package alea.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The checks that every game gets for free: what {@link Game} and {@link Position} promise, tried out at every node of
 * random matches. A game of one's own is checked by one line, {@code Conformance.check(game, 1, 10)}, in a test or
 * anywhere else.
 *
 * <p>At every node, with every option:
 *
 * <ul>
 *   <li>there is at least one option, and none when the match is over; labels are different, and lead back to their
 *       option;
 *   <li>the probabilities of a chance node sum to one; an option of probability 0 may be there, and chance never
 *       takes it;
 *   <li>copies are equal, have equal hashes and wait for the same; what happens to one does not touch the other, and
 *       {@link Position#set} undoes it;
 *   <li>the text is read back to an equal position, which goes on in the same way, so that nothing is remembered that
 *       is not written; positions are equal exactly when their texts are;
 *   <li>the {@linkplain Game#plain plain} rules have the same options and take them to the same positions;
 *   <li>positions are {@linkplain Game#equivalent equivalent} to themselves, to each other both ways, and alike by the
 *       plain rules, which count as many {@linkplain Game#strikes strikes};
 *   <li>where the rules are {@linkplain Game#symmetric symmetric}, the {@linkplain Game#turned turned} position can
 *       go on to the same positions, turned.
 * </ul>
 *
 * <p>And for every match: it begins at turn 0, ends before {@link Game#turnCap}, its scores are shares of one, and
 * the same options taken again lead to the same end.
 */
public final class Conformance {
    private static final double ROUNDING = 1e-12;

    /** A turn that has not come to its end after so many nodes never will. */
    private static final int MOST_NODES_OF_A_TURN = 100_000;

    /**
     * What was checked.
     *
     * @param game the game
     * @param seed the seed of the random matches
     * @param matches how many of them were played, all to their end
     * @param nodes how many nodes were checked, with all their options
     * @param longest the most turns of a match
     */
    public record Report(Spec game, long seed, long matches, long nodes, int longest) {}

    /** A promise that a game does not keep. The message says which, where, and how to see it again. */
    public static final class Violation extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private Violation(String message, @org.jspecify.annotations.Nullable Throwable cause) {
            super(message, cause);
        }
    }

    private Conformance() {}

    /**
     * Checks a game at every node of random matches.
     *
     * @param game the game
     * @param seed the seed of the matches; the same seed plays the same matches
     * @param matches how many
     * @throws Violation at the first thing that is not as promised
     */
    public static Report check(Game game, long seed, int matches) {
        long nodes = 0;
        int longest = 0;
        for (int match = 0; match < matches; match++) {
            Report one = checkMatch(game, seed, match);
            nodes += one.nodes;
            longest = Math.max(longest, one.longest);
        }
        return new Report(game.spec(), seed, matches, nodes, longest);
    }

    /**
     * Checks one of the matches that {@link #check} plays.
     *
     * @param match the number of the match, counted from 0
     * @throws Violation at the first thing that is not as promised
     */
    public static Report checkMatch(Game game, long seed, long match) {
        return check(new Walk(game, seed, match, Integer.MAX_VALUE));
    }

    /**
     * Checks the beginning of one of the matches that {@link #check} plays, for games that may go on for ever.
     *
     * @param match the number of the match, counted from 0
     * @param turns how many turns are checked; that the match is not over then is no violation
     * @throws Violation at the first thing that is not as promised
     */
    public static Report checkTurns(Game game, long seed, long match, int turns) {
        return check(new Walk(game, seed, match, turns));
    }

    private static Report check(Walk walk) {
        try {
            walk.play();
        } catch (Violation e) {
            throw e;
        } catch (RuntimeException e) {
            throw walk.violation("this was thrown: " + e, e);
        }
        return new Report(walk.game.spec(), walk.seed, 1, walk.nodes, walk.position.turns());
    }

    /** What a position says, for all that has to say the same. */
    private record Look(String text, int hash, int node, int seat, List<String> labels, double[] probabilities) {
        static final Look NOTHING = new Look("", 0, Position.OVER, 0, List.of(), new double[0]);

        static Look of(Position position) {
            List<String> labels = new ArrayList<>();
            double[] probabilities = new double[position.options()];
            for (int i = 0; i < probabilities.length; i++) {
                labels.add(position.label(i));
                probabilities[i] = position.isChance() ? position.probability(i) : 1;
            }
            return new Look(
                    position.toString(), position.hashCode(), position.node(), position.seat(), labels, probabilities);
        }
    }

    /** One match, and everything that is tried out on its way. */
    private static final class Walk {
        private final Game game;
        private final Game plainGame;
        private final long seed;
        private final long match;
        private final int most;
        private final Dice dice;
        private final List<Integer> taken = new ArrayList<>();
        private final Position position;
        private final Position plain;
        private final Position scratch;
        private final Optional<Strikes> strikes;
        private final Optional<Strikes> plainStrikes;
        private Position plainScratch;
        private Position plainSibling;
        /** The text of the position that is checked. */
        private String text;
        /** What else it says, once that is checked by itself. */
        private Look look = Look.NOTHING;

        private long nodes;

        Walk(Game game, long seed, long match, int most) {
            this.game = game;
            plainGame = game.plain();
            this.seed = seed;
            this.match = match;
            this.most = most;
            dice = new Dice(seed, match);
            position = game.start();
            scratch = game.start();
            plain = plainGame.start();
            plainScratch = plainGame.start();
            plainSibling = plainGame.start();
            strikes = game.strikes();
            plainStrikes = plainGame.strikes();
            text = position.toString();
        }

        Violation violation(String what, @org.jspecify.annotations.Nullable Throwable cause) {
            return new Violation(
                    String.format(
                            Locale.ROOT,
                            "%s breaks the contract of games at '%s', node %d of match %d with seed %d: "
                                    + "%s%nrerun: Conformance.checkMatch(Registry.installed().game(\"%s\"), %d, %d)",
                            game.spec(),
                            text,
                            nodes,
                            match,
                            seed,
                            what,
                            game.spec(),
                            seed,
                            match),
                    cause);
        }

        private void require(boolean kept, String otherwise) {
            if (!kept) {
                throw violation(otherwise, null);
            }
        }

        /** What is put together of several words, because nearly all of it is never said. */
        private void same(Object found, Object expected, String... what) {
            if (!found.equals(expected)) {
                throw violation("%s is '%s', not '%s'".formatted(String.join("", what), found, expected), null);
            }
        }

        void play() {
            checkGame();
            int nodesOfTurn = 0;
            int turn = 0;
            while (true) {
                nodes++;
                text = position.toString();
                checkNode();
                if (position.node() == Position.OVER) {
                    checkScores();
                    break;
                }
                if (position.turns() >= most) {
                    break;
                }
                require(position.turns() < game.turnCap(), "it goes on after " + position.turns() + " turns, the cap");
                nodesOfTurn = position.turns() == turn ? nodesOfTurn + 1 : 0;
                turn = position.turns();
                require(nodesOfTurn < MOST_NODES_OF_A_TURN, "one turn goes on after " + nodesOfTurn + " nodes");
                checkOptions();
                int option = position.isChance() ? dice.chance(position) : dice.below(position.options());
                require(
                        !position.isChance() || position.probability(option) > 0,
                        "chance took option " + option + ", which has probability 0");
                taken.add(option);
                position.take(option);
                plain.take(option);
            }
            checkReplay();
        }

        private void checkGame() {
            same(Spec.parse(game.spec().toString()), game.spec(), "the spec, read back,");
            same(plainGame.spec(), game.spec(), "the spec of the plain rules");
            require(game.seats() >= 1, "there are " + game.seats() + " seats");
            Set<Integer> places = new HashSet<>();
            for (int seat = 0; seat < game.seats(); seat++) {
                require(places.add(game.place(seat)), "two seats are at place " + game.place(seat));
            }
            for (String words : List.of(game.title(), game.source(), game.turn())) {
                require(!words.isBlank() && words.lines().count() == 1, "title, source or turn is not a line of text");
            }
            same(position.turns(), 0, "the number of turns at the start");
            require(position.node() != Position.OVER, "it is over at the start");
            Position other = game.start();
            alike(other, position, Look.of(position), "another start");
            other.take(0);
            same(position.toString(), text, "after an option of another start, the text");
        }

        private void checkNode() {
            checkKind();
            checkLabels();
            checkProbabilities();
            look = Look.of(position);
            checkCopy();
            checkNotation();
            checkPlain();
            if (game.symmetric()) {
                checkTurned();
            }
        }

        private void checkKind() {
            int node = position.node();
            require(node >= Position.DECISION && node <= Position.OVER, "there is no kind of node " + node);
            require(
                    position.seat() >= 0 && position.seat() < game.seats(),
                    "seat " + position.seat() + " is not one of " + game.seats());
            require(
                    node == Position.OVER ? position.options() == 0 : position.options() >= 1,
                    String.format(Locale.ROOT, "there are %d options at a node of kind %d", position.options(), node));
        }

        private void checkLabels() {
            for (int i = 0; i < position.options(); i++) {
                String label = position.label(i);
                require(!label.isBlank() && label.lines().count() == 1, "label " + i + " is not a line of text");
                same(position.option(label), i, "the option with the label '" + label + "', of two perhaps,");
            }
        }

        private void checkProbabilities() {
            if (!position.isChance()) {
                return;
            }
            double sum = 0;
            for (int i = 0; i < position.options(); i++) {
                double probability = position.probability(i);
                require(probability >= 0 && probability <= 1, "option " + i + " has probability " + probability);
                require(
                        position.node() == Position.WEIGHTED
                                || Math.abs(probability * position.options() - 1) < ROUNDING,
                        "option " + i + " of an even chance has probability " + probability);
                sum += probability;
            }
            require(Math.abs(sum - 1) < ROUNDING, "the probabilities sum to " + sum);
            int[] cases = position.cases();
            for (int i = 0; position.node() == Position.WEIGHTED && cases != null && i < position.options(); i++) {
                int option = i;
                double part = IntStream.of(cases).filter(c -> c == option).count() / (double) cases.length;
                require(
                        Math.abs(part - position.probability(i)) < ROUNDING,
                        "option " + i + " is a part of " + part + " of the cases and has another probability");
            }
        }

        private void checkCopy() {
            alike(position, position, look, "the position itself");
            alike(position.copy(), position, look, "a copy");
            same(position.copy().turns(), position.turns(), "a copy's number of turns");
            scratch.set(position); // from what an option of the node before led to
            alike(scratch, position, look, "what is set to it");
            same(scratch.turns(), position.turns(), "the number of turns of what is set to it");
        }

        private void checkNotation() {
            Position read = game.parse(text);
            alike(read, position, look, "the text, read back,");
            same(read.turns(), 0, "the number of turns of the text, read back,");
        }

        private void checkPlain() {
            same(plain.toString(), text, "the text by the plain rules");
            waitsForTheSame(plain, look, "by the plain rules");
            same(plain.turns(), position.turns(), "the number of turns by the plain rules");
            same(plainGame.parse(text), plain, "the text, read back by the plain rules,");
        }

        /** Whether a position is equal in every way but the number of turns to another, which says this. */
        private void alike(Position a, Position other, Look its, String what) {
            alike(a, other, its, what, "");
        }

        private void alike(Position a, Position other, Look its, String before, String what) {
            same(a.toString(), its.text, before, what, " as text");
            if (!a.equals(other) || !other.equals(a)) {
                throw violation(before + what + " is not equal to the position", null);
            }
            same(a.hashCode(), its.hash, before, what, " hashed");
            waitsForTheSame(a, its, "of ", before, what);
        }

        private void waitsForTheSame(Position a, Look its, String... where) {
            if (a.node() == its.node && a.seat() == its.seat && saysTheSame(a, its)) {
                return;
            }
            String there = " " + String.join("", where);
            same(a.node(), its.node, "the kind of node", there);
            same(a.seat(), its.seat, "the seat", there);
            same(a.options(), its.labels.size(), "the number of options", there);
            for (int i = 0; i < a.options(); i++) {
                same(a.label(i), its.labels.get(i), "label " + i, there);
                same(a.isChance() ? a.probability(i) : 1, its.probabilities[i], "a probability", there);
            }
        }

        private static boolean saysTheSame(Position a, Look its) {
            boolean same = a.options() == its.labels.size();
            for (int i = 0; same && i < a.options(); i++) {
                double probability = a.isChance() ? a.probability(i) : 1;
                same = a.label(i).equals(its.labels.get(i)) && probability == its.probabilities[i];
            }
            return same;
        }

        private void checkOptions() {
            Position read = game.parse(text);
            Position sibling = position;
            Look siblings = look;
            for (int i = 0; i < position.options(); i++) {
                String what = "after option '" + look.labels.get(i) + "' ";
                Position next = position.copy();
                next.take(i);
                Look then = Look.of(next);
                same(position.toString(), text, what, "of a copy, the position");
                if (next.turns() < position.turns()) {
                    throw violation(what + "there are fewer turns: " + next.turns(), null);
                }
                checkEquality(next, then, position, look);
                checkEquality(next, then, sibling, siblings);

                scratch.set(position);
                scratch.take(i);
                alike(scratch, next, then, what, "taken again, the position");
                same(scratch.turns(), next.turns(), what, "taken again, the number of turns");
                scratch.set(position);
                alike(scratch, position, look, what, "and back, the position");
                scratch.set(read);
                scratch.take(i);
                alike(scratch, next, then, what, "of the text, read back, the position");
                same(next.toString(), then.text, what, "when others went on, the position");

                plainScratch.set(plain);
                plainScratch.take(i);
                same(plainScratch.toString(), then.text, what, "of the plain rules, the text");
                checkStrikes(next, what);
                if (i > 0) {
                    checkEquivalence(next, sibling, what);
                }
                swapPlain();
                sibling = next;
                siblings = then;
            }
            Position copy = position.copy();
            scratch.set(position);
            scratch.take(0);
            same(copy.toString(), text, "after an option of what was set, a copy");
        }

        private void checkEquality(Position one, Look its, Position other, Look others) {
            if (one.equals(other) != its.text.equals(others.text)) {
                throw violation(
                        "'%s' and '%s' have different texts but are equal, or the same text but are not"
                                .formatted(its.text, others.text),
                        null);
            }
        }

        private void swapPlain() {
            Position kept = plainScratch;
            plainScratch = plainSibling;
            plainSibling = kept;
        }

        private void checkStrikes(Position next, String what) {
            if (strikes.isEmpty() || plainStrikes.isEmpty()) {
                return;
            }
            int struck = strikes.get().between(position, next);
            require(struck >= 0, what + "there were " + struck + " strikes");
            same(plainStrikes.get().between(plain, plainScratch), struck, what, "the strikes by the plain rules");
        }

        /** What an option led to, and what the one before it did. */
        private void checkEquivalence(Position next, Position sibling, String what) {
            boolean equivalent = game.equivalent(next, sibling);
            require(game.equivalent(next, next), what + "the position is not equivalent to itself");
            same(game.equivalent(sibling, next), equivalent, what, "equivalence the other way round");
            require(equivalent || !next.equals(sibling), what + "two positions are equal and not equivalent");
            same(plainGame.equivalent(plainScratch, plainSibling), equivalent, what, "equivalence by the plain rules");
        }

        private void checkTurned() {
            Position turned = game.turned(position);
            same(position.toString(), text, "after turning it, the position");
            same(turned.node(), position.node(), "turned, the kind of node");
            same(turned.seat(), (position.seat() + 1) % game.seats(), "turned, the seat");
            same(turned.options(), position.options(), "turned, the number of options");
            Position round = turned;
            for (int i = 1; i < game.seats(); i++) {
                round = game.turned(round);
            }
            alike(round, position, look, "the position, turned all the way round,");
            if (position.node() == Position.OVER) {
                for (int seat = 0; seat < game.seats(); seat++) {
                    same(
                            turned.score((seat + 1) % game.seats()),
                            position.score(seat),
                            "turned, the score of the seat after " + seat);
                }
                return;
            }
            List<String> then = new ArrayList<>();
            List<String> turnedThen = new ArrayList<>();
            Position next = turned.copy();
            for (int i = 0; i < position.options(); i++) {
                scratch.set(position);
                scratch.take(i);
                then.add(likely(position, i) + game.turned(scratch));
                next.set(turned);
                next.take(i);
                turnedThen.add(likely(turned, i) + next);
            }
            Collections.sort(then);
            Collections.sort(turnedThen);
            same(turnedThen, then, "turned to '" + turned + "', what can follow");
        }

        private static String likely(Position position, int option) {
            return position.isChance() ? position.probability(option) + " " : "";
        }

        private void checkScores() {
            Payoffs payoffs = game.payoffs();
            double sum = 0;
            for (int seat = 0; seat < game.seats(); seat++) {
                double score = position.score(seat);
                require(
                        score >= payoffs.least() && score <= payoffs.greatest(),
                        "seat " + seat + " has a score of " + score);
                sum += score;
            }
            if (payoffs.isConstantSum()) {
                require(Math.abs(sum - payoffs.sum()) < ROUNDING, "the scores sum to " + sum);
            }
            for (int seat = 0; seat < game.seats(); seat++) {
                same(plain.score(seat), position.score(seat), "by the plain rules the score of seat " + seat);
            }
        }

        private void checkReplay() {
            Position again = game.start();
            for (int option : taken) {
                again.take(option);
            }
            alike(again, position, look, "the end of the same options from the start");
            same(again.turns(), position.turns(), "the number of turns of the same options from the start");
        }
    }
}
