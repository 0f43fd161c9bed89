package alea.cli.reference;

import alea.game.Registry;
import alea.service.Listing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All games with their keys. */
public final class GameKeysPage {
    /** What keys of several games have in common: all but their standards. */
    private record Meaning(String key, String meaning, String allowed) {}

    private GameKeysPage() {}

    /** The page of a registry's games; games whose keys mean the same stand together. */
    public static String of(Registry registry) {
        Map<List<Meaning>, List<Listing.Detail>> families = new LinkedHashMap<>();
        for (Listing.Entry game : Listing.games(registry)) {
            Listing.Detail detail = Listing.game(registry, registry.game(game.spec()));
            List<Meaning> meanings = detail.keys().stream()
                    .map(key -> new Meaning(key.key(), key.meaning(), key.allowed()))
                    .toList();
            families.computeIfAbsent(meanings, _ -> new ArrayList<>()).add(detail);
        }
        var page = new MarkdownCells();
        page.heading(1, "Keys of games");
        page.paragraph("A rule is changed behind the name of a game: `ludo-simple:seats=4,pawns=2`. "
                + "`alea games GAME` prints the same. What the games are, [Games](games.md) tells.");
        families.values().forEach(family -> family(page, family));
        return page.toString();
    }

    private static void family(MarkdownCells page, List<Listing.Detail> family) {
        Listing.Detail first = family.getFirst();
        page.heading(2, family.size() == 1 ? first.spec() : "Like " + first.spec());
        page.table(
                List.of("game", "is", "source", "seats", "own standards"),
                family.stream()
                        .map(game -> List.of(
                                MarkdownCells.code(game.spec()),
                                MarkdownCells.plain(game.title()),
                                MarkdownCells.plain(game.source()),
                                Integer.toString(game.seats()),
                                MarkdownCells.codes(differences(first, game))))
                        .toList());
        if (!first.keys().isEmpty()) {
            KeyTable.add(page, first.keys());
        }
    }

    private static List<String> differences(Listing.Detail first, Listing.Detail game) {
        return game.keys().stream()
                .filter(key -> !first.keys().contains(key))
                .map(key -> key.key() + "=" + key.standard())
                .toList();
    }
}
