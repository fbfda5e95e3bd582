package arena.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One contest in a database. What a method has entered when it returns survives a killed arena, a killed machine and a
 * power cut, and is there once, whatever happened to the connection meanwhile.
 *
 * <p>Any number of threads may use a store, and any number of processes may open the same one, to read or to enter. A
 * database that is away is waited for: the listener is told once that the arena waits, and once that it goes on. All
 * methods throw a {@link StoreException} with a sentence if the thread is interrupted while they wait, or if waiting
 * can never help.
 */
public final class ContestStore implements AutoCloseable {

    private final Connections connections;
    private final String contest;
    private Optional<ContestLock> claim = Optional.empty();

    private ContestStore(Connections connections, String contest) {
        this.connections = connections;
        this.contest = contest;
    }

    /**
     * Opens a contest, which need not have begun; makes the tables of an empty database.
     *
     * @param contest its id in this database, where several contests may be kept
     * @param remarks told, in sentences for people, that the database is waited for and that the arena goes on; called
     *     by whichever thread waits
     * @throws StoreException with a sentence if the database can never be used: no such one, a wrong password, no
     *     database file, the tables of a newer arena
     */
    public static ContestStore open(Database database, String contest, Consumer<String> remarks) {
        return open(database, contest, remarks, Optional.empty());
    }

    /**
     * Opens a contest for a command that must not wait without end.
     *
     * @param limit for how long the database may be away, now and later, until a {@link StoreException} says so;
     *     nothing for as long as it likes
     */
    public static ContestStore open(
            Database database, String contest, Consumer<String> remarks, Optional<Duration> limit) {
        if (contest.isBlank()) {
            throw new IllegalArgumentException("a contest has an id that is not blank");
        }
        return new ContestStore(Connections.open(database, remarks, limit), DatabaseText.clean(contest));
    }

    /** Returns what the contest is; nothing before its draw. */
    public Optional<ContestHeader> head() {
        return connections.read(handle -> new ContestHeaders(handle, contest).find());
    }

    /**
     * Keeps what was drawn. A second time, with the same values, it changes nothing; the moment of the first stays.
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
     * Enters that a fixture is about to be played, and by whom it was ordered.
     *
     * @param contestants who sits on each seat, seat 1 first
     * @throws IllegalStateException if the contest was not begun
     */
    public Attempt begin(String fixture, List<Integer> contestants, String by, long epochMillis) {
        Attempt plan = new Attempt(0, fixture, 1, contestants, by, epochMillis);
        return begun(plan, Optional.empty()).orElseThrow();
    }

    /**
     * Enters that a fixture is about to be played, unless another has taken the contest over; returns it if it
     * was entered.
     *
     * @param plan with any number
     * @param term the decision by which the games were started; nothing is entered once there is a later one of its
     *     kind
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

    /** Enters how an attempt ended, unless it has ended before; returns whether it was entered. */
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
            // Nothing happened, so no number is taken.
            handle.rollback();
            return false;
        });
    }

    /** Returns all attempts in the order in which they were begun. */
    public List<AttemptRow> attempts() {
        return attemptsAfter(0);
    }

    /**
     * Returns the attempts that were begun or have ended since, in the order in which they were begun.
     *
     * @param sequence the highest {@link AttemptRow#sequence()} that was seen; 0 for all
     */
    public List<AttemptRow> attemptsAfter(long sequence) {
        return attemptsAfter(sequence, 0);
    }

    /**
     * Returns the same of those attempts only that were not begun before another one, so that the others need not be
     * read: none of them can have ended since, if the reader has seen all their ends.
     *
     * @param oldest the sequence of the beginning of the first of them
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

    /** Returns the whole audit trail, decision 1 first. */
    public List<AuditEntry> decisions() {
        return decisionsAfter(0);
    }

    /** Returns the decisions with a higher number. */
    public List<AuditEntry> decisionsAfter(int number) {
        return connections.read(handle -> new AuditEntries(handle, contest).after(number));
    }

    /** Returns all that was kept up to this moment, with its digests; nothing before the draw. */
    public Optional<ContestLog> log() {
        return connections.read(handle -> new ContestLogs(handle, contest).now());
    }

    /**
     * Makes this store the one through which the contest is played: one arena at a time, on whatever machine, until it
     * is closed or its process ends. A second time it changes nothing.
     *
     * @return whether it is so; another arena may have the contest
     */
    public boolean claim() {
        if (claim.isEmpty()) {
            claim = connections.claim(contest);
        }
        return claim.isPresent();
    }

    /**
     * Returns whether {@link #claim} still holds. A connection that was lost is made anew first, so that this is false
     * while the database is away, and for good once another arena has the contest.
     */
    public boolean hasClaim() {
        return claim.filter(ContestLock::isHeld).isPresent();
    }

    /** Returns whether some arena, this one or another, has the contest played just now. */
    public boolean isPlayed() {
        return connections.isClaimed(contest);
    }

    /** Closes the connections; what was entered is kept already. */
    @Override
    public void close() {
        claim.ifPresent(ContestLock::close);
        connections.close();
    }
}
