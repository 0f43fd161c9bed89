package alea.cross;

import alea.game.BadInput;
import alea.game.RuleFamily.Contradiction;
import alea.game.Settings;
import alea.game.Spec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which settings of {@link CrossKeys} cannot be played, or not as they say. All others can: a setting that only has
 * nothing to do is none of these.
 */
final class CrossContradictions {
    /**
     * A key, and some of its values or all but those.
     *
     * @param but whether all values but those are meant
     */
    record Choice(String key, boolean but, List<String> values) {
        /** {@code key=value}, several values joined by {@code |}; {@code key!=value} for all others. */
        static Choice of(String text) {
            boolean but = text.contains("!=");
            String[] parts = text.split("!?=", 2);
            return new Choice(parts[0], but, List.of(parts[1].split("\\|")));
        }

        boolean isIn(Settings s) {
            return values.contains(s.get(key)) != but;
        }

        @Override
        public String toString() {
            return key + (but ? "!=" : "=") + String.join("|", values);
        }
    }

    /**
     * Two choices that exclude each other.
     *
     * @param why in a few words
     */
    record Exclusion(Choice one, Choice other, String why) {
        Exclusion(String one, String other, String why) {
            this(Choice.of(one), Choice.of(other), why);
        }
    }

    private static final String NEVER = "never";

    private static final String NO_WAY = "a way with short cuts has squares of the ring and of these, and no others";

    /** All pairs, as docs/rules.md lists them. */
    static final List<Exclusion> EXCLUSIONS = List.of(
            new Exclusion("teams=opposite", "seats!=4", "four play where partners sit opposite"),
            new Exclusion("teams=opposite", "places!=4", "partners sit opposite on a board of four places"),
            new Exclusion("teams=opposite", "end=all", "partners win together, so nobody is ranked"),
            new Exclusion("dice=2", "use=whole", "two dice are two values, used apart or kept"),
            new Exclusion("undersides!=none", "dice=1", "one die has no doublet"),
            new Exclusion("undersides=whole", "doublets=no", "it is for doublets that throw again"),
            new Exclusion("undersides=whole", "again!=never", "it is for doublets, which alone throw again then"),
            new Exclusion("undersides=whole", "limit=none", "it is for doublets that are counted"),
            new Exclusion("use=kept", "limit!=none", "throws that are kept are not counted"),
            new Exclusion("sums=yes", "dice=1", "one die has no sum"),
            new Exclusion("sums=yes", "use=kept", "of values that are kept each is used alone"),
            new Exclusion("first-free=yes", "enter!=none", "a value enters in one way: walk-in has those for others"),
            new Exclusion("pair-in!=none", "use!=whole", "two pawns enter with the one value of a throw"),
            new Exclusion("pair-in!=none", "most!=any", "two may find no room"),
            new Exclusion("full=last-goes", "most!=1|2", "a start is full with one or two"),
            new Exclusion("full=last-goes", "hit=nobody|passed", "nobody goes from where a pawn ends"),
            new Exclusion("full=last-goes", "teams=opposite", "of partners nobody goes"),
            new Exclusion("own=carry", "most!=any", "a pile may find no room"),
            new Exclusion("own=carry", "goal=places", "a goal place holds one pawn"),
            new Exclusion("own=carry", "together=no", "pawns that carry each other are not parted"),
            new Exclusion("last-square=closed", "goal=places", "a goal place that nobody enters is none"),
            new Exclusion("last-square!=exact", "stair=yes", "each square of a stair takes its own number"),
            new Exclusion("stair=yes", "goal=places", "a stair leads to a square behind it that takes all"),
            new Exclusion("last-square=home", "short-cuts=none", "without short cuts a shorter lane does that"),
            new Exclusion("gate!=none", "hit=nobody", "nobody would ever go through"),
            new Exclusion("gate!=none", "stair=yes", "a gate is before a lane"),
            new Exclusion("gate=round", "lead!=0", "who goes round comes to the square behind its start, -1"),
            new Exclusion("gate=round", "first-square=1", "who goes round comes to the square behind its start, -1"),
            new Exclusion("short-cuts!=none", "starts=apart", "a square of a short cut is the same for all"),
            new Exclusion("short-cuts!=none", "lead!=0", NO_WAY),
            new Exclusion("short-cuts!=none", "lane!=0", NO_WAY),
            new Exclusion("short-cuts!=none", "goal=places", NO_WAY),
            new Exclusion("short-cuts!=none", "stair=yes", NO_WAY),
            new Exclusion("short-cuts!=none", "gate!=none", "a gate is before a lane"),
            new Exclusion("short-cuts!=none", "overshoot=bounce|back", "there may be several ways back"),
            new Exclusion("short-cuts!=none", "last-square=again|closed", "it is exact or home there"),
            new Exclusion("short-cuts!=none", "own=behind", "there may be several ways behind"),
            new Exclusion("short-cuts!=none", "counts!=none", "a value is as many steps there"),
            new Exclusion("short-cuts!=none", "counts-base-empty!=none", "a value is as many steps there"),
            new Exclusion("short-cuts!=none", "penalty=foremost", "numbers do not tell there who is foremost"));

