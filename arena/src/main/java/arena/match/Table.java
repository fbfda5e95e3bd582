package arena.match;

import arena.game.Departure;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that the steps of one match share: who sits where, the clock, the scribe, and how the match stands. */
final class Table<S, V, A> {

    final GameBox<S, V, A> box;
    final Setup setup;
    final MatchTerms terms;
    final Clock clock;
    final Scribe scribe;
    final Venue venue;

    private final List<Player> players;
    private MatchStatus status = MatchStatus.NONE;
    /** They have been blamed once, and their leaving mends nothing more. */
    private final SortedSet<Seat> blamed = new TreeSet<>();

    Table(GameBox<S, V, A> box, Setup setup, List<Player> players, MatchTerms terms, MatchPlace place) {
        if (players.size() != setup.names().size()) {
            throw new IllegalArgumentException(players.size() + " players for the seats of " + setup.names());
        }
        this.box = box;
        this.setup = setup;
        this.players = List.copyOf(players);
        this.terms = terms;
        this.clock = place.clock();
        this.scribe = place.scribe().then(event -> status = status.after(event));
        this.venue = place.venue();
    }

    Player player(Seat seat) {
        return players.get(seat.index());
    }

    /** Returns how the match stands by what was written down. */
    MatchStatus status() {
        return status;
    }

    private SeatTally tally(Seat seat) {
        return status.seat(seat.number());
    }

    /** Returns the number of the seat's next prompt or update. */
    int nextPrompt(Seat seat) {
        return tally(seat).prompts() + 1;
    }

    /** Returns how many answers of the seat were judged with the code of a fault. */
    int faults(Seat seat) {
        return tally(seat).faults();
    }

    boolean isPresent(Seat seat) {
        return tally(seat).left().isEmpty();
    }

    /** Returns what is to be written down when a seat has left for good. */
    Event.Left leaving(int step, Leaver leaver, boolean breaksOff) {
        return new Event.Left(clock.nanos(), step, leaver.seat().number(), leaver.why(), leaver.how(), breaksOff);
    }

    /** Returns the seats whose player has gone and that are not marked left yet. */
    List<Leaver> leavers() {
        List<Leaver> gone = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            if (isPresent(seat) && player(seat).presence() instanceof Presence.Gone how) {
                gone.add(new Leaver(seat, how.why(), how.how()));
            }
        }
        if (!gone.isEmpty()) {
            requireSoundVenue();
        }
        return gone;
    }

    /**
     * Returns who has broken the place.
     *
     * @throws VenueException the failure itself, if nobody has who is still there
     */
    Leaver culprit(VenueException failure) {
        if (Thread.currentThread().isInterrupted()) {
            // An interrupt in the middle of a file operation looks like a place that has failed.
            throw failure;
        }
        for (Seat seat : setup.seats()) {
            Optional<Presence.Gone> gone =
                    isPresent(seat) && blamed.add(seat) ? player(seat).blame() : Optional.empty();
            if (gone.isPresent()) {
                return new Leaver(seat, gone.get().why(), gone.get().how());
            }
            blamed.remove(seat);
        }
        throw failure;
    }

    /** Returns how much processor time each player has used so far of whom that is known. */
    SortedMap<Integer, Long> processorNanos() {
        SortedMap<Integer, Long> nanos = new TreeMap<>();
        for (Seat seat : setup.seats()) {
            player(seat).processorNanos().ifPresent(used -> nanos.put(seat.number(), used));
        }
        return nanos;
    }

    /** Writes the ruling down, then tells it to the player. */
    void acknowledge(Event.Ruled ruled, Seat seat, Acknowledgement acknowledgement) {
        scribe.write(ruled);
        long atNanos = player(seat).acknowledge(acknowledgement);
        scribe.write(new Event.Acknowledged(atNanos, seat.number(), acknowledgement.number(), acknowledgement.code()));
    }

    /** Nobody is declared late or gone while the place itself is down: that would be a verdict without a fault. */
    void requireSoundVenue() {
        Optional<String> trouble = venue.trouble();
        if (trouble.isPresent()) {
            throw new VenueException(trouble.get());
        }
    }

    /** Waits for the signal until news comes, a time is reached, or one of the seats wants to be looked at. */
    void await(long untilNanos, Iterable<Seat> watched) throws InterruptedException {
        long wake = untilNanos;
        for (Seat seat : watched) {
            wake = Math.min(wake, player(seat).wakeNanos());
        }
        clock.signal().await(wake);
    }

    /** Somebody who has gone. */
    record Leaver(Seat seat, Departure why, Leaving how) {}
}
