package arena.config;

import java.time.Duration;

/**
 * The settings of section {@code [exchange]}: the exchange of files with team folders.
 *
 * @param watch how a change in a folder is noticed
 * @param settle the time for which an answer without its ending must not change before it counts as complete
 * @param sweep the time between two checks of a folder whose changes the system announces
 * @param poll the time between two checks of a folder whose changes the system does not announce
 * @param answerBytes the largest answer, in bytes
 * @param folderEntries the largest number of entries in a team folder without a remark
 * @param explain when {@code explain_i.txt} is written
 * @param profile the place from which the folders are served
 * @param allowance the additional time, beyond the game's limit, of an answer in a folder that another machine serves
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

    /** The place from which the folders are served. */
    public enum Profile {
        /** This machine: a written file is seen at once. */
        LOCAL,
        /** Another machine, over a share: a written file arrives late and in pieces. */
        SHARE
    }

    /** The way to notice a change in a folder. */
    public enum Watch {
        /** By notifications of the system on a local disk, by polling on a network share. */
        AUTO,
        /** By notifications of the system, wherever the folder is. */
        NOTIFY,
        /** By polling, wherever the folder is. */
        POLL
    }

    /** The condition on which {@code explain_i.txt} is written. */
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
