package arena.app.play;

import arena.app.MachineClass;
import arena.app.Version;
import arena.faults.Fault;
import arena.faults.Faults;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.match.Clock;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchControl;
import arena.match.MatchEnvironment;
import arena.match.MatchRetry;
import arena.match.MatchStatus;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.SeatClock;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.record.Journal;
import arena.record.MatchRecord;
import arena.record.UnendedRecord;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The run of one match, with its record, an observer, and a second attempt if the venue fails. */
public final class MatchRun {

    /** After so many interruptions a match is given up. */
    public static final int MOST_BREAKS = 3;

    private final Services services;
    private final MatchRequest request;
    private final Supplier<MatchObserver> observers;
    private final UnaryOperator<List<Player>> seating;
    private final Clock waiting = new SystemClock();
    private Optional<MatchOutcome> last = Optional.empty();
    private final IntFunction<MatchRequest> attempts;
    private Optional<HostedMatch> host = Optional.empty();
    private Optional<UnendedRecord> unended = Optional.empty();

    /** Prepares a match; its second attempt, if the venue fails, has another seed. */
    public MatchRun(Services services, MatchRequest request, Supplier<MatchObserver> observers) {
        this.services = services;
        this.request = request;
        this.observers = observers;
        this.seating = UnaryOperator.identity();
        this.attempts =
                number -> number == 1 ? request : request.forAttempt(number, MatchRetry.seed(request.seed(), number));
    }

    /**
     * Prepares a match in which others may replace or accompany the players; the operator is called once for each
     * attempt. They know the match from its seed on, which therefore is the same in both attempts.
     */
    public MatchRun(
            Services services,
            MatchRequest request,
            Supplier<MatchObserver> observers,
            UnaryOperator<List<Player>> seating) {
        this.services = services;
        this.request = request;
        this.observers = observers;
        this.seating = seating;
        this.attempts = number -> number == 1 ? request : request.forAttempt(number, request.seed());
    }

    /** Puts the match under a host's control; called before it is played. */
    public MatchRun hostedBy(HostedMatch hosted) {
        host = Optional.of(hosted);
        return this;
    }

    /** Lets the match continue from the end of its record; called before it is played. */
    public MatchRun resuming(UnendedRecord record) {
        unended = Optional.of(record);
        return this;
    }

    /** Plays the match; an interrupt breaks it off, and the thread stays interrupted. */
    public MatchOutcome play() {
        return play(MatchRetry::play);
    }

    /** Plays a single attempt, for a caller that enters every attempt itself; after a failure waits for the venue. */
    public MatchOutcome playOnce() {
        return play(MatchRetry::playOnce);
    }

    /**
     * Plays until there is a verdict, or the match is stopped; if it breaks off otherwise, it is played again, but not
     * for ever.
     *
     * @param lasting the causes after which it is not played again, besides a stop
     */
    public MatchOutcome playUntilDecided(Event.Cause... lasting) {
        MatchOutcome outcome = play();
        for (int played = 1; played < MOST_BREAKS && isToBePlayedAgain(outcome, List.of(lasting)); played++) {
            outcome = play();
        }
        return outcome;
    }

    private static boolean isToBePlayedAgain(MatchOutcome outcome, List<Event.Cause> lasting) {
        return outcome.conclusion() instanceof MatchConclusion.Broken broken
                && broken.cause() != Event.Cause.STOPPED
                && !lasting.contains(broken.cause());
    }

    /** A choice of the number of attempts. */
    private interface AttemptPolicy {
        MatchConclusion play(MatchRetry retry, MatchRetry.Attempt attempt) throws InterruptedException;
    }

    private MatchOutcome play(AttemptPolicy policy) {
        Venue venue = services.venue(request);
        MatchRetry retry =
                new MatchRetry(venue, services.configuration().match().grace(), waiting);
        try {
            policy.play(retry, number -> attempt(attempts.apply(number), venue));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return last.orElseThrow();
    }

    /** Returns the faults of the last match; its record is only read if there can be any. */
    public List<Fault> faults() {
        return last.filter(outcome -> outcome.status().mayHaveFaults())
                .map(this::faults)
                .orElse(List.of());
    }

    /** Reads the record in spite of an interrupt: a verdict and its faults stay valid. */
    private List<Fault> faults(MatchOutcome outcome) {
        boolean interrupted = Thread.interrupted();
        try {
            return Faults.of(request.game(), MatchRecord.read(outcome.record()));
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private MatchConclusion attempt(MatchRequest now, Venue venue) {
        return attempt(now.game(), now, venue);
    }

    private <S, V, A> MatchConclusion attempt(GameDefinition<S, V, A> game, MatchRequest now, Venue venue) {
        List<Player> players = seating.apply(services.players(now));
        Optional<UnendedRecord> before = now.attempt() == 1 ? unended : Optional.empty();
        Journal journal = before.map(services::journal).orElseGet(() -> services.journal(now));
        MatchTerms terms = new MatchTerms(
                journal.matchId(),
                Version.of(game.info().id()),
                now.explanations(),
                before.map(record -> record.began().epochMillis()).orElseGet(System::currentTimeMillis),
                now.occasion(),
                Optional.of(MachineClass.text()),
                before.isPresent() ? now.clocks() : allowed(now));
        MatchStatus status = before.map(UnendedRecord::status).orElse(MatchStatus.NONE);
        host.ifPresent(hosted -> hosted.plays(now, services, status));
        try (MatchObserver observer = observers.get()) {
            MatchObserver recorder =
                    host.map(hosted -> MatchObserver.after(hosted, observer)).orElse(observer);
            MatchEnvironment environment = new MatchEnvironment(
                    new SystemClock(before.map(UnendedRecord::nanos).orElse(0L)),
                    journal.then(recorder),
                    venue,
                    host.<MatchControl>map(hosted -> hosted).orElse(MatchControl.NONE));
            Match<S, V, A> match = before.flatMap(record -> record.position(game))
                    .map(position -> new Match<>(position, status, players, terms, environment))
                    .orElseGet(() -> new Match<>(game, now.setup(), players, terms, environment));
            MatchConclusion conclusion = match.play();
            last = Optional.of(new MatchOutcome(game.info(), now.setup(), conclusion, finish(journal), match.status()));
            return conclusion;
        } finally {
            finish(journal);
        }
    }

    /** Returns the clocks, with the allowance for folders that the arena does not serve itself. */
    private SortedMap<Seat, SeatClock> allowed(MatchRequest now) {
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>(now.clocks());
        Duration allowance = services.configuration().exchange().allowance();
        for (int index = 0; index < now.sittings().size() && !allowance.isZero(); index++) {
            if (now.sittings().get(index).choice() instanceof SeatChoice.Served) {
                clocks.putIfAbsent(new Seat(index + 1), new SeatClock.ByGame(allowance));
            }
        }
        return clocks;
    }

    /** Closes the record and returns its file. An interrupted thread must still be able to write files. */
    private static Path finish(Journal journal) {
        boolean interrupted = Thread.interrupted();
        try {
            journal.close();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        return journal.file().toAbsolutePath();
    }
}
