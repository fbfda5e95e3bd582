package arena.cli.host;

import arena.app.RequestFailure;
import arena.match.MatchConclusion;

/** The exit codes of commands; the same number means the same in every command. */
public final class ExitCode {

    /** Fine: the match ended in a verdict, the check found nothing. */
    public static final int FINE = 0;

    /** A bot or a check has failed. */
    public static final int FAILED = 1;

    /** The command line or {@code config.ini} cannot be used. */
    public static final int USAGE = 2;

    /** The field, the disk, the machine or the arena has failed, or no player was ready. */
    public static final int INFRASTRUCTURE = 3;

    /** Ctrl-C. */
    public static final int STOPPED = 130;

    private ExitCode() {}

    /** Returns the code of a request that cannot be done. */
    public static int of(RequestFailure failure) {
        return switch (failure.kind()) {
            case FAILED -> FAILED;
            case USAGE -> USAGE;
            case INFRASTRUCTURE -> INFRASTRUCTURE;
        };
    }

    /** Returns the code of a match. */
    public static int of(MatchConclusion conclusion) {
        return conclusion instanceof MatchConclusion.Decided ? FINE : INFRASTRUCTURE;
    }
}
