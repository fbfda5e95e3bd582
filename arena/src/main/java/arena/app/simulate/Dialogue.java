package arena.app.simulate;

import java.util.function.Supplier;

/** A dialogue with a person, line by line. One thread reads; any thread may write, even during a read. */
public interface Dialogue extends PersonOutput, AutoCloseable {

    /** The result of a read. */
    sealed interface Line {
        /** The person has typed a line; it has no line end. */
        record Typed(String text) implements Line {}

        /** There will be no more lines. */
        record End() implements Line {}

        /** The person has stopped the program, or {@link Dialogue#wake} has ended the read. */
        record Stopped() implements Line {}
    }

    /**
     * Waits for a line.
     *
     * @param prompt supplies the text before the line; refreshed from time to time where the terminal can show that
     * @param draft the initial text of the line, where it can be edited; may be empty
     */
    Line read(Supplier<String> prompt, String draft);

    /** Ends a read in progress, if possible. */
    void wake();

    /** Restores the terminal. */
    @Override
    void close();
}
