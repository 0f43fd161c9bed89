package alea.service;

import alea.arena.entry.Entrant;
import alea.arena.exec.Home;
import alea.arena.league.LeaguePlan;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Quoted;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Who plays in a league, by number: those of the folder in its order, then who joins.
 *
 * @param players by number
 * @param plan what is kept of the league beside what was played
 */
record LeagueRoll(List<Entrant> players, LeaguePlan plan) {
    /** So many names are said. */
    private static final int SAID = 5;

    /** Of a league that begins. */
    static LeagueRoll fresh(LeagueRun.Request request, List<String> rules) {
        List<String> lines = request.players().stream().map(LeagueRoll::line).toList();
        return of(request.players(), rules, List.of(lines), request.exclude());
    }

    /**
     * Of one that goes on.
     *
     * @param file where it is kept
     * @param kept what it was
     * @throws BadInput when it is another one; it says by what and by whom
     */
    static LeagueRoll resumed(LeagueRun.Request request, List<String> rules, Path file, LeaguePlan kept) {
        List<String> differences = new ArrayList<>(rules(kept.rules(), rules));
        Set<String> excluded = new LinkedHashSet<>(kept.excluded());
        excluded.addAll(request.exclude());
        Map<String, Entrant> left = new LinkedHashMap<>();
        request.players().forEach(player -> left.put(player.name(), player));
        Map<String, String> there = new LinkedHashMap<>();
        kept.intakes().forEach(intake -> intake.forEach(was -> there.put(name(was, left.keySet()), was)));
        Set<String> all = new LinkedHashSet<>(there.keySet());
        all.addAll(left.keySet());
        requireKnown(excluded, all);
        List<Entrant> players = new ArrayList<>();
        List<String> gone = new ArrayList<>();
        for (var entry : there.entrySet()) {
            String name = entry.getKey();
            String was = entry.getValue();
            Entrant player = left.remove(name);
            if (excluded.contains(name)) { // whatever may have become of its program, it is not started any more
                players.add(player != null && line(player).equals(was) ? player : former(was, name));
            } else if (player == null) {
                gone.add(name);
            } else if (line(player).equals(was)) {
                players.add(player);
            } else {
                differences.add(change(was, player));
            }
        }
        if (!gone.isEmpty()) {
            differences.add("%s gone: bring back what played, or take it out with --exclude".formatted(are(gone)));
        }
        if (!left.isEmpty() && !request.join()) {
            differences.add("%s new, and a league takes nobody in later without --join".formatted(are(left.keySet())));
        }
        if (!differences.isEmpty()) {
            throw new BadInput("%s: %s".formatted(file, String.join("; ", differences)));
        }
        List<List<String>> intakes = new ArrayList<>(kept.intakes());
        if (!left.isEmpty()) {
            intakes.add(left.values().stream().map(LeagueRoll::line).toList());
            players.addAll(left.values());
        }
        return of(players, rules, intakes, excluded);
    }

    private static LeagueRoll of(
            List<Entrant> players, List<String> rules, List<List<String>> intakes, Collection<String> excluded) {
        List<String> names = players.stream().map(Entrant::name).toList();
        requireKnown(excluded, names);
        List<String> out = names.stream().filter(excluded::contains).toList();
        return new LeagueRoll(players, new LeaguePlan(rules, intakes, out));
    }

    private static void requireKnown(Collection<String> excluded, Collection<String> names) {
        for (String name : excluded) {
            if (!names.contains(name)) {
                throw new BadSetting(
                        "exclude", "%s is no player; players are %s".formatted(Quoted.of(name), said(names)));
            }
        }
    }

    /** Names of players whose programs are the same. */
    List<List<String>> alike() {
        Map<String, List<String>> byProgram = new TreeMap<>();
        players.forEach(player -> player.program()
                .ifPresent(program -> byProgram
                        .computeIfAbsent(program, p -> new ArrayList<>())
                        .add(player.name())));
        return byProgram.values().stream()
                .filter(names -> names.size() > 1)
                .sorted(Comparator.comparing(List::getFirst))
                .toList();
    }

    /** How many players there are after each intake. */
    List<Integer> intakes() {
        List<Integer> sizes = new ArrayList<>();
        int players = 0;
        for (List<String> intake : plan.intakes()) {
            players += intake.size();
            sizes.add(players);
        }
        return sizes;
    }

    /** Who is excluded, by number. */
    Set<Integer> excluded() {
        return IntStream.range(0, players.size())
                .filter(i -> plan.excluded().contains(players.get(i).name()))
                .boxed()
                .collect(Collectors.toSet());
    }

    private static String line(Entrant player) {
        return before(player.name()) + player.spec() + " " + player.fingerprint();
    }

    private static String before(String name) {
        return LeaguePlan.PLAYER + name + ": ";
    }

    /** Whose line it is: a name may have a colon, too. */
    private static String name(String line, Set<String> names) {
        String longest = "";
        for (String name : names) {
            if (line.startsWith(before(name)) && name.length() > longest.length()) {
                longest = name;
            }
        }
        int colon = line.indexOf(": ", LeaguePlan.PLAYER.length());
        return longest.isEmpty() && colon > 0 ? line.substring(LeaguePlan.PLAYER.length(), colon) : longest;
    }

    /** The spec in the line of a player. */
    private static String spec(String line, String name) {
        int begin = before(name).length();
        return line.substring(begin, Math.max(begin, line.lastIndexOf(' ')));
    }

    /** A player as it was, who never plays again. */
    private static Entrant former(String line, String name) {
        String spec = spec(line, name);
        var former = new Entrant(name, spec, Home.here(), Optional.empty(), Optional.empty());
        return former.isProgram()
                ? new Entrant(name, spec, Home.here(), Optional.of("was excluded"), Optional.empty())
                : former;
    }

    private static String change(String line, Entrant player) {
        String was = spec(line, player.name());
        return player.isProgram() || was.equals(player.spec())
                ? "%s's program has changed: take it back, or play a new league with another --out"
                        .formatted(Quoted.plain(player.name()))
                : "%s is %s, and was %s".formatted(Quoted.plain(player.name()), player.spec(), was);
    }

    private static List<String> rules(List<String> were, List<String> are) {
        Map<String, String> before = new LinkedHashMap<>();
        were.forEach(rule -> before.put(key(rule), value(rule)));
        return are.stream()
                .filter(rule -> !value(rule).equals(before.get(key(rule))))
                .map(rule -> "%s is %s, and was %s"
                        .formatted(
                                switch (key(rule)) {
                                    case "Alea" -> "Alea";
                                    case "game" -> "the game";
                                    default -> "--" + key(rule);
                                },
                                value(rule),
                                before.getOrDefault(key(rule), "none")))
                .toList();
    }

    private static String key(String rule) {
        return rule.substring(0, rule.indexOf(' '));
    }

    /** No end of turns is a number where it is kept. */
    private static String value(String rule) {
        String value = rule.substring(rule.indexOf(' ') + 1);
        return value.equals(Integer.toString(Integer.MAX_VALUE)) ? "none" : value;
    }

    private static String are(Collection<String> names) {
        return said(names) + (names.size() == 1 ? " is" : " are");
    }

    private static String said(Collection<String> names) {
        List<String> plain = names.stream().map(Quoted::plain).toList();
        int more = plain.size() - SAID;
        List<String> some = more > 1 ? plain.subList(0, SAID) : plain;
        String last = more > 1 ? more + " more" : some.getLast();
        List<String> first = more > 1 ? some : some.subList(0, some.size() - 1);
        return first.isEmpty() ? last : String.join(", ", first) + " and " + last;
    }
}
