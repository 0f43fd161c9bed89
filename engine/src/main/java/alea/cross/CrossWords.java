package alea.cross;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rules in words, part by part, so that people can read them and compare two games. */
final class CrossWords {
    private final CrossRules rules;
    private final List<String> words = new ArrayList<>();

    private CrossWords(CrossRules rules) {
        this.rules = rules;
    }

    /** The parts by name, in a fixed order. */
    static Map<String, String> of(CrossGame game) {
        CrossWords of = new CrossWords(game.crossRules());
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put(
                "places with a seat",
                IntStream.range(0, game.seats())
                                .mapToObj(seat -> number(game.place(seat)))
                                .collect(Collectors.joining(", "))
                        + (game.seats() == 2 ? aslant(of.rules.circuit()) : ""));
        parts.put("pawns of a seat", number(game.pawns()));
        parts.put("board", of.board());
        parts.put("safe squares, from a start", of.safe());
        if (!of.rules.circuit().roads().isEmpty()) {
            parts.put("short cuts", of.roads());
        }
        if (!of.rules.circuit().links().isNone()) {
            parts.put("links", of.links());
        }
        parts.put("the throw", of.thrown());
        parts.put("entering", of.entering());
        parts.put("moving", of.moving());
        parts.put("meeting own pawns", of.company());
        parts.put("barring the way", of.blocking());
        parts.put("meeting foes", of.hitting());
        parts.put("what a move earns", of.rewards());
        parts.put("throwing again", of.repeats());
        parts.put("partners", of.rules.sides() == Partners.ALONE ? "none" : "those who sit opposite");
        parts.put("the match ends", of.end());
        return parts;
    }

    private static String aslant(Circuit way) {
        return CrossFamily.aslant(way).map("; not opposite: "::concat).orElse("");
    }

    private static String number(int n) {
        return Integer.toString(n);
    }

    private static String numbers(List<Integer> numbers) {
        return numbers.stream().map(n -> number(n)).collect(Collectors.joining(", "));
    }

    private void say(boolean so, String what) {
        if (so) {
            words.add(what);
        }
    }

    /** What was said since it was last asked for. */
    private String said(String otherwise) {
        String all = words.isEmpty() ? otherwise : String.join("; ", words);
        words.clear();
        return all;
    }

    private String board() {
        Circuit way = rules.circuit();
        say(true, String.format(Locale.ROOT, "%d places round a ring of %d squares", way.places(), way.ring()));
        say(way.quarter() > 0, String.format(Locale.ROOT, "%d from one start to the next", way.quarter()));
        say(way.quarter() == 0, "all begin on one square");
        say(way.lead() > 0, String.format(Locale.ROOT, "%d own squares before it", way.lead()));
        say(true, String.format(Locale.ROOT, "the last ring square is %d", way.last()));
        say(way.goal().places(), String.format(Locale.ROOT, "then %d goal places, one pawn each", way.lane()));
        say(way.goal().places() && !way.goal().jump(), "no pawn jumps over another there");
        say(way.goal().places() && !way.goal().inside(), "who is in the goal stays where it is");
        say(
                !way.goal().places() && way.stair(),
                String.format(Locale.ROOT, "then a stair of %d steps, each with its number", way.lane()));
        say(
                !way.goal().places() && !way.stair() && way.lane() > 0,
                String.format(Locale.ROOT, "then a lane of %d", way.lane()));
        say(!way.goal().places(), "home takes all");
        return said("");
    }

    private String safe() {
        List<Integer> safe = rules.circuit().safe();
        return safe.isEmpty() ? "none" : numbers(safe);
    }

    private String roads() {
        return rules.circuit().roads().stream()
                .map(road -> road.stream().map(n -> number(n)).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("; "));
    }

    private String links() {
        Links links = rules.circuit().links();
        links.jumps().forEach((from, to) -> say(true, String.format(Locale.ROOT, "%d leads on to %d", from, to)));
        links.slides().forEach((from, to) -> say(true, String.format(Locale.ROOT, "%d slides to %d", from, to)));
        say(!links.slides().isEmpty(), links.all() ? "a slide hits all on its way" : "a slide hits foes on its way");
        return said("");
    }

