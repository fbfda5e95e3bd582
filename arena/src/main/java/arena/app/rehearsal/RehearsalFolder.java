package arena.app.rehearsal;

import arena.app.JavaProgram;
import arena.app.Processors;
import arena.app.RequestFailure;
import arena.config.BotSource;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.ContestPlan;
import arena.config.ExchangeSettings;
import arena.config.LaunchSettings;
import arena.config.TeamEntry;
import arena.game.GameInfo;
import arena.game.Setting;
import arena.standin.Habit;
import arena.standin.StandIn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;

/**
 * The folder of a rehearsal, with its own {@code config.ini} and contest file: those of the event, but with stand-ins
 * for the entries, and with short times. The seed differs, since that of the event would reveal its draw.
 */
final class RehearsalFolder {

    /** The longest wait for an answer. */
    private static final Duration LONGEST_MOVE = Duration.ofSeconds(3);

    /** The longest wait for a stand-in that never becomes ready; the others have the time of the event. */
    private static final Duration LONGEST_START = Duration.ofSeconds(5);

    private static final Duration LONGEST_FAREWELL = Duration.ofMillis(200);

    private final ContestFile event;
    private final Configuration machine;
    private final GameInfo game;
    private final StandIns standIns;

    /** Fixed before the first game, since the rehearsal itself keeps processors busy. */
    private final int gamesAtOnce;

    RehearsalFolder(ContestFile event, Configuration machine, GameInfo game) {
        this.gamesAtOnce = event.run().matches().orElseGet(Processors::free);
        this.event = event;
        this.machine = machine;
        this.game = game;
        this.standIns = StandIns.of(event);
    }

    /** Returns the number of games at a time, in the rehearsal and in the event. */
    int gamesAtOnce() {
        return gamesAtOnce;
    }

    StandIns standIns() {
        return standIns;
    }

    /** Returns the folder of the rehearsal: nothing outside it is written. */
    Path folder() {
        return event.contest().folder().resolve("rehearsal");
    }

    Path contest() {
        return folder().resolve("contest.ini");
    }

    Path config() {
        return folder().resolve("config.ini");
    }

