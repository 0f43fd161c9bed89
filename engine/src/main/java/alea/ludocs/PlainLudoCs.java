package alea.ludocs;

import alea.game.Position;
import alea.ludocs.Snapshot.Piece;
import alea.ludocs.Snapshot.Wait;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * LUDO-CS as its rules read, one after the other, step by step along the board: the judge over {@link
 * LudoCsPosition}.
 */
final class PlainLudoCs extends Position {
    /**
     * A move that the rules allow: which pieces, how many steps, the cells that they come to. No steps is a
     * release.
     */
    private record Move(List<Integer> pieces, List<Integer> cells) {
        int to() {
            return cells.getLast();
        }
    }

    /** What a roll does for a piece or a block: a move, whole or as far as the block before it; or nothing. */
    private record Trial(Optional<Move> whole, Optional<Move> partial) {
        static final Trial NOTHING = new Trial(Optional.empty(), Optional.empty());
    }

    private final LudoCsGame game;
    private final Rules rules;
    private Wait wait = Wait.OPENING;
    private LudoCsEnding ending = LudoCsEnding.NONE;
    private List<Piece> pieces = new ArrayList<>();
    private List<Integer> next = new ArrayList<>();
    private List<Integer> opening = new ArrayList<>();
    private List<Integer> finished = new ArrayList<>();
    private List<Integer> pending = List.of();
    private List<Integer> forced = new ArrayList<>();
    private List<Move> choices = List.of();
    /** Where the mystery cell that is waited for can appear. */
    private List<Integer> free = List.of();

    private int forcedSteps;
    private int round;
    private int first;
    private int released;
    private int mystery;
    private int left;
    private int die;
    private int sixes;
    private int owed;
    private boolean captured;
    private boolean moved;

    PlainLudoCs(LudoCsGame game) {
        this.game = game;
        rules = game.switches();
        restore(Snapshot.start());
    }

    @Override
    public void take(int option) {
        switch (wait) {
            case OPENING -> open(option + 1);
            case ROLL -> roll(option + 1);
            case CHOICE -> choose(choices.get(option));
            case COIN -> coin(option == 0 ? LudoCsBoard.CW : LudoCsBoard.CCW);
            case TELEPORT -> teleport(Destination.ALL.get(option));
            case AURA -> aura(option == 0 ? Aura.ENERGISED : Aura.SICK);
            case SPAWN -> spawn(free.get(option));
            case OVER -> throw new IllegalStateException("the match is over");
        }
    }

    // The opening: everybody rolls, the tied ones again, until one is highest (A3).
    private void open(int value) {
        opening.set(seat, value);
        if (opening.contains(0)) {
            seat = opening.indexOf(0);
            return;
        }
        int highest = opening.stream().mapToInt(v -> v).max().orElseThrow();
        boolean tie = opening.indexOf(highest) != opening.lastIndexOf(highest);
        if (tie && rules.tie() != Rules.Tie.FIRST) {
            opening.replaceAll(v -> rules.tie() == Rules.Tie.ALL || v == highest ? 0 : -1);
            seat = opening.indexOf(0);
            return;
        }
        first = opening.indexOf(highest);
        opening.replaceAll(v -> 0);
        turns++;
        rollOf(first);
    }

    // A turn, 1 to 8.
    private void roll(int value) {
        for (int p : own()) {
            if (pieces.get(p).aura() == Aura.FROZEN) {
                countThrees(p, value);
            }
        }
        sixes = value == 6 ? sixes + 1 : 0;
        if (sixes == 3) {
            thirdSix();
            return;
        }
        List<Trial> trials = trials(seat, value);
        List<Move> whole = trials.stream().flatMap(t -> t.whole().stream()).toList();
        List<Move> partial = trials.stream().flatMap(t -> t.partial().stream()).toList();
        choices = whole.isEmpty() ? partial : whole;
        if (!choices.isEmpty()) {
            die = value;
            waitFor(Wait.CHOICE, choices.size());
            return;
        }
        if (value == 6 && rules.unusableSixRolls()) {
            owed++;
        }
        rollAgainOrPass();
    }

