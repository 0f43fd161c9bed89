package alea.arena;

import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.List;
import java.util.stream.IntStream;

/** Companies: the players at a table by number, in order, once for every seat. */
final class Companies {
    private Companies() {}

    /** Everybody once. */
    static List<Integer> who(List<Integer> company) {
        return company.stream().distinct().toList();
    }

    static void save(List<Integer> company, StateWriter to) {
        company.forEach(to::count);
    }

    /** One that can sit down in an arena. */
    static List<Integer> load(ArenaSetup setup, StateReader from) {
        List<Integer> company = IntStream.range(0, setup.game().seats())
                .mapToObj(seat -> (int) from.count(setup.players().size() - 1))
                .toList();
        if (!company.equals(company.stream().sorted().toList())) {
            throw new IllegalArgumentException("a company is not in order");
        }
        return company;
    }
}
