package arena.web.play;

import arena.app.table.PersonSeat;
import arena.web.http.LinkTokens;
import arena.web.http.SocketListener;
import arena.web.http.SocketSession;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The links to seats of people, and who sits there while the match is played. A seat has one link: a new one makes the
 * one before worth nothing, and closes the connections that were opened with it.
 */
public final class SeatLinks {

    private static final String KIND = "seat";

    private final LinkTokens tokens;
    private final Map<LinkedSeat, PersonSeat<?, ?, ?>> people = new ConcurrentHashMap<>();
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

    /** A seat of a match; that of a person has a link, and a picture of it for phones. */
    record Invitation(int seat, String name, Optional<String> link, Optional<String> qr) {

        static Invitation of(int seat, String name, Optional<String> token) {
            return new Invitation(seat, name, token.map(SeatLinks::page), token.map(SeatLinks::picture));
        }
    }

    public SeatLinks(LinkTokens tokens) {
        this.tokens = tokens;
    }

    /** Returns the page that a link leads to. */
    public static String page(String token) {
        return "/seat/" + token;
    }

    /** Returns the picture of a link, for phones. */
    public static String picture(String token) {
        return "/api/v1/seats/" + token + "/qr.svg";
    }

    /** Lets a person sit down by a link, and returns its secret; nobody is told it again. */
    public String open(String match, PersonSeat<?, ?, ?> person) {
        return issue(seat(match, person));
    }

    /** Lets a person sit down by the link that leads to its seat, and returns the seat. */
    public LinkedSeat seat(String match, PersonSeat<?, ?, ?> person) {
        people.values().removeIf(PersonSeat::isOver);
        LinkedSeat place = new LinkedSeat(match, person.seat().number());
        people.put(place, person);
        return place;
    }

    /** Returns whether a link leads to a seat. */
    boolean isGiven(LinkedSeat place) {
        return tokens.isGiven(place.link());
    }

    /** Has a secret that was worked out from another one lead to a seat, and no other secret any more. */
    void give(LinkedSeat place, String token) {
        revoke(place);
        tokens.give(token, place.link());
    }

    /** Has the links to a seat lead to the same seat of another match. */
    void move(LinkedSeat from, String match) {
        open.stream().filter(one -> one.place.equals(from)).forEach(Linked::close);
        tokens.move(from.link(), new LinkedSeat(match, from.seat()).link());
    }

    /**
     * Returns the secret of a new link to a seat, after which the one before leads nowhere; nothing if there was none.
     */
    public Optional<String> renew(LinkedSeat place) {
        return isGiven(place) ? Optional.of(issue(place)) : Optional.empty();
    }

    private String issue(LinkedSeat place) {
        revoke(place);
        return tokens.issue(place.link());
    }

    private void revoke(LinkedSeat place) {
        tokens.revoke(place.link());
        open.stream().filter(one -> one.place.equals(place)).forEach(Linked::close);
    }

    /** Returns where a link leads; nothing if it leads to no seat. */
    Optional<LinkedSeat> place(String token) {
        return tokens.find(token).filter(link -> link.kind().equals(KIND)).map(LinkedSeat::of);
    }

    /** Returns who sits there, as long as the match is played and nobody else plays on for him. */
    Optional<PersonSeat<?, ?, ?>> person(LinkedSeat place) {
        Optional<PersonSeat<?, ?, ?>> person = Optional.ofNullable(people.get(place));
        return person.filter(one -> !one.isOver());
    }

    /** Returns what the bearer of a link to a seat may see of its match besides: what the seat sees. */
    public List<String> viewpoints(String key, String match) {
        return place(key).stream()
                .filter(place -> place.match().equals(match))
                .map(place -> Integer.toString(place.seat()))
                .toList();
    }

    /** Returns what is said over a link, as long as that is worth something. */
    SocketSession linked(LinkedSeat place, SocketSession said) {
        return new Linked(place, said);
    }

    private final class Linked implements SocketSession {

        private final LinkedSeat place;
        private final SocketSession said;
        private Optional<SocketListener> listener = Optional.empty();

        Linked(LinkedSeat place, SocketSession said) {
            this.place = place;
            this.said = said;
        }

        private void close() {
            listener.ifPresent(SocketListener::close);
        }

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
            open.add(this);
            said.opened(opened);
        }

        @Override
        public Optional<String> next() {
            return said.next();
        }

        @Override
        public void heard(String text) {
            said.heard(text);
        }

        @Override
        public void closed() {
            open.remove(this);
            said.closed();
        }
    }
}
