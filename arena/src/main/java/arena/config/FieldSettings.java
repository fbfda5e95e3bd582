package arena.config;

import java.nio.file.Path;

/**
 * The settings of section {@code [field]}: the folders of the arena, all absolute.
 *
 * @param folder the folder of the team folders
 * @param records the folder of the records of matches
 * @param logs the folder of the output of launched programs
 * @param teamNames the rule for names of teams
 */
public record FieldSettings(Path folder, Path records, Path logs, TeamNames teamNames) {

    static FieldSettings read(SectionReader section) {
        return new FieldSettings(
                section.get(Key.path("folder", "team-folders").says("""
                        The folder of the team folders; each has the name of its team. Also: --field for one
                        match.""")),
                section.get(Key.path("records", ".arena/records").says("""
                        The folder of the records of matches. Also: --records for one match.""")),
                section.get(Key.path("logs", ".arena/logs").says("""
                        The folder of the output of launched bots, a file for each match and bot.""")),
                section.get(Key.teamNames("team-name").says("""
                        The names that teams may have, as a regular expression for the whole name. In any case a name
                        has 1 to 32 letters, digits and underscores; names that Windows reserves for devices, and names
                        that end in two underscores and a number, which the arena gives to a bot that plays against
                        itself, are refused. A contest after the 2015 document has [A-Za-z0-9_]{6,10}.""")));
    }
}
