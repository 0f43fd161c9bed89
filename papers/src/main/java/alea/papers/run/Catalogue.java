package alea.papers.run;

import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.atlas.Atlas;
import alea.papers.doom.DiceOfDoom;
import alea.papers.iversen.QLearningLudo;
import alea.papers.projectludo.ProjectLudo;
import alea.papers.pyludo.PlayingLudoWithAi;
import alea.papers.ucsc.LudoLikeUcsc;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Every item, in the order of the documents. */
public final class Catalogue {
    private Catalogue() {}

    /** All of them. */
    public static List<Item> items() {
        return Stream.of(
                        ProjectLudo.items(),
                        PlayingLudoWithAi.items(),
                        DiceOfDoom.items(),
                        LudoLikeUcsc.items(),
                        QLearningLudo.items(),
                        Atlas.items())
                .flatMap(List::stream)
                .sorted(Comparator.comparing(Item::document))
                .toList();
    }

    /**
     * Those that are named; {@code ludo} names all items of the document.
     *
     * @throws BadInput when there is none of a name
     */
    public static List<Item> items(List<String> names) {
        List<Item> all = items();
        List<Item> chosen = new ArrayList<>();
        for (String name : names) {
            List<Item> named = all.stream()
                    .filter(i -> i.id().equals(name) || prefix(i).equals(name))
                    .toList();
            if (named.isEmpty()) {
                List<String> known = Stream.concat(
                                all.stream().map(Item::id), all.stream().map(Catalogue::prefix))
                        .distinct()
                        .toList();
                throw new BadInput("there is no item %s%s; alea papers list names them"
                        .formatted(Quoted.of(name), Names.didYouMean(name, known)));
            }
            chosen.addAll(named);
        }
        return all.stream().filter(chosen::contains).toList();
    }

    /** The documents that have items. */
    public static List<Document> documents() {
        return items().stream().map(Item::document).distinct().toList();
    }

    private static String prefix(Item item) {
        return item.id().substring(0, Math.max(0, item.id().indexOf('.')));
    }
}
