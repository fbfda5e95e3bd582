package arena.app.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LegalListTest {

    @Test
    void ordersThatDifferInTheirLastNumberShareALine() {
        assertThat(PersonAdvice.LegalList.lines(List.of("C 1", "C 2", "C 12", "S 5-1", "S 5-2", "pass")))
                .containsExactly("C  1 2 12", "S 5-  1 2", "pass");
        assertThat(PersonAdvice.LegalList.lines(List.of())).isEmpty();
    }

    @Test
    void ordersThatDifferInTheirLastPointShareALine() {
        assertThat(PersonAdvice.LegalList.lines(List.of("select 11,-9", "select -2,7", "select 0,0")))
                .containsExactly("select  11,-9 -2,7 0,0");
    }

    @Test
    void anOrderOfSeveralLinesIsShownOnOneLine() {
        assertThat(PersonAdvice.LegalList.lines(List.of("bid 1\nEnd"))).containsExactly("bid 1; End");
    }

    @Test
    void surplusOrdersAreCounted() {
        List<String> numbers =
                IntStream.rangeClosed(1, 130).mapToObj(i -> "C " + i).toList();
        List<String> kinds =
                IntStream.rangeClosed(1, 15).mapToObj(i -> "x".repeat(i) + " 1").toList();

        assertThat(PersonAdvice.LegalList.lines(numbers))
                .singleElement()
                .asString()
                .endsWith(" 120 and 10 more");
        assertThat(PersonAdvice.LegalList.lines(kinds)).hasSize(13).endsWith("and others of 3 more kinds");
    }
}
