package arena.app.ladder;

import arena.app.RequestFailure;
import arena.app.play.Services;
import arena.app.signup.EntryCheck;
import arena.app.signup.EntryChecks;
import arena.app.signup.SharedFolder;
import arena.config.ArenaFiles;
import arena.config.BotEntry;
import arena.config.BotTemplate;
import arena.config.Configuration;
import arena.config.LadderSettings;
import arena.launch.program.BotFacts;
import arena.plugin.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The entrance of the ladder: it looks into the folder of entries, copies a folder that no longer changes, checks the
 * copy under the confinement of games, and enters it as the next version of its team.
 *
 * <p>Entries are untrusted: no link is followed, names and sizes are limited, and a copy is started only as a bot that
 * came by sign-up is.
 */
final class LadderEntrance implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(LadderEntrance.class);
    private static final int LOOK_MILLIS = 2_000;
    private static final Duration LONGEST_CHECK = Duration.ofMinutes(10);

    private final Configuration configuration;
    private final LadderSettings settings;
    private final LadderSeason season;
    private final Supplier<Services> services;
    private final Consumer<String> remarks;
    private final LadderUploads uploads;
    private final TeamChallenges challenges;
    private final EntryChecks checks = new EntryChecks(LONGEST_CHECK);
    private Thread looks = new Thread();
    private int copies;

    /** The fingerprint of each folder at the last look, by game and team. */
    private final SortedMap<String, String> seen = new TreeMap<>();

    /** The fingerprint of each folder when its last copy was made. */
    private final SortedMap<String, String> taken = new TreeMap<>();

    /** The teams that play and had no folder at the last look, by game. */
    private final SortedMap<String, NavigableSet<String>> missing = new TreeMap<>();

    /** The folders that were reported as unusable, each once. */
    private final NavigableSet<String> reported = new TreeSet<>();

    /**
     * Opens the entrance.
     *
     * @param services opens the services of a check
     * @param remarks receives a sentence for the host
     */
    LadderEntrance(
            Configuration configuration, LadderSeason season, Supplier<Services> services, Consumer<String> remarks) {
        this.configuration = configuration;
        this.settings = configuration.ladder();
        this.season = season;
        this.services = services;
        this.remarks = remarks;
        this.uploads = new LadderUploads(configuration);
        this.challenges = new TeamChallenges(settings, season, remarks);
        try {
            for (String game : settings.games()) {
                Files.createDirectories(settings.entries().resolve(game));
            }
            FileUtils.deleteDirectory(incoming().toFile());
            Path bots = Files.createDirectories(season.folder().resolve("bots"));
            Files.writeString(
                    bots.resolve(ArenaFiles.SIGN_UP),
                    "# The bots in this folder come from teams: they are confined.\n");
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The ladder cannot make its folders (" + failure.getMessage()
                    + "); give the arena's account the right to write to folder and entries in [ladder].");
        }
    }

    private Path incoming() {
        return season.folder().resolve("incoming");
    }

    /** Returns the folder of the files of a version. */
    Path folder(String game, LadderLine.Entered entry) {
        return folder(game, entry.team(), entry.number());
    }

    private Path folder(String game, String team, int number) {
        return season.folder().resolve("bots").resolve(game).resolve(team).resolve(String.valueOf(number));
    }

    /**
     * Begins to look at the entries again and again.
     *
     * @param failed is called if that is not possible any more
     */
    void open(Runnable failed) {
        looks = new Thread(() -> lookAgainAndAgain(failed), "ladder entries");
        looks.setDaemon(true);
        looks.start();
    }

    private void lookAgainAndAgain(Runnable failed) {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                look();
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failure) {
            LOG.error("No more entries are taken.", failure);
            remarks.accept("No more entries are taken, and the running games are played to their end; the arena's log"
                    + " says why.");
            failed.run();
        }
    }

    /** Looks at all entries. A folder is taken when two looks have seen the same. */
    private void look() {
        uploads.recover();
        for (String game : settings.games()) {
            NavigableSet<String> teams = teams(game);
            teams.forEach(team -> look(game, team));
            withdraw(game, teams);
        }
    }

    private NavigableSet<String> teams(String game) {
        NavigableSet<String> teams = new TreeSet<>();
        try (Stream<Path> folders = Files.list(settings.entries().resolve(game))) {
            folders.filter(folder -> Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS))
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> !name.startsWith("."))
                    .forEach(teams::add);
        } catch (IOException | UncheckedIOException away) {
            report(game, "The entries of " + game + " cannot be listed (" + away.getMessage() + ").");
        }
        return teams;
    }

    private void report(String key, String words) {
        if (reported.add(key)) {
            remarks.accept(words);
        }
    }

    private void look(String game, String team) {
        String key = game + "/" + team;
        Optional<String> mistake = configuration.field().teamNames().mistake(team);
        if (mistake.isPresent()) {
            report(key, "The folder " + key + " is not taken: " + mistake.get() + ".");
            return;
        }
        String print = fingerprint(key);
        boolean still = print.equals(seen.put(key, print));
        if (still && !print.isEmpty() && !print.equals(taken.get(key))) {
            taken.put(key, print);
            take(game, team);
        }
        challenges.look(game, team);
    }

    /**
     * Returns the names, sizes and times of all files of an entry, but for the report; of too many files only of the
     * first ones, which its copy then refuses. Empty without files, or if they cannot be looked at.
     */
    private String fingerprint(String key) {
        int most = configuration.serve().signUp().limits().files();
        List<String> files = new ArrayList<>();
        try {
            Files.walkFileTree(settings.entries().resolve(key), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes now) {
                    if (!TeamReport.FILES.contains(String.valueOf(file.getFileName()))) {
                        files.add(file + " " + now.size() + " " + now.lastModifiedTime());
                    }
                    return files.size() > most ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
                }
            });
        } catch (NoSuchFileException changing) {
            // It is looked at again.
            return "";
        } catch (IOException unreadable) {
            report(
                    key,
                    "The folder " + key + " cannot be read (" + unreadable + "); give the arena's account the right.");
            return "";
        }
        return String.join("\n", files);
    }

    private void take(String game, String team) {
        if (season.entriesToday(game, team) >= settings.entriesPerDay()) {
            refuse(
                    game,
                    team,
                    "",
                    List.of("The limit of " + settings.entriesPerDay()
                            + " versions in 24 hours is reached; the newest one is taken later if it is saved again."));
            return;
        }
        copies++;
        Path copy = incoming().resolve(String.valueOf(copies));
        try {
            Files.createDirectories(copy);
            SharedFolder.copy(
                    settings.entries(),
                    game + "/" + team,
                    copy,
                    configuration.serve().signUp().limits());
            for (String own : TeamReport.FILES) {
                Files.deleteIfExists(copy.resolve(own));
            }
            Optional<BotTemplate> template = BotTemplate.of(copy);
            if (template.filter(one -> !one.command().isEmpty()).isEmpty()) {
                refuse(
                        game,
                        team,
                        "",
                        List.of("There is no " + BotTemplate.FILE + " with a command; `arena new-bot`"
                                + " makes one, with a section [template] and command = python3 bot.py {folder}."));
                return;
            }
            NewVersion version = new NewVersion(game, team, template.get().command(), copy);
            checks.add(version::findings, version::decide);
        } catch (RequestFailure refused) {
            refuse(game, team, "", refused.sentences());
        } catch (IOException changing) {
            // It is taken again once it no longer changes.
            taken.remove(game + "/" + team);
        }
    }

    /** A copy that waits for its check. Its number is given when the check begins: one check runs at a time. */
    private final class NewVersion {
        private final String game;
        private final String team;
        private final List<String> command;
        private final Path copy;
        private int number;
        private String digest = "";

        NewVersion(String game, String team, List<String> command, Path copy) {
            this.game = game;
            this.team = team;
            this.command = command;
            this.copy = copy;
        }

        /** Checks the copy; returns nothing if the team has handed in the same files before. */
        Optional<EntryCheck.Findings> findings() {
            number = season.nextVersion(game, team);
            BotEntry bot = BotEntry.ofProgram(
                    team, command, moved(), configuration.launch().startUp());
            Services own = services.get();
            try (EntryCheck check = new EntryCheck(Games.byId(game), own, LadderEntrance.this::withoutFolders)) {
                digest = digest(own, bot);
                if (isKnown(game, team, digest)) {
                    return Optional.empty();
                }
                Optional<String> refusal = check.refusal(bot);
                return Optional.of(refusal.map(words -> new EntryCheck.Findings(false, List.of(words)))
                        .orElseGet(() -> check.of(bot)));
            }
        }

        private Path moved() {
            Path folder = folder(game, team, number);
            try {
                FileUtils.deleteDirectory(folder.toFile());
                Files.createDirectories(folder.resolveSibling(""));
                return Files.move(copy, folder, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException failure) {
                throw RequestFailure.infrastructure("The version cannot be stored (" + failure.getMessage() + ").");
            }
        }

        /** Stores the result of the check, also of one that was too slow or could not be finished. */
        void decide(EntryCheck.Findings found) {
            try {
                if (found.fit()) {
                    season.add(LadderLine.of(game, new LadderLine.Entered(team, number, digest, command)));
                    remarks.accept(team + "@" + number + " plays " + game + " from now on.");
                } else {
                    refuse(game, team, digest, found.sentences());
                }
            } catch (RequestFailure unwritable) {
                unwritable.sentences().forEach(remarks);
            }
        }
    }

    private static String digest(Services services, BotEntry bot) {
        return Optional.ofNullable(
                        BotFacts.of(services.spec(bot, bot.name()), List.of()).get(BotFacts.ENTRY))
                .orElse("");
    }

    private boolean isKnown(String game, String team, String digest) {
        return !digest.isEmpty()
                && season.latest(game, team)
                        .flatMap(line -> line.entered()
                                .map(LadderLine.Entered::digest)
                                .or(() -> line.refused().map(LadderLine.Refused::digest)))
                        .equals(Optional.of(digest));
    }

    private void refuse(String game, String team, String digest, List<String> sentences) {
        LadderLine.Refused fact = new LadderLine.Refused(team, digest, sentences);
        if (season.latest(game, team).flatMap(LadderLine::refused).equals(Optional.of(fact))) {
            return;
        }
        season.add(LadderLine.of(game, fact));
        remarks.accept(team + " is not taken for " + game + ": " + String.join(" ", sentences));
    }

    private String withoutFolders(String words) {
        return words.replace(season.folder().toString(), "(the ladder)");
    }

    /**
     * Retires the bots of teams whose folder two looks have not seen, since an upload replaces it; a share that is away
     * has no folders at all.
     */
    private void withdraw(String game, NavigableSet<String> present) {
        if (present.isEmpty()) {
            return;
        }
        LadderSeason.Standings now = season.standings(game);
        NavigableSet<String> gone = new TreeSet<>();
        now.bots().stream()
                .filter(bot -> !bot.isMark() && !now.retired().containsKey(bot))
                .map(bot -> bot.team())
                .filter(team -> !present.contains(team))
                .forEach(gone::add);
        NavigableSet<String> before =
                Optional.ofNullable(missing.put(game, gone)).orElseGet(TreeSet::new);
        gone.stream().filter(before::contains).forEach(team -> {
            season.add(LadderLine.of(game, new LadderLine.Withdrawn(team)));
            seen.remove(game + "/" + team);
            taken.remove(game + "/" + team);
            remarks.accept(team + " has left the ladder of " + game + ": its folder was taken away.");
        });
    }

    /** Breaks off the running check and look. */
    @Override
    public void close() {
        looks.interrupt();
        checks.close();
        try {
            looks.join();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