    /** Settings that never take effect: the first of each pair where the second is so. */
    static final List<Exclusion> IDLE = List.of(
            new Exclusion("block-on!=nowhere", "most=1", "two pawns are never together"),
            new Exclusion("block-on=safe", "safe=none", "no square is safe"),
            new Exclusion("stops=all", "bars=nothing", "a block stops nobody"),
            new Exclusion("lane-blocks=yes", "bars=nothing", "a block stops nobody"),
            new Exclusion("mixed=yes", "teams=none", "there are no partners"),
            new Exclusion("on-safe=closed", "safe=none", "no square is safe"),
            new Exclusion("enter-hits=yes", "safe=none", "who enters hits there as elsewhere"),
            new Exclusion("sweeps=all", "slides=none", "there are no slides"),
            new Exclusion("short=must", "short-cuts=none", "there are no short cuts"),
            new Exclusion("jump=no", "goal=square", "there are no goal places"),
            new Exclusion("goal-moves=no", "goal=square", "there are no goal places"),
            new Exclusion("doublets=yes", "dice=1", "one die has no doublet"),
            new Exclusion("penalty!=none", "limit=none", "throws are not counted"));

    /** Settings that only say what blocks do. */
    private static final List<String> BLOCKS = List.of("bars!=nothing", "stops=all", "mixed=yes");

    private final Settings s;
    private final CrossRules rules;
    private final Circuit way;
    private final List<Contradiction> found = new ArrayList<>();

    private CrossContradictions(Settings settings) {
        s = settings;
        rules = CrossReading.rules(settings);
        way = rules.circuit();
    }

    /** Those that some settings make, with what would be allowed; none where they can be played. */
    static List<Contradiction> of(Settings settings) {
        return new CrossContradictions(settings).all();
    }

    /** Settings that can be played and never take effect, each with what keeps it from that. */
    static List<Contradiction> idle(Settings s) {
        List<Contradiction> idle = new ArrayList<>();
        for (Exclusion e : IDLE) {
            if (e.one.isIn(s) && e.other.isIn(s)) {
                idle.add(new Contradiction(List.of(e.one.key(), e.other.key()), e.why));
            }
        }
        boolean apart = (s.is("own", "forbid") || s.is("own", "behind")) && s.is("pair-in", "none");
        boolean alone = s.is("pawns", "1");
        if (s.is("block-on", "nowhere") && s.is("lane-blocks", "no")) {
            BLOCKS.stream()
                    .filter(set -> Choice.of(set).isIn(s))
                    .forEach(set -> idle.add(
                            new Contradiction(List.of(Choice.of(set).key(), "block-on"), "no pawns make a block")));
        }
        if (!s.is("block-on", "nowhere") && (apart || alone) && s.is("mixed", "no")) {
            idle.add(new Contradiction(
                    List.of("block-on", alone ? "pawns" : "own"), "two pawns of a seat are never together"));
        }
        boolean harmless = s.is("bars", "nothing") && s.is("opens", "none") && s.is("together", "yes");
        if (!s.is("block-on", "nowhere") && harmless) {
            idle.add(new Contradiction(List.of("block-on", "bars"), "a block stops nobody"));
        }
        if (!s.is("limit", "none") && s.is("again", NEVER) && s.is("doublets", "no")) {
            idle.add(new Contradiction(List.of("limit", "again"), "no throw gives another"));
        }
        return List.copyOf(idle);
    }

    private List<Contradiction> all() {
        for (Exclusion e : EXCLUSIONS) {
            if (e.one.isIn(s) && e.other.isIn(s)) {
                both(e.one.key(), e.other.key(), e.why);
            }
        }
        board();
        if (found.isEmpty()) {
            // What follows takes a way for granted that leads somewhere.
            values();
            entering();
            throwing();
            room();
            gate();
            if (found.isEmpty()) {
                home();
            }
        }
        return List.copyOf(found);
    }

