package alea.analysis.balance;

import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Recommendation;
import alea.game.Recommendation.Use;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.StrategyFactory;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Who plays a variant.
 *
 * @param sitting by seat: whose matches are measured
 * @param opponent whom they are compared with, to tell what skill is worth
 * @param plies a player that looks two plies ahead and one that looks one, where there are such
 * @param appraiser who says what positions are worth, where there is one for this variant
 * @param passedOver where nobody was named, a stronger one that does not play all variants, in a sentence
 */
record Casting(
        List<Player> sitting,
        Player opponent,
        Optional<List<Player>> plies,
        Optional<Player> appraiser,
        Optional<String> passedOver) {
    private static final String SETTING = "players";
    private static final String OPPONENT = "random";
    private static final String SEARCH = "expectimax";
    private static final String ONE_PLY = SEARCH + ":depth=1";
    private static final String TWO_PLIES = SEARCH + ":depth=2";

    /** Recommended strategies are looked for by these uses, one after the other. */
    private static final List<Use> USES = List.of(Use.OPPONENT, Use.PLAYOUTS, Use.HINTS);

    /**
     * Who plays each of some variants: everywhere the same, so that differences are those of the rules.
     *
     * @param named one or two strategies: who sits in every seat, and whom it is compared with; none for those that
     *     the game's source seats, else for the strongest recommended one that plays all variants
     * @throws alea.game.BadInput when a strategy is not known or does not play a variant
     */
    static List<Casting> of(Registry registry, List<Factorial.Variant> variants, List<String> named) {
        if (named.size() > 2) {
            throw new BadSetting(
                    SETTING, "names one strategy or two: who sits in every seat, and whom it is compared with");
        }
        String opponent = named.size() > 1 ? named.get(1) : OPPONENT;
        boolean seated = named.isEmpty()
                && variants.stream()
                        .allMatch(v -> v.game().seating().size() == v.game().seats());
        String best = named.isEmpty() ? recommended(registry, variants) : named.getFirst();
        Optional<String> passedOver =
                named.isEmpty() && !seated ? passedOver(registry, variants, best) : Optional.empty();
        return variants.stream()
                .map(v -> of(registry, v.game(), seated ? v.game().seating() : List.of(best), opponent, passedOver))
                .toList();
    }

    private static Casting of(
            Registry registry, Game game, List<String> names, String opponent, Optional<String> passedOver) {
        List<Player> players =
                names.stream().map(name -> registry.player(name, game)).toList();
        boolean searched =
                registry.strategies(game).stream().anyMatch(f -> f.name().equals(SEARCH));
        return new Casting(
                players.size() == game.seats() ? players : Collections.nCopies(game.seats(), players.getFirst()),
                registry.player(opponent, game),
                searched
                        ? Optional.of(List.of(registry.player(TWO_PLIES, game), registry.player(ONE_PLY, game)))
                        : Optional.empty(),
                registry.appraiser(game),
                passedOver);
    }

    private static String recommended(Registry registry, List<Factorial.Variant> variants) {
        for (Use use : USES) {
            for (String candidate : registry.recommended(variants.getFirst().game(), use)) {
                if (!candidate.equals(OPPONENT)
                        && variants.stream()
                                .allMatch(
                                        v -> registry.recommended(v.game(), use).contains(candidate))) {
                    return candidate;
                }
            }
        }
        return ONE_PLY;
    }

    /** The strongest of those that the games name before the one that sits, and what it does not play. */
    private static Optional<String> passedOver(Registry registry, List<Factorial.Variant> variants, String sits) {
        for (Recommendation stronger : variants.getFirst().game().recommended()) {
            if (stronger.strategy().equals(sits)) {
                break;
            }
            Optional<String> without = registry.strategies().stream()
                    .filter(f -> f.name().equals(Spec.parse(stronger.strategy()).name()))
                    .findFirst()
                    .flatMap(factory -> without(factory, variants));
            if (without.isPresent()) {
                return without.map(what -> "%s; %s sits there".formatted(what, sits));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> without(StrategyFactory factory, List<Factorial.Variant> variants) {
        return variants.stream()
                .map(Factorial.Variant::game)
                .filter(game -> !factory.plays(game))
                .findFirst()
                .map(game -> "%s does not play %s%s"
                        .formatted(
                                factory.name(),
                                game.spec(),
                                factory.needs().isEmpty() ? "" : " (it needs " + factory.needs() + ")"));
    }

    /** The strategies that sit, each once. */
    List<String> names() {
        return sitting.stream().map(p -> p.spec().toString()).distinct().toList();
    }
}
