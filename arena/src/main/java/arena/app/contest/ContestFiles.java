package arena.app.contest;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.Doors;
import arena.app.play.SeatReader;
import arena.config.BotEntry;
import arena.config.ConfigError;
import arena.config.Configuration;
import arena.config.ContestChoices;
import arena.config.ContestFile;
import arena.config.ContestReader;
import arena.config.ContestTemplate;
import arena.config.FormatChoice;
import arena.config.ReadResult;
import arena.config.TeamSection;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import arena.tournament.format.Criterion;
import arena.tournament.format.Formats;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;

/** A reader and writer of contest files, with all the choices that they may name. */
public final class ContestFiles {

    private ContestFiles() {}

    /**
     * Reads a contest file.
     *
     * @throws RequestFailure with all errors in it
     */
    public static ContestFile read(Path file, Configuration configuration) {
        ReadResult<ContestFile> reading = ContestReader.read(file, configuration, choices());
        if (reading instanceof ReadResult.Mistaken<ContestFile> mistaken) {
            throw RequestFailure.usage(
                    mistaken.mistakes().stream().map(ConfigError::sentence).toList());
        }
        return ((ReadResult.Sound<ContestFile>) reading).value();
    }

    /**
     * Returns the contest file for a path: the file itself, or the file of the contest that a folder holds.
     *
     * @throws RequestFailure if the folder has no contest file beside it
     */
    public static Path of(Path path) {
        if (!Files.isDirectory(path)) {
            return path;
        }
        String name = String.valueOf(path.getFileName()).replaceFirst("[.]contest$", "");
        Path file = path.resolveSibling(name + ".ini");
        if (!Files.isRegularFile(file)) {
            throw RequestFailure.usage(path + " is a folder, and there is no contest file " + file
                    + " beside it; name the file of the contest.");
        }
        return file;
    }

    /** Returns the games, formats and tie-breaks that a contest file may name. */
    private static ContestChoices choices() {
        List<GameInfo> games = Games.all().stream().map(GameDefinition::info).toList();
        SortedMap<String, Integer> levels = new TreeMap<>();
        games.forEach(game -> levels.put(game.id(), SuperBots.levels(game.id()).size()));
        Set<String> connectable =
                games.stream().map(GameInfo::id).filter(Doors::connects).collect(Collectors.toSet());
        return new ContestChoices(
                games,
                levels,
                connectable,
                Formats.all().stream()
                        .map(format -> new FormatChoice(
                                format.id(), format.words(), format.addsUp(), format.waitsForAll(), format.settings()))
                        .toList(),
                Arrays.stream(Criterion.values())
                        .map(criterion -> new ContestChoices.TieBreak(criterion.key(), criterion.words()))
                        .toList(),
                ContestFiles::refusal);
    }

    private static Optional<String> refusal(GameInfo game, int seats, Settings settings) {
        List<String> names = Seat.firstSeats(seats).stream()
                .map(seat -> "Team_" + seat.number())
                .toList();
        try {
            Games.byId(game.id()).rules().start(new Setup(names, 1, settings));
            return Optional.empty();
        } catch (IllegalArgumentException mistake) {
            return Optional.of(String.valueOf(mistake.getMessage()));
        }
    }

    /**
     * The choices for a new contest file.
     *
     * @param game its id; empty for that of the teams' bots
     * @param teams bots of the configuration that take part under their own names
     */
    public record NewContestChoices(Optional<String> game, String format, List<String> teams) {
        public NewContestChoices {
            teams = List.copyOf(teams);
        }
    }

    /**
     * Writes a contest file to fill in.
     *
     * @throws RequestFailure if the file exists, or a chosen name does not
     */
    public static void write(Path file, NewContestChoices beginning, Configuration configuration) {
        String text = text(file, beginning, configuration);
        try {
            Files.writeString(
                    file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException taken) {
            throw RequestFailure.usage(
                    "The file " + file + " exists already and was not changed; name another" + " file.");
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The file " + file + " cannot be written (" + failure + "); name a file in a writable folder.");
        }
    }

    /**
     * Enters a team into a contest file, or replaces its section; the rest of the file stays the same.
     *
     * @throws RequestFailure if the new file would have errors, or cannot be written; the old one then stays
     */
    public static ContestFile enter(TeamSection team, ContestFile into, Configuration configuration) {
        Path next = into.file().resolveSibling("." + into.file().getFileName() + ".new");
        try {
            Path file = into.file().toRealPath();
            // The copy keeps the permissions of the file.
            Files.copy(file, next, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            Files.writeString(next, team.in(Files.readString(file)));
            ContestFile entered = read(next, configuration);
            if (entered.team(team.name()).isEmpty()) {
                throw new IllegalStateException("the section of " + team.name() + " is not found again");
            }
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return read(into.file(), configuration);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The team " + team.name() + " cannot be entered into " + into.file()
                    + " (" + failure + "); check that the folder is writable.");
        } finally {
            FileUtils.deleteQuietly(next.toFile());
        }
    }

    private static String text(Path file, NewContestChoices beginning, Configuration configuration) {
        ContestChoices choices = choices();
        FormatChoice format = choices.formats().stream()
                .filter(one -> one.id().equals(beginning.format()))
                .findFirst()
                .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown(
                        "format",
                        beginning.format(),
                        choices.formats().stream().map(FormatChoice::id).toList())));
        GameInfo game = SeatReader.game(configuration, beginning.game(), beginning.teams())
                .info();
        for (String team : beginning.teams()) {
            BotEntry bot = configuration
                    .bot(team)
                    .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown("bot", team, configuration.botNames())));
            SeatReader.misfit(bot, game.id()).ifPresent(words -> {
                throw RequestFailure.usage(words);
            });
        }
        String name = file.getFileName().toString().replaceFirst("[.]ini$", "");
        return new ContestTemplate(choices, game, format, beginning.teams()).text(name);
    }
}