    private String thrown() {
        Throwing throwing = rules.throwing();
        boolean even = throwing.values().stream()
                        .mapToInt(Throwing.Value::weight)
                        .distinct()
                        .count()
                == 1;
        int all = throwing.values().stream().mapToInt(Throwing.Value::weight).sum();
        say(
                true,
                throwing.values().stream()
                        .map(v -> even
                                ? number(v.shows())
                                : String.format(Locale.ROOT, "%d (%d in %d)", v.shows(), v.weight(), all))
                        .collect(Collectors.joining(", ", throwing.dice() == 2 ? "two of " : "one of ", "")));
        say(throwing.use() == Throwing.Use.APART, "each value is a move of its own, in any order");
        say(throwing.use() == Throwing.Use.KEPT, "throws that throw again are kept and moved in any order");
        for (Throwing.Reading reading : throwing.readings()) {
            say(
                    true,
                    String.format(
                            Locale.ROOT,
                            "a %d counts %d%s",
                            reading.value(),
                            reading.steps(),
                            reading.baseEmpty() ? " while the base is empty" : ""));
        }
        say(
                throwing.undersides() != Throwing.Undersides.NONE,
                "with an empty base the undersides of a doublet count, too: "
                        + (throwing.undersides() == Throwing.Undersides.WHOLE
                                ? "all values or none"
                                : "each as far as it can be used"));
        return said("");
    }

    private String entering() {
        Entry entry = rules.entry();
        say(!entry.starts().isEmpty(), "to the start with " + numbers(entry.starts()));
        say(entry.sums(), "or two values of that sum");
        say(!entry.walks().isEmpty(), "as many steps on as " + numbers(entry.walks()) + " count");
        say(!entry.pairs().isEmpty(), "two at once with " + numbers(entry.pairs()));
        say(entry.firstFree(), "with any value while all are in the base");
        say(entry.forced(), "who can must");
        say(entry.clear(), "an own pawn leaves the start first");
        say(entry.tries() > 1, String.format(Locale.ROOT, "%d throws while nothing can move", entry.tries()));
        say(entry.begin() > 0, String.format(Locale.ROOT, "%d of them on the start at first", entry.begin()));
        say(entry.full() == Entry.Full.LAST_GOES, "from a full start the foe who came last goes");
        return said("");
    }

    private String moving() {
        Going going = rules.going();
        say(
                true,
                switch (going.overshoot()) {
                    case FORBID -> "no throw leads beyond the end";
                    case BOUNCE -> "what is beyond the end is walked back";
                    case BACK -> "what is beyond the end is walked back from where the pawn stood";
                    case STOP -> "what is beyond the end is lost";
                });
        say(true, going.mayPass() ? "who can move may pass" : "who can move must");
        say(going.hitFirst(), "who can hit must");
        say(going.door() == Going.Door.AGAIN, "a throw that throws again leads home from the last square");
        say(going.door() == Going.Door.CLOSED, "no move ends on the last square");
        say(going.door() == Going.Door.HOME, "the last square is home");
        say(going.shortMust(), "a pawn on a short cut takes it");
        return said("");
    }

    private String company() {
        Company company = rules.company();
        say(
                true,
                switch (company.own()) {
                    case STACK -> "they stand together";
                    case FORBID -> "no pawn ends on another";
                    case BEHIND -> "a pawn stops just behind another";
                    case CARRY -> "they go on together";
                });
        say(company.most() > 0, String.format(Locale.ROOT, "a square holds %d", company.most()));
        say(company.passing() == Company.Passing.NOT_OWN, "none passes another");
        say(company.passing() == Company.Passing.NOBODY, "none passes any pawn");
        return said("");
    }

