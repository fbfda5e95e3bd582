package arena.app.ladder;

import arena.app.RequestFailure;
import arena.app.signup.ZipArchive;
import arena.config.BotTemplate;
import arena.config.Configuration;
import arena.config.LadderSettings;
import arena.config.SignUpSettings;
import arena.config.TeamNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The entries of the ladder that come as archives: each takes the place of the folder of its team, where {@link
 * LadderEntrance} finds it as if the team had copied it there. Any number of threads may use it.
 */
public final class LadderUploads {

    /** A folder of the entries that no game has, on the same disk, so that an entry appears as a whole. */
    private static final String INCOMING = ".incoming";

    /** The beginning of the names of its folders, one for each archive that is unpacked. */
    private static final String ENTRY = "entry-";

    /** The folder of the entry from before, while it is replaced. */
    private static final String OLD = "old";

    /** The file with the game and the team. */
    private static final String TARGET = "target";

    private static final Duration LONGEST_UPLOAD = Duration.ofHours(1);

    private static final Logger LOG = LoggerFactory.getLogger(LadderUploads.class);

    private final LadderSettings settings;
    private final SignUpSettings.Limits limits;
    private final int mostTeams;
    private final TeamNames names;

    /** Makes the uploads of the ladder of some settings. */
    public LadderUploads(Configuration configuration) {
        this.settings = configuration.ladder();
        this.limits = configuration.serve().signUp().limits();
        this.mostTeams = configuration.serve().signUp().teams();
        this.names = configuration.field().teamNames();
    }

    public boolean isOpen() {
        return settings.uploads();
    }

    /** Returns the ids of the games. */
    public List<String> games() {
        return settings.games();
    }

    public SignUpSettings.Limits limits() {
        return limits;
    }

    /** Returns the folder for archives that arrive. */
    public Path incoming() {
        try {
            return Files.createDirectories(settings.entries().resolve(INCOMING));
        } catch (IOException failure) {
            throw failed(failure);
        }
    }

    /** Returns whether a team has a folder, in any game. */
    public boolean isKnown(String team) {
        return settings.games().stream()
                .anyMatch(game -> Files.exists(folder(game, team), LinkOption.NOFOLLOW_LINKS)
                        || TeamNames.clash(team, teams(game)).isPresent());
    }

    /** Returns whether the limit of teams is reached. */
    public boolean isFull() {
        return settings.games().stream()
                        .flatMap(game -> teams(game).stream())
                        .distinct()
                        .count()
                >= mostTeams;
    }

    private Path folder(String game, String team) {
        return settings.entries().resolve(game).resolve(team);
    }

    private List<String> teams(String game) {
        try (Stream<Path> folders = Files.list(settings.entries().resolve(game))) {
            return folders.map(folder -> folder.getFileName().toString()).toList();
        } catch (NoSuchFileException none) {
            return List.of();
        } catch (IOException failure) {
            throw failed(failure);
        }
    }

    /**
     * Checks the words of an upload.
     *
     * @throws RequestFailure if the ladder has no such game, or no team may have the name
     */
    public void requireValid(String game, String team) {
        if (!settings.games().contains(game)) {
            throw RequestFailure.usage("The ladder has no game \"" + game + "\"; its games are "
                    + String.join(", ", settings.games()) + ".");
        }
        names.mistake(team).ifPresent(mistake -> {
            throw RequestFailure.usage(mistake + ".");
        });
    }

    /**
     * Takes an archive as the entry of a team.
     *
     * @param command the command that starts the bot; empty if {@code template.ini} in the archive has it
     * @throws RequestFailure if it is refused; the entry from before then stays
     */
    public synchronized void take(String game, String team, Path archive, String command) {
        requireValid(game, team);
        try {
            Path place = Files.createTempDirectory(incoming(), ENTRY);
            try {
                Path bot = ZipArchive.unpack(archive, Files.createDirectory(place.resolve("new")), limits);
                requireCommand(bot, command.strip());
                Files.createDirectories(settings.entries().resolve(game));
                Files.writeString(place.resolve(TARGET), game + "/" + team);
                replace(folder(game, team), bot, place.resolve(OLD));
            } finally {
                FileUtils.deleteQuietly(place.toFile());
            }
        } catch (IOException failure) {
            throw failed(failure);
        }
    }

