package alea.papers.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Published;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CatalogueTest {
    @Test
    void itemsAreNamedOnceAndInTheOrderOfTheDocuments() {
        List<Item> items = Catalogue.items();
        assertThat(items)
                .extracting(Item::id)
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[a-z]+\\.[a-z0-9.-]+"));
        assertThat(items).extracting(Item::title).doesNotHaveDuplicates();
        assertThat(items).extracting(Item::document).isSorted();
        assertThat(Catalogue.documents())
                .contains(Document.LUDO, Document.UCSC, Document.ATLAS)
                .isSorted();
    }

    @Test
    void noTwoHeadingsOfTheReportAreTheSame() {
        assertThat(Stream.concat(
                        Catalogue.items().stream().map(Item::title),
                        Catalogue.documents().stream().map(Document::title)))
                .doesNotHaveDuplicates();
    }

    @Test
    void everythingPublishedHasAPlaceAndIsANumberOrAStatement() {
        for (Item item : Catalogue.items()) {
            assertThat(item.published()).as(item.id()).isNotEmpty();
            Set<String> rows = new HashSet<>();
            for (Published p : item.published()) {
                String what = item.id() + " " + p.row();
                assertThat(p.item()).as(what).isEqualTo(item.id());
                assertThat(rows.add(p.row())).as(what).isTrue();
                assertThat(p.place()).as(what).isNotBlank();
                assertThat(p.says()).as(what).isNotBlank();
                assertThat(p.value() != null
                                || p.text().equals("yes")
                                || p.text().equals("-"))
                        .as(what)
                        .isTrue();
                assertThat(p.count()).as(what).isNotNegative();
            }
        }
    }

    @Test
    void itemsAreChosenByNameOrDocumentAndKeepTheirOrder() {
        assertThat(Catalogue.items(List.of("ludo.chase", "ludo.board", "ludo.chase")))
                .extracting(Item::id)
                .containsExactly("ludo.board", "ludo.chase");
        assertThat(Catalogue.items(List.of("ucsc"))).hasSizeGreaterThan(3).allMatch(i -> i.document() == Document.UCSC);
        assertThatThrownBy(() -> Catalogue.items(List.of("ludo.chess")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'ludo.chess'")
                .hasMessageContaining("alea papers list");
    }
}