    private void one(String key, String why) {
        found.add(Contradiction.of(key, why));
    }

    private void both(String one, String other, String why) {
        found.add(new Contradiction(List.of(one, other), why));
    }

    private static String list(Collection<Integer> numbers) {
        return numbers.stream().map(n -> Integer.toString(n)).collect(Collectors.joining(", "));
    }

    private void board() {
        int places = way.places();
        if (s.number("seats") > places) {
            both("seats", "places", String.format(Locale.ROOT, "every seat has a place, so seats are 2..%d", places));
        }
        if (s.is("starts", "apart") && way.ring() % places != 0) {
            int less = way.ring() / places * places;
            both(
                    "ring",
                    "places",
                    String.format(
                            Locale.ROOT,
                            "the starts lie as far apart everywhere, so it is %s",
                            Stream.of(less, less + places)
                                    .filter(n -> n >= 16 && n <= 84)
                                    .map(n -> Integer.toString(n))
                                    .collect(Collectors.joining(" or "))));
        }
        int most = way.start() + way.ring() - (way.roads().isEmpty() ? 0 : 1);
        if (way.last() < way.start() || way.last() > most) {
            both(
                    "turnoff",
                    "ring",
                    String.format(
                            Locale.ROOT,
                            "a pawn walks it from its start, and once at most, so it is %d..%d",
                            way.start(),
                            most));
        }
        List<Integer> off = way.safe().stream().filter(n -> n >= way.ring()).toList();
        if (!off.isEmpty()) {
            both(
                    "safe",
                    "ring",
                    String.format(Locale.ROOT, "the ring has squares 0..%d, and not %s", way.ring() - 1, list(off)));
        } else if (s.is("starts", "apart") && found.isEmpty()) {
            Set<Integer> missing = new TreeSet<>();
            for (int square : way.safe()) {
                for (int place = 1; place < places; place++) {
                    missing.add((square + place * way.quarter()) % way.ring());
                }
            }
            way.safe().forEach(missing::remove);
            if (!missing.isEmpty()) {
                one("safe", "every part of the ring has the same squares, so also " + list(missing));
            }
        }
        if (way.goal().places() && way.lane() < s.number("pawns")) {
            both(
                    "goal",
                    "lane",
                    String.format(
                            Locale.ROOT,
                            "a goal has a place for every pawn, so the lane has %d or more",
                            s.number("pawns")));
        }
        if (!way.roads().isEmpty() && found.isEmpty()) {
            shortCuts();
        }
        if (!way.links().isNone() && found.isEmpty()) {
            Set<Integer> twice = new TreeSet<>(way.links().jumps().keySet());
            twice.retainAll(way.links().slides().keySet());
            if (!twice.isEmpty()) {
                both("links", "slides", "a square leads on in one way, and not by both: " + list(twice));
            }
            links("links", way.links().jumps());
            links("slides", way.links().slides());
        }
    }

    /** Links lead from square to square of the ring, and none further. */
    private void links(String key, SortedMap<Integer, Integer> links) {
        int first = way.start() + 1;
        int most = way.last() - (rules.going().door() == Going.Door.HOME ? 1 : 0);
        List<Integer> off = Stream.concat(links.keySet().stream(), links.values().stream())
                .filter(n -> n < first || n > most)
                .distinct()
                .sorted()
                .toList();
        List<Integer> on = links.values().stream()
                .filter(way.links()::leadsOn)
                .distinct()
                .sorted()
                .toList();
        if (!off.isEmpty()) {
            both(
                    key,
                    "turnoff",
                    String.format(
                            Locale.ROOT,
                            "they lead from and to squares of the ring behind the start, %d..%d, and not %s",
                            first,
                            most,
                            list(off)));
        } else if (!on.isEmpty()) {
            one(key, "they lead to squares that lead no further, and not to " + list(on));
        }
    }

