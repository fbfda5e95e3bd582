package arena.web.play;

import arena.person.PersonSeat;
import arena.web.http.LinkTokens;
import arena.web.http.WebFailure;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The links of a table: the key of its host, and the links to its seats, which are derived from that key. The holder of
 * the key can thus read them again, although only digests are stored. All of them move from one match of the table to
 * the next.
 */
final class TableLinks {

    private static final String KIND = "table";
    private static final int SECRET_BYTES = 24;

    /** The most links that a seat has one after the other. */
    private static final int MOST_LINKS = 100;

    private final LinkTokens tokens;
    private final SeatLinks seats;

    TableLinks(LinkTokens tokens, SeatLinks seats) {
        this.tokens = tokens;
        this.seats = seats;
    }

    /** Makes the links of a table whose match has begun, and returns the key of its host. */
    String open(String match, List<PersonSeat> people) {
        String key = tokens.issue(new LinkTokens.Link(KIND, match));
        people.forEach(person -> seats.assign(
                seats.seat(match, person), secret(key, person.seat().number(), 0)));
        return key;
    }

    /** Returns the running or last match at the table of a host; empty for an unknown key. */
    Optional<String> match(String key) {
        return tokens.find(key).filter(link -> link.kind().equals(KIND)).map(LinkTokens.Link::subject);
    }

    /** Returns whether the table of a match has a host. */
    boolean isHosted(String match) {
        return tokens.isAssigned(new LinkTokens.Link(KIND, match));
    }

    /** Returns the secret of a seat; empty if none is derived from this key. */
    Optional<String> seat(String key, SeatLinks.LinkedSeat seat) {
        return index(key, seat).map(index -> secret(key, seat.seat(), index));
    }

    private Optional<Integer> index(String key, SeatLinks.LinkedSeat seat) {
        return seats.hasLink(seat)
                ? IntStream.range(0, MOST_LINKS)
                        .boxed()
                        .filter(index ->
                                seats.find(secret(key, seat.seat(), index)).equals(Optional.of(seat)))
                        .findFirst()
                : Optional.empty();
    }

    /**
     * Assigns a new secret to a seat, and revokes the earlier ones.
     *
     * @throws WebFailure if the seat has had too many
     */
    void renew(String key, SeatLinks.LinkedSeat seat) {
        int next = index(key, seat).map(index -> index + 1).orElse(0);
        if (next == MOST_LINKS) {
            throw WebFailure.tooManyRequests("This seat has had " + MOST_LINKS + " links; begin another match.");
        }
        seats.assign(seat, secret(key, seat.seat(), next));
    }

    /** Moves all links of the table to the next match. */
    void move(String match, String next, List<PersonSeat> people) {
        for (PersonSeat person : people) {
            seats.move(new SeatLinks.LinkedSeat(match, person.seat().number()), next);
            seats.seat(next, person);
        }
        tokens.move(new LinkTokens.Link(KIND, match), new LinkTokens.Link(KIND, next));
    }

    private static String secret(String key, int seat, int index) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] whole = mac.doFinal(("seat " + seat + " " + index).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(whole, SECRET_BYTES));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("no links can be worked out", impossible);
        }
    }
}