    /**
     * Creates the folder anew; the files of an earlier rehearsal are deleted.
     *
     * @throws RequestFailure if that fails
     */
    void write() {
        try {
            FileUtils.deleteDirectory(folder().toFile());
            Files.createDirectories(folder().resolve("bots"));
            Files.writeString(contest(), contestText());
            Files.writeString(config(), configText());
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The folder of the rehearsal, " + folder() + ", cannot be"
                    + " created again ("
                    + failure + "); remove it by hand, or name another folder in [contest].");
        }
    }

    String contestText() {
        SortedMap<String, SortedMap<String, String>> plan =
                ContestPlan.of(event).sections();
        StringBuilder text = new StringBuilder();
        SortedMap<String, String> about = values(plan, "contest");
        about.keySet().removeIf(key -> key.startsWith("fill."));
        about.putAll(new TreeMap<>(Map.of("folder", "data", "results", "hidden")));
        section(text, "contest", about);
        SortedMap<String, String> run = new TreeMap<>();
        run.put("matches", Integer.toString(gamesAtOnce));
        // A rehearsal has no organiser to ask.
        run.put("probation", "0");
        run.put("nobody-ready", "lot");
        section(text, "run", run);
        section(text, "format", values(plan, "format"));
        SortedMap<String, String> draw = values(plan, "draw");
        draw.remove("seed");
        section(text, "draw", draw);
        section(text, "settings", quick(values(plan, "settings")));
        section(text, "play-off", quick(values(plan, "play-off")));
        event.teams().forEach(team -> section(text, "team " + team.name(), player(team)));
        return text.toString();
    }

    private SortedMap<String, String> player(TeamEntry team) {
        SortedMap<String, String> values = new TreeMap<>();
        if (team.entry() instanceof BotSource.SuperBot bot) {
            values.put("bot", "superbot:" + bot.level());
            return values;
        }
        Habit habit = standIns.habit(team.name());
        List<String> words = StandIn.command(JavaProgram.java(), JavaProgram.classPath(), habit, moveTime(), game.id());
        values.put(
                "command",
                words.stream()
                        .map(word -> word.contains(" ") ? "\"" + word + "\"" : word)
                        .collect(Collectors.joining(" ")));
        values.put("folder", "bots");
        if (habit == Habit.ABSENT) {
            values.put("start-up", Setting.text(shorter(machine.launch().startUp(), LONGEST_START)));
        }
        return values;
    }

    /** Returns the time for a move in the rehearsal. */
    Duration moveTime() {
        Duration event = game.moveTime()
                .map(setting -> this.event.settings().duration(setting))
                .orElse(LONGEST_MOVE);
        return shorter(event, LONGEST_MOVE);
    }

    /** Returns settings with shortened answer times. */
    private SortedMap<String, String> quick(SortedMap<String, String> settings) {
        SortedMap<String, String> quick = new TreeMap<>(settings);
        game.settings().stream()
                .filter(Setting::isAnswerTime)
                .forEach(setting -> quick.computeIfPresent(
                        setting.key(),
                        (key, value) ->
                                Setting.text(shorter(Setting.duration(value).orElse(LONGEST_MOVE), LONGEST_MOVE))));
        return quick;
    }

    String configText() {
        StringBuilder text = new StringBuilder();
        section(text, "field", new TreeMap<>(Map.of("folder", "field")));
        ExchangeSettings exchange = machine.exchange();
        SortedMap<String, String> files = new TreeMap<>();
        files.put("watch", word(exchange.watch()));
        files.put("settle", Setting.text(exchange.settle()));
        files.put("profile", word(exchange.profile()));
        files.put("share-settle", Setting.text(exchange.settle()));
        files.put("share-allowance", Setting.text(exchange.allowance()));
        files.put("sweep", Setting.text(exchange.sweep()));
        files.put("poll", Setting.text(exchange.poll()));
        files.put("answer-bytes", Integer.toString(exchange.answerBytes()));
        files.put("folder-entries", Integer.toString(exchange.folderEntries()));
        files.put("explain", word(exchange.explain()));
        section(text, "exchange", files);
        LaunchSettings launch = machine.launch();
        SortedMap<String, String> start = new TreeMap<>();
        start.put("confine", word(launch.confine()));
        start.put("start-up", Setting.text(launch.startUp()));
        start.put("farewell", Setting.text(shorter(launch.farewell(), LONGEST_FAREWELL)));
        start.put("log-bytes", Integer.toString(launch.logBytes()));
        start.put("file-bytes", Integer.toString(launch.fileBytes()));
        LaunchSettings.Quota quota = launch.quota();
        start.put("memory-bytes", Long.toString(quota.memoryBytes()));
        start.put("processes", Integer.toString(quota.processes()));
        start.put("folder-bytes", Long.toString(quota.folderBytes()));
        quota.processors().ifPresent(most -> start.put("processors", Integer.toString(most)));
        start.put("show", shown());
        section(text, "launch", start);
        section(
                text,
                "record",
                new TreeMap<>(Map.of("compress", machine.record().compress() ? "on" : "off")));
        return text.toString();
    }

    /** Returns the folders of the arena's classes, which a stand-in must see. */
    private static String shown() {
        return JavaProgram.classes()
                .map(path -> Files.isDirectory(path) ? path : path.resolveSibling(""))
                .map(Path::normalize)
                .distinct()
                .map(path -> "\"" + path + "\"")
                .collect(Collectors.joining(" "));
    }

    private static SortedMap<String, String> values(SortedMap<String, SortedMap<String, String>> plan, String name) {
        return new TreeMap<>(plan.getOrDefault(name, new TreeMap<>()));
    }

    private static void section(StringBuilder text, String name, SortedMap<String, String> values) {
        text.append('[').append(name).append("]\n");
        List<String> lines = new ArrayList<>();
        values.forEach((key, value) -> lines.add(key + " = " + value));
        lines.removeIf(line -> line.endsWith(" = "));
        lines.forEach(line -> text.append(line).append('\n'));
    }

    private static String word(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
