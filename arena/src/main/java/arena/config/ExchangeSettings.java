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
 * @param profile from where the folders are served
 * @param allowance how much more time than the game gives an answer has in a folder that somebody else serves
 */
public record ExchangeSettings(
        Watch watch,
        Duration settle,
        Duration sweep,
        Duration poll,
        int answerBytes,
        int folderEntries,
        Explain explain,
        Profile profile,
        Duration allowance) {

    /** From where the folders are served. */
    public enum Profile {
        /** From this machine: what is written is seen at once. */
        LOCAL,
        /** From elsewhere, over a share: what is written comes late and in pieces. */
        SHARE
    }

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
        Profile profile = section.word("profile", Profile.LOCAL);
        Duration settle = section.time("settle", Duration.ofMillis(200), Duration.ZERO, Duration.ofSeconds(10));
        Duration shareSettle =
                section.time("share-settle", Duration.ofSeconds(2), Duration.ZERO, Duration.ofSeconds(10));
        Duration allowance =
                section.time("share-allowance", Duration.ofSeconds(1), Duration.ZERO, Duration.ofSeconds(60));
        return new ExchangeSettings(
                section.word("watch", Watch.AUTO),
                profile == Profile.SHARE ? shareSettle : settle,
                section.time("sweep", Duration.ofMillis(250), Duration.ofMillis(10), Duration.ofSeconds(10)),
                section.time("poll", Duration.ofMillis(10), Duration.ofMillis(1), Duration.ofSeconds(10)),
                section.whole("answer-bytes", 65_536, 64, 16_777_216),
                section.whole("folder-entries", 1_000, 10, 1_000_000),
                section.word("explain", Explain.ERRORS),
                profile,
                profile == Profile.SHARE ? allowance : Duration.ZERO);
    }
}
