package arena.app;

import java.util.List;

/** The failure of a request, with sentences that tell people the reason and the remedy. */
public final class RequestFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The origin of the failure. */
    public enum Kind {
        /** A bot or a check. */
        FAILED,
        /** The request or {@code config.ini}. */
        USAGE,
        /** The field, the disk, the machine or the arena. */
        INFRASTRUCTURE
    }

    private final Kind kind;
    private final List<String> sentences;

    private RequestFailure(Kind kind, List<String> sentences) {
        super(String.join("\n", sentences));
        this.kind = kind;
        this.sentences = List.copyOf(sentences);
    }

    /** Returns a failure of a bot or a check. */
    public static RequestFailure failed(String sentence) {
        return failed(List.of(sentence));
    }

    /** Returns a failure with several faults of bots. */
    public static RequestFailure failed(List<String> sentences) {
        return new RequestFailure(Kind.FAILED, sentences);
    }

    /** Returns a failure of the request or the configuration. */
    public static RequestFailure usage(String sentence) {
        return usage(List.of(sentence));
    }

    /** Returns a failure with several errors of the request or the configuration. */
    public static RequestFailure usage(List<String> sentences) {
        return new RequestFailure(Kind.USAGE, sentences);
    }

    /** Returns a failure of the machine. */
    public static RequestFailure infrastructure(String sentence) {
        return new RequestFailure(Kind.INFRASTRUCTURE, List.of(sentence));
    }

    public Kind kind() {
        return kind;
    }

    public List<String> sentences() {
        return sentences;
    }
}
