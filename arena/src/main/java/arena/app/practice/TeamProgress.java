package arena.app.practice;

import arena.config.Configuration;
import arena.config.PracticeSettings;
import arena.game.GameInfo;
import arena.match.VenueException;
import arena.practice.LadderRules;
import arena.practice.ProgressException;
import arena.practice.ProgressFile;
import arena.practice.UnlockedLevels;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The progress of a team on the ladder of a game.
 * @param team its name
 * @param climb empty if its file is invalid, which {@code arena practice} reports with the line
 */
public record TeamProgress(String team, Optional<UnlockedLevels> climb) {

    private static final String ENDING = ".txt";

    /**
     * Reads the progress of all teams, in the order of their names, and changes nothing.
     * @throws VenueException with a sentence if it cannot be read
     */
    public static List<TeamProgress> of(Configuration configuration, GameInfo game) {
        PracticeSettings settings = configuration.practice();
        Path folder = settings.folder().resolve(game.id());
        int levels = SuperBots.levels(game.id()).size();
        if (levels == 0 || !Files.isDirectory(folder)) {
            return List.of();
        }
        LadderRules rules = new LadderRules(levels, settings.winsToUnlock(), settings.ladder());
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("\\w+\\" + ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .map(name -> new TeamProgress(
                            spelled(configuration, name),
                            climb(rules, ProgressFile.of(settings.folder(), game.id(), name, levels))))
                    .toList();
        } catch (IOException failure) {
            throw new VenueException("The progress in " + folder + " cannot be read (" + failure + ").", failure);
        }
    }

    /** Returns a team's name in its own spelling, which the file of its progress does not show. */
    private static String spelled(Configuration configuration, String name) {
        return configuration.botNames().stream()
                .filter(name::equalsIgnoreCase)
                .findFirst()
                .orElse(name);
    }

    private static Optional<UnlockedLevels> climb(LadderRules rules, ProgressFile file) {
        try {
            return Optional.of(new UnlockedLevels(rules, file.read().attempts()));
        } catch (ProgressException nonsense) {
            // The team's own command reports the error; it must not hide the other teams.
            return Optional.empty();
        }
    }
}
