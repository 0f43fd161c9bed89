package alea.papers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** An item cannot forget a row, or find it twice. */
class ItemTest {
    private static void measure(Item.Measuring measuring) {
        Samples.item("a.b", Document.LUDO, measuring).measure(Samples.lab(1, 1, Path.of("unused")));
    }

    @Test
    void everyRowMustBeFoundOnce() {
        assertThatThrownBy(() -> measure((lab, notebook) -> notebook.statement("wrong", true, "")))
                .hasMessage("agrees of a.b was not measured");
        assertThatThrownBy(() -> measure((lab, notebook) -> notebook.statement("nothing", true, "")))
                .hasMessage("nothing is published as nothing of a.b");
        assertThatThrownBy(() -> measure((lab, notebook) -> {
                    notebook.statement("wrong", true, "");
                    notebook.statement("wrong", true, "");
                }))
                .hasMessage("wrong of a.b is found twice");
        assertThatThrownBy(() -> measure((lab, notebook) -> {
                    notebook.equal("agrees", Measured.rate(1, 2));
                    notebook.equal("agrees", Measured.rate(1, 2));
                }))
                .hasMessage("agrees of a.b is found twice");
    }
}
