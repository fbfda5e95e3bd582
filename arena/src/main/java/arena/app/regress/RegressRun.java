package arena.app.regress;

import arena.app.JsonText;
import arena.app.RequestFailure;
import arena.app.continuation.ContinuationPlan;
import arena.app.continuation.ContinuedMatch;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.exchange.TemporaryFolder;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.match.MatchConclusion;
import arena.match.MatchTerms;
import arena.plugin.Games;
import arena.regress.CaseCondition;
import arena.regress.CaseResult;
import arena.regress.PrefixPosition;
import arena.regress.RecordedOutput;
import arena.regress.RegressionCase;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.commons.io.FileUtils;
import tools.jackson.core.JsonGenerator;

/**
 * The run of a bot's regression cases, several at a time, each in a match of its own. The record of a failed case is
 * kept until the next run.
 */
public final class RegressRun {

    private final Configuration configuration;
    private final BotEntry bot;
    private final RegressFile file;
    private final Path home;

    public RegressRun(Configuration configuration, BotEntry bot, RegressFile file) {
        this.configuration = configuration;
        this.bot = bot;
        this.file = file;
        this.home = configuration.field().records().resolveSibling("regress");
    }

    /** A case that can be tried: its game exists, and the rules lead to its position. */
    public record PlayableCase(RegressionCase tried, GameDefinition<?, ?, ?> game, PrefixPosition<?, ?, ?> position) {}

    /**
     * A tried case.
     *
     * @param record of its match, if it has failed
     * @param unkept why a failed case has no record
     */
    public record TriedCase(CaseResult result, Optional<Path> record, Optional<String> unkept) {}

    /**
     * Returns the cases with their games and positions.
     *
     * @throws RequestFailure with a sentence for each case whose game or position does not exist
     */
    public List<PlayableCase> prepare(List<RegressionCase> cases) {
        List<PlayableCase> trials = new ArrayList<>();
        List<String> mistakes = new ArrayList<>();
        for (RegressionCase one : cases) {
            try {
                trials.add(trial(one));
            } catch (IllegalArgumentException mistake) {
                mistakes.add(file.lineText(one.line()) + ": " + mistake.getMessage());
            }
        }
        if (!mistakes.isEmpty()) {
            throw RequestFailure.usage(mistakes);
        }
        return trials;
    }

    private PlayableCase trial(RegressionCase one) {
        GameDefinition<?, ?, ?> game = Games.byId(one.past().gameId());
        int levels = SuperBots.levels(one.past().gameId()).size();
        configuration.field().teamNames().mistake(one.past().name()).ifPresent(words -> {
            throw new IllegalArgumentException(words + ".");
        });
        one.conditions(CaseCondition.Survives.class).stream()
                .filter(survives -> survives.level() > levels)
                .findFirst()
                .ifPresent(survives -> {
                    throw new IllegalArgumentException(
                            "The super bot of " + game.info().title() + " has " + levels
                                    + " levels, so there is no superbot:" + survives.level() + ".");
                });
        return new PlayableCase(one, game, new PrefixPosition<>(game, one.past()));
    }

