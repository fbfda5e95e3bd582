package arena.game;

/**
 * The written form of an answer, as far as the exchange must know it.
 *
 * @param ending the end that makes an answer complete
 * @param drafts whether the last complete draft replaces an answer that is late
 */
public record AnswerForm(Ending ending, boolean drafts) {

    /** The end that makes an answer complete. */
    public enum Ending {
        /** One order, complete at its line end. */
        LINE,
        /** Several orders, complete at a last line {@code End}. */
        END_LINE
    }

    /** One order, without drafts. */
    public static final AnswerForm ONE_ORDER = new AnswerForm(Ending.LINE, false);
}
