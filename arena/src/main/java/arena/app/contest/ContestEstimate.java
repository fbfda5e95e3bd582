package arena.app.contest;

import arena.app.RequestFailure;
import arena.contest.Contest;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * An estimate of a contest's duration and disk space, from measured games of its own bots. It is kept in the contest's
 * folder for later readings of the plan.
 *
 * @param games the number of measured games
 * @param gameMillis the mean duration of a game, with the start of its programs
 * @param recordBytes the mean size of a record
 */
public record ContestEstimate(int games, long gameMillis, long recordBytes) {

    private static final String FILE = "measured.properties";

    /** Returns the mean of some games; empty without games. */
    public static Optional<ContestEstimate> of(List<ProgramMeasurement.Game> games) {
        return games.isEmpty()
                ? Optional.empty()
                : Optional.of(new ContestEstimate(
                        games.size(),
                        games.stream()
                                        .mapToLong(ProgramMeasurement.Game::millis)
                                        .sum()
                                / games.size(),
                        games.stream()
                                        .mapToLong(ProgramMeasurement.Game::recordBytes)
                                        .sum()
                                / games.size()));
    }

    /** Returns the kept estimate of a contest; empty if it was not measured. */
    static Optional<ContestEstimate> read(Path folder) {
        Properties values = new Properties();
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (BufferedReader in = Files.newBufferedReader(file)) {
            values.load(in);
            return Optional.of(new ContestEstimate(
                    Integer.parseInt(values.getProperty("games", "")),
                    Long.parseLong(values.getProperty("game-millis", "")),
                    Long.parseLong(values.getProperty("record-bytes", ""))));
        } catch (IOException | NumberFormatException damaged) {
            throw RequestFailure.infrastructure("The file " + file + " cannot be read (" + damaged.getMessage()
                    + "); delete it, and repeat the measurement with `arena contest check --measure`.");
        }
    }

    /** Keeps the estimate in a folder. */
    void write(Path folder) {
        String text = "games=" + games + "\ngame-millis=" + gameMillis + "\nrecord-bytes=" + recordBytes + "\n";
        try {
            Files.writeString(folder.resolve(FILE), text);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The measurement cannot be saved in " + folder + " (" + failure + ").");
        }
    }

    /**
     * Returns how many games of a contest run at a time. No entry plays two at once, so a few entries cannot fill many
     * games.
     *
     * @param seats of a game
     * @param allowed how many may run at a time
     */
    public static int atOnce(int entries, int seats, int allowed) {
        return Math.max(1, Math.min(allowed, entries / seats));
    }

    /** Returns how long a number of games lasts with some of them at a time. */
    public Duration duration(int all, int atOnce) {
        return Duration.ofMillis(gameMillis * all / atOnce);
    }

    /** Returns the disk space for the records of a contest. */
    public long bytes(Contest contest) {
        return recordBytes * contest.plan().games();
    }
}