    // CS-13, A31.
    private void countThrees(int p, int value) {
        Piece piece = pieces.get(p);
        boolean any = rules.threes() == Rules.Threes.ANY;
        boolean goesOn = any ? value == piece.of() : value == 3;
        int count = goesOn ? piece.threes() + 1 : any ? 1 : 0;
        if (count == rules.threes().count) {
            leave(List.of(p), LudoCsBoard.BASE);
        } else {
            pieces.set(p, with(piece, piece.aura(), piece.until(), count, any ? value : 0));
        }
    }

    private void choose(Move move) {
        int considered = IntStream.range(0, LudoCsBoard.PIECES)
                .map(i -> (next.get(seat) + i) % LudoCsBoard.PIECES)
                .filter(i -> move.pieces().contains(seat * LudoCsBoard.PIECES + i))
                .findFirst()
                .orElseThrow();
        next.set(seat, (considered + 1) % LudoCsBoard.PIECES);
        die = 0;
        choices = List.of();
        if (pieces.get(move.pieces().getFirst()).cell() == LudoCsBoard.BASE) {
            pending = move.pieces();
            waitFor(Wait.COIN, 2);
            return;
        }
        carryOut(move);
        goOn();
    }

    private void coin(int way) {
        int p = pending.getFirst();
        pending = List.of();
        pieces.set(p, new Piece(LudoCsBoard.BASE, way, 0, 0, Aura.NONE, 0, 0, 0, 0));
        released = released == 0 ? round : released;
        carryOut(new Move(List.of(p), List.of(LudoCsBoard.start(seat))));
        goOn();
    }

    /** Section 7: places, blocks, captures, the mystery cell. */
    private void carryOut(Move move) {
        wait = Wait.ROLL;
        int before = pieces.get(move.pieces().getFirst()).cell();
        for (int cell : move.cells()) {
            if (before == LudoCsBoard.approach(seat) && LudoCsBoard.onPath(cell)) {
                move.pieces().forEach(p -> pieces.set(p, passing(pieces.get(p))));
            }
            before = cell;
        }
        arrive(move.pieces(), move.to());
        if (move.to() == mystery) {
            pending = move.pieces();
            waitFor(Wait.TELEPORT, 6);
        }
    }

    private void goOn() {
        if (wait == Wait.TELEPORT || wait == Wait.AURA) {
            return;
        }
        if (allHome(seat)) {
            finish();
        } else if (sixes == 3) {
            goOnBreaking();
        } else {
            int further = (sixes > 0 ? 1 : 0) + (captured ? 1 : 0);
            owed = rules.twoRolls() ? owed + further : Math.max(owed, Math.min(further, 1)); // A8
            rollAgainOrPass();
        }
    }

    private void rollAgainOrPass() {
        if (owed > 0) {
            owed--;
            rollOf(seat);
        } else {
            pass();
        }
    }

    // Section 5: what a roll can do, singles and releases by piece, then blocks by lowest member.
    private List<Trial> trials(int who, int value) {
        List<Trial> trials = new ArrayList<>();
        for (int p : own(who)) {
            Piece piece = pieces.get(p);
            if (piece.cell() == LudoCsBoard.BASE) {
                trials.add(value == 6 ? release(who, p) : Trial.NOTHING);
            } else if (piece.cell() != LudoCsBoard.HOME && piece.aura() != Aura.FROZEN) {
                trials.add(attempt(List.of(p), piece.direction(), effect(piece.aura(), value)));
            }
        }
        for (List<Integer> block : blocks(who)) {
            trials.add(blockMove(block, value));
        }
        return trials;
    }

    private Trial release(int who, int p) {
        int x = LudoCsBoard.start(who);
        return opponents(who, x).size() >= 2
                ? Trial.NOTHING
                : new Trial(Optional.of(new Move(List.of(p), List.of(x))), Optional.empty());
    }

    private Trial blockMove(List<Integer> block, int value) {
        List<Aura> auras =
                block.stream().map(p -> pieces.get(p).aura()).distinct().toList();
        if (auras.contains(Aura.FROZEN)) {
            return Trial.NOTHING;
        }
        int v = auras.size() == 1 ? effect(auras.getFirst(), value) : value;
        if (rules.evenShares() && v % block.size() != 0) {
            return Trial.NOTHING;
        }
        return attempt(block, pieces.get(block.getFirst()).block(), v / block.size());
    }

