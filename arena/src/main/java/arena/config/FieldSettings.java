package arena.config;

import java.nio.file.Path;

/**
 * Section {@code [field]}: where teams meet and where the arena keeps things. All folders are absolute.
 *
 * @param folder holds the team folders
 * @param records holds the records of matches
 * @param logs holds what launched programs print
 * @param teamNames what a team may be called
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
