package arena.app.practice;

import arena.app.RequestFailure;
import arena.config.Configuration;
import arena.config.PracticeSettings;
import arena.game.GameInfo;
import arena.game.Phase;
import arena.game.Seat;
import arena.match.Event;
import arena.match.VenueException;
import arena.practice.LadderMatch;
import arena.practice.LadderProgress;
import arena.practice.LadderRules;
import arena.practice.OpenLadderMatch;
import arena.practice.ProgressException;
import arena.practice.ProgressFile;
import arena.practice.UnlockedLevels;
import arena.record.MatchSummary;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The ladder of a game's super bot levels, with the progress of one team.
 *
 * @param file the file of the progress
 * @param remark about the file, as a sentence
 * @param recovered matches that count only now, since an arena was killed before it had recorded them
 */
public record PracticeLadder(
        List<SuperBots.LevelInfo> levels,
        ProgressFile file,
        UnlockedLevels climb,
        Optional<String> remark,
        List<LadderMatch> recovered) {

    public PracticeLadder {
        levels = List.copyOf(levels);
        recovered = List.copyOf(recovered);
    }

    /**
     * Reads the progress of a team, and recovers matches that a killed arena has not recorded.
     *
     * @param recordFolder the folder of the match records
     * @throws RequestFailure if the game has no super bot, or the file is invalid
     */
    public static PracticeLadder read(
            Configuration configuration, GameInfo game, String team, RecordFolder recordFolder) {
        List<SuperBots.LevelInfo> levels = SuperBots.levels(game.id());
        if (levels.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no super bot, so it has no ladder.");
        }
        PracticeSettings settings = configuration.practice();
        ProgressFile file = ProgressFile.of(settings.folder(), game.id(), team, levels.size());
        LadderRules rules = new LadderRules(levels.size(), settings.winsToUnlock(), settings.ladder());
        try {
            LadderProgress progress = file.read();
            List<LadderMatch> recovered = new PracticeRecovery(file, recordFolder).settle(progress.open());
            return new PracticeLadder(
                    levels, file, new UnlockedLevels(rules, file.read().attempts()), progress.remark(), recovered);
        } catch (ProgressException invalid) {
            throw RequestFailure.usage(invalid.words());
        }
    }

    /**
     * A recovery of matches whose arena was killed after the verdict and before the progress was written; the end of a
     * practice match is in its record. A match without an end is left alone, since another arena may be playing it.
     */
    private static final class PracticeRecovery {

        /** The most open matches that are examined: killed matches stay open for ever. */
        private static final int MOST_LOOKED_AT = 20;

        private final ProgressFile file;
        private final RecordFolder recordFolder;

        PracticeRecovery(ProgressFile file, RecordFolder recordFolder) {
            this.file = file;
            this.recordFolder = recordFolder;
        }

        /**
         * Looks up the latest of the open matches, and records how they ended.
         *
         * @return each that counts now
         */
        List<LadderMatch> settle(List<OpenLadderMatch> open) {
            return open.stream()
                    .skip(Math.max(0, open.size() - MOST_LOOKED_AT))
                    .flatMap(match -> settle(match).stream())
                    .toList();
        }

        private Optional<LadderMatch> settle(OpenLadderMatch match) {
            Optional<MatchSummary> record = record(match);
            if (record.flatMap(MatchSummary::breach).isPresent()) {
                file.dismiss(match);
            }
            return record.flatMap(MatchSummary::verdict).map(ended -> count(match, ended));
        }

        private LadderMatch count(OpenLadderMatch match, Event.Ended ended) {
            Phase.Over over = new Phase.Over(ended.standings(), ended.reason(), ended.detail());
            LadderMatch attempt =
                    new LadderMatch(match.level(), PracticeRun.result(over, new Seat(match.seat())), match.match());
            file.append(attempt);
            return attempt;
        }

        private Optional<MatchSummary> record(OpenLadderMatch match) {
            try {
                return Optional.of(recordFolder.summary(recordFolder.named(match.match())));
            } catch (RecordException gone) {
                // Without its record the end of a match is unknown. The record may be in another folder, and is found
                // there later.
                return Optional.empty();
            }
        }
    }

    /**
     * The progress of a team on the ladder of a game.
     *
     * @param team its name
     * @param climb empty if its file is invalid, which {@code arena practice} reports with the line
     */
    public record TeamProgress(String team, Optional<UnlockedLevels> climb) {

        private static final String ENDING = ".txt";

        /**
         * Reads the progress of all teams, in the order of their names, and changes nothing.
         *
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
            } catch (ProgressException invalid) {
                // The team's own command reports the error; it must not hide the other teams.
                return Optional.empty();
            }
        }
    }
}
