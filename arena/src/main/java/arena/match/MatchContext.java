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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everything that the steps of one match share: who sits where, the clock, the scribe, and how the match stands. */
final class MatchContext<S, V, A> {

    private static final Logger LOG = LoggerFactory.getLogger(MatchContext.class);

    final GameBox<S, V, A> box;
    final Setup setup;
    final MatchTerms terms;
    final Clock clock;
    final EventRecorder scribe;
    final Venue venue;
    final MatchControl host;

    private final List<Player> players;
    private MatchStatus status;
    /** They have been blamed once, and their leaving mends nothing more. */
    private final SortedSet<Seat> blamed = new TreeSet<>();
    /** Those who had gone when the host was asked about them. */
    private final SortedSet<Seat> askedAbout = new TreeSet<>();

    MatchContext(
            GameBox<S, V, A> box,
            Setup setup,
            List<Player> players,
            MatchTerms terms,
            MatchPlace place,
            MatchStatus before) {
        if (players.size() != setup.names().size()) {
            throw new IllegalArgumentException(players.size() + " players for the seats of " + setup.names());
        }
        this.box = box;
        this.setup = setup;
        this.players = new ArrayList<>(players);
        this.terms = terms;
        this.status = before;
        this.clock = place.clock();
        this.scribe = place.scribe().then(event -> status = status.after(event));
        this.venue = place.venue();
        this.host = place.host();
    }

    Player player(Seat seat) {
        return players.get(seat.index());
    }

    /** Returns how the match stands by what was written down. */
    MatchStatus status() {
        return status;
    }

    SeatTally tally(Seat seat) {
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

    /** Has the player of a seat join. */
    void join(Seat seat) {
        player(seat)
                .join(new Invitation(
                        terms.matchId(),
                        box.info().id(),
                        seat,
                        ReadyPhase.seedOf(setup, seat),
                        clock,
                        scribe,
                        first(seat)));
    }

    /** Returns what a seat was told first; nothing if it was told nothing yet. */
    private Optional<String> first(Seat seat) {
        return tally(seat).prompts() == 0
                ? Optional.empty()
                : Optional.of(MatchPosition.start(
                                box,
                                setup,
                                setup.seats().stream().map(terms::clock).toList())
                        .text(seat));
    }

    /**
     * Has the seats handed over whose hand-over was ordered, and returns the position after that. Whoever sat there is
     * told that the match is over for him, and leaves.
     */
    MatchPosition<S, V, A> handOver(MatchPosition<S, V, A> from) {
        MatchPosition<S, V, A> position = from;
        for (HandOver order : host.handOvers()) {
            if (isPresent(order.seat())) {
                position = handOver(position, order);
            } else {
                LOG.info("match {}: {} has left, and is handed over to nobody", terms.matchId(), order.seat());
            }
        }
        return position;
    }

    private MatchPosition<S, V, A> handOver(MatchPosition<S, V, A> position, HandOver order) {
        Seat seat = order.seat();
        Player before = player(seat);
        long now = clock.nanos();
        SeatTurn turn = tally(seat).turn();
        Event.HandedOver handed = new Event.HandedOver(
                now,
                position.stepNumber(),
                new Event.Sitting(
                        seat.number(), order.player().name(), order.player().info(), order.clock()),
                turn.prompt()
                        .filter(asked -> turn.ruling().isEmpty())
                        .map(asked -> turn.stoppedNanos().orElse(now) - asked.atNanos())
                        .orElse(0L),
                before.presence() instanceof Presence.Gone gone ? Optional.of(gone) : Optional.empty(),
                order.by(),
                order.reason());
        scribe.write(handed);
        players.set(seat.index(), order.player());
        askedAbout.remove(seat);
        join(seat);
        String text = Gameover.handedOver(status.moves());
        attempt(() -> before.conclude(text));
        attempt(before::leave);
        return position.after(handed);
    }

    /** Has done what the host wants done to the match, and returns the position after that. */
    MatchPosition<S, V, A> intervene(MatchPosition<S, V, A> from, List<Intervention> orders) {
        MatchPosition<S, V, A> position = from;
        for (Intervention order : orders) {
            Optional<String> words = position.words(order.chosen());
            if (words.isPresent()) {
                Event.Intervened intervened = new Event.Intervened(
                        clock.nanos(),
                        position.stepNumber(),
                        order.chosen().text(),
                        words.get(),
                        order.by(),
                        order.reason());
                position = position.after(intervened);
                scribe.write(intervened);
            } else {
                LOG.info("match {}: this may not be done now: {}", terms.matchId(), order.chosen());
            }
        }
        return position;
    }

    /**
     * Returns whether nothing is decided about somebody who has gone, since the match is held; if it is not, the host
     * may want it to be.
     */
    boolean isKept(Leaver leaver) {
        boolean isNews = askedAbout.add(leaver.seat());
        return isNews && host.holdsFor(leaver.seat(), leaver.why()) || host.isHeld();
    }

    /** Writes down that the match is held. */
    void hold(int step, int seat) {
        if (status.held().filter(held -> held.seat() == seat).isEmpty()) {
            scribe.write(new Event.Held(clock.nanos(), step, seat));
        }
    }

    /** Writes down that the match goes on, if it was held. */
    void goOn(int step) {
        if (status.held().isPresent()) {
            scribe.write(new Event.WentOn(clock.nanos(), step));
        }
    }

    /** Has something done at the end of which nothing else depends; what fails in it is only logged. */
    void attempt(Runnable farewell) {
        try {
            farewell.run();
        } catch (VenueException failure) {
            LOG.warn("match {}, after {} moves: {}", terms.matchId(), status.moves(), failure.words());
        } catch (RuntimeException | Error defect) {
            // Whatever it is, the others are told and let go as well.
            LOG.warn("match {}, after {} moves: {}", terms.matchId(), status.moves(), defect.getMessage(), defect);
        }
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
    record Leaver(Seat seat, Departure why, SeatDeparture how) {}
}
