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
 * How long a contest will last and how much room it takes, from games of its own bots that were measured; kept in its
 * folder, so that every later look at the plan has it.
 *
 * @param games how many games were measured
 * @param gameMillis how long one lasts on average, with the starting of its programs
 * @param recordBytes how large its record was on average
 */
public record ContestEstimate(int games, long gameMillis, long recordBytes) {

    private static final String FILE = "measured.properties";

    /** Returns the average of some games; nothing if there is none. */
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

    /** Returns what was measured before for a contest; nothing if it was not measured, or the file is no such one. */
    static Optional<ContestEstimate> kept(Path folder) {
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
                    + "); delete it, and measure again with `arena contest check --measure`.");
        }
    }

    /** Keeps it for later looks. */
    void keep(Path folder) {
        String text = "games=" + games + "\ngame-millis=" + gameMillis + "\nrecord-bytes=" + recordBytes + "\n";
        try {
            Files.writeString(folder.resolve(FILE), text);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "What was measured cannot be kept in " + folder + " (" + failure + ").");
        }
    }

    /**
     * Returns how many games of a contest run at a time: no entry plays two at once, so that few of them fill few
     * tables.
     *
     * @param seats of a table
     * @param allowed how many may run at a time
     */
    public static int atOnce(int entries, int seats, int allowed) {
        return Math.max(1, Math.min(allowed, entries / seats));
    }

    /** Returns how long so many games last with so many of them at a time. */
    public Duration duration(int all, int atOnce) {
        return Duration.ofMillis(gameMillis * all / atOnce);
    }

    /** Returns how much room the records of a contest take. */
    public long bytes(Contest contest) {
        return recordBytes * contest.plan().games();
    }
}
