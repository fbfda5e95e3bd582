package arena.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/**
 * The storage of one contest in a database. An entry that a method has made when it returns survives a killed arena, a
 * killed machine and a power cut, and exists exactly once, whatever happened to the connection.
 *
 * <p>Any number of threads may use a store, and any number of processes may open the same one to read or write. The
 * store waits for a database that is away: the listener receives one remark when the wait begins and one when it ends.
 * All methods throw a {@link StoreException} with a sentence if the thread is interrupted while they wait, or if
 * waiting cannot help.
 */
public final class ContestStore implements AutoCloseable {

    private final Connections connections;
    private final String contest;
    private Optional<ContestLock> lock = Optional.empty();

    private ContestStore(Connections connections, String contest) {
        this.connections = connections;
        this.contest = contest;
    }

    /**
     * Opens a contest, which need not have begun; creates the tables of an empty database.
     *
     * @param contest its id in this database, which may hold several contests
     * @param remarks receives sentences for people when the arena waits for the database and when it continues; called
     *     by the waiting thread
     * @throws StoreException with a sentence if the database cannot be used: it does not exist, the password is wrong,
     *     the file is no database, or the tables are of a newer arena
     */
    public static ContestStore open(Database database, String contest, Consumer<String> remarks) {
        return open(database, contest, remarks, Optional.empty());
    }

    /**
     * Opens a contest for a command that must not wait without limit.
     *
     * @param limit how long the database may be away, now and later, before a {@link StoreException} is thrown; absent
     *     for no limit
     */
    public static ContestStore open(
            Database database, String contest, Consumer<String> remarks, Optional<Duration> limit) {
        if (contest.isBlank()) {
            throw new IllegalArgumentException("a contest has an id that is not blank");
        }
        return new ContestStore(
                Connections.open(database, Connections.Schema.CONTESTS, remarks, limit), DatabaseText.clean(contest));
    }

    /** Returns the identity of the contest; nothing before its draw. */
    public Optional<ContestHeader> head() {
        return connections.read(handle -> new ContestHeaders(handle, contest).find());
    }

