package arena.game;

/**
 * How the answer to a prompt is written, as far as the exchange must know it.
 *
 * @param ending what makes an answer complete
 * @param drafts whether the last complete draft stands in for an answer that is late
 */
public record AnswerForm(Ending ending, boolean drafts) {

    /** What makes an answer complete. */
    public enum Ending {
        /** One order: complete at its line end. */
        LINE,
        /** Many orders: complete at a last line {@code End}. */
        END_LINE
    }

    /** One order, and no drafts. */
    public static final AnswerForm ONE_ORDER = new AnswerForm(Ending.LINE, false);
}
