package arena.app.compare;

import arena.app.JsonJournal;
import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import arena.series.SeriesRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.apache.commons.io.FileUtils;

/** One comparison with its journal: opened, played until it is complete or stopped, with its standings. */
public final class CompareSession implements AutoCloseable {

    private static final JsonJournal.Kind<CompareSetup, CompareGame> JOURNAL = new JsonJournal.Kind<>(
            CompareSetup.class,
            CompareGame.class,
            "comparison",
            "compare with another --seed",
            "start over with --fresh");

    private final Configuration configuration;
    private final ServicesFactory factory;
    private final CompareRequest request;
    private final Path folder;
    private final JsonJournal<CompareSetup, CompareGame> journal;
    private final CompareStandings standings;
    private final CompareRun run;

    private CompareSession(
            Configuration configuration, ServicesFactory factory, CompareRequest request, Opened opened) {
        this.configuration = configuration;
        this.factory = factory;
        this.request = request;
        this.folder = opened.folder();
        this.journal = opened.journal();
        this.standings = new CompareStandings(
                new ComparePlan(
                        request.game(),
                        request.settings(),
                        opened.seed(),
                        MatchRequest.explanations(configuration),
                        request.contestants(),
                        request.format()),
                request.sprt());
        this.run = new CompareRun(standings, journal);
    }

    private record Opened(Path folder, JsonJournal<CompareSetup, CompareGame> journal, long seed) {}

    /**
     * Opens a comparison with its earlier games.
     *
     * @param seeds supplies a seed if neither the request nor the journal has one
     * @throws RequestFailure if it cannot be played as requested, another arena has it open, or its journal is damaged
     */
    public static CompareSession open(
            Configuration configuration, ServicesFactory factory, CompareRequest request, LongSupplier seeds) {
        request.requireOneSeatAtATime();
        Path folder = ReservedFolders.comparisons(configuration).resolve(request.key());
        JsonJournal<CompareSetup, CompareGame> journal = JsonJournal.open(
                folder.resolve("run.jsonl"), JOURNAL, request.options().fresh());
        if (request.options().fresh()) {
            clear(folder);
        }
        long seed = journal.head().map(CompareSetup::seed).or(request::seed).orElseGet(seeds::getAsLong);
        return new CompareSession(configuration, factory, request, new Opened(folder, journal, seed));
    }

    private static void clear(Path folder) {
        try {
            for (String name : List.of("records", "logs", "lanes")) {
                FileUtils.deleteDirectory(folder.resolve(name).toFile());
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The earlier games cannot be deleted (" + failure.getMessage()
                    + "); delete the folder " + folder + " yourself.");
        }
    }

    /**
     * Plays the remaining games. The standings stay valid however it ends.
     *
     * @throws RequestFailure if a bot has changed since the comparison was begun, or cannot be started
     */
    public SeriesRunner.Result play(CompareListener listener) {
        List<MatchLane> lanes = lanes();
        prepare(listener, lanes);
        listener.opened(standings, journal.games().size());
        SeriesRunner.Result result = run.rest() > 0
                ? run.play(lanes, lane -> factory.open(configuration, lane), listener)
                : new SeriesRunner.Result(SeriesRunner.End.OVER, Optional.empty());
        clearLanes();
        return result;
    }

    private void prepare(CompareListener listener, List<MatchLane> lanes) {
        Optional<CompareSetup> before = journal.head();
        clearLanes();
        try (Services services = factory.open(configuration, lanes.get(0))) {
            CompareSetup now = setup(services, lanes.get(0));
            if (before.isPresent()) {
                ContestantFacts.refuse(now.changesSince(before.get()), "comparison");
            } else {
                journal.begin(now);
            }
            if (run.rest() > 0) {
                MatchRequest allContestants = standings.plan().allContestants();
                services.requireStartable(allContestants);
                listener.prepared(services, allContestants, lanes);
            }
        }
    }

    /**
     * Deletes the fields of all lanes. They are not needed any more, and a file that cannot be deleted does no harm.
     */
    private void clearLanes() {
        FileUtils.deleteQuietly(MatchLane.fields(folder).toFile());
    }

    private List<MatchLane> lanes() {
        int wanted = request.hasConnectedBot() ? 1 : request.options().jobs().orElseGet(Processors::free);
        int number = Math.max(1, Math.min(wanted, run.rest()));
        return MatchLane.several(
                number,
                folder,
                ReservedFolders.of(configuration),
                request.options().keepsRecords());
    }

    private CompareSetup setup(Services services, MatchLane lane) {
        return new CompareSetup(
                CompareSetup.FORMAT,
                request.game().info().id(),
                request.settings().texts(),
                standings.plan().seed(),
                request.contestants().stream()
                        .map(one -> ContestantFacts.of(one, services, lane))
                        .toList());
    }

    /** Returns the standings so far. */
    public CompareStandings standings() {
        return standings;
    }

    /** Returns the folder of its journal, its records and its bots' logs, absolute. */
    public Path folder() {
        return folder;
    }

    /** Returns the writer of the results for programs. */
    public CompareFiles files() {
        return new CompareFiles(standings);
    }

    @Override
    public void close() {
        journal.close();
    }
}
