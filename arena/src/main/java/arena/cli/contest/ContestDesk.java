package arena.cli.contest;

import arena.app.KeptFolders;
import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.ContestPlan;
import arena.config.DatabaseSettings;
import arena.config.Entry;
import arena.config.TeamEntry;
import arena.contest.Audience;
import arena.contest.Contest;
import arena.contest.Founding;
import arena.contest.Situation;
import arena.contest.Soundness;
import arena.contest.Verb;
import arena.game.GameBox;
import arena.games.Games;
import arena.report.HostPaths;
import arena.report.page.Material;
import arena.store.ContestIdentity;
import arena.store.ContestLog;
import arena.store.ContestStore;
import arena.store.Database;
import arena.store.Decided;
import arena.store.Decision;
import arena.store.Head;
import arena.store.StoreException;
import arena.tournament.format.Seal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a command works on: a contest file that is understood, and what is kept of the contest. */
final class ContestDesk implements AutoCloseable {

    private static final String DATABASE = "contest.db";

    /** So long the exported pages rest while games are played: games that end together share an export. */
    private static final Duration PAGES_PAUSE = Duration.ofSeconds(10);

    private static final String IDENTITY = "identity";

    /** So long a command waits for a database, which somebody may just be starting again; only who plays waits without end. */
    private static final Duration DATABASE_LIMIT = Duration.ofSeconds(10);

    private final Host host;
    private final Configuration configuration;
    private final ContestFile file;
    private final GameBox<?, ?, ?> box;
    private final ContestStore store;

    private ContestDesk(Host host, Configuration configuration, ContestFile file, ContestStore store) {
        this.host = host;
        this.configuration = configuration;
        this.file = file;
        this.box = Games.byId(file.contest().game());
        this.store = store;
    }

    /**
     * Opens a contest, drawn or not.
     *
     * @throws RequestFailure with all mistakes of the file
     */
    static ContestDesk open(Host host, Configuration configuration, Path path) {
        return open(host, configuration, path, Optional.of(DATABASE_LIMIT));
    }

    /** Opens one for a command that waits for its database however long it is away. */
    static ContestDesk openPatiently(Host host, Configuration configuration, Path path) {
        return open(host, configuration, path, Optional.empty());
    }

    private static ContestDesk open(
            Host host, Configuration configuration, Path path, Optional<Duration> databaseLimit) {
        ContestFile file = ContestFiles.read(path, configuration);
        ContestDesk desk = new ContestDesk(host, configuration, file, store(host, file, databaseLimit));
        desk.requireOwn();
        return desk;
    }

