package alea.papers.atlas;

import alea.papers.Item;
import java.util.List;

/** The atlas's items. */
public final class Atlas {
    private Atlas() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of();
    }
}