    /** Short cuts lead from square to square, and all ways lead home. */
    private void shortCuts() {
        String key = "short-cuts";
        TreeSet<Integer> across = new TreeSet<>();
        for (List<Integer> road : way.roads()) {
            if (road.getLast() > way.last() || road.getLast() < way.start()) {
                one(
                        key,
                        String.format(
                                Locale.ROOT,
                                "a short cut comes back to a ring square, %d..%d",
                                way.start(),
                                way.last()));
                return;
            }
            road.stream().filter(n -> n > way.last()).forEach(across::add);
        }
        int expected = way.last() + 1;
        for (int square : across) {
            if (square != expected) {
                one(
                        key,
                        String.format(
                                Locale.ROOT,
                                "squares across are numbered from %d on, and %d is missing",
                                way.last() + 1,
                                expected));
                return;
            }
            expected++;
        }
        Set<Integer> reached = new TreeSet<>();
        if (!isAcyclic(way.first(), reached, new ArrayList<>())) {
            one(key, "a pawn could go round for ever; every one leads on towards home");
            return;
        }
        across.removeAll(reached);
        if (!across.isEmpty()) {
            one(key, "no pawn ever comes to " + list(across));
        }
    }

    /** Walks all that can follow a square; says whether no way leads back to where it was. */
    private boolean isAcyclic(int square, Set<Integer> reached, List<Integer> on) {
        if (on.contains(square)) {
            return false;
        }
        if (square == way.end() || !reached.add(square)) {
            return true;
        }
        on.add(square);
        boolean acyclic = isAcyclic(next(square, false), reached, on)
                && (Roads.turning(way, square) < 0 || isAcyclic(next(square, true), reached, on));
        on.removeLast();
        return acyclic;
    }

    private int next(int square, boolean turns) {
        return Roads.walk(way, square, 1, turns, false).getLast();
    }

    private List<Integer> thrown() {
        return rules.throwing().values().stream().map(Throwing.Value::shows).toList();
    }

    private void values() {
        List<Integer> thrown = thrown();
        Set<Integer> entering = new TreeSet<>(thrown);
        if (rules.entry().sums()) {
            thrown.forEach(one -> thrown.forEach(other -> entering.add(one + other)));
        }
        areThrown("enter", rules.entry().starts(), entering);
        areThrown("walk-in", rules.entry().walks(), thrown);
        areThrown("pair-in", rules.entry().pairs(), thrown);
        areThrown("opens", rules.blocking().opens(), thrown);
        areThrown("again", rules.repeats().on(), thrown);
        areThrown("counts", s.map("counts").keySet(), thrown);
        areThrown("counts-base-empty", s.map("counts-base-empty").keySet(), thrown);
    }

    private void areThrown(String key, Collection<Integer> some, Collection<Integer> thrown) {
        List<Integer> never = some.stream().filter(n -> !thrown.contains(n)).toList();
        if (!never.isEmpty()) {
            both(key, "values", String.format(Locale.ROOT, "%s is never thrown, only %s", list(never), list(thrown)));
        }
    }

    private void entering() {
        Entry entry = rules.entry();
        List<Integer> twice =
                entry.starts().stream().filter(entry.walks()::contains).toList();
        if (!twice.isEmpty()) {
            both(
                    "enter",
                    "walk-in",
                    String.format(Locale.ROOT, "a value enters in one way, and not by both: %s", list(twice)));
        }
        int most = way.last() - way.first() + 1 - (rules.going().door() == Going.Door.HOME ? 1 : 0);
        List<Integer> beyond = (entry.firstFree() ? thrown() : entry.walks())
                .stream().filter(n -> n > most).toList();
        if (!beyond.isEmpty()) {
            both(
                    entry.firstFree() ? "first-free" : "walk-in",
                    "turnoff",
                    String.format(
                            Locale.ROOT,
                            "a pawn walks in as far as the ring goes, at most %d steps, and not %s",
                            most,
                            list(beyond)));
        }
        if (entry.full() == Entry.Full.LAST_GOES && rules.company().most() == 2 && found.isEmpty()) {
            if (!way.isSafe(way.start())) {
                both("full", "safe", "who enters shares the start with who stays, so the start, 0, is safe");
            } else if (rules.hitting().onSafe() == Hitting.OnSafe.CLOSED) {
                both("full", "on-safe", "who enters shares the start with who stays");
            }
        }
        int pawns = s.number("pawns");
        int left = pawns - Math.min(pawns, entry.begin());
        boolean all = !entry.starts().isEmpty()
                || !entry.walks().isEmpty()
                || left == 0
                || !entry.pairs().isEmpty() && left % 2 == 0
                || entry.firstFree() && pawns == 1;
        if (!all) {
            both(
                    "enter",
                    "walk-in",
                    entry.firstFree() || !entry.pairs().isEmpty()
                            ? "not all pawns of a seat ever enter"
                            : "no pawn ever enters");
        }
    }

