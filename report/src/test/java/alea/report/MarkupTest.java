package alea.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkupTest {
    @Test
    void nothingOfATextIsMarkup() {
        assertThat(Markup.escaped("<a href=\"x\">you & I</a> 'so'"))
                .isEqualTo("&lt;a href=&quot;x&quot;&gt;you &amp; I&lt;/a&gt; 'so'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0", "\u001b", "\ud83c", "\udfb2", "\uffff"})
    void whatNoXmlMayHoldIsReplaced(String text) {
        assertThat(Markup.escaped("a" + text + "b")).isEqualTo("a\ufffdb");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", "\n", "ü", "۵", "\ud83c\udfb2"})
    void otherLettersStay(String text) {
        assertThat(Markup.escaped("a" + text + "b")).isEqualTo("a" + text + "b");
    }
}