    private static int effect(Aura aura, int value) {
        return switch (aura) {
            case ENERGISED -> 2 * value;
            case SICK -> value / 2;
            case NONE, FROZEN -> value;
        };
    }

    /** Tries so many steps of a piece or of a block, cell by cell. */
    private Trial attempt(List<Integer> movers, int way, int steps) {
        int who = movers.getFirst() / LudoCsBoard.PIECES;
        List<Integer> cells = new ArrayList<>();
        int cell = pieces.get(movers.getFirst()).cell();
        for (int i = 0; i < steps; i++) {
            if (cell == LudoCsBoard.HOME) {
                return Trial.NOTHING; // A14
            }
            cell = step(movers, cell, way);
            cells.add(cell);
        }
        for (int k = 1; k <= steps; k++) {
            int others = opponents(who, cells.get(k - 1)).size();
            if (others < 2) {
                continue;
            }
            if (k == steps && rules.blockCaptures(movers.size(), others)) {
                break;
            }
            boolean stops = k >= 2 && (k < steps || rules.stopsAtLanding()); // A16
            return new Trial(
                    Optional.empty(),
                    stops ? Optional.of(new Move(movers, List.copyOf(cells.subList(0, k - 1)))) : Optional.empty());
        }
        return steps == 0 ? Trial.NOTHING : new Trial(Optional.of(new Move(movers, cells)), Optional.empty());
    }

    // Section 6.
    private int step(List<Integer> movers, int cell, int way) {
        int who = movers.getFirst() / LudoCsBoard.PIECES;
        if (!LudoCsBoard.onPath(cell)) {
            return cell + 1;
        }
        boolean enters = cell == LudoCsBoard.approach(who)
                && movers.stream()
                        .map(pieces::get)
                        .allMatch(p -> p.captures() >= 1 && (way == LudoCsBoard.CW || p.passes() >= 1));
        return enters ? LudoCsBoard.STRAIGHT : Math.floorMod(cell + way, LudoCsBoard.SQUARES);
    }

    // Section 10.
    private void thirdSix() {
        forced.clear();
        for (List<Integer> block : blocks(seat)) {
            List<Integer> stay = block.stream()
                    .filter(p -> pieces.get(p).aura() == Aura.FROZEN)
                    .toList();
            if (stay.isEmpty()) {
                int most = block.stream().mapToInt(this::distance).max().orElseThrow();
                stay = block.stream().filter(p -> distance(p) == most).limit(1).toList();
            }
            List<Integer> movers = new ArrayList<>(block);
            movers.removeAll(stay);
            if (!movers.isEmpty()) {
                forced.addAll(movers);
                forcedSteps = rules.sixEach() ? 6 : 6 / movers.size();
            }
        }
        goOnBreaking();
    }

    private void goOnBreaking() {
        while (!forced.isEmpty()) {
            int p = forced.removeFirst();
            Trial trial = attempt(List.of(p), pieces.get(p).direction(), forcedSteps);
            forcedSteps = forced.isEmpty() ? 0 : forcedSteps;
            Optional<Move> move = trial.whole().or(trial::partial);
            if (move.isPresent()) {
                carryOut(move.get());
                if (wait == Wait.TELEPORT) {
                    return;
                }
                if (allHome(seat)) {
                    finish();
                    return;
                }
            }
        }
        owed = 0;
        pass();
    }

    // Sections 8 and 9.
    private void arrive(List<Integer> movers, int to) {
        List<Integer> victims = LudoCsBoard.onPath(to) ? opponents(seat, to) : List.of();
        victims.forEach(v -> pieces.set(v, Piece.IN_BASE));
        leave(movers, to);
        if (!victims.isEmpty()) {
            movers.forEach(p -> pieces.set(p, capturing(pieces.get(p))));
            captured = true;
        }
    }

    /** Takes pieces of one cell to another, and makes or ends the blocks there. */
    private void leave(List<Integer> movers, int to) {
        moved = true;
        int from = pieces.get(movers.getFirst()).cell();
        if (from == to) {
            return;
        }
        boolean whole = movers.size() > 1
                && LudoCsBoard.onPath(from)
                && at(seat, from).equals(movers)
                && at(seat, to).isEmpty();
        for (int p : movers) {
            pieces.set(
                    p,
                    to == LudoCsBoard.BASE
                            ? Piece.IN_BASE
                            : to == LudoCsBoard.HOME
                                    ? Piece.AT_HOME
                                    : placed(pieces.get(p), to, LudoCsBoard.onPath(to)));
        }
        if (!whole) {
            formBlock(to);
        }
        formBlock(from);
    }

