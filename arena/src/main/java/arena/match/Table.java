package arena.match;

import arena.game.Departure;
import arena.game.GameBox;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that the steps of one match share: who sits where, who has left, the clock, the scribe, the counters. */
final class Table<S, V, A> {

    final GameBox<S, V, A> box;
    final Setup setup;
    final MatchTerms terms;
    final Clock clock;
    final Scribe scribe;
    final Venue venue;

    private final List<Player> players;
    private final int[] prompts;
    private final int[] faults;
    private final SeatClocks clocks;
    private final SortedSet<Seat> left = new TreeSet<>();
    /** They have been blamed once, and their leaving mends nothing more. */
    private final SortedSet<Seat> blamed = new TreeSet<>();

    private int acknowledged;

    Table(GameBox<S, V, A> box, Setup setup, List<Player> players, MatchTerms terms, MatchPlace place) {
        if (players.size() != setup.names().size()) {
            throw new IllegalArgumentException(players.size() + " players for the seats of " + setup.names());
        }
        this.box = box;
        this.setup = setup;
        this.players = List.copyOf(players);
        this.terms = terms;
        this.clock = place.clock();
        this.scribe = place.scribe();
        this.venue = place.venue();
        this.prompts = new int[players.size()];
        this.faults = new int[players.size()];
        this.clocks = new SeatClocks(setup.seats().stream().map(terms::clock).toList());
    }

    Player player(Seat seat) {
        return players.get(seat.index());
    }

    /** Returns the number of the seat's next prompt, and counts it. */
    int nextPrompt(Seat seat) {
        return ++prompts[seat.index()];
    }

    /** Returns how many answers of the seat were acknowledged with the code of a fault. */
    int faults(Seat seat) {
        return faults[seat.index()];
    }

    /** Returns the clocks of the seats. */
    SeatClocks clocks() {
        return clocks;
    }

    int moves() {
        return acknowledged;
    }

    boolean isPresent(Seat seat) {
        return !left.contains(seat);
    }

    /** Notes that a seat has left for good. */
    void markLeft(int step, Leaver leaver, boolean breaksOff) {
        left.add(leaver.seat());
        scribe.write(
                new Event.Left(clock.nanos(), step, leaver.seat().number(), leaver.why(), leaver.how(), breaksOff));
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
        acknowledged += ruled.again() ? 0 : 1;
        faults[seat.index()] += Ruling.isFault(ruled.code()) ? 1 : 0;
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
