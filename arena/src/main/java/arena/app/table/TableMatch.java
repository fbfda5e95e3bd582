package arena.app.table;

import arena.app.play.HostedMatch;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.match.Event;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** A match that is being played at a table, that waits for its people there, or that was. */
public final class TableMatch implements MatchObserver {

    private final List<PersonSeat<?, ?, ?>> people;
    private final List<String> names;
    private final boolean hasPrograms;
    private final HostedMatch hosted = new HostedMatch();
    private final Consumer<String> begins;
    private final CompletableFuture<String> begun = new CompletableFuture<>();
    private volatile Optional<MatchOutcome> outcome = Optional.empty();
    private volatile boolean over;
    private Optional<Thread> thread = Optional.empty();

    /**
     * Sets a table.
     *
     * @param hasPrograms whether bots play there, whose programs run as long as the match does
     * @param begins is told the match's name before anybody else
     */
    TableMatch(List<PersonSeat<?, ?, ?>> people, List<String> names, boolean hasPrograms, Consumer<String> begins) {
        this.hasPrograms = hasPrograms;
        this.begins = begins;
        this.people = List.copyOf(people);
        this.names = List.copyOf(names);
    }

    /** Is told what happens in the match, by its thread. */
    @Override
    public void write(Event event) {
        if (event instanceof Event.Began began) {
            begins.accept(began.matchId());
            begun.complete(began.matchId());
        }
        people.forEach(person -> person.follow(event));
    }

    @Override
    public void close() {
        // A second attempt may follow: only the end of all of them is the end.
    }

    /** Is played from now on by the calling thread. */
    synchronized void played() {
        thread = Optional.of(Thread.currentThread());
    }

    /** Is not played by the calling thread any more, which may be used for something else. */
    synchronized void left() {
        thread = Optional.empty();
        Thread.interrupted();
    }

    /** Breaks the match off; it counts for nothing. */
    public synchronized void stop() {
        thread.ifPresent(Thread::interrupt);
    }

    void ended(MatchOutcome last) {
        outcome = Optional.of(last);
    }

    /** Nothing more happens at the table. */
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

    /** Returns whether nothing more happens at the table. */
    public boolean isOver() {
        return over;
    }

    /** Returns whether the match takes one of the places for matches: it is played, or programs run for it. */
    boolean takesPlace() {
        return hasPrograms || !isWaiting();
    }

    /** Returns whether the match waits for people: for one that has not come yet, or since nobody is there. */
    private boolean isWaiting() {
        List<PersonSeat.Attendance> attendances = attendances();
        return !attendances.isEmpty()
                && (attendances.contains(PersonSeat.Attendance.MISSING)
                        || !attendances.contains(PersonSeat.Attendance.HERE));
    }

    /** Returns for how long nobody was there, if no others are harmed: one person plays, or somebody has not come. */
    Optional<Duration> abandoned() {
        List<PersonSeat.Attendance> attendances = attendances();
        boolean isOthers = attendances.size() > 1 && !attendances.contains(PersonSeat.Attendance.MISSING);
        if (attendances.isEmpty() || isOthers || attendances.contains(PersonSeat.Attendance.HERE)) {
            return Optional.empty();
        }
        return people.stream().flatMap(person -> person.absence().stream()).min(Comparator.naturalOrder());
    }

    /** Returns whether the people are there who still play. */
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
    public List<PersonSeat<?, ?, ?>> people() {
        return people;
    }

    /** Returns what pages call the players, in seat order. */
    public List<String> names() {
        return names;
    }

    /** Returns the match in the hand of whoever has begun it. */
    public HostedMatch hosted() {
        return hosted;
    }

    /** Returns what became of the match, once it is over. */
    public Optional<MatchOutcome> outcome() {
        return outcome;
    }
}
