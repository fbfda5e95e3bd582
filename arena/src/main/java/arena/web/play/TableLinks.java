package arena.web.play;

import arena.app.table.PersonSeat;
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
 * The links of a table: the key of its host, and the links to its seats, which are worked out from that key. So whoever
 * bears the key can be told them again, although only digests are kept. All of them lead from one match at the table to
 * the next one.
 */
final class TableLinks {

    private static final String KIND = "table";
    private static final int SECRET_BYTES = 24;

    /** A seat has at most so many links one after the other. */
    private static final int MOST_TURNS = 100;

    private final LinkTokens tokens;
    private final SeatLinks seats;

    TableLinks(LinkTokens tokens, SeatLinks seats) {
        this.tokens = tokens;
        this.seats = seats;
    }

    /** Gives links to a table at which a match has begun, and returns the key of its host. */
    String open(String match, List<PersonSeat<?, ?, ?>> people) {
        String key = tokens.issue(new LinkTokens.Link(KIND, match));
        people.forEach(person ->
                seats.give(seats.seat(match, person), secret(key, person.seat().number(), 0)));
        return key;
    }

    /** Returns the match that is played, or was played last, at the table of a host; nothing if it is nobody's key. */
    Optional<String> match(String key) {
        return tokens.find(key).filter(link -> link.kind().equals(KIND)).map(LinkTokens.Link::subject);
    }

    /** Returns whether a match was begun for a host. */
    boolean isHosted(String match) {
        return tokens.isGiven(new LinkTokens.Link(KIND, match));
    }

    /** Returns the secret that leads to a seat; nothing if none does that was worked out from this key. */
    Optional<String> seat(String key, SeatLinks.LinkedSeat place) {
        return turn(key, place).map(turn -> secret(key, place.seat(), turn));
    }

    private Optional<Integer> turn(String key, SeatLinks.LinkedSeat place) {
        return seats.isGiven(place)
                ? IntStream.range(0, MOST_TURNS)
                        .boxed()
                        .filter(turn ->
                                seats.place(secret(key, place.seat(), turn)).equals(Optional.of(place)))
                        .findFirst()
                : Optional.empty();
    }

    /**
     * Has a new secret lead to a seat; those before lead nowhere.
     *
     * @throws WebFailure if the seat has had too many
     */
    void renew(String key, SeatLinks.LinkedSeat place) {
        int next = turn(key, place).map(turn -> turn + 1).orElse(0);
        if (next == MOST_TURNS) {
            throw WebFailure.tooMuch("This seat has had " + MOST_TURNS + " links; begin another match.");
        }
        seats.give(place, secret(key, place.seat(), next));
    }

    /** Has all links of the table lead to the next match. */
    void move(String match, String next, List<PersonSeat<?, ?, ?>> people) {
        for (PersonSeat<?, ?, ?> person : people) {
            seats.move(new SeatLinks.LinkedSeat(match, person.seat().number()), next);
            seats.seat(next, person);
        }
        tokens.move(new LinkTokens.Link(KIND, match), new LinkTokens.Link(KIND, next));
    }

    private static String secret(String key, int seat, int turn) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] whole = mac.doFinal(("seat " + seat + " " + turn).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(whole, SECRET_BYTES));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("no links can be worked out", impossible);
        }
    }
}
