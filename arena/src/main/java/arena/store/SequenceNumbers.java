package arena.store;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/**
 * The sequence numbers of a contest: 1, 2, 3 and so on, in the order of commits. A reader that sees number 7 sees all
 * entries before it.
 *
 * <p>A writer takes the number after the highest one that it sees. Of two concurrent writers the later one waits for
 * the other's commit, finds the number taken, and tries the next. A token, drawn before the first try, shows whether an
 * entry was made already when the connection was lost before the answer came.
 */
final class SequenceNumbers {

    /** The number of tries: more than the arenas that could ever compete. */
    private static final int MOST_TRIES = 1_000;

    /** The prefix of a token that the digest of its entry covers; older arenas drew tokens without it. */
    private static final String LINKED = "linked-";

    private final Handle handle;
    private final String contest;

    SequenceNumbers(Handle handle, String contest) {
        this.handle = handle;
        this.contest = contest;
    }

    /** Draws a token. */
    static String token() {
        return LINKED + UUID.randomUUID();
    }

    /** Returns whether the entry of a token must have a digest that covers the token. */
    static boolean isLinked(String token) {
        return token.startsWith(LINKED);
    }

    /** Returns the tokens up to an entry, by their sequence numbers. */
    SortedMap<Long, String> tokens(long last) {
        SortedMap<Long, String> tokens = new TreeMap<>();
        handle.createQuery("select sequence, token from happening where contest = :contest and sequence <= :last")
                .bind("contest", contest)
                .bind("last", last)
                .map((row, context) -> Map.entry(row.getLong("sequence"), row.getString("token")))
                .forEach(entry -> tokens.put(entry.getKey(), entry.getValue()));
        return tokens;
    }

    /** Returns the sequence number of a token, if it was entered. */
    Optional<Long> entered(String token) {
        return handle.createQuery("select sequence from happening where token = :token")
                .bind("token", token)
                .mapTo(Long.class)
                .findOne();
    }

    /**
     * Enters a new token and returns its sequence number; no other writer enters anything until the transaction ends.
     */
    long enter(String token) {
        if (!isBegun()) {
            throw new IllegalStateException("the contest " + contest + " was not begun");
        }
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            Optional<Long> number = handle.createQuery("""
                            insert into happening (contest, sequence, token)
                            select :contest, coalesce(max(sequence), 0) + 1, :token
                            from happening where contest = :contest
                            on conflict do nothing
                            returning sequence""")
                    .bind("contest", contest)
                    .bind("token", token)
                    .mapTo(Long.class)
                    .findOne();
            if (number.isPresent()) {
                return number.get();
            }
        }
        throw new IllegalStateException(
                "no number for " + token + " in " + contest + " after " + MOST_TRIES + " tries");
    }

    private boolean isBegun() {
        return handle.createQuery("select count(*) from contest where id = :contest")
                        .bind("contest", contest)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }
}
