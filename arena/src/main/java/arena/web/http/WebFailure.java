package arena.web.http;

import java.util.List;

/** A question that cannot be answered; the sentences tell people why. */
public final class WebFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final List<String> sentences;

    /**
     * Makes one.
     *
     * @param status of HTTP
     */
    public WebFailure(int status, List<String> sentences) {
        super(String.join("\n", sentences));
        this.status = status;
        this.sentences = List.copyOf(sentences);
    }

    /** Makes one of a question that means nothing. */
    public static WebFailure mistaken(String sentence) {
        return new WebFailure(400, List.of(sentence));
    }

    /** Makes one of something that this visitor may not see or do. */
    public static WebFailure forbidden(String sentence) {
        return new WebFailure(403, List.of(sentence));
    }

    /** Makes one of something that is not there. */
    public static WebFailure missing(String sentence) {
        return new WebFailure(404, List.of(sentence));
    }

    /** Makes one of something that does not fit to how things stand. */
    public static WebFailure conflict(String sentence) {
        return new WebFailure(409, List.of(sentence));
    }

    /** Makes one of more than there may be. */
    public static WebFailure tooMuch(String sentence) {
        return new WebFailure(429, List.of(sentence));
    }

    /** Makes one of something that this machine cannot do just now. */
    public static WebFailure unable(String sentence) {
        return new WebFailure(503, List.of(sentence));
    }

    public int status() {
        return status;
    }

    public List<String> sentences() {
        return sentences;
    }
}
