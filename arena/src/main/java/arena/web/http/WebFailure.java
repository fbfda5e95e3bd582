package arena.web.http;

import java.util.List;

/** A failure of a request, with sentences for people. */
public final class WebFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final List<String> sentences;

    /**
     * Makes a failure.
     *
     * @param status the HTTP status
     */
    public WebFailure(int status, List<String> sentences) {
        super(String.join("\n", sentences));
        this.status = status;
        this.sentences = List.copyOf(sentences);
    }

    /** Makes a failure for a malformed request. */
    public static WebFailure badRequest(String sentence) {
        return new WebFailure(400, List.of(sentence));
    }

    /** Makes a failure for something that this visitor may not see or do. */
    public static WebFailure forbidden(String sentence) {
        return new WebFailure(403, List.of(sentence));
    }

    /** Makes a failure for something that does not exist. */
    public static WebFailure notFound(String sentence) {
        return new WebFailure(404, List.of(sentence));
    }

    /** Makes a failure for something that conflicts with the current state. */
    public static WebFailure conflict(String sentence) {
        return new WebFailure(409, List.of(sentence));
    }

    /** Makes a failure for a request above a limit. */
    public static WebFailure tooManyRequests(String sentence) {
        return new WebFailure(429, List.of(sentence));
    }

    /** Makes a failure for something that this machine cannot do at present. */
    public static WebFailure unavailable(String sentence) {
        return new WebFailure(503, List.of(sentence));
    }

    public int status() {
        return status;
    }

    public List<String> sentences() {
        return sentences;
    }
}
