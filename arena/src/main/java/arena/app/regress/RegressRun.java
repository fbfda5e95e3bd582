package arena.app.regress;

import arena.app.JsonText;
import arena.app.RequestFailure;
import arena.app.continuation.ContinuationPlan;
import arena.app.continuation.ContinuedMatch;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.SeatChoice;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.play.ServicesPlace;
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
import arena.series.GamePlan;
import arena.series.SeriesRunner;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
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

    /**
     * Tries all cases, and reports each in order as soon as it and all before it are done.
     *
     * @throws IllegalStateException if the thread is interrupted
     */
    public void play(List<PlayableCase> trials, int jobs, ServicesFactory factory, Consumer<TriedCase> listener) {
        clear();
        Path folder = matchFolder(jobs);
        try {
            requireStartable(trials.get(0), factory, folder);
            SeriesRunner<Integer, TriedCase> series = new SeriesRunner<>(GamePlan.inOrder(
                    IntStream.range(0, trials.size()).iterator(), new OrderedReports<>(listener)::add));
            SeriesRunner.Result result = series.play(IntStream.rangeClosed(1, jobs)
                    .mapToObj(number -> new ServicesPlace<Integer, TriedCase>(
                            () -> services(factory, folder, number),
                            (services, at) -> tried(services, trials.get(at), failedRecord(at))))
                    .toList());
            if (result.orThrow() != SeriesRunner.End.OVER) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("stopped before all cases were tried");
            }
        } finally {
            FileUtils.deleteQuietly(folder.toFile());
        }
    }

    /** Returns a new folder for the records of the matches, with a field for each match at a time. */
    private Path matchFolder(int jobs) {
        try {
            Path folder = TemporaryFolder.open(home, "run-");
            for (int number = 1; number <= jobs; number++) {
                Files.createDirectories(field(folder, number));
            }
            return folder;
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("No folder for the matches can be created in " + home + " (" + failure
                    + "); free some space there, or make it writable.");
        }
    }

    private Services services(ServicesFactory factory, Path folder, int number) {
        return factory.open(configuration, field(folder, number), folder.resolve("records"));
    }

    private static Path field(Path folder, int number) {
        return folder.resolve("field-" + number);
    }

    private void requireStartable(PlayableCase first, ServicesFactory factory, Path folder) {
        try (Services services = services(factory, folder, 1)) {
            services.requireStartable(plan(first).request(MatchTerms.Explanations.OFF));
        }
    }

    private Path failedRecord(int at) {
        return failedRecords().resolve((at + 1) + ".jsonl.gz");
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

    /** Returns the result of a case; empty if its match was stopped. */
    private Optional<TriedCase> tried(Services services, PlayableCase trial, Path failedRecord) {
        ContinuedMatch match = new ContinuedMatch(services, plan(trial), resumed -> MatchObserver.none());
        MatchOutcome outcome = match.play();
        if (Thread.currentThread().isInterrupted()) {
            return Optional.empty();
        }
        if (outcome.conclusion() instanceof MatchConclusion.Broken broken
                && !match.resumed().isStopping()) {
            throw RequestFailure.infrastructure(
                    file.lineText(trial.tried().line()) + ": This case could not be checked. " + broken.words());
        }
        CaseResult result = CaseResult.of(trial.tried(), trial.position(), match.resumed(), outcome.conclusion());
        return Optional.of(
                result.isOk()
                        ? new TriedCase(result, Optional.empty(), Optional.empty())
                        : failed(result, outcome.record(), failedRecord));
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

    /** Results that are passed on in the order of their numbers, from 0. */
    private static final class OrderedReports<T> {
        private final Consumer<T> listener;
        private final Map<Integer, T> early = new HashMap<>();
        private int next;

        OrderedReports(Consumer<T> listener) {
            this.listener = listener;
        }

        void add(int number, T result) {
            early.put(number, result);
            for (T due = early.remove(next); due != null; due = early.remove(next)) {
                next++;
                listener.accept(due);
            }
        }
    }
}
