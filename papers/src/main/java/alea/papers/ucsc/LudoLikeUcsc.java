package alea.papers.ucsc;

import alea.papers.Item;
import java.util.List;

/** The items of LUDO like UCSC. */
public final class LudoLikeUcsc {
    private LudoLikeUcsc() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of();
    }
}
