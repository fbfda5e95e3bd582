package arena.web.play;

import arena.person.PersonSeat;
import arena.web.http.LinkTokens;
import arena.web.http.SocketListener;
import arena.web.http.SocketSession;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The links to the seats of people, with their players while the match is played. A seat has one link: a new link
 * revokes the earlier one and closes its connections.
 */
public final class SeatLinks {

    private static final String KIND = "seat";

    private final LinkTokens tokens;
    private final Map<LinkedSeat, PersonSeat> people = new ConcurrentHashMap<>();
    private final List<Linked> open = new CopyOnWriteArrayList<>();

    /** A seat of a match. */
    public record LinkedSeat(String match, int seat) {

        private static LinkedSeat of(LinkTokens.Link link) {
            String[] parts = link.subject().split(" ", 2);
            return new LinkedSeat(parts[1], Integer.parseInt(parts[0]));
        }

        private LinkTokens.Link link() {
            return new LinkTokens.Link(KIND, seat + " " + match);
        }
    }

    /** A seat of a match; the seat of a person has a link and the link's QR code. */
    record Invitation(int seat, String name, Optional<String> link, Optional<String> qr) {

        static Invitation of(int seat, String name, Optional<String> token) {
            return new Invitation(seat, name, token.map(SeatLinks::page), token.map(SeatLinks::picture));
        }
    }

    public SeatLinks(LinkTokens tokens) {
        this.tokens = tokens;
    }

    /** Returns the path of a seat's page. */
    public static String page(String token) {
        return "/seat/" + token;
    }

    /** Returns the path of a link's QR code. */
    public static String picture(String token) {
        return "/api/v1/seats/" + token + "/qr.svg";
    }

    /** Seats a person, and returns the secret of a new link; it cannot be read again. */
    public String open(String match, PersonSeat person) {
        return issue(seat(match, person));
    }

    /** Seats a person, and returns the seat, whose link remains. */
    public LinkedSeat seat(String match, PersonSeat person) {
        people.values().removeIf(PersonSeat::isOver);
        LinkedSeat seat = new LinkedSeat(match, person.seat().number());
        people.put(seat, person);
        return seat;
    }

    /** Returns whether a seat has a link. */
    boolean hasLink(LinkedSeat seat) {
        return tokens.isAssigned(seat.link());
    }

    /** Assigns a derived secret to a seat, and revokes the earlier one. */
    void assign(LinkedSeat seat, String token) {
        revoke(seat);
        tokens.assign(token, seat.link());
    }

    /** Moves the links of a seat to the same seat of another match. */
    void move(LinkedSeat from, String match) {
        open.stream().filter(one -> one.seat.equals(from)).forEach(Linked::close);
        tokens.move(from.link(), new LinkedSeat(match, from.seat()).link());
    }

    /** Returns the secret of a new link to a seat, and revokes the earlier one; empty if there was none. */
    public Optional<String> renew(LinkedSeat seat) {
        return hasLink(seat) ? Optional.of(issue(seat)) : Optional.empty();
    }

    private String issue(LinkedSeat seat) {
        revoke(seat);
        return tokens.issue(seat.link());
    }

    private void revoke(LinkedSeat seat) {
        tokens.revoke(seat.link());
        open.stream().filter(one -> one.seat.equals(seat)).forEach(Linked::close);
    }

    /** Returns the seat of a secret; empty if it leads to no seat. */
    Optional<LinkedSeat> find(String token) {
        return tokens.find(token).filter(link -> link.kind().equals(KIND)).map(LinkedSeat::of);
    }

    /** Returns the person on a seat, while the match is played and the person has no successor. */
    Optional<PersonSeat> person(LinkedSeat seat) {
        Optional<PersonSeat> person = Optional.ofNullable(people.get(seat));
        return person.filter(one -> !one.isOver());
    }

    /** Returns the further viewpoint of the holder of a seat's link: the seat. */
    public List<String> viewpoints(String key, String match) {
        return find(key).stream()
                .filter(seat -> seat.match().equals(match))
                .map(seat -> Integer.toString(seat.seat()))
                .toList();
    }

    /** Returns a session that ends when its link is revoked. */
    SocketSession linked(LinkedSeat seat, SocketSession session) {
        return new Linked(seat, session);
    }

    private final class Linked implements SocketSession {

        private final LinkedSeat seat;
        private final SocketSession session;
        private Optional<SocketListener> listener = Optional.empty();

        Linked(LinkedSeat seat, SocketSession session) {
            this.seat = seat;
            this.session = session;
        }

        private void close() {
            listener.ifPresent(SocketListener::close);
        }

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
            open.add(this);
            session.opened(opened);
        }

        @Override
        public Optional<String> next() {
            return session.next();
        }

        @Override
        public void received(String text) {
            session.received(text);
        }

        @Override
        public void closed() {
            open.remove(this);
            session.closed();
        }
    }
}