    private static ContestStore store(Host host, ContestFile file, Optional<Duration> databaseLimit) {
        Path folder = file.contest().folder();
        try {
            Files.createDirectories(folder);
            for (String name : List.of("records", "logs")) {
                keepToOneself(folder.resolve(name), "rwx------", Files::createDirectory);
            }
            if (file.database().isEmpty()) {
                keepToOneself(folder.resolve(DATABASE), "rw-------", Files::createFile);
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The folder of the contest, " + folder + ", cannot be made (" + failure
                    + "); name another one with folder = in [contest].");
        }
        Database database = file.database().isPresent()
                ? postgresql(file.database().get(), host)
                : Database.sqlite(folder.resolve(DATABASE));
        return ContestStore.open(database, file.contest().name(), host.err()::println, databaseLimit);
    }

    private interface Making {
        Path make(Path path, FileAttribute<?>... rights) throws IOException;
    }

    /** Makes what no other account can read: the sealed seed, hidden kings, and results that are held back. */
    private static void keepToOneself(Path path, String rights, Making making) throws IOException {
        boolean posix = Files.getFileStore(path.resolveSibling("")).supportsFileAttributeView("posix");
        if (posix && !Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            making.make(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights)));
        }
    }

    private static Database postgresql(DatabaseSettings settings, Host host) {
        settings.exposure().ifPresent(host.err()::println);
        return Database.postgresql(
                settings.url(),
                settings.user(),
                settings.passwordFile().map(ContestDesk::password).orElse(""));
    }

    private static String password(Path file) {
        try {
            return Files.readString(file).lines().findFirst().orElse("");
        } catch (IOException failure) {
            throw RequestFailure.usage("The password of the database cannot be read from " + file + " (" + failure
                    + "); correct password-file in [database].");
        }
    }

    /** Refuses what a database of many contests keeps of another one by the same name. */
    private void requireOwn() {
        if (file.database().isPresent()) {
            try {
                identity()
                        .require(
                                file.contest().name(),
                                store.decisions().stream()
                                        .filter(decision ->
                                                decision.decided().verb().equals(Verb.DRAWN.key()))
                                        .flatMap(decision ->
                                                Optional.ofNullable(decision.decided()
                                                                .details()
                                                                .get(IDENTITY))
                                                        .stream())
                                        .findFirst());
            } catch (StoreException refused) {
                close();
                throw refused;
            }
        }
    }

    private ContestIdentity identity() {
        return new ContestIdentity(folder());
    }

    /** Returns what is kept with the draw, so that nobody takes another contest of this name for this one. */
    SortedMap<String, String> drawDetails(Contest contest) {
        SortedMap<String, String> details = new TreeMap<>();
        details.put(Contest.COMMITMENT, contest.seal().commitment());
        if (file.database().isPresent()) {
            details.put(IDENTITY, identity().made());
        }
        return details;
    }

    /** Returns the name that somebody is logged in with. */
    static String user() {
        return System.getProperty("user.name", "somebody");
    }

    Host host() {
        return host;
    }

    Configuration configuration() {
        return configuration;
    }

    ContestFile file() {
        return file;
    }

    GameBox<?, ?, ?> box() {
        return box;
    }

    /** Returns the folder of everything that the contest keeps, absolute. */
    Path folder() {
        return file.contest().folder();
    }

    ContestStore store() {
        return store;
    }

    /** Returns where public pages are written if nobody says otherwise. */
    Path site() {
        return folder().resolve("site");
    }

    /** Returns what pages show besides the contest itself. */
    Material material() {
        return new Material(box, ContestRun.configuration(this).field().records(), digest(), hostPaths());
    }

    /** Keeps the pages fresh from now on. */
    FreshPages freshPages(Audience next) {
        return new FreshPages(next, file.contest().results(), this::material, site(), PAGES_PAUSE);
    }

    /** Returns what takes the folders of this host out of public pages. */
    HostPaths hostPaths() {
        List<Path> folders = new ArrayList<>(KeptFolders.of(configuration));
        folders.add(folder());
        folders.add(file.file().toAbsolutePath().getParent());
        folders.add(configuration.field().folder());
        for (String property : List.of("user.home", "user.dir", "java.io.tmpdir", "java.home")) {
            folders.add(Path.of(System.getProperty(property, "/")));
        }
        for (TeamEntry team : file.teams()) {
            if (team.entry() instanceof Entry.Launched launched) {
                folders.add(launched.program().workingFolder());
            }
        }
        return new HostPaths(folders);
    }

    Founding founding() {
        return new Founding(file, box.info());
    }

    /** Returns all that was kept of the contest, whether it is sound or not; nothing before the draw. */
    Optional<ContestLog> log() {
        return store.log();
    }

    /** Returns the digest of a drawn contest as it stands. */
    String digest() {
        return log().orElseThrow().digest();
    }

    /**
     * Returns the contest as it was drawn; nothing before the draw.
     *
     * @throws RequestFailure if what was kept of it is not sound, or its file has another contest in it now
     */
    Optional<Contest> drawn() {
        return log().map(this::sound);
    }

    private Contest sound(ContestLog log) {
        List<String> flaws = new ArrayList<>(Soundness.flaws(log));
        if (!flaws.isEmpty()) {
            flaws.add("So "
                    + file.database()
                            .map(any -> "the database")
                            .orElse(folder().resolve(DATABASE).toString())
                    + " is not as the arena has left it, and nothing is made of it. Put back a copy of it from before"
                    + " (what was played since then is played again), and ask who has had his hands on it; `arena contest"
                    + " verify " + file.file().getFileName() + "` says all that is wrong.");
            throw RequestFailure.failed(flaws);
        }
        return contest(log.head());
    }

    /**
     * Returns the contest as it was drawn.
     *
     * @throws RequestFailure if it was not drawn yet, or its file has another contest in it now
     */
    Contest contest() {
        return drawn().orElseThrow(this::notDrawn);
    }

    /** Returns what to say to somebody who asks for more before the draw. */
    RequestFailure notDrawn() {
        return RequestFailure.usage("The contest " + file.contest().name() + " is not drawn yet; `arena contest draw "
                + file.file().getFileName() + "` does it.");
    }

    /**
     * Returns the contest that a draw has made of the file.
     *
     * @throws RequestFailure if the file has another contest in it now
     */
    Contest contest(Head head) {
        List<String> changes = file.changesSince(ContestPlan.read(head.plan()));
        if (!changes.isEmpty()) {
            throw RequestFailure.usage(String.join(" ", changes) + " The contest was drawn with " + file.file()
                    + " as it was, and goes on only with that; undo the changes, or begin another contest with another name"
                    + " and folder.");
        }
        return founding().contest(head.names(), new Seal(head.seed()));
    }

    /** Returns how the contest stands. */
    Situation situation() {
        return Situation.of(contest(), store.attempts(), store.decisions());
    }

    /** Keeps a decision about the whole contest. */
    Decision decide(Verb verb, String by, String reason, SortedMap<String, String> details) {
        return store.decide(new Decided(
                verb.key(), Optional.empty(), OptionalInt.empty(), by, reason, details, System.currentTimeMillis()));
    }

    /** Keeps a decision about a team. */
    Decision decide(Verb verb, int contestant, RefereeOptions referee, SortedMap<String, String> details) {
        return store.decide(new Decided(
                verb.key(),
                Optional.empty(),
                OptionalInt.of(contestant),
                referee.by(),
                referee.reason(),
                details,
                System.currentTimeMillis()));
    }

    /** Keeps a decision about a game. */
    Decision decide(Verb verb, String fixture, RefereeOptions referee, SortedMap<String, String> details) {
        return store.decide(new Decided(
                verb.key(),
                Optional.of(fixture),
                OptionalInt.empty(),
                referee.by(),
                referee.reason(),
                details,
                System.currentTimeMillis()));
    }

    @Override
    public void close() {
        // Closing would complain at length of the interrupt by which Ctrl-C ends a command.
        boolean interrupted = Thread.interrupted();
        store.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
