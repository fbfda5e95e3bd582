package arena.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CursorTest {

    @Test
    void wordsNumbersAndSignsAreTakenFromLeftToRight() {
        Cursor cursor = new Cursor(" \tS  007 -12");
        assertThat(cursor.skipBlanks()).isTrue();
        assertThat(cursor.takeWord()).isEqualTo("S");
        assertThat(cursor.skipBlanks()).isTrue();
        assertThat(cursor.takeNumber()).hasValue(7);
        assertThat(cursor.skipBlanks()).isTrue();
        assertThat(cursor.take('-')).isTrue();
        assertThat(cursor.skipBlanks()).isFalse();
        assertThat(cursor.takeNumber()).hasValue(12);
        assertThat(cursor.atEnd()).isTrue();
        assertThat(cursor.takeWord()).isEmpty();
    }

    @Test
    void whatIsNotThereIsNotTaken() {
        Cursor cursor = new Cursor("x");
        assertThat(cursor.takeNumber()).isEmpty();
        assertThat(cursor.take('y')).isFalse();
        assertThat(cursor.atEnd()).isFalse();
    }

    @Test
    void aNumberOfAnyLengthIsReadWithoutACrash() {
        assertThat(new Cursor("9".repeat(60_000)).takeNumber()).hasValue(Integer.MAX_VALUE);
        assertThat(new Cursor("0".repeat(60_000) + "5").takeNumber()).hasValue(5);
    }

    @Test
    void digitsOfOtherScriptsAreNoDigits() {
        assertThat(new Cursor("\u0665").takeNumber()).isEmpty();
        assertThat(new Cursor("\uFF15").takeNumber()).isEmpty();
    }
}
