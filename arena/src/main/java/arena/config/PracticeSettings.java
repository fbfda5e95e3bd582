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

    static PracticeSettings read(SectionReader section) {
        section.says("""
                The ladder of "arena practice": a team plays the highest level of the super bot that it has
                unlocked.""");
        return new PracticeSettings(
                section.get(Key.flag("ladder", true).says("""
                        Whether a level must be won before the next one opens; if not, every level is open.""")),
                section.get(Key.whole("wins-to-unlock", 1, 1, 1_000).says("""
                        The number of wins at a level that opens the next one.""")),
                section.get(Key.path("folder", ".arena/practice").says("""
                        The folder of the wins and losses of each team, a file for each game and team.""")));
    }
}
