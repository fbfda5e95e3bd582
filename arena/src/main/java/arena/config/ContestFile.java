package arena.config;

import arena.game.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A contest file of an organiser, checked; a setting that the file leaves out has its default.
 *
 * <p>The draw fixes the {@link ContestPlan}: the game, the format, the teams and their programs. The rest ({@link
 * #run}, {@link #database}, {@link #workers}, the visibility of results, titles and members of teams) may be changed
 * during the contest.
 *
 * @param file the file that was read, absolute
 * @param contest section {@code [contest]}
 * @param run section {@code [run]}
 * @param format section {@code [format]}
 * @param draw section {@code [draw]}
 * @param settings the values of all settings of the game: those of {@code config.ini}, overridden by those of the
 *     contest
 * @param playOff the settings that differ in play-off games, by key
 * @param database the server that stores the results; absent for a file in the contest's folder
 * @param workers section {@code [workers]}
 * @param teams the teams, at least 2, in the order of the file
 */
public record ContestFile(
        Path file,
        ContestSettings contest,
        RunSettings run,
        FormatSettings format,
        DrawSettings draw,
        Settings settings,
        SortedMap<String, String> playOff,
        Optional<DatabaseSettings> database,
        WorkerSettings workers,
        List<TeamEntry> teams) {

    private static final String FILLER = "Filler";

    public ContestFile {
        playOff = Collections.unmodifiableSortedMap(new TreeMap<>(playOff));
        teams = List.copyOf(teams);
    }

    /** Returns the team with exactly this name. */
    public Optional<TeamEntry> team(String name) {
        return teams.stream().filter(team -> team.name().equals(name)).findFirst();
    }

    /** Returns the names of all teams, in the order of the file. */
    public List<String> teamNames() {
        return teams.stream().map(TeamEntry::name).toList();
    }

    /**
     * Returns the entries that fill a number of missing places, each under a name that no team has: {@code Filler1},
     * {@code Filler2} and so on. A longer list begins with the shorter ones.
     */
    public List<TeamEntry> fillers(int missing) {
        List<String> taken = teamNames();
        return IntStream.rangeClosed(1, missing + taken.size())
                .mapToObj(number -> FILLER + number)
                .filter(name -> taken.stream().noneMatch(name::equalsIgnoreCase))
                .limit(missing)
                .map(name -> TeamEntry.filler(name, contest.fill()))
                .toList();
    }

    /** Returns a sentence with a command that helps, if other accounts can read the seed in the file. */
    public Optional<String> exposure() {
        return draw.seed().flatMap(seed -> FileRights.exposure(file, "the seed in the contest file"));
    }

    /**
     * Returns an error for each working folder or password file that the file names and the disk does not have.
     *
     * <p>These are not errors of the file itself, since a contest continues though the folder of a team is missing.
     * The check does not try to start a program.
     */
    public List<ConfigError> missing() {
        List<ConfigError> missing = new ArrayList<>();
        database.ifPresent(server -> server.missing(file).ifPresent(missing::add));
        teams.forEach(team -> team.missing(file).ifPresent(missing::add));
        return missing;
    }
}
