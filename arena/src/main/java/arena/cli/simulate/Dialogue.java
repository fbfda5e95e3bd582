package arena.cli.simulate;

import java.util.function.Supplier;

/** A talk with a person, line by line. One thread reads; any thread may say something, also while another reads. */
interface Dialogue extends AutoCloseable {

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

    /** Shows a line. */
    void say(String line);

    /** Returns how many columns a line has. */
    int width();

    /** Ends the reading, if it goes on and can be ended. */
    void wake();

    /** Gives the terminal back as it was. */
    @Override
    void close();
}