    private void formBlock(int square) {
        if (LudoCsBoard.onPath(square)) {
            int way = LudoCsNotation.blockDirection(pieces, square);
            at(seat, square).forEach(p -> pieces.set(p, pieces.get(p).withBlock(way)));
        }
    }

    // Sections 11 and 12.
    private void teleport(Destination to) {
        List<Integer> movers = pending;
        pending = List.of();
        wait = Wait.ROLL;
        switch (to) {
            case BASE -> leave(movers, LudoCsBoard.BASE);
            case PITA_KOTUWA -> {
                List<Integer> clockwise = movers.stream()
                        .filter(p -> pieces.get(p).direction() == LudoCsBoard.CW)
                        .toList();
                List<Integer> others = movers.stream()
                        .filter(p -> pieces.get(p).direction() == LudoCsBoard.CCW)
                        .toList();
                if (!clockwise.isEmpty() && admits(clockwise, LudoCsBoard.PITA_KOTUWA)) {
                    clockwise.forEach(p -> pieces.set(p, turned(pieces.get(p))));
                    arrive(clockwise, LudoCsBoard.PITA_KOTUWA);
                    formBlock(LudoCsBoard.PITA_KOTUWA);
                }
                if (!others.isEmpty() && admits(others, LudoCsBoard.KOTUWA)) {
                    arrive(others, LudoCsBoard.KOTUWA);
                    give(others, Aura.FROZEN);
                }
            }
            case BHAWANA, KOTUWA, X, APPROACH -> {
                int square = to.square(seat);
                if (admits(movers, square)) {
                    arrive(movers, square);
                    if (to == Destination.KOTUWA) {
                        give(movers, Aura.FROZEN);
                    } else if (to == Destination.BHAWANA) {
                        pending = movers;
                        waitFor(Wait.AURA, 2);
                    }
                }
            }
        }
        goOn();
    }

    /** Whether a teleport is carried out: otherwise it is void (A33). */
    private boolean admits(List<Integer> movers, int square) {
        int others = opponents(seat, square).size();
        return others == 0 || !rules.teleportCancels() && (others == 1 || rules.blockCaptures(movers.size(), others));
    }

    private void aura(Aura aura) {
        List<Integer> movers = pending;
        pending = List.of();
        wait = Wait.ROLL;
        give(movers, aura);
        goOn();
    }

    private void give(List<Integer> movers, Aura aura) {
        movers.forEach(p -> pieces.set(p, with(pieces.get(p), aura, round + LudoCsBoard.ROUNDS, 0, 0)));
    }

    // Sections 14 and 15.
    private void finish() {
        finished.add(seat);
        forced.clear();
        forcedSteps = 0;
        if (finished.size() == (rules.toTheLast() ? LudoCsBoard.SEATS - 1 : 1)) {
            turns++;
            end(LudoCsEnding.FINISHED);
        } else {
            pass();
        }
    }

    private void pass() {
        sixes = 0;
        owed = 0;
        captured = false;
        int last = (first + LudoCsBoard.SEATS - 1) % LudoCsBoard.SEATS;
        for (int s = seat; s != last; ) {
            s = (s + 1) % LudoCsBoard.SEATS;
            if (!allHome(s)) {
                turns++;
                rollOf(s);
                return;
            }
        }
        endRound();
    }

    private void endRound() {
        pieces.replaceAll(p -> p.until() > round ? p : with(p, Aura.NONE, 0, 0, 0));
        if (mystery >= 0) {
            left--;
        }
        boolean due = mystery < 0 && released > 0 && round >= released + LudoCsBoard.ROUNDS_BEFORE_MYSTERY;
        if (due || mystery >= 0 && left == 0) {
            die = 0;
            free = free();
            waitFor(Wait.SPAWN, free.size());
        } else {
            closeRound();
        }
    }

