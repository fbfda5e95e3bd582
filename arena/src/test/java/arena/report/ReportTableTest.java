package arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTableTest {

    private static final ReportTable WORDS = new ReportTable.Columns<String>()
            .text("word", "Word", word -> word)
            .figure("letters", "Letters", String::length)
            .text("first_letter", "First", word -> word.substring(0, 1))
            .of(Stream.of("one", "three"));

    @ParameterizedTest
    @CsvSource({
        "team,team",
        "game_points,gamePoints",
        "low_elo,lowElo",
        "used_ms,usedMillis",
        "slowest_ms,slowestMillis"
    })
    void aColumnHasOneNameWhichJsonWritesInItsOwnWay(String name, String field) {
        assertThat(new ReportTable.Column(name, "", false).field()).isEqualTo(field);
    }

    @Test
    void columnsCanBePickedInAnyOrder() {
        ReportTable picked = WORDS.only("letters", "word");

        assertThat(picked.columns()).extracting(ReportTable.Column::title).containsExactly("Letters", "Word");
        assertThat(picked.rows())
                .containsExactly(
                        List.of(new Cell.Figure(3), new Cell.Text("one")),
                        List.of(new Cell.Figure(5), new Cell.Text("three")));
        assertThat(WORDS.without("letters").columns())
                .extracting(ReportTable.Column::name)
                .containsExactly("word", "first_letter");
    }

    @Test
    void columnsOfAnotherTableAreAddedBehind() {
        ReportTable both = WORDS.only("word").beside(WORDS.only("letters"));

        assertThat(both).isEqualTo(WORDS.only("word", "letters"));
        assertThat(WORDS.beside(new ReportTable.Columns<String>().of(Stream.of("one", "three"))))
                .isEqualTo(WORDS);
    }

    @Test
    void aColumnThatIsNotThereIsAMistake() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WORDS.only("length"))
                .withMessageContaining("no column length");
    }
}
