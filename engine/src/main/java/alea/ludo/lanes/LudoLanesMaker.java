package alea.ludo.lanes;

import alea.game.Game;
import alea.game.Player;
import alea.game.Strategy;
import alea.ludo.Aggression;
import alea.ludo.AnyPawn;
import alea.ludo.ByRule;
import alea.ludo.Defensive;
import alea.ludo.DefensiveProse;
import alea.ludo.Foremost;
import alea.ludo.Hybrid;
import alea.ludo.LudoGame;
import alea.ludo.PyludoAggressive;
import alea.ludo.PyludoDefensive;
import alea.ludo.PyludoFast;
import alea.ludo.Smart;
import alea.ludo.Vulnerability;
import alea.match.LanesMaker;
import alea.match.MatchLanes;
import alea.search.FirstPolicy;
import alea.search.RandomPolicy;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Lanes for compositions of Ludo, and those strategies that they hold. */
public final class LudoLanesMaker implements LanesMaker {
    private static final List<Sample> SAMPLES = List.of(
            new Sample("ludo-simple:seats=4", "random"),
            new Sample("ludo-classic:seats=4", "random"),
            new Sample("ludo-pyludo", "random"),
            new Sample("ludo-pyludo-fork", "random"),
            new Sample("ludo-ludopy", "random"),
            new Sample("ludo-ludopy-1.3.1", "random"),
            new Sample("ludo-star:seats=4", "random"),
            new Sample("ludo-ucsc:seats=4", "random"),
            new Sample("ludo-simple:seats=4", "fast"),
            new Sample("ludo-simple:seats=4", "first"),
            new Sample("ludo-simple:seats=4", "strike"),
            new Sample("ludo-simple:seats=4", "chase"),
            new Sample("ludo-simple:seats=4", "aggressive"),
            new Sample("ludo-simple:seats=4", "defensive"),
            new Sample("ludo-simple:seats=4", "defensive-prose"),
            new Sample("ludo-simple:seats=4", "hybrid"),
            new Sample("ludo-pyludo", "smart"),
            new Sample("ludo-pyludo", "pyludo-aggressive"),
            new Sample("ludo-pyludo", "pyludo-defensive"));

    private static final List<Start> STARTS = List.of(
            new Start("ludo-simple", "12,0,30,20/-/10,0,0,7/- 0 -"),
            new Start("ludo-simple:seats=4", "12,0,30,20/3,0,6,0/10,0,0,7/1,2,3,0 0 -"),
            new Start("ludo-classic", "12,B,30,20/-/10,B,B,7/- 0 -"),
            new Start("ludo-simple:pawns=2", "12,30/-/10,7/- 0 -"));

    @Override
    public Optional<Supplier<MatchLanes>> lanes(Game game, List<Player> players) {
        if (!(game instanceof LudoGame ludo)) {
            return Optional.empty();
        }
        List<Supplier<LaneRule>> held = players.stream()
                .flatMap(player -> rule(player.instances().get(), ludo).stream())
                .toList();
        return held.size() < players.size()
                ? Optional.empty()
                : LaneRules.of(ludo).map(rules -> () -> new LudoLanes(rules, rules(held)));
    }

    @Override
    public boolean deals(Game game) {
        return game instanceof LudoGame;
    }

    @Override
    public List<Sample> samples() {
        return SAMPLES;
    }

    @Override
    public List<Start> starts() {
        return STARTS;
    }

    private static List<LaneRule> rules(List<Supplier<LaneRule>> held) {
        return held.stream().map(Supplier::get).toList();
    }

    /** What a strategy likes, if lanes hold that. */
    static Optional<Supplier<LaneRule>> rule(Strategy strategy, LudoGame game) {
        if (strategy instanceof InLanes held) {
            return held.lanes(game);
        }
        if (strategy instanceof RandomPolicy) {
            return Optional.of(() -> LaneRule.RANDOM);
        }
        if (strategy instanceof FirstPolicy) {
            return Optional.of(() -> LaneRule.FIRST);
        }
        if (!(strategy instanceof ByRule by)) {
            return Optional.empty();
        }
        return switch (by.rule()) {
            case AnyPawn any -> Optional.of(() -> LaneRule.RANDOM);
            case Foremost foremost -> Optional.of(() -> new LaneForemost(false));
            case Aggression aggression -> Optional.of(() -> new LaneAggression(aggression));
            case Defensive defensive -> LaneDefensive.of(defensive);
            case DefensiveProse prose -> Optional.of(() -> new LaneProse(prose));
            case Hybrid hybrid -> Optional.of(() -> new LaneHybrid(hybrid));
            case PyludoFast fast -> Optional.of(() -> firstOf(new LaneForemost(true)));
            case PyludoAggressive aggressive -> Optional.of(LaneStrikers::new);
            case PyludoDefensive defensive ->
                Optional.of(() -> new LaneVulnerable(defensive.vulnerability() == Vulnerability.UPSTREAM));
            case Smart smart -> LaneSmart.of(game);
            default -> Optional.empty();
        };
    }

    private static LaneRule firstOf(LaneRule several) {
        return (board, die, masks) -> {
            several.narrow(board, die, masks);
            LaneRule.FIRST.narrow(board, die, masks);
        };
    }
}
