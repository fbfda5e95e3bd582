package arena.cli;

import java.util.List;

/** A command cannot be done; it ends with sentences for people and an exit code. */
final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Fine: the match ended in a verdict, the check found nothing. */
    static final int FINE = 0;

    /** A bot or a check has failed. */
    static final int FAILED = 1;

    /** The command line or {@code config.ini} cannot be used. */
    static final int USAGE = 2;

    /** The field, the disk, the machine or the arena has failed, or nobody was ready. */
    static final int INFRASTRUCTURE = 3;

    /** Ctrl-C. */
    static final int STOPPED = 130;

    private final int exitCode;
    private final List<String> sentences;

    private CommandFailure(int exitCode, List<String> sentences) {
        super(String.join("\n", sentences));
        this.exitCode = exitCode;
        this.sentences = List.copyOf(sentences);
    }

    /** Makes one of a bot or a check. */
    static CommandFailure failed(String sentence) {
        return new CommandFailure(FAILED, List.of(sentence));
    }

    /** Makes one of several things that are wrong with bots. */
    static CommandFailure failed(List<String> sentences) {
        return new CommandFailure(FAILED, sentences);
    }

    /** Makes one of the command line or the configuration. */
    static CommandFailure usage(String sentence) {
        return new CommandFailure(USAGE, List.of(sentence));
    }

    /** Makes one of several mistakes that are told together. */
    static CommandFailure usage(List<String> sentences) {
        return new CommandFailure(USAGE, sentences);
    }

    /** Makes one of the machine. */
    static CommandFailure infrastructure(String sentence) {
        return new CommandFailure(INFRASTRUCTURE, List.of(sentence));
    }

    int exitCode() {
        return exitCode;
    }

    List<String> sentences() {
        return sentences;
    }
}
