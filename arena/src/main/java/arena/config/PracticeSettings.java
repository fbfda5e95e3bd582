package arena.config;

import java.nio.file.Path;

/**
 * Section {@code [practice]}: the ladder that a team climbs at home.
 *
 * @param ladder whether a level of the super bot must be won before the next one opens
 * @param winsToUnlock how many wins at a level open the next one
 * @param folder holds what each team has won, absolute
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
