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
        Watch watch = section.get(Key.word("watch", Watch.AUTO).says("""
                How changes in a team folder are noticed: with "auto" by notifications of the system on local disks and
                by polling on network shares, with "notify" by notifications everywhere, with "poll" by polling
                everywhere."""));
        Duration settle = section.get(Key.time("settle", "200ms", "0ms", "10s").says("""
                How long an answer without its line end must not change before it is taken. This time is not billed to
                the bot."""));
        Profile profile = section.get(Key.word("profile", Profile.LOCAL).says("""
                Where the team folders are: "local" on this machine, "share" on another one (folder:TEAM over a network
                share), where half a file may be seen a second before the rest."""));
        Duration shareSettle =
                section.get(Key.time("share-settle", "2s", "0ms", "10s").says("""
                With profile = share this counts in place of settle."""));
        Duration allowance =
                section.get(Key.time("share-allowance", "1s", "0ms", "1m").says("""
                With profile = share each answer in a folder that another machine serves has this time besides the
                game's limit."""));
        boolean isShare = profile == Profile.SHARE;
        return new ExchangeSettings(
                watch,
                isShare ? shareSettle : settle,
                section.get(Key.time("sweep", "250ms", "10ms", "10s").says("""
                        The time between two looks into a folder with notifications, in case one is lost; longer with
                        many folders, since at most 100 folders a second are looked into.""")),
                section.get(Key.time("poll", "10ms", "1ms", "10s").says("""
                        The time between two looks into a folder without notifications.""")),
                section.get(Key.whole("answer-bytes", 65_536, 64, 16_777_216).says("""
                        The largest answer, in bytes; a larger file is no answer.""")),
                section.get(Key.whole("folder-entries", 1_000, 10, 1_000_000).says("""
                        The number of files in a team folder above which the record has a remark.""")),
                section.get(Key.word("explain", Explain.ERRORS).says("""
                        When explain_i.txt is written beside acknowledge_i.txt: "errors" if the code is not 0, "on"
                        always, "off" never.""")),
                profile,
                isShare ? allowance : Duration.ZERO);
    }
}
