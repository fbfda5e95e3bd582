package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayNamesTest {

    @ParameterizedTest
    @ValueSource(strings = {"Jörg", "O'Brien", "عمر", "🎲", "👩‍👩‍👧", "Ann Lee", "李小龍", "42"})
    void aNameOfAnyScriptStaysAsItIs(String name) {
        assertThat(DisplayNames.clean(name)).isEqualTo(name);
        assertThat(DisplayNames.mistake(name)).isEmpty();
        assertThat(TeamNames.STANDARD.mistake(DisplayNames.plain(name)))
                .as("and has a name for folders")
                .isEmpty();
    }

    @Test
    void whatNobodySeesIsTakenOut() {
        assertThat(DisplayNames.clean(" A\u202Eb\u0000 \t\u2028 c\u200B ")).isEqualTo("Ab c");
        assertThat(DisplayNames.clean("x" + "\u0306".repeat(30)).length()).isLessThan(6);
        assertThat(DisplayNames.mistake(DisplayNames.clean("\u202E\u200D"))).isPresent();
        assertThat(DisplayNames.mistake("")).isPresent();
    }

    @Test
    void aNameHasABound() {
        assertThat(DisplayNames.mistake("ö".repeat(32))).isEmpty();
        assertThat(DisplayNames.mistake("ö".repeat(33)).orElseThrow()).contains("32 characters");
        assertThat(DisplayNames.mistake(DisplayNames.clean("👩‍👩‍👧".repeat(100))))
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "Jörg, Jorg",
        "O'Brien, OBrien",
        "Groß-Müller Ann, Gross_Muller_Ann",
        "عمر, person",
        "con, person",
        "superbot_3, person",
        "Ann__2, person"
    })
    void theNameOfAFolderIsNearToIt(String name, String plain) {
        assertThat(DisplayNames.plain(name)).isEqualTo(plain);
    }
}
