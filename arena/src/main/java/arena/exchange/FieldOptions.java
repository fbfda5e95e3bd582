package arena.exchange;

import java.time.Duration;

/**
 * What a host may decide about the exchange of files.
 *
 * @param watching how changes are found
 * @param settle how long an answer without its ending must stand still
 * @param sweep how often local folders are looked at beside the system's notifications
 * @param poll how often folders on shares are listed
 * @param answerBytes a larger answer is none
 * @param folderEntries with more names than this in a folder, the record says so
 */
public record FieldOptions(
        WatchMode watching, Duration settle, Duration sweep, Duration poll, int answerBytes, int folderEntries) {

    /** The defaults: what {@code config.ini} says where nobody has changed it. */
    public static final FieldOptions STANDARD = new FieldOptions(
            WatchMode.AUTO, Duration.ofMillis(200), Duration.ofMillis(250), Duration.ofMillis(10), 65_536, 1_000);
}
