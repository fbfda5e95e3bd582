package arena.app.bots;

import arena.app.JsonText;
import arena.app.RequestFailure;
import arena.config.BotEntry;
import arena.config.Configuration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The versions of a bot: copies that play, in a folder beside the bot's own, {@code MyTeam.versions/3} with what the
 * arena knows of it in {@code 3.json}. A version is named {@code MyTeam@3} in commands, and {@code MyTeam_v3} in
 * records.
 */
public final class BotVersions {

    private static final Pattern NAME = Pattern.compile("(.+)@([1-9][0-9]{0,5})");
    private static final String ENDING = ".json";

    private final BotEntry bot;
    private final Path folder;

    private BotVersions(BotEntry bot) {
        this.bot = bot;
        this.folder = bot.workingFolder().resolveSibling(bot.workingFolder().getFileName() + ".versions");
    }

    /**
     * A version of a bot.
     *
     * @param number from 1
     * @param digest of its files, 64 hexadecimal digits
     * @param note a word by its author; may be empty
     * @param entry the bot that plays
     */
    public record BotVersion(int number, Instant made, String digest, String note, BotEntry entry) {}

    /** Returns the versions of a bot. */
    public static BotVersions of(BotEntry bot) {
        return new BotVersions(bot);
    }

    /**
     * Returns the bot of a name as typed, or its version.
     *
     * @param name as in {@code [bot NAME]}, or {@code NAME@NUMBER}
     * @return empty if there is no such bot
     * @throws RequestFailure if the bot has no such version
     */
    public static Optional<BotEntry> find(Configuration configuration, String name) {
        Matcher version = NAME.matcher(name);
        if (configuration.bot(name).isPresent() || !version.matches()) {
            return configuration.bot(name);
        }
        return configuration
                .bot(version.group(1))
                .map(bot -> of(bot).version(Integer.parseInt(version.group(2))).entry());
    }

    /** Returns the name that records have for a bot as typed: a team folder may not have the sign of a version. */
    public static String recordedName(String name) {
        return NAME.matcher(name).replaceFirst("$1_v$2");
    }

    private BotVersion version(int number) {
        List<BotVersion> all = all();
        return all.stream()
                .filter(version -> version.number() == number)
                .findFirst()
                .orElseThrow(() -> RequestFailure.usage("There is no " + bot.name() + "@" + number + "; "
                        + (all.isEmpty()
                                ? "`arena snapshot " + bot.name() + "` makes the first version."
                                : "there are: "
                                        + String.join(
                                                ", ",
                                                all.stream()
                                                        .map(version -> bot.name() + "@" + version.number())
                                                        .toList())
                                        + ".")));
    }

    /** Returns the folder with the versions, which need not exist. */
    public Path folder() {
        return folder;
    }

    /** Returns all versions, the oldest first. */
    public List<BotVersion> all() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<BotVersion> versions = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(ENDING)).toList()) {
                versions.add(read(file));
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The versions in " + folder + " cannot be read (" + failure + ").");
        }
        versions.sort(Comparator.comparing(BotVersion::number));
        return versions;
    }

    private BotVersion read(Path file) throws IOException {
        try {
            JsonNode json = JsonMapper.shared().readTree(Files.readString(file));
            int number = json.get("number").asInt();
            SortedMap<String, String> environment = new TreeMap<>();
            json.get("environment").forEachEntry((name, value) -> environment.put(name, value.asString()));
            List<String> command =
                    json.get("command").valueStream().map(JsonNode::asString).toList();
            BotEntry entry = new BotEntry(
                    recordedName(bot.name() + "@" + number),
                    command,
                    folder.resolve(Integer.toString(number)),
                    environment,
                    Duration.parse(json.get("start-up").asString()),
                    bot.game(),
                    Optional.empty(),
                    bot.fileLine(),
                    BotEntry.Speaks.valueOf(json.get("speaks").asString().toUpperCase(Locale.ROOT)),
                    Optional.empty());
            return new BotVersion(
                    number,
                    Instant.parse(json.get("made").asString()),
                    json.get("digest").asString(),
                    json.get("note").asString(),
                    entry);
        } catch (JacksonException | NullPointerException | IllegalArgumentException damaged) {
            throw new IOException(file + " is damaged: remove it, or write the version again", damaged);
        }
    }

    /**
     * Makes the next version: a copy of the bot's folder.
     *
     * @throws RequestFailure if the folder is too large, or cannot be copied
     */
    public BotVersion add(String digest, String note, Instant made) {
        int number = all().stream().mapToInt(BotVersion::number).max().orElse(0) + 1;
        // A folder without its file is of a snapshot that was killed.
        while (Files.exists(folder.resolve(Integer.toString(number)))) {
            number++;
        }
        return add(number, digest, note, made);
    }

    private BotVersion add(int number, String digest, String note, Instant made) {
        Path copy = folder.resolve(Integer.toString(number));
        try {
            Files.createDirectories(folder);
            Path part = Files.createTempDirectory(folder, ".part-");
            try {
                BotCopy.copy(bot.workingFolder(), part);
                Files.move(part, copy, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                FileUtils.deleteQuietly(part.toFile());
            }
            Files.writeString(folder.resolve(number + ENDING), json(number, digest, note, made) + "\n");
            return read(folder.resolve(number + ENDING));
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The bot in " + bot.workingFolder() + " cannot be copied to " + copy
                    + " (" + failure.getMessage() + "); free some space, or remove what the bot does not need.");
        }
    }

    private String json(int number, String digest, String note, Instant made) {
        return JsonText.object(json -> {
            json.writeNumberProperty("number", number);
            json.writeStringProperty("made", made.toString());
            json.writeStringProperty("digest", digest);
            json.writeStringProperty("note", note);
            JsonText.texts(json, "command", bot.command());
            json.writeObjectPropertyStart("environment");
            bot.environment().forEach(json::writeStringProperty);
            json.writeEndObject();
            json.writeStringProperty("start-up", bot.startUp().toString());
            json.writeStringProperty("speaks", bot.speaks().word());
        });
    }
}
