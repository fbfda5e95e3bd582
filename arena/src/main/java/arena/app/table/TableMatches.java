package arena.app.table;

import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import arena.game.Seat;
import arena.match.Player;
import arena.person.PersonSeat;
import arena.record.RecordException;
import arena.record.UnendedRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The matches at tables, several at a time, each on its own thread and in its own field, so that one bot can play in
 * several of them. Their records are with all others.
 */
public final class TableMatches implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TableMatches.class);

    private static final int STOP_LIMIT_SECONDS = 10;

    /** The most additional tables that may wait for people; they need no computation meanwhile. */
    private static final int MOST_WAITING = 100;

    /** A table without a person for this time may be closed when another one needs its place. */
    private static final Duration ABANDONED = Duration.ofMinutes(1);

    /** The time for people to return to a resumed match: some learn of it the next day. */
    private static final Duration TIME_TO_RETURN = Duration.ofDays(1);

    private static final String KILLED = "The arena that played it was killed, or its machine went down.";

    private final Configuration configuration;
    private final ServicesFactory factory;
    private final TableFields fields;
    private final int most;
    private final List<TableMatch> open = new ArrayList<>();
    private final ExecutorService matches = Executors.newCachedThreadPool();

    /**
     * Prepares tables.
     *
     * @param folder of the fields, absolute
     * @param most matches at a time; one that waits for people does not count, unless bot programs run for it
     */
    public TableMatches(Configuration configuration, ServicesFactory factory, Path folder, int most) {
        this.configuration = configuration;
        this.factory = factory;
        this.fields = TableFields.in(folder.resolve("lanes"));
        this.most = most;
    }

    /** Resumes the matches between people that ended processes were playing, and breaks the others off. */
    public void recover() {
        fields.recover(this::recover);
    }

    private void recover(String match) {
        try {
            Optional<UnendedRecord> record =
                    UnendedRecord.of(configuration.field().records(), match);
            Optional<TableRequest.ResumedTable> resumed =
                    record.flatMap(found -> TableRequest.ResumedTable.of(configuration, found));
            resumed.ifPresentOrElse(
                    table -> resume(match, table), () -> record.ifPresent(found -> found.breakOff(KILLED)));
        } catch (RecordException | UncheckedIOException | RequestFailure failure) {
            LOG.warn("The match {} is not resumed, and its record stays without an end: {}", match, failure.toString());
        }
    }

    private synchronized void resume(String match, TableRequest.ResumedTable resumed) {
        MatchRequest request = resumed.request();
        Path field = field();
        Duration time = resumed.people().size() > 1 ? TIME_TO_RETURN : PersonSeat.LONGEST_ABSENCE;
        TableMatch table = new TableMatch(people(request, resumed.people(), time), shown(request), false, name -> {});
        note(field, match);
        table.begun().complete(match);
        table.hosted().resumable();
        open.add(table);
        LOG.info("The match {} continues when its people return.", match);
        matches.execute(() -> play(request, resumed.pace(), table, field, Optional.of(resumed.record())));
    }

    /** Returns the tables with a match that is being played, or waits for people. */
    public synchronized List<TableMatch> open() {
        return open.stream().filter(table -> !table.isOver()).toList();
    }

    /** Returns the table of a match that is being played, or waits for people; empty if there is none. */
    public Optional<TableMatch> named(String match) {
        return open().stream()
                .filter(table -> table.begun().isDone()
                        && !table.begun().isCompletedExceptionally()
                        && table.begun().join().equals(match))
                .findFirst();
    }

    /**
     * Begins a match; empty if the limit of matches is reached.
     *
     * @throws RequestFailure if it cannot be played
     */
    public Optional<TableMatch> open(TableRequest wanted, TableRequest.Guests guests) {
        return open(wanted, guests, hosted -> {});
    }

    /**
     * Begins a match with a host; empty if the limit of matches is reached.
     *
     * @param host receives the match before it begins
     * @throws RequestFailure if it cannot be played
     */
    public synchronized Optional<TableMatch> open(
            TableRequest wanted, TableRequest.Guests guests, Consumer<HostedMatch> host) {
        MatchRequest request = wanted.match(configuration, guests);
        if (!hasRoom()) {
            return Optional.empty();
        }
        Path field = field();
        requireConnected(request, field);
        List<Seat> persons = persons(request);
        boolean hasPrograms = !request.folderNames().isEmpty();
        TableMatch table = new TableMatch(
                people(request, persons, timeToCome(persons.size())),
                shown(request),
                hasPrograms,
                match -> note(field, match));
        if (!persons.isEmpty() && !hasPrograms) {
            table.hosted().resumable();
        }
        host.accept(table.hosted());
        open.add(table);
        matches.execute(() -> play(request, wanted.pace(), table, field, Optional.empty()));
        return Optional.of(table);
    }

    private void requireConnected(MatchRequest request, Path field) {
        try (Services services =
                factory.open(configuration, field, configuration.field().records())) {
            services.requireConnected(request);
        } catch (RequestFailure absent) {
            discard(field, false);
            throw absent;
        }
    }

    private boolean hasRoom() {
        open.removeIf(TableMatch::isOver);
        long places = open.stream().filter(TableMatch::occupiesSlot).count();
        return places < most
                ? open.size() < most + MOST_WAITING || closesAbandoned(table -> true)
                : places == most && closesAbandoned(TableMatch::occupiesSlot);
    }

    /** Closes the table, of some, without a person for the longest time; returns whether there is one. */
    private boolean closesAbandoned(Predicate<TableMatch> some) {
        Optional<TableMatch> abandoned = open.stream()
                .filter(some)
                .filter(table -> table.abandoned()
                        .filter(time -> time.compareTo(ABANDONED) > 0)
                        .isPresent())
                .max(Comparator.comparing(table -> table.abandoned().orElse(Duration.ZERO)));
        abandoned.ifPresent(table -> {
            open.remove(table);
            table.stop();
        });
        return abandoned.isPresent();
    }

    private static void note(Path field, String match) {
        try {
            TableFields.note(field, match);
        } catch (IOException failure) {
            LOG.warn("If the arena is killed, the match {} will not be found again: {}", match, failure.toString());
        }
    }

    private Path field() {
        try {
            return fields.make();
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("A folder for the match cannot be created (" + failure
                    + "); name another folder in [serve] of config.ini.");
        }
    }

    private static List<String> shown(MatchRequest request) {
        return request.sittings().stream().map(SeatedPlayer::shown).toList();
    }

    private static List<Seat> persons(MatchRequest request) {
        List<Seat> persons = new ArrayList<>();
        for (int index = 0; index < request.sittings().size(); index++) {
            if (request.sittings().get(index).choice() instanceof SeatChoice.Human) {
                persons.add(new Seat(index + 1));
            }
        }
        return persons;
    }

    /** Seats people; a person alone among bots is advised, with other people it would not be fair. */
    private static List<PersonSeat> people(MatchRequest request, List<Seat> persons, Duration timeToCome) {
        PersonSeat.Terms terms = new PersonSeat.Terms(timeToCome, persons.size() == 1, false);
        return persons.stream()
                .map(seat -> new PersonSeat(request.game(), request.setup(), seat, terms))
                .toList();
    }

    /**
     * Returns the time to join. Several people pass links on and point phones at a screen, so they get as long as a
     * person may stay away.
     */
    private Duration timeToCome(int people) {
        Duration usual = configuration.match().joinTime();
        return people > 1 && usual.compareTo(PersonSeat.LONGEST_ABSENCE) < 0 ? PersonSeat.LONGEST_ABSENCE : usual;
    }

    private void play(
            MatchRequest request, Duration pace, TableMatch table, Path field, Optional<UnendedRecord> record) {
        Optional<RuntimeException> failed = Optional.empty();
        table.attachThread();
        try (Services services =
                factory.open(configuration, field, configuration.field().records())) {
            services.requireStartable(request);
            MatchRun run = new MatchRun(services, request, () -> table, players -> seated(players, table, pace))
                    .hostedBy(table.hosted());
            table.ended(record.map(run::resuming).orElse(run).play());
        } catch (RuntimeException failure) {
            LOG.debug("A match has failed.", failure);
            failed = Optional.of(failure);
        } finally {
            table.detachThread();
            discard(field, table.isSuspended());
            table.closed(failed);
        }
    }

    private static List<Player> seated(List<Player> players, TableMatch table, Duration pace) {
        List<Player> seated = new ArrayList<>(players);
        if (!pace.isZero()) {
            seated.replaceAll(
                    player -> player.info().kind().equals("superbot") ? new PacedPlayer(player, pace) : player);
        }
        for (PersonSeat person : table.people()) {
            seated = person.seated(seated);
        }
        return seated;
    }

    private static void discard(Path field, boolean suspended) {
        try {
            if (suspended) {
                TableFields.suspend(field);
            } else {
                TableFields.discard(field);
            }
        } catch (IOException | UncheckedIOException failure) {
            LOG.warn("The folder {} cannot be deleted: {}", field, failure.toString());
        }
    }

    /**
     * Breaks off the running matches, and waits until they have finished their clean-up. Resumable matches are left to
     * the next process.
     */
    @Override
    public void close() {
        open().forEach(table -> table.hosted().suspend());
        matches.shutdownNow();
        try {
            if (!matches.awaitTermination(STOP_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("A match did not stop within {} s; the arena no longer waits for it.", STOP_LIMIT_SECONDS);
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
        fields.close();
    }
}