    /**
     * Puts a folder in the place of another. If that fails, the other stays.
     *
     * @param old where the other is meanwhile
     */
    static void replace(Path target, Path next, Path old) throws IOException {
        boolean replaces = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
        if (replaces) {
            Files.move(target, old, StandardCopyOption.ATOMIC_MOVE);
        }
        try {
            Files.move(next, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            if (replaces) {
                Files.move(old, target, StandardCopyOption.ATOMIC_MOVE);
            }
            throw failure;
        }
    }

    /**
     * Brings back the folders of teams whose upload was interrupted by the end of the arena, and deletes what else old
     * uploads have left.
     */
    synchronized void recover() {
        Path incoming = settings.entries().resolve(INCOMING);
        try (Stream<Path> places = Files.isDirectory(incoming) ? Files.list(incoming) : Stream.empty()) {
            for (Path place : places.toList()) {
                recover(place);
            }
        } catch (IOException | UncheckedIOException failure) {
            LOG.warn("What uploads have left in {} cannot be read: {}", incoming, failure.toString());
        }
    }

    private void recover(Path place) throws IOException {
        Path old = place.resolve(OLD);
        Path name = place.resolve(TARGET);
        if (Files.isDirectory(old, LinkOption.NOFOLLOW_LINKS) && Files.isRegularFile(name, LinkOption.NOFOLLOW_LINKS)) {
            String[] words = Files.readString(name).split("/", 2);
            boolean isValid = words.length == 2
                    && settings.games().contains(words[0])
                    && names.mistake(words[1]).isEmpty();
            if (isValid && !Files.exists(folder(words[0], words[1]), LinkOption.NOFOLLOW_LINKS)) {
                Files.move(old, folder(words[0], words[1]), StandardCopyOption.ATOMIC_MOVE);
            }
        }
        Instant changed = Files.getLastModifiedTime(place).toInstant();
        if (changed.isBefore(Instant.now().minus(LONGEST_UPLOAD))) {
            FileUtils.deleteQuietly(place.toFile());
        }
    }

    private static void requireCommand(Path bot, String command) throws IOException {
        if (!command.isEmpty()) {
            // The file is read like any other: a line break would begin another setting.
            Files.writeString(
                    bot.resolve(BotTemplate.FILE), "[template]\ncommand = " + command.replaceAll("\\R", " ") + "\n");
        }
        if (BotTemplate.of(bot).filter(one -> !one.command().isEmpty()).isEmpty()) {
            throw RequestFailure.usage(
                    command.isEmpty()
                            ? "The archive has no " + BotTemplate.FILE + " with a command; give the command that starts"
                                    + " the bot, such as python3 bot.py {folder}."
                            : "\"" + command + "\" is no command; write a program and its arguments, such as"
                                    + " python3 bot.py {folder}.");
        }
    }

    /**
     * The report for a team about one game.
     *
     * @param text as in {@code ladder.txt}; empty until the ladder has looked at the entry
     */
    public record Report(String game, String text) {}

    /** Returns the reports for a team about the games in which it has an entry. */
    public List<Report> reports(String team) {
        List<Report> reports = new ArrayList<>();
        for (String game : settings.games()) {
            Path folder = folder(game, team);
            if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
                reports.add(new Report(game, report(folder).orElse("")));
            }
        }
        return reports;
    }

    private static Optional<String> report(Path folder) {
        Path file = folder.resolve(TeamReport.REPORT);
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? Optional.of(Files.readString(file, StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException changing) {
            // The ladder replaces it; the next request reads the new one.
            return Optional.empty();
        }
    }

    /** Logs a failure, which names folders of the host, and returns one for the team. */
    private static RequestFailure failed(IOException failure) {
        LOG.warn("An entry of the ladder cannot be stored.", failure);
        return RequestFailure.infrastructure(
                "The entries of the ladder cannot be stored now; tell the host, whose log says why.");
    }
}
