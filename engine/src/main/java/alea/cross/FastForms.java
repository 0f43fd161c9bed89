package alea.cross;

import java.util.List;
import java.util.stream.Stream;

/** Which fast form of positions carries out some rules; the plain one, {@link PlainCross}, carries out all. */
final class FastForms {
    private FastForms() {}

    /** Whether {@link HandPosition} knows all that the rules say. */
    static boolean hand(CrossRules rules, int pawns) {
        return pawns <= HandTables.FOUR
                && knowsBoard(rules)
                && knowsThrows(rules)
                && knowsMoves(rules)
                && knowsMeetings(rules)
                && rules.finish() == Finish.FIRST
                && rules.gate() == Gate.NONE;
    }

    private static boolean knowsBoard(CrossRules rules) {
        Circuit way = rules.circuit();
        return way.places() <= HandTables.FOUR
                && way.end() < HandTables.CODES - 2
                && !way.goal().places()
                && !way.stair()
                // Whom a move hits has one code a seat.
                && (way.last() - way.start() < way.ring()
                        || way.isSafe(way.start()) && !rules.hitting().entering())
                && (way.roads().isEmpty() || isOpen(rules))
                && way.links().isNone();
    }

    /** Whether nobody keeps others out of a square, which is told by squares ahead. */
    private static boolean isOpen(CrossRules rules) {
        return rules.blocking().where() == Blocking.Where.NOWHERE
                && rules.hitting().onSafe() == Hitting.OnSafe.SHARED
                && rules.hitting().doorstep();
    }

    private static boolean knowsThrows(CrossRules rules) {
        Throwing throwing = rules.throwing();
        List<Integer> shows =
                throwing.values().stream().map(Throwing.Value::shows).toList();
        Rewards rewards = rules.rewards();
        Repeats repeats = rules.repeats();
        boolean kept = throwing.use() == Throwing.Use.KEPT;
        int values = throwing.values().size() + (rewards.hitSteps() > 0 ? 1 : 0) + (rewards.homeSteps() > 0 ? 1 : 0);
        boolean steps = Stream.of(throwing.most(), rewards.hitSteps(), rewards.homeSteps())
                .allMatch(n -> n < Long.SIZE);
        return values <= HandTables.SLOTS
                && steps
                && shows.equals(shows.stream().sorted().toList())
                && (throwing.undersides() != Throwing.Undersides.WHOLE || HandSearch.knows(rules))
                && throwing.readings().isEmpty()
                && !rewards.homeThrows()
                && rewards.atOnce() == kept
                && !(kept && (rules.counts() || rewards.inSteps() || throwing.dice() > 1))
                && !repeats.played()
                && (repeats.penalty() == Repeats.Penalty.NONE || repeats.penalty() == Repeats.Penalty.FOREMOST);
    }

    private static boolean knowsMoves(CrossRules rules) {
        Entry entry = rules.entry();
        Going going = rules.going();
        List<Integer> thrown =
                rules.throwing().values().stream().map(Throwing.Value::shows).toList();
        return entry.pairs().isEmpty()
                // A sum is one number, and its slot that of the value.
                && (!entry.sums() || entry.starts().size() == 1 && thrown.containsAll(entry.starts()))
                && (entry.starts().isEmpty() ? !entry.sums() : entry.walks().isEmpty() && !entry.firstFree())
                && !entry.clear()
                && entry.tries() == 1
                && entry.full() == Entry.Full.BLOCKED
                && (going.overshoot() == Going.Overshoot.FORBID || going.overshoot() == Going.Overshoot.STOP)
                && !going.hitFirst();
    }

    private static boolean knowsMeetings(CrossRules rules) {
        Company company = rules.company();
        Blocking blocking = rules.blocking();
        boolean twoAreABlock = company.most() == 2
                && blocking.where() == Blocking.Where.ANYWHERE
                && blocking.own()
                && blocking.landing()
                && blocking.lane()
                && rules.hitting().onSafe() == Hitting.OnSafe.CLOSED
                && (rules.sides() == Partners.ALONE || blocking.mixed());
        return (company.own() == Company.Own.STACK || company.own() == Company.Own.CARRY && blocking.together())
                && company.passing() == Company.Passing.ALL
                && (company.most() == 0 || twoAreABlock)
                && (blocking.own() || !blocking.lane())
                && blocking.opens().isEmpty()
                && blocking.size() == 2
                && rules.hitting().sent() == Hitting.Sent.BASE
                && rules.hitting().hits() == Hitting.Hits.LANDED;
    }

    /** Whether {@link CrossPosition} does. */
    static boolean one(CrossRules rules, int pawns) {
        return pawns <= 4
                && rules.circuit().roads().isEmpty()
                && rules.circuit().links().isNone()
                && rules.circuit().end() + CrossTables.OFFSET < CrossTables.CODES
                && rules.throwing().undersides() == Throwing.Undersides.NONE
                && rules.throwing().use() != Throwing.Use.KEPT
                && !rules.entry().sums()
                && rules.company().own() != Company.Own.CARRY
                && !rules.remembersApart()
                && rules.blocking().size() == 2
                && rules.hitting().sent() == Hitting.Sent.BASE
                && isUsual(rules);
    }

    /** What rules of files alone combine is left to the plain form. */
    private static boolean isUsual(CrossRules rules) {
        Circuit way = rules.circuit();
        Going going = rules.going();
        boolean one = rules.throwing().use() == Throwing.Use.WHOLE;
        boolean steps = rules.rewards().inSteps();
        return way.last() - way.start() < way.ring()
                && rules.throwing().values().size() <= CrossTables.COUNT
                && !(way.goal().places() && rules.repeats().penalty() == Repeats.Penalty.FOREMOST)
                && !(steps && (way.stair() || going.door() == Going.Door.AGAIN))
                && !(rules.gate() == Gate.ROUND && going.overshoot() == Going.Overshoot.BOUNCE)
                && (one || rules.blocking().opens().isEmpty())
                && (one || !(rules.undoes() && rules.repeats().played()))
                && (rules.entry().pairs().isEmpty() || entersFreely(rules));
    }

    private static boolean entersFreely(CrossRules rules) {
        return !rules.hitting().passing()
                && !rules.blocking().landing()
                && rules.hitting().onSafe() == Hitting.OnSafe.SHARED
                && rules.hitting().doorstep()
                && rules.going().door() != Going.Door.CLOSED;
    }
}
