package alea.cli.reference;

import alea.service.Listing;
import java.util.List;

/** Keys as a table. */
final class KeyTable {
    private static final List<String> HEAD = List.of("key", "means", "allowed", "standard");

    private KeyTable() {}

    static void add(MarkdownCells page, List<Listing.KeyEntry> keys) {
        page.table(HEAD, keys.stream().map(KeyTable::row).toList());
    }

    private static List<String> row(Listing.KeyEntry key) {
        String standard = key.standard();
        return List.of(
                MarkdownCells.code(key.key()),
                MarkdownCells.plain(key.meaning()),
                MarkdownCells.plain(key.allowed()),
                standard == null ? "must be given" : standard.isEmpty() ? "" : MarkdownCells.code(standard));
    }
}
