package arena.app.training;

import arena.app.MachineClass;
import arena.app.Version;
import arena.config.SettingFiles;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.Event;
import arena.match.EventRecorder;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.record.Journal;
import arena.record.MatchIds;
import arena.superbot.SuperBots;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The games of a training, by number from 0. */
final class TrainingGames implements AutoCloseable {

    /** The bits of a drawn seed: every JSON reader keeps them exactly. */
    private static final int SEED_BITS = 53;

    /** The time that a super bot thinks about a move, where its level searches until a time is up. */
    private static final Effort EFFORT = new Effort(Duration.ofMillis(10), Long.MAX_VALUE);

    private final TrainingPlan plan;
    private final List<Optional<Running>> running;
    private final SplittableRandom seeds = new SplittableRandom();
    private final MatchIds ids = new MatchIds();

    TrainingGames(TrainingPlan plan) {
        this.plan = plan;
        this.running = new ArrayList<>(Collections.nCopies(plan.games(), Optional.empty()));
    }

    /**
     * A game after a request.
     *
     * @param rulings how the orders of the request were judged
     * @param record the file of its record, once the game is over
     */
    record Played(int number, long seed, TrainingSeats seats, List<Event.Ruled> rulings, Optional<Path> record) {}

    private record Running(long seed, TrainingSeats seats, Optional<Journal> journal) {

        Played played(int number, List<Event.Ruled> rulings) {
            boolean isOver = seats.game().over().isPresent();
            return new Played(
                    number,
                    seed,
                    seats,
                    rulings,
                    journal.filter(written -> isOver).map(TrainingGames::closed));
        }
    }

    private static Path closed(Journal journal) {
        journal.close();
        return journal.file().toAbsolutePath();
    }

    /**
     * Carries out a request.
     *
     * @throws TrainingException with a sentence if that cannot be done; then nothing has changed
     */
    List<Played> play(TrainingRequest request) {
        List<Integer> numbers = request.games()
                .orElseGet(() -> IntStream.range(0, plan.games()).boxed().toList());
        for (int number : numbers) {
            if (number < 0 || number >= plan.games()) {
                throw new TrainingException("There is no game " + number + "; the games are 0 to " + (plan.games() - 1)
                        + ", as many as --games says.");
            }
        }
        if (new HashSet<>(numbers).size() < numbers.size()) {
            throw new TrainingException("\"games\" names a game twice.");
        }
        return request instanceof TrainingRequest.Reset reset
                ? reset(numbers, reset)
                : step(numbers, (TrainingRequest.Step) request);
    }

    private List<Played> reset(List<Integer> numbers, TrainingRequest.Reset reset) {
        requireOneEach("seeds", reset.seeds().map(List::size).orElse(numbers.size()), numbers);
        Settings settings = settings(reset.settings());
        requireLevels(reset.levels());
        begin(plan.game(), setup(settings, 0), Optional.empty());
        List<Played> played = new ArrayList<>();
        for (int index = 0; index < numbers.size(); index++) {
            int number = numbers.get(index);
            int place = index;
            long seed = reset.seeds()
                    .map(given -> given.get(place))
                    .orElseGet(() -> seeds.nextLong() >>> (Long.SIZE - SEED_BITS));
            running.get(number).ifPresent(before -> before.journal().ifPresent(Journal::close));
            Running begun = begin(setup(settings, seed), reset);
            running.set(number, Optional.of(begun));
            played.add(begun.played(number, List.of()));
        }
        return played;
    }

    private Settings settings(Map<String, String> changed) {
        GameInfo info = plan.game().info();
        Map<String, String> all = new TreeMap<>(plan.settings().texts());
        try {
            changed.forEach((key, text) -> all.put(
                    key,
                    info.setting(key)
                            .map(setting -> SettingFiles.value(setting, text, Path::of))
                            .orElse(text)));
            return Settings.of(info, all);
        } catch (IllegalArgumentException mistake) {
            throw new TrainingException(String.valueOf(mistake.getMessage()));
        }
    }

