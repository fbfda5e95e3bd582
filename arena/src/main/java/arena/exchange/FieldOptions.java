package arena.exchange;

import arena.exchange.state.FileContent;
import java.time.Duration;

/**
 * The options of a host for the exchange of files.
 *
 * @param watching how changes are found
 * @param settle how long an answer without its ending must stay unchanged
 * @param sweep how often local folders are looked at beside the system's notifications
 * @param poll how often folders on shares are listed
 * @param answerBytes a larger answer is none
 * @param folderEntries with more names than this in a folder, the record says so
 */
public record FieldOptions(
        WatchMode watching, Duration settle, Duration sweep, Duration poll, int answerBytes, int folderEntries) {

    /** The defaults of {@code config.ini}. */
    public static final FieldOptions STANDARD = new FieldOptions(
            WatchMode.AUTO, Duration.ofMillis(200), Duration.ofMillis(250), Duration.ofMillis(10), 65_536, 1_000);

    /** Returns the limits of one file. */
    FileContent.Limits content() {
        return new FileContent.Limits(answerBytes, settle.toNanos());
    }

    /** The mode in which changes in team folders are found. */
    public enum WatchMode {
        /** By the system's notification on local disks, by listing on shares and on systems without notification. */
        AUTO,
        /** By the system's notification everywhere. */
        NOTIFY,
        /** By listing everywhere. */
        POLL
    }
}
