package arena.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The configuration of an arena, checked; a setting that {@code config.ini} leaves out has its default.
 *
 * @param file the file that was read, absolute; absent if there is none and all settings are defaults
 * @param field the settings of the folders
 * @param exchange the settings of the exchange of files
 * @param match the settings of every match, whatever the game
 * @param launch the settings of the launch of programs
 * @param record the settings of records
 * @param ladders the settings of the practice ladder and of the open ladder
 * @param serve the settings of the pages
 * @param doors the settings of bots that use no files
 * @param games the changed settings of each game, as they are written, by the game's id
 * @param bots the bots that the arena can start, in the order of the files, those of bots.ini last
 */
public record Configuration(
        Optional<Path> file,
        FieldSettings field,
        ExchangeSettings exchange,
        MatchSettings match,
        LaunchSettings launch,
        RecordSettings record,
        LadderSections ladders,
        ServeSettings serve,
        DoorSettings doors,
        SortedMap<String, SortedMap<String, String>> games,
        List<BotEntry> bots) {

    public Configuration {
        TreeMap<String, SortedMap<String, String>> copy = new TreeMap<>();
        games.forEach((id, settings) -> copy.put(id, Collections.unmodifiableSortedMap(new TreeMap<>(settings))));
        games = Collections.unmodifiableSortedMap(copy);
        bots = List.copyOf(bots);
    }

    /**
     * The settings of both ladders.
     *
     * @param practice the ladder of the levels of the super bot, for a team at home
     * @param open the ladder that is always open
     * @param database through which other machines play games of the open ladder; absent for none
     */
    public record LadderSections(PracticeSettings practice, LadderSettings open, Optional<DatabaseSettings> database) {}

    /** Returns the settings of the practice ladder. */
    public PracticeSettings practice() {
        return ladders.practice();
    }

    /** Returns the settings of the open ladder. */
    public LadderSettings ladder() {
        return ladders.open();
    }

    /** Returns the database through which other machines play games of the open ladder; absent for none. */
    public Optional<DatabaseSettings> ladderDatabase() {
        return ladders.database();
    }

    /** Returns the same settings without a file. */
    Configuration withoutFile() {
        return new Configuration(
                Optional.empty(), field, exchange, match, launch, record, ladders, serve, doors, games, bots);
    }

    /** Returns the same settings with other bots. */
    Configuration withBots(List<BotEntry> others) {
        return new Configuration(file, field, exchange, match, launch, record, ladders, serve, doors, games, others);
    }

    /** Returns the same settings with a farewell of at least this duration. */
    public Configuration withFarewell(Duration least) {
        return new Configuration(
                file, field, exchange, match, launch.withFarewell(least), record, ladders, serve, doors, games, bots);
    }

    /**
     * Returns the same settings with another confinement of programs.
     *
     * @param signedUpBotsReadEverything whether bots of signed-up teams are started without bubblewrap too
     */
    public Configuration withConfinement(LaunchSettings.Confine level, boolean signedUpBotsReadEverything) {
        LaunchSettings other = launch.withConfinement(level, signedUpBotsReadEverything);
        return new Configuration(file, field, exchange, match, other, record, ladders, serve, doors, games, bots);
    }

    /** Returns the same settings with another time in which a team outside the arena must join. */
    public Configuration withJoinTime(Duration joinTime) {
        MatchSettings changed = new MatchSettings(joinTime, match.grace(), match.budget());
        return new Configuration(file, field, exchange, changed, launch, record, ladders, serve, doors, games, bots);
    }

    /** Returns the same settings with other folders. */
    public Configuration withField(FieldSettings other) {
        return new Configuration(file, other, exchange, match, launch, record, ladders, serve, doors, games, bots);
    }

    /** Returns the same settings with other settings of the pages. */
    public Configuration withServe(ServeSettings other) {
        return new Configuration(file, field, exchange, match, launch, record, ladders, other, doors, games, bots);
    }

    /** Returns the same settings with another address for bots that connect. */
    public Configuration withWire(WireSettings other) {
        DoorSettings changed = new DoorSettings(doors.http(), other);
        return new Configuration(file, field, exchange, match, launch, record, ladders, serve, changed, games, bots);
    }

    /** Returns the same settings with other settings of a game. */
    public Configuration withGame(String gameId, SortedMap<String, String> settings) {
        SortedMap<String, SortedMap<String, String>> others = new TreeMap<>(games);
        others.put(gameId, settings);
        return new Configuration(file, field, exchange, match, launch, record, ladders, serve, doors, others, bots);
    }

    /** Returns the bot with exactly this name. */
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

    /** Returns the titles of bots that have one other than their name, by the bot's name. */
    public SortedMap<String, String> botTitles() {
        SortedMap<String, String> titles = new TreeMap<>();
        bots.forEach(bot -> bot.title().ifPresent(title -> titles.put(bot.name(), title)));
        return titles;
    }

    /** Returns the settings of a game that the host has changed, by key. */
    public SortedMap<String, String> gameSettings(String gameId) {
        return games.getOrDefault(gameId, new TreeMap<>());
    }
}
