package arena.cli.host;

import java.util.List;

/** A command cannot be done; it ends with sentences for people and an exit code. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Fine: the match ended in a verdict, the check found nothing. */
    public static final int FINE = 0;

    /** A bot or a check has failed. */
    public static final int FAILED = 1;

    /** The command line or {@code config.ini} cannot be used. */
    public static final int USAGE = 2;

    /** The field, the disk, the machine or the arena has failed, or nobody was ready. */
    public static final int INFRASTRUCTURE = 3;

    /** Ctrl-C. */
    public static final int STOPPED = 130;

    private final int exitCode;
    private final List<String> sentences;

    private CommandFailure(int exitCode, List<String> sentences) {
        super(String.join("\n", sentences));
        this.exitCode = exitCode;
        this.sentences = List.copyOf(sentences);
    }

    /** Makes one of a bot or a check. */
    public static CommandFailure failed(String sentence) {
        return new CommandFailure(FAILED, List.of(sentence));
    }

    /** Makes one of several things that are wrong with bots. */
    public static CommandFailure failed(List<String> sentences) {
        return new CommandFailure(FAILED, sentences);
    }

    /** Makes one of the command line or the configuration. */
    public static CommandFailure usage(String sentence) {
        return new CommandFailure(USAGE, List.of(sentence));
    }

    /** Makes one of several mistakes that are told together. */
    public static CommandFailure usage(List<String> sentences) {
        return new CommandFailure(USAGE, sentences);
    }

    /** Makes one of the machine. */
    public static CommandFailure infrastructure(String sentence) {
        return new CommandFailure(INFRASTRUCTURE, List.of(sentence));
    }

    public int exitCode() {
        return exitCode;
    }

    public List<String> sentences() {
        return sentences;
    }
}