    private List<Integer> free() {
        return IntStream.range(0, LudoCsBoard.SQUARES)
                .filter(square -> square != mystery && pieces.stream().noneMatch(p -> p.cell() == square))
                .boxed()
                .toList();
    }

    private void spawn(int square) {
        mystery = square;
        left = LudoCsBoard.ROUNDS;
        closeRound();
    }

    private void closeRound() {
        round++;
        turns++;
        boolean still = !moved;
        moved = false;
        if (still && stalled() || round % Rules.ROUNDS_BETWEEN_JAMS == 0 && Jam.isForGood(snapshot(), rules)) {
            end(LudoCsEnding.STALLED);
        } else if (round > Rules.MOST_ROUNDS) {
            end(LudoCsEnding.ROUND_LIMIT);
        } else {
            int s = first;
            while (allHome(s)) {
                s = (s + 1) % LudoCsBoard.SEATS;
            }
            rollOf(s);
        }
    }

    /** A43. */
    private boolean stalled() {
        return pieces.stream().allMatch(p -> p.aura() == Aura.NONE)
                && IntStream.range(0, LudoCsBoard.SEATS).noneMatch(this::canEverMove);
    }

    private boolean canEverMove(int who) {
        Stream<Trial> rolls = IntStream.rangeClosed(1, 6).boxed().flatMap(value -> trials(who, value).stream());
        Stream<Trial> breaking = blocks(who).stream()
                .flatMap(List::stream)
                .flatMap(p -> Stream.of(2, 3, 6)
                        .map(steps -> attempt(List.of(p), pieces.get(p).direction(), steps)));
        return Stream.concat(rolls, breaking)
                .anyMatch(t -> t.whole().isPresent() || t.partial().isPresent());
    }

    private void end(LudoCsEnding how) {
        ending = how;
        wait = Wait.OVER;
        node = OVER;
        options = 0;
        die = 0;
        sixes = 0;
        owed = 0;
        captured = false;
    }

    private void rollOf(int who) {
        seat = who;
        die = 0;
        captured = false;
        waitFor(Wait.ROLL, 6);
    }

    private void waitFor(Wait what, int outcomes) {
        wait = what;
        node = what == Wait.CHOICE ? DECISION : CHANCE;
        options = outcomes;
    }

    // Who is where.

    private List<Integer> own() {
        return own(seat);
    }

    private static List<Integer> own(int who) {
        return IntStream.range(who * LudoCsBoard.PIECES, (who + 1) * LudoCsBoard.PIECES)
                .boxed()
                .toList();
    }

    private List<Integer> at(int who, int cell) {
        return standing(who * LudoCsBoard.PIECES, (who + 1) * LudoCsBoard.PIECES, cell);
    }

    private List<Integer> opponents(int who, int cell) {
        List<Integer> there = LudoCsBoard.onPath(cell) ? standing(0, pieces.size(), cell) : new ArrayList<>();
        there.removeIf(p -> p / LudoCsBoard.PIECES == who);
        return there;
    }

    private List<Integer> standing(int from, int to, int cell) {
        List<Integer> there = new ArrayList<>();
        for (int p = from; p < to; p++) {
            if (pieces.get(p).cell() == cell) {
                there.add(p);
            }
        }
        return there;
    }

    private List<List<Integer>> blocks(int who) {
        return own(who).stream()
                .filter(p -> LudoCsBoard.onPath(pieces.get(p).cell()))
                .map(p -> at(who, pieces.get(p).cell()))
                .filter(members -> members.size() > 1)
                .distinct()
                .toList();
    }

    private boolean allHome(int who) {
        return at(who, LudoCsBoard.HOME).size() == LudoCsBoard.PIECES;
    }

    private int distance(int p) {
        Piece piece = pieces.get(p);
        return LudoCsBoard.distance(p / LudoCsBoard.PIECES, piece.cell(), piece.direction(), piece.passes());
    }

    // Pieces with one thing changed.

    private static Piece placed(Piece p, int cell, boolean path) {
        return new Piece(
                cell,
                p.direction(),
                p.captures(),
                p.passes(),
                p.aura(),
                p.until(),
                p.threes(),
                p.of(),
                path ? p.block() : 0);
    }

