package arena.app.contest;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.BotSource;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.ContestPlan;
import arena.config.ContestSettings;
import arena.config.FieldSettings;
import arena.config.TeamEntry;
import arena.config.TeamSection;
import arena.contest.Contest;
import arena.contest.ContestFactory;
import arena.contest.ContestState;
import arena.contest.DecisionCodec;
import arena.contest.IntegrityCheck;
import arena.contest.RefereeDecision;
import arena.game.GameBox;
import arena.games.Games;
import arena.record.RecordFolder;
import arena.report.HostPaths;
import arena.report.page.MatchViewer;
import arena.report.page.PageMaterial;
import arena.report.page.SiteExport;
import arena.store.AttemptResult;
import arena.store.AuditEntry;
import arena.store.ContestHeader;
import arena.store.ContestLog;
import arena.store.ContestStore;
import arena.tournament.format.SealedSeed;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A contest, drawn or not: its file, which is understood, and what is kept of it. */
public final class OpenContest implements AutoCloseable {

    /** The most games for each of which an export makes a page to watch it on: some 10 ms and 90 KB each. */
    static final int MOST_WATCHED = 2_000;

    /**
     * So long a look waits for a database, which somebody may just be starting again; only who plays waits without end.
     */
    private static final Duration DATABASE_LIMIT = Duration.ofSeconds(10);

    private final Configuration machine;
    private final ContestFile file;
    private final GameBox<?, ?, ?> box;
    private final ContestStorage storage;
    private final ContestStore store;

    private OpenContest(
            Configuration machine, ContestFile file, Consumer<String> remarks, Optional<Duration> databaseLimit) {
        this(machine, file, new ContestStorage(file).open(remarks, databaseLimit));
    }

    private OpenContest(Configuration machine, ContestFile file, ContestStore store) {
        this.machine = machine;
        this.file = file;
        this.box = Games.byId(file.contest().game());
        this.storage = new ContestStorage(file);
        this.store = store;
    }

    /**
     * Opens a contest.
     *
     * @param machine the settings of this machine
     * @param path of the contest file
     * @param remarks told a sentence that the organiser should know
     * @throws RequestFailure with all mistakes of the file
     */
    public static OpenContest open(Configuration machine, Path path, Consumer<String> remarks) {
        return new OpenContest(machine, ContestFiles.read(path, machine), remarks, Optional.of(DATABASE_LIMIT));
    }

    /** Opens one, and waits for its database however long that is away. */
    public static OpenContest openPatiently(Configuration machine, Path path, Consumer<String> remarks) {
        return new OpenContest(machine, ContestFiles.read(path, machine), remarks, Optional.empty());
    }

    public ContestFile file() {
        return file;
    }

    /** Returns its game. */
    public GameBox<?, ?, ?> box() {
        return box;
    }

    ContestStorage storage() {
        return storage;
    }

    public ContestStore store() {
        return store;
    }

    /** Enters a team into its file, or gives it another section, and returns the contest as it is then. */
    public OpenContest entering(TeamSection team) {
        return new OpenContest(machine, ContestFiles.enter(team, file, machine), store);
    }

    /** Returns the settings of the machine on which it is open. */
    public Configuration machine() {
        return machine;
    }

    /** Returns the folder of everything that the contest keeps, absolute. */
    public Path folder() {
        return file.contest().folder();
    }

    /** Returns the folder of the records of its games, absolute. */
    public Path records() {
        return folder().resolve(ContestStorage.RECORDS);
    }

    /** Returns the settings of the machine with the folders of the contest. */
    Configuration configuration() {
        return machine.withField(new FieldSettings(
                machine.field().folder(),
                records(),
                folder().resolve(ContestStorage.LOGS),
                machine.field().teamNames()));
    }

    /** Returns what its games are played with; nothing is opened before the first one. */
    Services services(ServicesFactory factory) {
        return factory.openContest(configuration(), folder());
    }

    /** Returns whether its entries are frozen. */
    public boolean isFrozen() {
        return store.decisions().stream()
                .anyMatch(decision -> DecisionCodec.read(decision) instanceof RefereeDecision.Frozen);
    }

    /** Returns a folder in its own which no other account can look into, made if there is none. */
    public Path ownFolder(String name) {
        try {
            return storage.own(name);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The folder " + folder().resolve(name) + " cannot be made (" + failure
                    + "); see that the folder of the contest is yours and its disk has space.");
        }
    }

    /**
     * Returns what an entry is tried with: as its games are played, with their settings, but in a field, with records
     * and logs that lie apart; and not with the files of the contest, such as the map of the final, since a program
     * that has seen one can tell its team.
     */
    public Services trialServices(ServicesFactory factory, Path place, Duration farewell) {
        Configuration trial = machine.withField(new FieldSettings(
                        place.resolve("field"),
                        place.resolve(ContestStorage.RECORDS),
                        place.resolve(ContestStorage.LOGS),
                        machine.field().teamNames()))
                .withGame(
                        box.info().id(),
                        file.settings().withStandardFiles(box.info()).texts())
                .withFarewell(farewell);
        return factory.openContest(trial, folder());
    }

    /** Returns how many games may run at a time by default. */
    public int gamesAtOnce() {
        return file.run().matches().orElseGet(Processors::free);
    }

