package arena.report.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTest {

    private static String row(Object... cells) {
        Csv csv = new Csv("a", "b");
        csv.add(List.of(cells));
        return csv.text();
    }

    @Test
    void commasQuotesAndLineEndsAreQuoted() {
        assertThat(row("x, y", "say \"no\"\nor not")).isEqualTo("a,b\r\n\"x, y\",\"say \"\"no\"\"\nor not\"\r\n");
    }

    @Test
    void aTextThatASpreadsheetWouldRunGetsAnApostrophe() {
        assertThat(row("=HYPERLINK(1)", "@x")).isEqualTo("a,b\r\n'=HYPERLINK(1),'@x\r\n");
        assertThat(row("-", -5)).isEqualTo("a,b\r\n'-,-5\r\n");
    }

    @Test
    void aRowHasACellForEachColumn() {
        assertThatThrownBy(() -> row("x")).isInstanceOf(IllegalArgumentException.class);
    }
}
