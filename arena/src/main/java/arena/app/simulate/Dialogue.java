package arena.app.simulate;

import java.util.function.Supplier;

/** A talk with a person, line by line. One thread reads; any thread may say something, also while another reads. */
public interface Dialogue extends PersonOutput, AutoCloseable {

    /** What came of a prompt. */
    sealed interface Line {
        /** The person has typed a line; it has no line end. */
        record Typed(String text) implements Line {}

        /** There will be no more lines. */
        record End() implements Line {}

        /** The person has stopped the program, or the reading was ended by {@link Dialogue#wake}. */
        record Stopped() implements Line {}
    }

    /**
     * Waits for a line.
     *
     * @param prompt what stands before it; asked for again now and then where that can be shown
     * @param draft what stands in the line already, where it can be changed; may be empty
     */
    Line read(Supplier<String> prompt, String draft);

    /** Ends the reading, if it goes on and can be ended. */
    void wake();

    /** Gives back what was opened, as it was. */
    @Override
    void close();
}
