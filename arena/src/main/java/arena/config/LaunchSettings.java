package arena.config;

import java.time.Duration;

/**
 * Section {@code [launch]}: how the arena starts, limits and ends programs.
 *
 * @param confine whether a program is shut in
 * @param network whether a program that is shut in may use the network
 * @param startUp how long a program may take until it is ready, apart from any move time
 * @param farewell how long a program may go on after {@code Gameover.txt} before it is ended
 * @param logBytes how much of each of a program's two output streams is kept at its head, and as much at its tail
 * @param fileBytes the largest file that a program that is shut in may write
 */
public record LaunchSettings(
        Confine confine, boolean network, Duration startUp, Duration farewell, int logBytes, long fileBytes) {

    /** Whether a program is shut in. */
    public enum Confine {
        /** As well as this machine can do it. */
        AUTO,
        /** As well as this machine can do it, and not at all is an error. */
        ON,
        /** Not at all: only for programs one trusts. */
        OFF
    }

    static LaunchSettings read(SectionReader section) {
        return new LaunchSettings(
                section.word("confine", Confine.AUTO),
                section.flag("network", false),
                section.time("start-up", Duration.ofSeconds(10), Duration.ofMillis(100), Duration.ofHours(1)),
                section.time("farewell", Duration.ofMillis(200), Duration.ZERO, Duration.ofMinutes(1)),
                section.whole("log-bytes", 262_144, 1_024, 1_073_741_824),
                section.whole("file-bytes", 67_108_864, 65_536, Integer.MAX_VALUE));
    }
}
