package alea.cli.reference;

import alea.game.Game;
import alea.game.Registry;
import alea.game.StrategyFactory;
import alea.service.Listing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All strategies with their keys. */
public final class StrategyKeysPage {
    /** What a strategy is in some games. */
    private record Form(String title, List<Listing.KeyEntry> keys) {}

    private StrategyKeysPage() {}

    /** The page of a registry's strategies, in the order of the games that they play. */
    public static String of(Registry registry) {
        Map<String, Map<Form, List<String>>> strategies = new LinkedHashMap<>();
        List<Listing.Entry> games = Listing.games(registry);
        for (Listing.Entry entry : games) {
            Game game = registry.game(entry.spec());
            Map<String, List<Listing.KeyEntry>> keys =
                    Listing.game(registry, game).strategyKeys();
            for (StrategyFactory strategy : registry.strategies(game)) {
                var form = new Form(strategy.title(game), keys.getOrDefault(strategy.name(), List.of()));
                strategies
                        .computeIfAbsent(strategy.name(), _ -> new LinkedHashMap<>())
                        .computeIfAbsent(form, _ -> new ArrayList<>())
                        .add(entry.spec());
            }
        }
        var page = new MarkdownCells();
        page.heading(1, "Keys of strategies");
        page.paragraph("A strategy is told how to play behind its name: `expectimax:depth=2`. `alea games GAME` prints "
                + "those of a game. What strategies do and how strong they are, [Strategies](strategies.md) tells.");
        strategies.forEach((name, forms) -> {
            page.heading(2, name);
            forms.forEach((form, played) -> {
                page.paragraph(MarkdownCells.plain(form.title()));
                page.paragraph("Plays "
                        + (played.size() == games.size() ? "every game" : MarkdownCells.codes(played))
                        + (form.keys().isEmpty() ? "; it has no keys." : "."));
                if (!form.keys().isEmpty()) {
                    KeyTable.add(page, form.keys());
                }
            });
        });
        return page.toString();
    }
}
