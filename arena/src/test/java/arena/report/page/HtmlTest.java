package arena.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HtmlTest {

    @Test
    void textsAndAttributesAreEscaped() {
        Html html = Html.tag("a", "<script>alert('x')</script>")
                .with("href", "a?b=\"1\"&c")
                .with("title", "\"><b>");
        assertThat(html.written())
                .isEqualTo("<a href=\"a?b=&quot;1&quot;&amp;c\" title=\"&quot;&gt;&lt;b&gt;\">"
                        + "&lt;script&gt;alert('x')&lt;/script&gt;</a>");
    }

    @Test
    void invalidCharactersAreReplaced() {
        assertThat(Html.text("a\u0000b\u001Bc\uD800d\ne").written()).isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\ne");
    }

    @Test
    void invalidNamesAreRefused() {
        assertThatThrownBy(() -> Html.tag("b><i")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Html.tag("b").with("on x", "1")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aStyleSheetIsNotEscapedButHoldsNoTag() {
        assertThat(Html.tag("style", "a > b { c: \"d\" }").written()).contains("a > b { c: \"d\" }");
        assertThatThrownBy(() -> Html.tag("style", "</style><b>")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void elementsWithoutEndHaveNone() {
        assertThat(Html.tag("img").with("src", "a.png").written()).isEqualTo("<img src=\"a.png\">");
    }
}
