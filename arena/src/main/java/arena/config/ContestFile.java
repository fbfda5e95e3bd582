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
 * A contest as its organiser has written it down, checked; what the file leaves out has its default.
 *
 * <p>What the draw fixes is the {@link ContestPlan}: the game, the format, the teams and their programs. The rest
 * ({@link #run}, {@link #database}, who sees the results, titles and members of teams) may be changed while the contest
 * goes on.
 *
 * @param file where it was read from, absolute
 * @param contest what is played, and for whom
 * @param run how the arena goes about it
 * @param format who plays whom, and what a game earns
 * @param draw who is where at the beginning
 * @param settings the values of the game's settings, complete: those of {@code config.ini}, and over them those of the
 *     contest
 * @param playOff what is changed of them in play-off games, by key
 * @param database the server that keeps the results; nothing for a file in the contest's folder
 * @param teams those who take part, at least 2, in the order of the file
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
        List<TeamEntry> teams) {

    private static final String FILLER = "Filler";

    public ContestFile {
        playOff = Collections.unmodifiableSortedMap(new TreeMap<>(playOff));
        teams = List.copyOf(teams);
    }

    /** Returns the team of that name, spelled exactly so. */
    public Optional<TeamEntry> team(String name) {
        return teams.stream().filter(team -> team.name().equals(name)).findFirst();
    }

    /** Returns the names of all teams, in the order of the file. */
    public List<String> teamNames() {
        return teams.stream().map(TeamEntry::name).toList();
    }

    /**
     * Returns those who fill so many missing places, each under a name that no team has: {@code Filler1},
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

    /**
     * Returns a sentence with the line that helps if other accounts can read the seed that the organiser has written
     * down.
     */
    public Optional<String> exposure() {
        return draw.seed().flatMap(seed -> FileRights.exposure(file, "the seed in the contest file"));
    }

    /**
     * Returns what the file names and the disk does not have, a mistake each: a working folder, the file with the
     * password.
     *
     * <p>It is no mistake of the file itself, since a contest goes on though one team's folder is gone. Whether a
     * program can start is asked of the program.
     */
    public List<ConfigError> missing() {
        List<ConfigError> missing = new ArrayList<>();
        database.ifPresent(server -> server.missing(file).ifPresent(missing::add));
        teams.forEach(team -> team.missing(file).ifPresent(missing::add));
        return missing;
    }
}