    private String blocking() {
        Blocking blocking = rules.blocking();
        if (blocking.where() == Blocking.Where.NOWHERE && !blocking.lane()) {
            return "nobody";
        }
        say(
                true,
                (blocking.size() == 2 ? "two" : number(blocking.size())) + " of a seat"
                        + switch (blocking.where()) {
                            case NOWHERE -> "";
                            case ANYWHERE -> " on a ring square";
                            case PLAIN -> " on a ring square that is not safe";
                            case SAFE -> " on a safe square";
                        });
        say(blocking.mixed(), "or of two partners");
        say(
                true,
                (blocking.own() ? "nobody" : "no foe")
                        + (blocking.passing() ? " passes" : " is stopped")
                        + (blocking.landing() ? " or lands" : ""));
        say(blocking.lane(), "in the lane, too");
        say(!blocking.opens().isEmpty(), "an own one is opened with " + numbers(blocking.opens()));
        say(!blocking.together(), "it may not move on together in a throw");
        return said("");
    }

    private String hitting() {
        Hitting hitting = rules.hitting();
        say(
                true,
                switch (hitting.hits()) {
                    case NOBODY -> "they share squares";
                    case LANDED -> "all where a pawn ends are hit";
                    case PASSED -> "all whom a pawn passes are hit";
                    case BOTH -> "all whom a pawn passes and where it ends are hit";
                });
        boolean safe = !rules.circuit().safe().isEmpty() && hitting.hits() != Hitting.Hits.NOBODY;
        say(
                safe,
                hitting.onSafe() == Hitting.OnSafe.SHARED
                        ? "safe squares are shared"
                        : "a safe square keeps others out");
        say(
                hitting.hits() != Hitting.Hits.NOBODY && hitting.sent() == Hitting.Sent.START,
                "who is hit goes to its start where nobody stands");
        say(safe && hitting.entering(), "who enters hits on a safe start, too");
        say(!hitting.turned(), "who turned back hits nobody");
        say(!hitting.doorstep(), "nobody is hit on its own start");
        return said("");
    }

    private String rewards() {
        Rewards rewards = rules.rewards();
        say(rewards.hitSteps() > 0, String.format(Locale.ROOT, "%d steps for a hit", rewards.hitSteps()));
        say(rewards.homeSteps() > 0, String.format(Locale.ROOT, "%d steps for a pawn at home", rewards.homeSteps()));
        say(rewards.hitThrows(), "a throw for a hit");
        say(rewards.homeThrows(), "a throw for a pawn at home");
        say(rewards.atOnce(), "thrown at once");
        return said("nothing");
    }

    private String repeats() {
        Repeats repeats = rules.repeats();
        say(!repeats.on().isEmpty(), "with " + numbers(repeats.on()));
        say(repeats.doublets(), "with a doublet");
        say(repeats.played(), "if it moved something");
        say(
                repeats.limit() > 0,
                "the %s in a row is not moved, and ends the turn"
                        .formatted(
                                switch (repeats.limit()) {
                                    case 2 -> "second";
                                    case 3 -> "third";
                                    default -> "fourth";
                                }));
        say(
                repeats.limit() > 0 && repeats.penalty() != Repeats.Penalty.NONE,
                switch (repeats.penalty()) {
                    case NONE -> "";
                    case UNDONE -> "and what was moved since the first is undone";
                    case LAST_MOVED -> "and the pawn moved last goes to the base";
                    case FOREMOST -> "and the foremost pawn goes to the base";
                    case ALL_ON_PLAIN -> "and all on ring squares that are not safe go to the base";
                    case ALL_ON_RING -> "and all on the ring go to the base";
                    case ALL -> "and all who are not home go to the base";
                });
        return said("never");
    }

    private String end() {
        say(true, rules.finish() == Finish.ALL ? "when one seat is left" : "with the first side at home");
        say(rules.gate() == Gate.ROUND, "who has hit nobody goes round again");
        say(rules.gate() == Gate.WAIT, "who has hit nobody waits before its lane");
        return said("");
    }
}
