package arena.app.table;

import arena.app.play.HostedMatch;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.match.Event;
import arena.person.PersonSeat;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** A match at a table, from waiting for its people until after its end. */
public final class TableMatch implements MatchObserver {

    private final List<PersonSeat> people;
    private final List<String> names;
    private final boolean hasPrograms;
    private final HostedMatch hosted = new HostedMatch();
    private final Consumer<String> nameListener;
    private final CompletableFuture<String> begun = new CompletableFuture<>();
    private volatile Optional<MatchOutcome> outcome = Optional.empty();
    private volatile boolean over;
    private Optional<Thread> thread = Optional.empty();

    /**
     * Prepares a match.
     *
     * @param hasPrograms whether bot programs run as long as the match does
     * @param nameListener receives the match's name before any other observer
     */
    TableMatch(List<PersonSeat> people, List<String> names, boolean hasPrograms, Consumer<String> nameListener) {
        this.hasPrograms = hasPrograms;
        this.nameListener = nameListener;
        this.people = List.copyOf(people);
        this.names = List.copyOf(names);
    }

    /** Receives an event of the match, on its thread. */
    @Override
    public void write(Event event) {
        if (event instanceof Event.Began began) {
            nameListener.accept(began.matchId());
            begun.complete(began.matchId());
        }
        people.forEach(person -> person.write(event));
    }

    @Override
    public void close() {
        // A second attempt may follow; {@link #closed} marks the end of all.
    }

    /** Marks the calling thread as the one that plays the match. */
    synchronized void attachThread() {
        thread = Optional.of(Thread.currentThread());
    }

    /** Releases the calling thread, which may then be used for another match. */
    synchronized void detachThread() {
        thread = Optional.empty();
        Thread.interrupted();
    }

    /** Breaks the match off; it does not count. */
    public synchronized void stop() {
        thread.ifPresent(Thread::interrupt);
    }

    void ended(MatchOutcome last) {
        outcome = Optional.of(last);
    }

    /** Ends the table. */
    void closed(Optional<RuntimeException> failure) {
        failure.ifPresent(begun::completeExceptionally);
        begun.completeExceptionally(new IllegalStateException("the match ended before it began"));
        people.forEach(PersonSeat::over);
        over = true;
    }

    /** Returns whether the match was interrupted to be resumed later. */
    boolean isSuspended() {
        return hosted.isSuspended()
                && outcome.filter(last -> last.status().end().isEmpty()).isPresent();
    }

    /** Returns whether the table has ended. */
    public boolean isOver() {
        return over;
    }

    /** Returns whether the match takes one of the places for matches: it is played, or bot programs run for it. */
    boolean occupiesSlot() {
        return hasPrograms || !isWaiting();
    }

    /** Returns whether the match waits for people: for one that has not come yet, or because none is present. */
    private boolean isWaiting() {
        List<PersonSeat.Attendance> attendances = attendances();
        return !attendances.isEmpty()
                && (attendances.contains(PersonSeat.Attendance.MISSING)
                        || !attendances.contains(PersonSeat.Attendance.HERE));
    }

    /**
     * Returns for how long no person was present, if closing the match harms no other: one person plays, or one has
     * not come.
     */
    Optional<Duration> abandoned() {
        List<PersonSeat.Attendance> attendances = attendances();
        boolean isOthers = attendances.size() > 1 && !attendances.contains(PersonSeat.Attendance.MISSING);
        if (attendances.isEmpty() || isOthers || attendances.contains(PersonSeat.Attendance.HERE)) {
            return Optional.empty();
        }
        return people.stream().flatMap(person -> person.absence().stream()).min(Comparator.naturalOrder());
    }

    /** Returns the attendance of the people who still play. */
    private List<PersonSeat.Attendance> attendances() {
        return people.stream()
                .map(PersonSeat::attendance)
                .filter(attendance -> attendance != PersonSeat.Attendance.OVER)
                .toList();
    }

    /**
     * Returns the match's name.
     *
     * @throws IllegalStateException if it has not begun
     */
    public String match() {
        if (!begun.isDone() || begun.isCompletedExceptionally()) {
            throw new IllegalStateException("the match has not begun");
        }
        return begun.join();
    }

    /** Returns the match's name once it has begun, or why it has not. */
    public CompletableFuture<String> begun() {
        return begun;
    }

    /** Returns the seats of people, in seat order. */
    public List<PersonSeat> people() {
        return people;
    }

    /** Returns the players' names on pages, in seat order. */
    public List<String> names() {
        return names;
    }

    /** Returns the match for its host. */
    public HostedMatch hosted() {
        return hosted;
    }

    /** Returns the outcome of the match, once it is over. */
    public Optional<MatchOutcome> outcome() {
        return outcome;
    }
}