    /** Returns how many games run at a time if so many may. */
    public int gamesAtOnce(Contest contest, int allowed) {
        return ContestEstimate.atOnce(contest.entries().size(), file.contest().seats(), allowed);
    }

    /** Returns what was measured before of how long it lasts and how much room it takes. */
    public Optional<ContestEstimate> expectation() {
        return ContestEstimate.kept(folder());
    }

    ContestFactory founding() {
        return new ContestFactory(file, box.info());
    }

    /** Returns all that was kept of the contest, whether it is sound or not; nothing before the draw. */
    public Optional<ContestLog> log() {
        return store.log();
    }

    /** Returns the digest of a drawn contest as it stands. */
    public String digest() {
        return log().orElseThrow().digest();
    }

    /**
     * Returns the contest as it was drawn; nothing before the draw.
     *
     * @throws RequestFailure if what was kept of it is not sound, or its file has another contest in it now
     */
    public Optional<Contest> drawn() {
        return log().map(this::sound);
    }

    private Contest sound(ContestLog log) {
        List<String> flaws = new ArrayList<>(IntegrityCheck.flaws(log));
        if (!flaws.isEmpty()) {
            flaws.add("So " + storage.databaseWords()
                    + " is not as the arena has left it, and nothing is made of it. Put back a copy of it from before"
                    + " (what was played since then is played again), and ask who has had his hands on it; `arena"
                    + " contest verify " + file.file().getFileName() + "` says all that is wrong.");
            throw RequestFailure.failed(flaws);
        }
        return contest(log.head());
    }

    /**
     * Returns the contest as it was drawn.
     *
     * @throws RequestFailure if it was not drawn yet, or its file has another contest in it now
     */
    public Contest contest() {
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
    Contest contest(ContestHeader head) {
        List<String> changes = ContestPlan.of(file).changesSince(ContestPlan.read(head.plan()));
        if (!changes.isEmpty()) {
            throw RequestFailure.usage(String.join(" ", changes) + " The contest was drawn with " + file.file()
                    + " as it was, and goes on only with that; undo the changes, or begin another contest with another"
                    + " name and folder.");
        }
        return founding().contest(head.names(), new SealedSeed(head.seed()));
    }

    /** Returns how the contest stands. */
    public ContestState situation() {
        boolean played = store.isPlayed();
        return ContestState.of(contest(), store.attempts(), store.decisions()).played(played);
    }

    /** Keeps a decision, taken now. */
    AuditEntry decide(RefereeDecision what, DecisionAuthor signature) {
        return store.decide(
                DecisionCodec.written(what, signature.by(), signature.reason(), System.currentTimeMillis()));
    }

    /** Returns how many attempts have ended whose records do not lie here, since another arena has written them. */
    long missingRecords() {
        RecordFolder shelf = new RecordFolder(records());
        return store.attempts().stream()
                .flatMap(one -> one.ended().stream())
                .map(AttemptResult::record)
                .filter(record -> !record.isEmpty() && !shelf.has(record))
                .count();
    }

    /** Returns where public pages are written by default. */
    public Path site() {
        return folder().resolve("site");
    }

    /**
     * Pages that were written.
     *
     * @param shown who sees results in them
     * @param written how many files, and what could not be shown
     */
    public record Export(ContestSettings.Results shown, SiteExport.Written written) {}

    /** Writes a folder of pages that opens without a server. */
    public Export export(Path to) {
        return export(to, MatchViewer.NONE);
    }

    /**
     * Writes a folder of pages that opens without a server, with pages on which matches can be watched unless the
     * contest has so many games that these would take longer than all the others.
     */
    public Export export(Path to, MatchViewer viewer) {
        ContestState now = situation();
        ContestSettings.Results shown = now.shownTo(file.contest().results());
        return new Export(shown, SiteExport.write(now, shown, material().watchedWith(viewer(viewer, now.done())), to));
    }

    /** Returns what makes the pages to watch so many games on; nothing if they are too many. */
    static MatchViewer viewer(MatchViewer wanted, int games) {
        return games > MOST_WATCHED ? MatchViewer.NONE : wanted;
    }

    /** Returns what pages show besides the contest itself. */
    PageMaterial material() {
        return new PageMaterial(box, records(), digest(), hostPaths(), true);
    }

    /** Looks how the machine fares: its processors, and the disks of the contest and of the team folders. */
    public MachineLoad machineLoad() {
        return MachineLoad.of(List.of(folder(), machine.field().folder()));
    }

    /** Returns words that a program or the arena has written, without the folders of this host. */
    public String withoutFolders(String words) {
        return hostPaths().without(words);
    }

    /** Returns what takes the folders of this host out of public pages. */
    private HostPaths hostPaths() {
        List<Path> folders = new ArrayList<>(ReservedFolders.of(machine));
        folders.add(folder());
        folders.add(file.file().toAbsolutePath().getParent());
        folders.add(machine.field().folder());
        for (String property : List.of("user.home", "user.dir", "java.io.tmpdir", "java.home")) {
            folders.add(Path.of(System.getProperty(property, "/")));
        }
        for (TeamEntry team : file.teams()) {
            if (team.entry() instanceof BotSource.Launched launched) {
                folders.add(launched.program().workingFolder());
            }
        }
        return new HostPaths(folders);
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