    private static Piece passing(Piece p) {
        return new Piece(
                p.cell(),
                p.direction(),
                p.captures(),
                p.passes() + 1,
                p.aura(),
                p.until(),
                p.threes(),
                p.of(),
                p.block());
    }

    private static Piece capturing(Piece p) {
        return new Piece(
                p.cell(),
                p.direction(),
                p.captures() + 1,
                p.passes(),
                p.aura(),
                p.until(),
                p.threes(),
                p.of(),
                p.block());
    }

    private static Piece turned(Piece p) {
        return new Piece(
                p.cell(),
                LudoCsBoard.CCW,
                p.captures(),
                p.passes(),
                p.aura(),
                p.until(),
                p.threes(),
                p.of(),
                p.block());
    }

    private static Piece with(Piece p, Aura aura, int until, int threes, int of) {
        return new Piece(p.cell(), p.direction(), p.captures(), p.passes(), aura, until, threes, of, p.block());
    }

    // The contract.

    void restore(Snapshot s) {
        wait = s.waits();
        ending = s.ending();
        round = s.round();
        first = s.first();
        seat = s.seat();
        pieces = new ArrayList<>(s.pieces());
        released = s.released();
        mystery = s.mystery();
        left = s.left();
        next = new ArrayList<>(s.next());
        finished = new ArrayList<>(s.finished());
        die = s.die();
        sixes = s.sixes();
        owed = s.owed();
        captured = s.captured();
        moved = s.moved();
        pending = s.pending();
        forced = new ArrayList<>(s.forced());
        forcedSteps = s.forcedSteps();
        opening = new ArrayList<>(s.opening());
        choices = List.of();
        turns = 0;
        switch (wait) {
            case OVER -> end(ending);
            case CHOICE -> {
                List<Trial> trials = trials(seat, die);
                choices = trials.stream().flatMap(t -> t.whole().stream()).toList();
                if (choices.isEmpty()) {
                    choices = trials.stream().flatMap(t -> t.partial().stream()).toList();
                }
                waitFor(wait, choices.size());
            }
            case COIN, AURA -> waitFor(wait, 2);
            case SPAWN -> {
                free = free();
                waitFor(wait, free.size());
            }
            case OPENING, ROLL, TELEPORT -> waitFor(wait, 6);
        }
    }

    Snapshot snapshot() {
        return new Snapshot(
                wait,
                ending,
                round,
                first,
                seat,
                List.copyOf(pieces),
                released,
                mystery,
                left,
                List.copyOf(next),
                List.copyOf(finished),
                die,
                sixes,
                owed,
                captured,
                moved,
                pending,
                List.copyOf(forced),
                forcedSteps,
                List.copyOf(opening));
    }

    /** How many pieces of a seat are in its base. */
    int inBase(int of) {
        return (int) pieces.subList(of * LudoCsBoard.PIECES, (of + 1) * LudoCsBoard.PIECES).stream()
                .filter(piece -> piece.cell() == LudoCsBoard.BASE)
                .count();
    }

    @Override
    public void set(Position other) {
        restore(((PlainLudoCs) other).snapshot());
        turns = other.turns();
    }

    @Override
    public Position copy() {
        PlainLudoCs copy = new PlainLudoCs(game);
        copy.set(this);
        return copy;
    }

    @Override
    public String label(int option) {
        return switch (wait) {
            case OPENING, ROLL -> Integer.toString(option + 1);
            case CHOICE ->
                String.join(
                        "+",
                        choices.get(option).pieces().stream()
                                .map(LudoCsBoard::name)
                                .toList());
            case COIN -> option == 0 ? "H" : "T";
            case TELEPORT -> Destination.NAMES.get(option);
            case AURA -> option == 0 ? "energised" : "sick";
            case SPAWN -> Integer.toString(free.get(option));
            case OVER -> throw new IllegalArgumentException("the match is over");
        };
    }

    @Override
    public double score(int seat) {
        return finished.isEmpty() ? 1.0 / LudoCsBoard.SEATS : finished.getFirst() == seat ? 1 : 0;
    }

    @Override
    public String toString() {
        return LudoCsNotation.write(snapshot());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlainLudoCs o && snapshot().equals(o.snapshot());
    }

    @Override
    public int hashCode() {
        return snapshot().hashCode();
    }
}