    /**
     * Stores the draw. A second call with the same values changes nothing; the time of the first draw stays.
     *
     * @throws StoreException with a sentence if the contest was begun with other values
     */
    public void begin(ContestHeader head) {
        ContestHeader kept = connections.write(handle -> {
            ContestHeaders heads = new ContestHeaders(handle, contest);
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
     * Enters the beginning of an attempt.
     *
     * @param contestants the contestant of each seat, seat 1 first
     * @throws IllegalStateException if the contest was not begun
     */
    public Attempt begin(String fixture, List<Integer> contestants, String by, long epochMillis) {
        Attempt plan = new Attempt(0, fixture, 1, contestants, by, epochMillis);
        return begun(plan, Optional.empty()).orElseThrow();
    }

    /**
     * Enters the beginning of an attempt, unless another arena has taken the contest over; returns the attempt if it
     * was entered.
     *
     * @param plan the attempt, with any number
     * @param term the decision that started the games; nothing is entered once there is a later decision of its kind
     */
    public Optional<Attempt> begin(Attempt plan, AuditEntry term) {
        return begun(plan, Optional.of(term));
    }

    private Optional<Attempt> begun(Attempt plan, Optional<AuditEntry> term) {
        String token = SequenceNumbers.token();
        return connections
                .write(handle -> {
                    SequenceNumbers ledger = new SequenceNumbers(handle, contest);
                    Optional<Long> before = ledger.entered(token);
                    if (before.isPresent()) {
                        return before;
                    }
                    long number = ledger.enter(token);
                    if (term.filter(new AuditEntries(handle, contest)::isFollowed)
                            .isPresent()) {
                        handle.rollback();
                        return Optional.<Long>empty();
                    }
                    Attempts attempts = new Attempts(handle, contest);
                    attempts.add(number, plan);
                    new ContestLogs(handle, contest)
                            .link(number, token, prior -> DigestChain.begun(prior, attempts.begun(number)));
                    return Optional.of(number);
                })
                .map(sequence -> connections.read(handle -> new Attempts(handle, contest).begun(sequence)));
    }

    /** Enters the end of an attempt, unless it has ended already; returns whether it was entered. */
    public boolean end(Attempt attempt, AttemptResult ended) {
        String token = SequenceNumbers.token();
        return connections.write(handle -> {
            SequenceNumbers ledger = new SequenceNumbers(handle, contest);
            if (ledger.entered(token).isPresent()) {
                return true;
            }
            long number = ledger.enter(token);
            if (new Attempts(handle, contest).end(number, attempt, ended)) {
                new ContestLogs(handle, contest)
                        .link(number, token, prior -> DigestChain.ended(prior, number, attempt.sequence(), ended));
                return true;
            }
            // Without an entry no sequence number is used.
            handle.rollback();
            return false;
        });
    }

    /** Returns all attempts in the order of their beginnings. */
    public List<AttemptRow> attempts() {
        return attemptsAfter(0);
    }

    /**
     * Returns the attempts that began or ended later, in the order of their beginnings.
     *
     * @param sequence the highest {@link AttemptRow#sequence()} that the caller has seen; 0 for all
     */
    public List<AttemptRow> attemptsAfter(long sequence) {
        return attemptsAfter(sequence, 0);
    }

    /**
     * Returns the same without attempts that began before another one. A caller that has seen the ends of all of them
     * can leave them out, since nothing happens to them any more.
     *
     * @param oldest the sequence number of the beginning of the first attempt to return
     */
    public List<AttemptRow> attemptsAfter(long sequence, long oldest) {
        return connections.read(handle -> new Attempts(handle, contest).after(sequence, oldest));
    }

    /**
     * Enters a decision into the audit trail.
     *
     * @throws IllegalStateException if the contest was not begun
     */
    public AuditEntry decide(DecisionEntry decided) {
        String token = SequenceNumbers.token();
        long sequence = connections.write(handle -> {
            SequenceNumbers ledger = new SequenceNumbers(handle, contest);
            return ledger.entered(token).orElseGet(() -> {
                long number = ledger.enter(token);
                AuditEntries decisions = new AuditEntries(handle, contest);
                decisions.add(number, decided);
                new ContestLogs(handle, contest)
                        .link(number, token, prior -> DigestChain.decided(prior, decisions.entered(number)));
                return number;
            });
        });
        return connections.read(handle -> new AuditEntries(handle, contest).entered(sequence));
    }

    /** Returns the audit trail, decision 1 first. */
    public List<AuditEntry> decisions() {
        return decisionsAfter(0);
    }

    /** Returns the decisions with a higher number. */
    public List<AuditEntry> decisionsAfter(int number) {
        return connections.read(handle -> new AuditEntries(handle, contest).after(number));
    }

    /** Returns the log up to now, with its digests; nothing before the draw. */
    public Optional<ContestLog> log() {
        return connections.read(handle -> new ContestLogs(handle, contest).now());
    }

    /**
     * Copies the contest, as it is at one moment, to a store that does not have it.
     *
     * @param target a store of the contest of the same id
     * @throws StoreException with a sentence if the target has the contest already
     */
    public void copyTo(ContestStore target) {
        if (target.head().isPresent()) {
            throw new StoreException("The database has the contest " + contest + " already; name another database.");
        }
        ContestCopy copy = connections.read(handle ->
                handle.inTransaction(TransactionIsolationLevel.SERIALIZABLE, one -> ContestCopy.of(one, contest)));
        target.connections.write(handle -> {
            copy.enter(handle);
            return copy;
        });
    }

    /**
     * Acquires the lock of the contest: one arena at a time, on any machine, plays a contest, until it closes the store
     * or its process ends. A second call changes nothing.
     *
     * @return whether this arena holds the lock; another arena may hold it
     */
    public boolean acquireLock() {
        if (lock.isEmpty()) {
            lock = connections.acquireLock(contest);
        }
        return lock.isPresent();
    }

    /**
     * Returns whether this arena still holds the lock. A lost connection is made anew first, so the answer is false
     * while the database is away, and stays false once another arena has the contest.
     */
    public boolean hasLock() {
        return lock.filter(ContestLock::isHeld).isPresent();
    }

    /** Returns whether some arena, this one or another, plays the contest now. */
    public boolean isPlayed() {
        return connections.isLocked(contest);
    }

    /** Closes the connections. All entries are stored already. */
    @Override
    public void close() {
        lock.ifPresent(ContestLock::close);
        connections.close();
    }
}
