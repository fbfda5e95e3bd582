package arena.config;

import java.time.Duration;

/**
 * Section {@code [exchange]}: how files are exchanged with team folders.
 *
 * @param watch how a changed folder is noticed
 * @param settle how long an answer without its ending must stay the same before it counts as complete
 * @param sweep the time between two looks at a folder whose changes the system announces
 * @param poll the time between two looks at a folder whose changes nobody announces
 * @param answerBytes the largest answer, in bytes
 * @param folderEntries the largest number of entries of a team folder that is not remarked on
 * @param explain when {@code explain_i.txt} is written
 */
public record ExchangeSettings(
        Watch watch,
        Duration settle,
        Duration sweep,
        Duration poll,
        int answerBytes,
        int folderEntries,
        Explain explain) {

    /** How a changed folder is noticed. */
    public enum Watch {
        /** By notifications of the system on a local disk, by looking again and again on a network share. */
        AUTO,
        /** By notifications of the system, wherever the folder is. */
        NOTIFY,
        /** By looking again and again, wherever the folder is. */
        POLL
    }

    /** When {@code explain_i.txt} is written. */
    public enum Explain {
        /** When the code of the acknowledgement is not 0. */
        ERRORS,
        /** Beside every acknowledgement. */
        ON,
        /** Never. */
        OFF
    }

    static ExchangeSettings read(SectionReader section) {
        return new ExchangeSettings(
                section.word("watch", Watch.AUTO),
                section.time("settle", Duration.ofMillis(200), Duration.ZERO, Duration.ofSeconds(10)),
                section.time("sweep", Duration.ofMillis(250), Duration.ofMillis(10), Duration.ofSeconds(10)),
                section.time("poll", Duration.ofMillis(10), Duration.ofMillis(1), Duration.ofSeconds(10)),
                section.whole("answer-bytes", 65_536, 64, 16_777_216),
                section.whole("folder-entries", 1_000, 10, 1_000_000),
                section.word("explain", Explain.ERRORS));
    }
}
