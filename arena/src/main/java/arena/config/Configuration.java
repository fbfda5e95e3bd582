package arena.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that a host may set, checked; what {@code config.ini} leaves out has its default.
 *
 * @param file where it was read from, absolute; nothing if there is no such file and all are defaults
 * @param field where teams meet
 * @param exchange how files are exchanged
 * @param match what holds for every match, whatever the game
 * @param launch how programs are started
 * @param record how matches are kept
 * @param practice the ladder that a team climbs at home
 * @param serve the pages for browsers
 * @param games the changed settings of each game, as they are written, by the game's id
 * @param bots the programs that the arena can start, in the order of the files, those of bots.ini last
 */
public record Configuration(
        Optional<Path> file,
        FieldSettings field,
        ExchangeSettings exchange,
        MatchSettings match,
        LaunchSettings launch,
        RecordSettings record,
        PracticeSettings practice,
        ServeSettings serve,
        SortedMap<String, SortedMap<String, String>> games,
        List<BotEntry> bots) {

    public Configuration {
        TreeMap<String, SortedMap<String, String>> copy = new TreeMap<>();
        games.forEach((id, settings) -> copy.put(id, Collections.unmodifiableSortedMap(new TreeMap<>(settings))));
        games = Collections.unmodifiableSortedMap(copy);
        bots = List.copyOf(bots);
    }

    /** Returns the same settings, read from no file. */
    Configuration withoutFile() {
        return new Configuration(
                Optional.empty(), field, exchange, match, launch, record, practice, serve, games, bots);
    }

    /** Returns the same settings, but for the bots. */
    Configuration withBots(List<BotEntry> others) {
        return new Configuration(file, field, exchange, match, launch, record, practice, serve, games, others);
    }

    /** Returns the same settings, but for a farewell that lasts at least so long. */
    public Configuration withFarewell(Duration least) {
        return new Configuration(
                file, field, exchange, match, launch.withFarewell(least), record, practice, serve, games, bots);
    }

    /**
     * Returns the same settings, but for how closely programs are shut in.
     *
     * @param signedUpBotsReadEverything whether a bot of a team that signed up is started outside bubblewrap too
     */
    public Configuration withConfinement(LaunchSettings.Confine level, boolean signedUpBotsReadEverything) {
        LaunchSettings other = launch.withConfinement(level, signedUpBotsReadEverything);
        return new Configuration(file, field, exchange, match, other, record, practice, serve, games, bots);
    }

    /** Returns the same settings, but for a longer time for whoever serves a folder by himself to come. */
    public Configuration withJoinTime(Duration joinTime) {
        MatchSettings patient = new MatchSettings(joinTime, match.grace(), match.budget());
        return new Configuration(file, field, exchange, patient, launch, record, practice, serve, games, bots);
    }

    /** Returns the same settings, but for another field. */
    public Configuration withField(FieldSettings other) {
        return new Configuration(file, other, exchange, match, launch, record, practice, serve, games, bots);
    }

    /** Returns the same settings, but for pages at another place. */
    public Configuration withServe(ServeSettings other) {
        return new Configuration(file, field, exchange, match, launch, record, practice, other, games, bots);
    }

    /** Returns the same settings, but for those of a game. */
    public Configuration withGame(String gameId, SortedMap<String, String> settings) {
        SortedMap<String, SortedMap<String, String>> others = new TreeMap<>(games);
        others.put(gameId, settings);
        return new Configuration(file, field, exchange, match, launch, record, practice, serve, others, bots);
    }

    /** Returns the bot of that name, spelled exactly so. */
    public Optional<BotEntry> bot(String name) {
        return bots.stream().filter(bot -> bot.name().equals(name)).findFirst();
    }

    /** Returns the names of all bots, in the order of the file. */
    public List<String> botNames() {
        return bots.stream().map(BotEntry::name).toList();
    }

    /** Returns the names of the bots that can play a game. */
    public List<String> botNames(String gameId) {
        return bots.stream()
                .filter(bot -> bot.misfit(gameId).isEmpty())
                .map(BotEntry::name)
                .toList();
    }

    /** Returns what the host has changed about a game, by key. */
    public SortedMap<String, String> gameSettings(String gameId) {
        return games.getOrDefault(gameId, new TreeMap<>());
    }
}
