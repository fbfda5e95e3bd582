package arena.app;

import java.util.List;

/** What was asked for cannot be done; the sentences tell people why, and what helps. */
public final class RequestFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Where the trouble lies. */
    public enum Kind {
        /** With a bot or a check. */
        FAILED,
        /** With what was asked for, or with {@code config.ini}. */
        USAGE,
        /** With the field, the disk, the machine or the arena. */
        INFRASTRUCTURE
    }

    private final Kind kind;
    private final List<String> sentences;

    private RequestFailure(Kind kind, List<String> sentences) {
        super(String.join("\n", sentences));
        this.kind = kind;
        this.sentences = List.copyOf(sentences);
    }

    /** Makes one of a bot or a check. */
    public static RequestFailure failed(String sentence) {
        return failed(List.of(sentence));
    }

    /** Makes one of several things that are wrong with bots. */
    public static RequestFailure failed(List<String> sentences) {
        return new RequestFailure(Kind.FAILED, sentences);
    }

    /** Makes one of the request or the configuration. */
    public static RequestFailure usage(String sentence) {
        return usage(List.of(sentence));
    }

    /** Makes one of several mistakes that are told together. */
    public static RequestFailure usage(List<String> sentences) {
        return new RequestFailure(Kind.USAGE, sentences);
    }

    /** Makes one of the machine. */
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
