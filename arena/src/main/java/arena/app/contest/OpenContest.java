package arena.app.contest;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.remote.WorkerRegistry;
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
import arena.game.GameDefinition;
import arena.plugin.Games;
import arena.record.RecordFolder;
import arena.report.HostPaths;
import arena.report.page.PageMaker;
import arena.report.page.PageMaterial;
import arena.report.page.SiteExport;
import arena.store.AttemptResult;
import arena.store.AuditEntry;
import arena.store.ContestHeader;
import arena.store.ContestLog;
import arena.store.ContestStore;
import arena.tournament.format.SealedSeed;
import arena.worker.WorkerDatabase;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** An open contest, drawn or not: its parsed file and its stored data. */
public final class OpenContest implements AutoCloseable {

    /** The time that a reader waits for a database, which may be restarting; only a run waits without end. */
    static final Duration DATABASE_LIMIT = Duration.ofSeconds(10);

    private final Configuration machine;
    private final ContestFile file;
    private final GameDefinition<?, ?, ?> game;
    private final ContestStorage storage;
    private final ContestStore store;

    private OpenContest(
            Configuration machine, ContestFile file, Consumer<String> remarks, Optional<Duration> databaseLimit) {
        this(machine, file, new ContestStorage(file).open(remarks, databaseLimit));
    }

    private OpenContest(Configuration machine, ContestFile file, ContestStore store) {
        this.machine = machine;
        this.file = file;
        this.game = Games.byId(file.contest().game());
        this.storage = new ContestStorage(file);
        this.store = store;
    }

    /**
     * Opens a contest.
     *
     * @param machine the settings of this machine
     * @param path of the contest file
     * @param remarks receives a sentence that the organiser should know
     * @throws RequestFailure with all errors of the file
     */
    public static OpenContest open(Configuration machine, Path path, Consumer<String> remarks) {
        return new OpenContest(machine, ContestFiles.read(path, machine), remarks, Optional.of(DATABASE_LIMIT));
    }

    /** Opens a contest, and waits for its database without end. */
    public static OpenContest openPatiently(Configuration machine, Path path, Consumer<String> remarks) {
        return new OpenContest(machine, ContestFiles.read(path, machine), remarks, Optional.empty());
    }

    public ContestFile file() {
        return file;
    }

    /** Returns its game. */
    public GameDefinition<?, ?, ?> definition() {
        return game;
    }

    ContestStorage storage() {
        return storage;
    }

    public ContestStore store() {
        return store;
    }

    /** Enters a team into its file, or replaces its section, and returns the changed contest. */
    public OpenContest entering(TeamSection team) {
        return new OpenContest(machine, ContestFiles.enter(team, file, machine), store);
    }

    /** Returns the settings of this machine. */
    public Configuration machine() {
        return machine;
    }

    /** Returns the folder of the contest's data, absolute. */
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

    /** Returns the services for its games; nothing is opened before the first game. */
    public Services services(ServicesFactory factory) {
        return factory.openContest(configuration(), folder());
    }

    /** Returns whether its entries are frozen. */
    public boolean isFrozen() {
        return store.decisions().stream()
                .anyMatch(decision -> DecisionCodec.read(decision) instanceof RefereeDecision.Frozen);
    }

    /** Returns a subfolder that no other account can read, created if missing. */
    public Path ownFolder(String name) {
        try {
            return storage.own(name);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The folder " + folder().resolve(name) + " cannot be created ("
                    + failure + "); check that the folder of the contest belongs to you and its disk has space.");
        }
    }

    /**
     * Returns the services for the trial of an entry. Games have the settings of the contest, but a separate field,
     * records and logs, and not the files of the contest, such as the map of the final: a program that has seen them
     * could tell its team.
     */
    public Services trialServices(ServicesFactory factory, Path place, Duration farewell) {
        Configuration trial = machine.withField(new FieldSettings(
                        place.resolve("field"),
                        place.resolve(ContestStorage.RECORDS),
                        place.resolve(ContestStorage.LOGS),
                        machine.field().teamNames()))
                .withGame(
                        game.info().id(),
                        file.settings().withDefaultFiles(game.info()).texts())
                .withFarewell(farewell);
        return factory.openContest(trial, folder());
    }

    /** Returns the default number of games at a time. */
    public int gamesAtOnce() {
        return file.run().matches().orElseGet(Processors::free);
    }

    /** Returns how many games run at a time if a number is allowed. */
    public int gamesAtOnce(Contest contest, int allowed) {
        return ContestEstimate.atOnce(contest.entries().size(), file.contest().seats(), allowed);
    }

    /** Returns the measured estimate of its duration and disk space, if any. */
    public Optional<ContestEstimate> estimate() {
        return ContestEstimate.read(folder());
    }

    ContestFactory contestFactory() {
        return new ContestFactory(file, game.info());
    }

    /** Returns the complete log of the contest, valid or not; empty before the draw. */
    public Optional<ContestLog> log() {
        return store.log();
    }

    /** Returns the digest of a drawn contest at present. */
    public String digest() {
        return log().orElseThrow().digest();
    }

