package arena.cli.contest;

import arena.app.RequestFailure;
import arena.contest.Contest;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/**
 * How long a contest will last and how much room it takes, from games of its own bots that were measured; kept in its folder, so
 * that every later look at the plan has it.
 *
 * @param games how many games were measured
 * @param gameMillis how long one lasted on average, with the starting of its programs
 * @param recordBytes how large its record was on average
 */
record Expectation(int games, long gameMillis, long recordBytes) {

    private static final String FILE = "measured.properties";
    private static final double BYTES_PER_MIB = 1 << 20;
    private static final double SMALLEST_MIB = 0.1;

    /** A game that was measured. */
    record Measured(long millis, long recordBytes) {}

    /** Returns the average of some games; nothing if there is none. */
    static Optional<Expectation> of(List<Measured> games) {
        return games.isEmpty()
                ? Optional.empty()
                : Optional.of(new Expectation(
                        games.size(),
                        games.stream().mapToLong(Measured::millis).sum() / games.size(),
                        games.stream().mapToLong(Measured::recordBytes).sum() / games.size()));
    }

    /** Returns what was measured before for a contest; nothing if nobody has measured, or the file is no such one. */
    static Optional<Expectation> kept(Path folder) {
        Properties values = new Properties();
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (BufferedReader in = Files.newBufferedReader(file)) {
            values.load(in);
            return Optional.of(new Expectation(
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

    /** Returns it as a line for people, for a contest with so many games at a time. */
    String words(Contest contest, int atOnce) {
        int all = contest.plan().games();
        // Nobody plays two games at once, and so a few teams cannot fill many places.
        int most = Math.max(1, Math.min(atOnce, contest.entries().size() / 2));
        return String.format(
                Locale.ROOT,
                "Expected: %s with %d at a time, as %d measured %s took %.1f s on average; %.1f MiB of disk for records.",
                RehearsalForecast.words(Duration.ofMillis(gameMillis * all / most)),
                most,
                games,
                games == 1 ? "game" : "games",
                gameMillis / 1000.0,
                Math.max(SMALLEST_MIB, recordBytes * all / BYTES_PER_MIB));
    }

    /** Returns the line for a contest, or how to get it. */
    static String words(Path folder, Contest contest, int atOnce) {
        return kept(folder)
                .map(expectation -> expectation.words(contest, atOnce))
                .orElse(
                        "Duration and disk are not measured yet: `arena contest check --measure` plays one game of each bot,"
                                + " and `arena contest rehearse` forecasts the whole event.");
    }
}
