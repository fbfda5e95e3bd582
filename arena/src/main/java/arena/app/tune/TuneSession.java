package arena.app.tune;

import arena.app.JsonJournal;
import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.app.compare.CompareGame;
import arena.app.compare.ComparePlan;
import arena.app.compare.CompareRequest;
import arena.app.compare.ContestantFacts;
import arena.app.compare.PairingPlayer;
import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.play.ServicesPlace;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.series.GamePlan;
import arena.series.SeriesListener;
import arena.series.SeriesRunner;
import arena.tournament.Pairing;
import arena.tournament.RoundRobin;
import arena.tournament.Sprt;
import arena.tournament.Tally;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.apache.commons.io.FileUtils;

/**
 * One tuning with its journal: each step plays one seed from every seat between two sets of values, and moves the
 * values toward the better set.
 */
public final class TuneSession implements AutoCloseable {

    private static final JsonJournal.Kind<TuneSetup, TuneStep> JOURNAL = new JsonJournal.Kind<>(
            TuneSetup.class, TuneStep.class, "tuning", "tune with another --seed", "start over with --fresh");

    /** The seeds of the test begin so far above those of the steps that no game is played twice. */
    private static final long TEST_SEEDS = 1_000_000_000L;

    private final Configuration configuration;
    private final ServicesFactory factory;
    private final TuneRequest request;
    private final Path folder;
    private final JsonJournal<TuneSetup, TuneStep> journal;
    private final long seed;
    private final RoundRobin block;
    private final TuneCourse course;

    /** A game of a step. */
    public record TuneGame(Spsa.Trial trial, ComparePlan plan, Pairing pairing) {}

    private TuneSession(
            Configuration configuration,
            ServicesFactory factory,
            TuneRequest request,
            Path folder,
            JsonJournal<TuneSetup, TuneStep> journal,
            long seed) {
        this.configuration = configuration;
        this.factory = factory;
        this.request = request;
        this.folder = folder;
        this.journal = journal;
        this.seed = seed;
        this.block = RoundRobin.of(2, new RoundRobin.Seats(request.seats(), request.seats()), 1);
        this.course = new TuneCourse(request.parameters(), seed);
        journal.games().stream().limit(steps()).forEach(course::add);
    }

    /**
     * Opens a tuning with its earlier steps.
     *
     * @param seeds supplies a seed if neither the request nor the journal has one
     * @throws RequestFailure if another arena has it open, or its journal is damaged
     */
    public static TuneSession open(
            Configuration configuration, ServicesFactory factory, TuneRequest request, LongSupplier seeds) {
        Path folder = ReservedFolders.tunings(configuration).resolve(request.key());
        JsonJournal<TuneSetup, TuneStep> journal = JsonJournal.open(
                folder.resolve("run.jsonl"), JOURNAL, request.options().fresh());
        long seed = journal.head().map(TuneSetup::seed).or(request::seed).orElseGet(seeds::getAsLong);
        return new TuneSession(configuration, factory, request, folder, journal, seed);
    }

    /** Returns the number of steps that were requested. */
    private int steps() {
        return (request.games() + block.blockGames() - 1) / block.blockGames();
    }

    /** Returns the number of games that were requested, in whole steps. */
    public int games() {
        return steps() * block.blockGames();
    }

    /**
     * Plays the remaining steps.
     *
     * @throws RequestFailure if the bot has changed since the tuning was begun, or cannot be started
     */
    public SeriesRunner.Result play(SeriesListener<TuneGame, TuneStep, TuneCourse> listener) {
        List<MatchLane> lanes = MatchLane.several(jobs(), folder, ReservedFolders.of(configuration), false);
        FileUtils.deleteQuietly(MatchLane.fields(folder).toFile());
        prepare(lanes.get(0));
        PairingPlayer player = new PairingPlayer();
        SeriesRunner<TuneGame, CompareGame> series = new SeriesRunner<>(new RemainingSteps(listener));
        listener.begins(series, course);
        try {
            return series.play(lanes.stream()
                    .map(lane -> new ServicesPlace<TuneGame, CompareGame>(
                            () -> factory.open(configuration, lane),
                            (services, game) -> player.play(lane, services, game.plan(), game.pairing())))
                    .toList());
        } finally {
            listener.ends();
            FileUtils.deleteQuietly(MatchLane.fields(folder).toFile());
            if (course.faults() == 0) {
                // The logs of hundreds of games are of use only after a fault.
                FileUtils.deleteQuietly(MatchLane.logs(folder).toFile());
            }
        }
    }

    private int jobs() {
        int wanted = request.options().jobs().orElseGet(Processors::free);
        return Math.max(1, Math.min(wanted, games() - course.games()));
    }