    /**
     * Opens the part of its database that it shares with workers.
     *
     * @param limit how long the database may be away; empty to wait without end
     * @throws RequestFailure if its database is a file
     */
    WorkerDatabase workers(Consumer<String> remarks, Optional<Duration> limit) {
        return WorkerDatabase.open(storage.requireServer(), file.contest().name(), remarks, limit);
    }

    /**
     * Opens the operations on its workers, which write keys beside its file.
     *
     * @throws RequestFailure if its database is a file
     */
    public WorkerRegistry workerRegistry(Consumer<String> remarks) {
        return new WorkerRegistry(
                workers(remarks, Optional.of(DATABASE_LIMIT)),
                file.database().orElseThrow(),
                file.file().resolveSibling(""));
    }

    /**
     * Opens the database of a contest for a worker without a key.
     *
     * @param file a contest file with a section {@code [database]}
     */
    public static WorkerDatabase openForWorker(Configuration machine, Path file, Consumer<String> remarks) {
        ContestFile contest = ContestFiles.read(file, machine);
        return WorkerDatabase.open(
                new ContestStorage(contest).requireServer(), contest.contest().name(), remarks, Optional.empty());
    }

    /**
     * Returns the contest as drawn; empty before the draw.
     *
     * @throws RequestFailure if its stored data are damaged, or its file describes another contest now
     */
    public Optional<Contest> drawn() {
        return log().map(this::sound);
    }

    private Contest sound(ContestLog log) {
        List<String> flaws = new ArrayList<>(IntegrityCheck.flaws(log));
        if (!flaws.isEmpty()) {
            flaws.add("The arena does not use " + storage.databaseWords()
                    + ", because it was changed after the arena wrote it. Restore an earlier copy (later games are"
                    + " then played again), and find out who changed it; `arena contest verify "
                    + file.file().getFileName() + "` lists all problems.");
            throw RequestFailure.failed(flaws);
        }
        return contest(log.head());
    }

    /**
     * Returns the contest as drawn.
     *
     * @throws RequestFailure if it is not drawn yet, or its file describes another contest now
     */
    public Contest contest() {
        return drawn().orElseThrow(this::notDrawn);
    }

    /** Returns the failure of a request that needs the draw. */
    RequestFailure notDrawn() {
        return RequestFailure.usage("The contest " + file.contest().name() + " is not drawn yet; make the draw"
                + " with `arena contest draw "
                + file.file().getFileName() + "`.");
    }

    /**
     * Returns the contest that was drawn from the file.
     *
     * @throws RequestFailure if the file describes another contest now
     */
    Contest contest(ContestHeader head) {
        List<String> changes = ContestPlan.of(file).changesSince(ContestPlan.read(head.plan()));
        if (!changes.isEmpty()) {
            throw RequestFailure.usage(
                    String.join(" ", changes) + " The contest was drawn with the earlier " + file.file()
                            + " and needs it unchanged; undo the changes, or create another contest with another name"
                            + " and folder.");
        }
        return contestFactory().contest(head.names(), new SealedSeed(head.seed()));
    }

    /** Returns the state of the contest. */
    public ContestState situation() {
        boolean played = store.isPlayed();
        return ContestState.of(contest(), store.attempts(), store.decisions()).played(played);
    }

    /** Records a decision, taken now. */
    AuditEntry decide(RefereeDecision decision, DecisionAuthor author) {
        return store.decide(DecisionCodec.written(decision, author.by(), author.reason(), System.currentTimeMillis()));
    }

    /** Returns how many ended attempts have no record here, since another arena has written it. */
    long missingRecords() {
        RecordFolder recordFolder = new RecordFolder(records());
        return store.attempts().stream()
                .flatMap(one -> one.ended().stream())
                .map(AttemptResult::record)
                .filter(record -> !record.isEmpty() && !recordFolder.has(record))
                .count();
    }

    /** Returns the default folder of the public pages. */
    public Path site() {
        return folder().resolve("site");
    }

    /**
     * The result of an export.
     *
     * @param shown who sees results in the pages
     * @param written the number of files, and what could not be shown
     */
    public record Export(ContestSettings.Results shown, SiteExport.Written written) {}

    /** Writes a folder of pages that opens without a server. */
    public Export export(Path to, PageMaker maker) {
        ContestState now = situation();
        ContestSettings.Results shown = now.shownTo(file.contest().results());
        return new Export(shown, SiteExport.write(now, shown, material(maker), to));
    }

    /** Returns what pages show besides the contest itself. */
    PageMaterial material(PageMaker maker) {
        return new PageMaterial(maker, records(), digest(), hostPaths(), true);
    }

    /** Measures the processors of the machine, and the disks of the contest and of the team folders. */
    public MachineLoad machineLoad() {
        return MachineLoad.of(List.of(folder(), machine.field().folder()));
    }

    /** Returns words from a program or the arena, without the folders of this host. */
    public String withoutFolders(String words) {
        return hostPaths().without(words);
    }

    /** Returns the filter that removes the folders of this host from public pages. */
    HostPaths hostPaths() {
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
        // The store reports an interrupt, such as Ctrl-C, at length if it is closed with one.
        boolean interrupted = Thread.interrupted();
        store.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