    private void requireLevels(SortedMap<Seat, Integer> levels) {
        int most = SuperBots.levels(plan.game().info().id()).size();
        levels.forEach((seat, level) -> {
            if (seat.number() > plan.seats() || level < 1 || level > most) {
                throw new TrainingException("The seats are 1 to " + plan.seats() + " and the levels 1 to " + most
                        + ", so superbot:" + level + " cannot play " + seat + ".");
            }
        });
        if (levels.size() == plan.seats()) {
            throw new TrainingException("Super bots play every seat; leave one to the program that learns.");
        }
    }

    private Setup setup(Settings settings, long seed) {
        List<String> names =
                Seat.firstSeats(plan.seats()).stream().map(TrainingGames::name).toList();
        return new Setup(names, seed, settings);
    }

    private static String name(Seat seat) {
        return "Player_" + seat.number();
    }

    private static <S, V, A> TrainingGame<S, V, A> begin(
            GameDefinition<S, V, A> game, Setup setup, Optional<EventRecorder> recorder) {
        try {
            return TrainingGame.begin(game, setup, recorder);
        } catch (IllegalArgumentException mistake) {
            throw new TrainingException(String.valueOf(mistake.getMessage()));
        }
    }

    private Running begin(Setup setup, TrainingRequest.Reset reset) {
        String id = plan.game().info().id();
        Optional<Journal> journal = reset.isRecorded()
                ? Optional.of(Journal.begin(
                        plan.records(), () -> ids.make(Instant.now(), id, setup.names()), Journal.Keep.COMPRESSED))
                : Optional.empty();
        journal.ifPresent(record -> record.write(began(record.matchId(), setup, reset.levels())));
        SortedMap<Seat, Responder> bots = new TreeMap<>();
        reset.levels()
                .forEach((seat, level) -> bots.put(
                        seat,
                        SuperBots.onSeat(
                                id,
                                level,
                                new MindSeat(seat, setup.settings()),
                                setup.seed() + seat.number(),
                                EFFORT)));
        TrainingGame<?, ?, ?> game = begin(plan.game(), setup, journal.map(record -> record));
        return new Running(setup.seed(), new TrainingSeats(game, bots), journal);
    }

    private Event.Began began(String matchId, Setup setup, SortedMap<Seat, Integer> levels) {
        GameInfo info = plan.game().info();
        List<Event.SeatAssignment> seats = setup.seats().stream()
                .map(seat -> new Event.SeatAssignment(
                        seat.number(), setup.name(seat), info(Optional.ofNullable(levels.get(seat)))))
                .toList();
        return new Event.Began(
                matchId,
                Version.of(info.id()),
                info.id(),
                setup.seed(),
                setup.settings().texts(),
                seats,
                System.currentTimeMillis(),
                info.wording(),
                Optional.empty(),
                Optional.of(MachineClass.text()));
    }

    private static PlayerInfo info(Optional<Integer> level) {
        return level.map(number -> new PlayerInfo("superbot", new TreeMap<>(Map.of("level", number.toString()))))
                .orElseGet(() -> new PlayerInfo("script", new TreeMap<>()));
    }

    private List<Played> step(List<Integer> numbers, TrainingRequest.Step step) {
        requireOneEach("orders", step.orders().size(), numbers);
        for (int index = 0; index < numbers.size(); index++) {
            int number = numbers.get(index);
            Running game = running.get(number)
                    .orElseThrow(() -> new TrainingException("Game " + number + " has not begun; reset it first."));
            step.orders().get(index).flatMap(game.seats()::problem).ifPresent(problem -> {
                throw new TrainingException("In game " + number + " " + problem);
            });
        }
        List<Played> played = new ArrayList<>();
        for (int index = 0; index < numbers.size(); index++) {
            int number = numbers.get(index);
            Running game = running.get(number).orElseThrow();
            step.orders()
                    .get(index)
                    .ifPresent(orders ->
                            played.add(game.played(number, game.seats().step(orders))));
        }
        return played;
    }

    private static void requireOneEach(String key, int given, List<Integer> games) {
        if (given != games.size()) {
            throw new TrainingException(
                    "\"" + key + "\" has " + given + " entries for " + games.size() + " games; give one for each.");
        }
    }

    /** Closes the records of games that are not over. */
    @Override
    public void close() {
        running.forEach(game -> game.flatMap(Running::journal).ifPresent(Journal::close));
    }
}
