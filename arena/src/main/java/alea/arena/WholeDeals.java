package alea.arena;

import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Matches that come in order, as whole deals: a deal is told at its last match, when every seating has played with its
 * dice. One that never gets there, since the arena ended within it or {@code --games} is no whole number of deals, is
 * never told. Where matches share no dice, every match is a deal.
 */
final class WholeDeals {
    private static final long NONE = -1;

    private final ArenaSetup setup;
    private final int size;
    private final Consumer<List<MatchResult>> whole;
    /** The deal that had begun before the first match that came here, if one had. */
    private final long begun;
    /** Its matches that came here. */
    private final List<MatchResult> head = new ArrayList<>();
    /** Matches of the deal that is being played. */
    private final List<MatchResult> open = new ArrayList<>();

    private long deals;

    /**
     * Deals of the matches from one on.
     *
     * @param from the number of the first match
     * @param whole takes every deal
     */
    WholeDeals(ArenaSetup setup, long from, Consumer<List<MatchResult>> whole) {
        this.setup = setup;
        this.whole = whole;
        size = setup.duplicate() ? setup.round() : 1;
        var plan = new SeatPlan(setup);
        begun = setup.duplicate() && from < plan.matches() && plan.step(from) > 0 ? plan.deal(from) : NONE;
    }

    void add(MatchResult result) {
        if (result.deal() == begun) {
            head.add(result);
            return;
        }
        if (!open.isEmpty() && open.getFirst().deal() != result.deal()) {
            open.clear(); // the matches of a lineup end within a deal
        }
        open.add(result);
        if (open.size() == size) {
            deals++;
            whole.accept(open);
            open.clear();
        }
    }

    /**
     * Goes on with the matches of another, which follow these. A deal that began here and ended there is told; those
     * that were whole there were told there.
     */
    void fold(WholeDeals next) {
        next.head.forEach(this::add);
        if (next.deals > 0 || !next.open.isEmpty()) {
            open.clear();
            open.addAll(next.open);
            deals = Math.addExact(deals, next.deals);
        }
    }

    /** How many matches are in whole deals. */
    long matches() {
        return deals * size;
    }

    void save(StateWriter to) {
        to.count(deals);
        KeptResults.save(head, to);
        KeptResults.save(open, to);
    }

    /**
     * Takes up what was written, having nothing yet.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    void load(StateReader from) {
        deals = from.count(Long.MAX_VALUE / size);
        head.addAll(KeptResults.load(setup, size - 1, from));
        open.addAll(KeptResults.load(setup, size - 1, from));
        if (head.stream().anyMatch(r -> r.deal() != begun)
                || open.stream().anyMatch(r -> r.deal() != open.getFirst().deal())) {
            throw new IllegalArgumentException("a deal has matches of another");
        }
    }
}
