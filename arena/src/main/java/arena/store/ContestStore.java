package arena.store;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/**
 * One contest in a database. What a method has entered when it returns survives a killed arena, a killed machine and a power
 * cut, and is there once, whatever happened to the connection meanwhile.
 *
 * <p>Any number of threads may use a store, and any number of processes may open the same one, to read or to enter. A
 * database that is away is waited for: the listener is told once that the arena waits, and once that it goes on. All methods
 * throw a {@link StoreException} with a sentence if the thread is interrupted while they wait, or if waiting can never help.
 */
public final class ContestStore implements AutoCloseable {

    private final Connections connections;
    private final String contest;

    private ContestStore(Connections connections, String contest) {
        this.connections = connections;
        this.contest = contest;
    }

    /**
     * Opens a contest, which need not have begun; makes the tables of an empty database.
     *
     * @param contest its id in this database, where several contests may be kept
     * @param remarks told, in sentences for people, that the database is waited for and that the arena goes on; called by whichever
     *     thread waits
     * @throws StoreException with a sentence if the database can never be used: no such one, a wrong password, no database file, the
     *     tables of a newer arena
     */
    public static ContestStore open(Database database, String contest, Consumer<String> remarks) {
        if (contest.isBlank()) {
            throw new IllegalArgumentException("a contest has an id that is not blank");
        }
        return new ContestStore(Connections.open(database, remarks), Kept.text(contest));
    }

    /** Returns what the contest is; nothing before its draw. */
    public Optional<Head> head() {
        return connections.read(handle -> new Heads(handle, contest).find());
    }

    /**
     * Keeps what was drawn. A second time, with the same values, it changes nothing; the moment of the first stays.
     *
     * @throws StoreException with a sentence if the contest was begun with other values
     */
    public void begin(Head head) {
        Head kept = connections.write(handle -> {
            Heads heads = new Heads(handle, contest);
            heads.add(head);
            return heads.find().orElseThrow();
        });
        List<String> others = head.differences(kept);
        if (!others.isEmpty()) {
            throw new StoreException("The contest " + contest + " was begun already, with another "
                    + String.join(" and another ", others)
                    + "; give the new contest another name, or go on with the old one.");
        }
    }

    /**
     * Enters that a fixture is about to be played, and by whom it was ordered.
     *
     * @param contestants who sits on each seat, seat 1 first
     * @throws IllegalStateException if the contest was not begun
     */
    public Attempt begin(String fixture, List<Integer> contestants, String by, long epochMillis) {
        Attempt plan = new Attempt(0, fixture, 1, contestants, by, epochMillis);
        long sequence = enter((handle, number) -> new Attempts(handle, contest).add(number, plan));
        return connections.read(handle -> new Attempts(handle, contest).begun(sequence));
    }

    /** Enters how an attempt ended, unless it has ended before; returns whether it was entered. */
    public boolean end(Attempt attempt, Ended ended) {
        String token = token();
        return connections.write(handle -> {
            Ledger ledger = new Ledger(handle, contest);
            if (ledger.entered(token).isPresent()) {
                return true;
            }
            if (new Attempts(handle, contest).end(ledger.enter(token), attempt, ended)) {
                return true;
            }
            // Nothing happened, so no number is taken.
            handle.rollback();
            return false;
        });
    }

    /** Returns all attempts in the order in which they were begun. */
    public List<Attempted> attempts() {
        return attemptsAfter(0);
    }

    /**
     * Returns the attempts that were begun or have ended since, in the order in which they were begun.
     *
     * @param sequence the highest {@link Attempted#sequence()} that was seen; 0 for all
     */
    public List<Attempted> attemptsAfter(long sequence) {
        return connections.read(handle -> new Attempts(handle, contest).after(sequence));
    }

    /**
     * Enters a decision into the audit trail.
     *
     * @throws IllegalStateException if the contest was not begun
     */
    public Decision decide(Decided decided) {
        long sequence = enter((handle, number) -> new Decisions(handle, contest).add(number, decided));
        return connections.read(handle -> new Decisions(handle, contest).entered(sequence));
    }

    /** Returns the whole audit trail, decision 1 first. */
    public List<Decision> decisions() {
        return decisionsAfter(0);
    }

    /** Returns the decisions with a higher number. */
    public List<Decision> decisionsAfter(int number) {
        return connections.read(handle -> new Decisions(handle, contest).after(number));
    }

    /** Enters something exactly once, and returns its number in the ledger. */
    private long enter(BiConsumer<Handle, Long> entry) {
        String token = token();
        return connections.write(handle -> {
            Ledger ledger = new Ledger(handle, contest);
            return ledger.entered(token).orElseGet(() -> {
                long number = ledger.enter(token);
                entry.accept(handle, number);
                return number;
            });
        });
    }

    private static String token() {
        return UUID.randomUUID().toString();
    }

    /** Closes the connections; what was entered is kept already. */
    @Override
    public void close() {
        connections.close();
    }
}
