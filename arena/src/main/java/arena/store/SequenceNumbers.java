package arena.store;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/**
 * Numbers what happens in a contest, 1, 2, 3 and so on, in the order in which it is committed: who sees number 7 sees
 * all before it.
 *
 * <p>Who enters takes the number after the highest he sees. Of two at once the later one waits for the earlier
 * one's commit, finds the number taken, and tries the next. A token, drawn before the first try, says whether something
 * was entered already when the connection was lost before the answer came.
 */
final class SequenceNumbers {

    /** As many arenas as could ever be in each other's way. */
    private static final int MOST_TRIES = 1_000;

    /** The beginning of a token that the digest of its entry covers; older arenas drew others. */
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

    /** Returns whether the entry of a token must have a digest, which covers the token. */
    static boolean isLinked(String token) {
        return token.startsWith(LINKED);
    }

    /** Returns the tokens up to an entry, by the numbers under which they were entered. */
    SortedMap<Long, String> tokens(long last) {
        SortedMap<Long, String> tokens = new TreeMap<>();
        handle.createQuery("select sequence, token from happening where contest = :contest and sequence <= :last")
                .bind("contest", contest)
                .bind("last", last)
                .map((row, context) -> Map.entry(row.getLong("sequence"), row.getString("token")))
                .forEach(entry -> tokens.put(entry.getKey(), entry.getValue()));
        return tokens;
    }

    /** Returns the number under which a token was entered, if it was. */
    Optional<Long> entered(String token) {
        return handle.createQuery("select sequence from happening where token = :token")
                .bind("token", token)
                .mapTo(Long.class)
                .findOne();
    }

    /** Enters a new token and returns its number; until the transaction ends nobody else enters anything. */
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