    /** Tries all cases, and reports each in order as soon as it and all before it are done. */
    public void play(List<PlayableCase> trials, int jobs, ServicesFactory factory, Consumer<TriedCase> listener) {
        clear();
        try (ServicesPool pool = new ServicesPool(home, jobs, configuration, factory)) {
            MatchRequest first = plan(trials.get(0)).request(MatchTerms.Explanations.OFF);
            pool.first().requireStartable(first);
            List<Future<TriedCase>> all = new ArrayList<>();
            for (int at = 0; at < trials.size(); at++) {
                PlayableCase trial = trials.get(at);
                Path failedRecord = failedRecords().resolve((at + 1) + ".jsonl.gz");
                all.add(pool.play(services -> tried(services, trial, failedRecord)));
            }
            for (Future<TriedCase> one : all) {
                listener.accept(one.get());
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw stopped();
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException known
                    ? known
                    : new IllegalStateException("a case could not be tried", failure);
        }
    }

    /** Returns the folder of the records of failed cases. */
    private Path failedRecords() {
        return home.resolve(bot.name());
    }

    private void clear() {
        FileUtils.deleteQuietly(failedRecords().toFile());
    }

    private ContinuationPlan plan(PlayableCase trial) {
        RegressionCase one = trial.tried();
        SortedMap<Seat, Integer> rivals = new TreeMap<>();
        one.conditions(CaseCondition.Survives.class)
                .forEach(survives -> others(one).forEach(seat -> rivals.put(seat, survives.level())));
        return new ContinuationPlan(
                trial.game(),
                one.past(),
                new SeatChoice.Launched(bot),
                one.lastTurn(),
                rivals,
                ContinuationPlan.TimeAllowance.REPEATABLE);
    }

    private static List<Seat> others(RegressionCase one) {
        return Seat.firstSeats(one.past().names().size()).stream()
                .filter(seat -> !seat.equals(one.past().seat()))
                .toList();
    }

    private TriedCase tried(Services services, PlayableCase trial, Path failedRecord) {
        ContinuedMatch match = new ContinuedMatch(services, plan(trial), resumed -> MatchObserver.none());
        MatchOutcome outcome = match.play();
        if (Thread.currentThread().isInterrupted()) {
            throw stopped();
        }
        if (outcome.conclusion() instanceof MatchConclusion.Broken broken
                && !match.resumed().isStopping()) {
            throw RequestFailure.infrastructure(
                    file.lineText(trial.tried().line()) + ": This case could not be checked. " + broken.words());
        }
        CaseResult result = CaseResult.of(trial.tried(), trial.position(), match.resumed(), outcome.conclusion());
        return result.isOk()
                ? new TriedCase(result, Optional.empty(), Optional.empty())
                : failed(result, outcome.record(), failedRecord);
    }

    private static IllegalStateException stopped() {
        return new IllegalStateException("stopped before all cases were tried");
    }

    /** Keeps the record of a failed case; a failure to do so is only a remark. */
    private TriedCase failed(CaseResult result, Path record, Path failedRecord) {
        try {
            Files.createDirectories(failedRecords());
            Path target =
                    record.toString().endsWith(".gz") ? failedRecord : failedRecord.resolveSibling(plain(failedRecord));
            Path moved = Files.move(record, target, StandardCopyOption.REPLACE_EXISTING);
            return new TriedCase(result, Optional.of(moved), Optional.empty());
        } catch (IOException failure) {
            return new TriedCase(result, Optional.empty(), Optional.of(failure.toString()));
        }
    }

    private static String plain(Path failedRecord) {
        return failedRecord.getFileName().toString().replace(".gz", "");
    }

    /**
     * The result of a run of all regression cases of a bot.
     *
     * @param bot its name
     * @param file of the cases
     */
    public record Result(String bot, Path file, List<RegressRun.TriedCase> all) {

        public Result {
            all = List.copyOf(all);
        }

        /** Returns how many cases have failed. */
        public long failed() {
            return all.stream().filter(one -> !one.result().isOk()).count();
        }

        /** Returns the result as one JSON object on one line. */
        public String json() {
            return JsonText.object(json -> {
                json.writeStringProperty("bot", bot);
                json.writeStringProperty("file", file.toString());
                json.writeNumberProperty("failed", failed());
                json.writeArrayPropertyStart("cases");
                all.forEach(one -> write(one, json));
                json.writeEndArray();
            });
        }

        private static void write(RegressRun.TriedCase one, JsonGenerator json) {
            CaseResult result = one.result();
            json.writeStartObject();
            json.writeStringProperty("title", result.tried().title());
            json.writeNumberProperty("line", result.tried().line());
            json.writeBooleanProperty("ok", result.isOk());
            result.answer()
                    .map(RecordedOutput::notation)
                    .ifPresent(answer -> json.writeStringProperty("answer", answer));
            JsonText.texts(json, "failures", result.failures());
            one.record().ifPresent(record -> json.writeStringProperty("record", record.toString()));
            json.writeEndObject();
        }
    }

    /**
     * A pool of services for several matches at a time, each with its own field and records, which are deleted when the
     * pool is closed. A match waits until services are free.
     */
    private static final class ServicesPool implements AutoCloseable {

        private static final int STOP_LIMIT_SECONDS = 8;

        private final Path folder;
        private final List<Services> all = new ArrayList<>();
        private final BlockingQueue<Services> free = new LinkedBlockingQueue<>();
        private final ExecutorService workers;

        /** Opens a number of services below a folder, which is created if missing. */
        ServicesPool(Path home, int size, Configuration configuration, ServicesFactory opener) {
            this.workers = Executors.newFixedThreadPool(size);
            try {
                this.folder = TemporaryFolder.open(home, "run-");
                for (int number = 1; number <= size; number++) {
                    Path field = Files.createDirectories(folder.resolve("field-" + number));
                    all.add(opener.open(configuration, field, folder.resolve("records")));
                }
            } catch (IOException failure) {
                throw RequestFailure.infrastructure("No folder for the matches can be created in " + home + " ("
                        + failure + "); free some space there, or make it writable.");
            }
            free.addAll(all);
        }

        /** Returns the first services, for questions before a match is played. */
        Services first() {
            return all.get(0);
        }

        /** Plays a match as soon as services are free. */
        <T> Future<T> play(Function<Services, T> match) {
            Callable<T> work = () -> {
                Services services = free.take();
                try {
                    return match.apply(services);
                } finally {
                    free.add(services);
                }
            };
            return workers.submit(work);
        }

        /** Breaks off the running matches, and deletes their files. */
        @Override
        public void close() {
            boolean interrupted = Thread.interrupted();
            workers.shutdownNow();
            try {
                interrupted |= !workers.awaitTermination(STOP_LIMIT_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException interruption) {
                interrupted = true;
            }
            all.forEach(Services::close);
            FileUtils.deleteQuietly(folder.toFile());
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