    private void prepare(MatchLane lane) {
        try (Services services = factory.open(configuration, lane)) {
            SeatedPlayer bot = SeatedPlayer.inOrder(List.of(new SeatChoice.Launched(request.bot())))
                    .get(0);
            ContestantFacts facts = ContestantFacts.of(bot, services, lane);
            Optional<TuneSetup> before = journal.head();
            if (before.isPresent()) {
                ContestantFacts.refuse(
                        facts.changeSince(before.get().bot()).stream().toList(), "tuning");
            } else {
                journal.begin(new TuneSetup(
                        TuneSetup.FORMAT,
                        request.game().info().id(),
                        request.settings().texts(),
                        request.seats(),
                        seed,
                        request.parameters().stream().map(TuneParameter::words).toList(),
                        facts));
            }
            services.requireStartable(new MatchRequest(
                    request.game(), request.settings(), seed, List.of(bot), MatchRequest.explanations(configuration)));
        }
    }

    private ComparePlan plan(Spsa.Trial trial) {
        return new ComparePlan(
                request.game(),
                request.settings(),
                seed + trial.number(),
                MatchRequest.explanations(configuration),
                SeatedPlayer.inOrder(List.of(side("Plus", trial.plus()), side("Minus", trial.minus()))),
                block);
    }

    private SeatChoice side(String name, List<Double> positions) {
        return new SeatChoice.Launched(variant(name, course.texts(positions)));
    }

    private BotEntry variant(String name, List<String> values) {
        return request.bot()
                .named(name)
                .withEnvironment(course.environment(request.bot().environment(), values));
    }

    /**
     * Returns the comparison of the tuned bot with the bot as it is, by a sequential test.
     *
     * @param most the largest number of its games
     */
    public CompareRequest test(int most, Sprt sprt) {
        int seats = request.seats();
        return new CompareRequest(
                request.game(),
                request.settings(),
                // Each number of steps may have other values, and so a comparison of its own.
                Optional.of(seed + TEST_SEEDS + course.steps().size()),
                SeatedPlayer.inOrder(List.of(
                        new SeatChoice.Launched(variant(request.bot().name(), course.begun())),
                        new SeatChoice.Launched(variant("Tuned", course.tuned())))),
                RoundRobin.of(2, new RoundRobin.Seats(seats, seats), most),
                Optional.of(sprt),
                new CompareRequest.Options(
                        request.options().jobs(), true, request.options().fresh()));
    }

    /** Returns the steps so far. */
    public TuneCourse course() {
        return course;
    }

    /** Returns the folder of its journal and its files, absolute. */
    public Path folder() {
        return folder;
    }

    @Override
    public void close() {
        journal.close();
    }

    /** The games of the steps that the journal does not hold. */
    private final class RemainingSteps implements GamePlan<TuneGame, CompareGame> {
        private final SeriesListener<TuneGame, TuneStep, TuneCourse> listener;
        private final Deque<Integer> numbers = new ArrayDeque<>();
        private final Deque<TuneGame> games = new ArrayDeque<>();
        private final SortedMap<Integer, List<PlayedGame>> played = new TreeMap<>();

        private record PlayedGame(TuneGame game, CompareGame outcome) {}

        RemainingSteps(SeriesListener<TuneGame, TuneStep, TuneCourse> listener) {
            this.listener = listener;
            List<Integer> done = course.steps().stream().map(TuneStep::number).toList();
            int rest = steps() - done.size();
            for (int number = 1; numbers.size() < rest; number++) {
                if (!done.contains(number)) {
                    numbers.add(number);
                }
            }
        }

        @Override
        public Optional<TuneGame> next(List<TuneGame> running, int playing) {
            if (games.isEmpty() && !numbers.isEmpty()) {
                Spsa.Trial trial = course.trial(numbers.remove());
                ComparePlan plan = plan(trial);
                block.forEach(pairing -> games.add(new TuneGame(trial, plan, pairing)));
            }
            return Optional.ofNullable(games.poll());
        }

        @Override
        public void ended(TuneGame game, CompareGame outcome) {
            int number = game.trial().number();
            List<PlayedGame> all = played.computeIfAbsent(number, first -> new ArrayList<>());
            all.add(new PlayedGame(game, outcome));
            if (all.size() == block.blockGames()) {
                played.remove(number);
                TuneStep step = step(game.trial(), all);
                journal.add(step);
                course.add(step);
                listener.ended(game, step, course);
            }
        }

        private TuneStep step(Spsa.Trial trial, List<PlayedGame> games) {
            Tally tally = new Tally(block);
            games.forEach(one -> tally.add(
                    one.game().pairing(), one.outcome().result(one.game().pairing())));
            return new TuneStep(
                    trial.number(),
                    course.texts(trial.plus()),
                    course.texts(trial.minus()),
                    2 * tally.duel(0, 1).scores().mean() - 1,
                    games.size(),
                    (int) games.stream().filter(one -> one.outcome().hasFault()).count());
        }

        @Override
        public void polled(int running) {
            listener.polled(course, running);
        }

        @Override
        public void remark(String words) {
            listener.remark(words);
        }
    }
}
