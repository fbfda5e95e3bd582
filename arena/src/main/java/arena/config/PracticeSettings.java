package arena.config;

import java.nio.file.Path;

/**
 * The settings of section {@code [practice]}: the ladder of levels for a team at home.
 *
 * @param ladder whether a level of the super bot must be won before the next one opens
 * @param winsToUnlock the number of wins at a level that opens the next one
 * @param folder the folder with the wins of each team, absolute
 */
public record PracticeSettings(boolean ladder, int winsToUnlock, Path folder) {

    private static final int MOST_WINS = 1_000;

    static PracticeSettings read(SectionReader section) {
        return new PracticeSettings(
                section.flag("ladder", true),
                section.whole("wins-to-unlock", 1, 1, MOST_WINS),
                section.path("folder", ".arena/practice"));
    }
}