    private void throwing() {
        Throwing throwing = rules.throwing();
        List<Integer> thrown = thrown();
        if (throwing.undersides() != Throwing.Undersides.NONE) {
            int sum = thrown.getFirst() + thrown.getLast();
            List<Integer> without =
                    thrown.stream().filter(n -> !thrown.contains(sum - n)).toList();
            if (!without.isEmpty()) {
                both(
                        "undersides",
                        "values",
                        String.format(Locale.ROOT, "opposite faces sum to %d, and %s has none", sum, list(without)));
            }
        }
        if (rules.repeats().limit() == 0 && rules.repeats().on().containsAll(thrown)) {
            both("again", "limit", "every throw gives another, so a turn never ends");
        }
    }

    private void room() {
        Company company = rules.company();
        int begin = Math.min(rules.entry().begin(), s.number("pawns"));
        boolean together = way.quarter() == 0;
        boolean apart = company.own() == Company.Own.FORBID || company.own() == Company.Own.BEHIND;
        if (begin > 1 && apart && rules.entry().pairs().isEmpty()) {
            both("out", "own", "pawns of a seat are never on one square, so one begins there");
            return;
        }
        int there = together ? begin * s.number("seats") : begin;
        if (company.most() > 0 && there > company.most()) {
            both("out", "most", "so many do not find room on the start");
        } else if (begin > 0) {
            start();
        }
    }

    /** A match begins with a position that can be. */
    private void start() {
        int[] places = CrossFamily.places(s.number("seats"), way.places());
        var game = CrossGame.plain(new Spec("cross", ""), rules, places, s.number("pawns"));
        try {
            new CrossChecks(game, CrossState.start(game)).check();
        } catch (BadInput e) {
            both("out", "starts", "seats cannot begin on one square where they hit each other");
        }
    }

    private void gate() {
        if (rules.gate() == Gate.NONE) {
            return;
        }
        boolean plain = IntStream.rangeClosed(way.start(), way.last()).anyMatch(p -> !way.isSafe(p));
        boolean lands = rules.hitting().landing() && rules.company().most() != 1;
        if (!plain && !(rules.hitting().entering() && lands)) {
            both("gate", "safe", "where all squares are safe nobody is hit, so nobody would ever go through");
        } else if (!lands && !rules.hitting().passing()) {
            both("gate", "most", "where one fills a square nobody is hit, so nobody would ever go through");
        }
        if (rules.gate() == Gate.ROUND) {
            if (way.last() < way.ring() - 2 || way.last() > way.ring() - 1) {
                both(
                        "gate",
                        "turnoff",
                        String.format(
                                Locale.ROOT,
                                "who goes round has a square more at most, so it is %d or %d",
                                way.ring() - 2,
                                way.ring() - 1));
            }
            if (mostSteps() >= way.ring()) {
                both(
                        "gate",
                        "ring",
                        String.format(
                                Locale.ROOT,
                                "who goes round does so once in a move, and not with %d steps",
                                mostSteps()));
            }
        }
    }

    /** The most steps of a move. */
    private int mostSteps() {
        IntStream counted = rules.throwing().readings().stream().mapToInt(Throwing.Reading::steps);
        IntStream earned =
                IntStream.of(rules.rewards().hitSteps(), rules.rewards().homeSteps());
        return Stream.of(IntStream.of(rules.throwing().most()), counted, earned)
                .flatMapToInt(steps -> steps)
                .max()
                .orElseThrow();
    }

    /** A lone pawn comes home somehow, and all pawns of a seat do. */
    private void home() {
        List<Integer> thrown = thrown();
        if (way.stair()) {
            List<Integer> never = IntStream.rangeClosed(1, way.end() - way.last())
                    .map(n -> Math.min(n, 6))
                    .distinct()
                    .filter(n -> !thrown.contains(n))
                    .boxed()
                    .toList();
            if (!never.isEmpty()) {
                both(
                        "stair",
                        "values",
                        String.format(
                                Locale.ROOT,
                                "its squares take their own numbers, and %s is never thrown",
                                list(never)));
                return;
            }
        }
        int needed = way.goal().places() ? s.number("pawns") : 1;
        int ends = Journey.ends(rules, needed);
        if (ends < needed) {
            both(
                    way.links().isNone() ? "values" : "links",
                    way.goal().places() ? "goal" : "turnoff",
                    ends == 0
                            ? "no pawn ever gets home by such steps"
                            : String.format(Locale.ROOT, "not all get home: pawns come to %d of its places", ends));
        }
    }
}
