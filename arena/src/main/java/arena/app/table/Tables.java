package arena.app.table;

import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import arena.game.GameBox;
import arena.game.Seat;
import arena.match.Player;
import arena.person.Adviser;
import arena.person.Person;
import arena.record.RecordException;
import arena.record.UnendedRecord;
import arena.superbot.SuperBots;
import arena.superbot.level.Effort;
import arena.superbot.level.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * So many matches at a time, each on a thread and in a field of its own, so that one bot can play in several of them.
 * Their records lie with all others.
 */
public final class Tables implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

    /** How long the super bot thinks about a hint. */
    private static final Duration HINT_THINK = Duration.ofMillis(300);

    private static final int PATIENCE_SECONDS = 10;

    private static final String KILLED = "The arena that played it was killed, or its machine went down.";

    private final Configuration configuration;
    private final ServicesFactory factory;
    private final TableFields fields;
    private final Semaphore free;
    private final ExecutorService matches = Executors.newCachedThreadPool();

    /**
     * Makes place for matches.
     *
     * @param folder where the fields lie, absolute
     * @param most how many are played at a time
     */
    public Tables(Configuration configuration, ServicesFactory factory, Path folder, int most) {
        this.configuration = configuration;
        this.factory = factory;
        this.fields = TableFields.in(folder.resolve("lanes"));
        fields.lost().forEach(this::end);
        this.free = new Semaphore(most);
    }

    /** Says in the record of a match that nobody plays any more what has become of it. */
    private void end(String match) {
        try {
            UnendedRecord.of(configuration.field().records(), match).ifPresent(record -> record.breakOff(KILLED));
        } catch (RecordException | UncheckedIOException failure) {
            LOG.warn("The record of {} stays without an end: {}", match, failure.toString());
        }
    }

    /**
     * Begins a match; nothing if as many are played already as may be.
     *
     * @throws RequestFailure if it cannot be played
     */
    public Optional<Table> open(TableRequest wanted, TableRequest.Guests guests) {
        return open(wanted, guests, hosted -> {});
    }

    /**
     * Begins a match that was taken in hand before; nothing if as many are played already as may be.
     *
     * @param hand is given the match before it begins
     * @throws RequestFailure if it cannot be played
     */
    public Optional<Table> open(TableRequest wanted, TableRequest.Guests guests, Consumer<HostedMatch> hand) {
        MatchRequest request = wanted.match(configuration, guests);
        if (!free.tryAcquire()) {
            return Optional.empty();
        }
        try {
            Path field = field();
            Table table = new Table(people(request), request.setup().names(), match -> note(field, match));
            hand.accept(table.hosted());
            matches.execute(() -> play(request, wanted, table, field));
            return Optional.of(table);
        } catch (RuntimeException failure) {
            free.release();
            throw failure;
        }
    }

    private static void note(Path field, String match) {
        try {
            TableFields.note(field, match);
        } catch (IOException failure) {
            LOG.warn("If the arena is killed, nobody will know that it played {}: {}", match, failure.toString());
        }
    }

    private Path field() {
        try {
            return fields.make();
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("A folder for the match cannot be made (" + failure
                    + "); name another place in [serve] of config.ini.");
        }
    }

    private List<PersonSeat<?, ?, ?>> people(MatchRequest request) {
        List<PersonSeat<?, ?, ?>> people = new ArrayList<>();
        long humans = request.sittings().stream()
                .filter(sitting -> sitting.choice() instanceof SeatChoice.Human)
                .count();
        for (int index = 0; index < request.sittings().size(); index++) {
            if (request.sittings().get(index).choice() instanceof SeatChoice.Human) {
                Seat seat = new Seat(index + 1);
                people.add(person(
                        request.box(),
                        request,
                        seat,
                        timeToCome(humans),
                        humans == 1 ? adviser(request, seat) : Optional.empty()));
            }
        }
        return people;
    }

    private <S, V, A> PersonSeat<S, V, A> person(
            GameBox<S, V, A> box, MatchRequest request, Seat seat, Duration timeToCome, Optional<Adviser> adviser) {
        return new PersonSeat<>(box, request.settings(), seat, request.setup().name(seat), timeToCome, adviser);
    }

    /** Several people pass links on and point phones at a screen: they have as long to come as one may stay away. */
    private Duration timeToCome(long people) {
        Duration usual = configuration.match().joinTime();
        return people > 1 && usual.compareTo(PersonSeat.LONGEST_ABSENCE) < 0 ? PersonSeat.LONGEST_ABSENCE : usual;
    }

    /** A person alone among bots may ask the strongest level; with others it would not be fair. */
    private static Optional<Adviser> adviser(MatchRequest request, Seat seat) {
        String game = request.box().info().id();
        int strongest = SuperBots.levels(game).size();
        return strongest == 0
                ? Optional.empty()
                : Optional.of(new Adviser(SuperBots.onSeat(
                        game,
                        strongest,
                        new Place(seat, request.settings()),
                        request.seed(),
                        new Effort(HINT_THINK, Long.MAX_VALUE))));
    }

    private void play(MatchRequest request, TableRequest wanted, Table table, Path field) {
        Optional<RuntimeException> failed = Optional.empty();
        table.played();
        try (Services services =
                factory.open(configuration, field, configuration.field().records())) {
            services.requireStartable(request);
            table.ended(new MatchRun(services, request, () -> table, players -> seated(players, table, wanted))
                    .hostedBy(table.hosted())
                    .play());
        } catch (RuntimeException failure) {
            LOG.debug("A match has failed.", failure);
            failed = Optional.of(failure);
        } finally {
            table.left();
            free.release();
            table.closed(failed);
            discard(field);
        }
    }

    private static List<Player> seated(List<Player> players, Table table, TableRequest wanted) {
        List<Player> seated = new ArrayList<>(players);
        wanted.leastThink()
                .ifPresent(pace -> seated.replaceAll(
                        player -> player.info().kind().equals("superbot") ? new PacedPlayer(player, pace) : player));
        for (PersonSeat<?, ?, ?> person : table.people()) {
            int index = person.seat().index();
            seated.set(index, person.sit((Person) players.get(index)));
        }
        return seated;
    }

    private static void discard(Path field) {
        try {
            TableFields.discard(field);
        } catch (IOException | UncheckedIOException failure) {
            LOG.warn("The folder {} cannot be deleted: {}", field, failure.toString());
        }
    }

    /** Breaks off what is still played, and waits until it has put everything in order. */
    @Override
    public void close() {
        matches.shutdownNow();
        try {
            if (!matches.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("A match did not stop within {} s and is left as it is.", PATIENCE_SECONDS);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        fields.close();
    }
}
