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
                section.path("folder", "team-folders"),
                section.path("records", ".arena/records"),
                section.path("logs", ".arena/logs"),
                section.teamNames("team-name", TeamNames.STANDARD));
    }
}
