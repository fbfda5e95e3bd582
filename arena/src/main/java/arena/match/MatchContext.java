package arena.match;

import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Gameover;
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

/** The context that all steps of a match share: its players, its clock, its recorder and its status. */
final class MatchContext<S, V, A> {

    private static final Logger LOG = LoggerFactory.getLogger(MatchContext.class);

    final GameDefinition<S, V, A> game;
    final Setup setup;
    final MatchTerms terms;
    final Clock clock;
    final EventRecorder recorder;
    final Venue venue;
    final MatchControl host;

    private final List<Player> players;
    private MatchStatus status;
    /** Seats that were blamed for a failure of the venue; their departure mends nothing more. */
    private final SortedSet<Seat> blamed = new TreeSet<>();
    /** Seats that the host was asked about after their player had gone. */
    private final SortedSet<Seat> askedAbout = new TreeSet<>();

    MatchContext(
            GameDefinition<S, V, A> game,
            Setup setup,
            List<Player> players,
            MatchTerms terms,
            MatchEnvironment environment,
            MatchStatus before) {
        if (players.size() != setup.names().size()) {
            throw new IllegalArgumentException(players.size() + " players for the seats of " + setup.names());
        }
        this.game = game;
        this.setup = setup;
        this.players = new ArrayList<>(players);
        this.terms = terms;
        this.status = before;
        this.clock = environment.clock();
        this.recorder = environment.recorder().then(event -> status = status.after(event));
        this.venue = environment.venue();
        this.host = environment.host();
    }

    Player player(Seat seat) {
        return players.get(seat.index());
    }

    /** Returns the match's status by the recorded events. */
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
        return tally(seat).rulings().faults();
    }

    boolean isPresent(Seat seat) {
        return tally(seat).left().isEmpty();
    }

    /** Returns the event of a departure. */
    Event.Left departure(int step, Departed departed, boolean breaksOff) {
        return new Event.Left(clock.nanos(), step, departed.seat().number(), departed.why(), departed.how(), breaksOff);
    }

    /** Invites the player of a seat. */
    void join(Seat seat) {
        player(seat)
                .join(new Invitation(
                        terms.matchId(),
                        game.info().id(),
                        seat,
                        Invitation.seedOf(setup.seed(), seat),
                        clock,
                        recorder,
                        first(seat)));
    }

    /** Returns the first text that a seat was sent; empty before the first. */
    private Optional<String> first(Seat seat) {
        return tally(seat).prompts() == 0
                ? Optional.empty()
                : Optional.of(MatchPosition.start(
                                game,
                                setup,
                                setup.seats().stream().map(terms::clock).toList())
                        .text(seat));
    }

    /**
     * Carries out the hand-overs that were ordered, and returns the position after them. The player before is sent its
     * game-over text, and leaves.
     */
    MatchPosition<S, V, A> handOver(MatchPosition<S, V, A> from) {
        MatchPosition<S, V, A> position = from;
        for (HandOver order : host.handOvers()) {
            if (isPresent(order.seat())) {
                position = handOver(position, order);
            } else {
                LOG.info("match {}: {} has left, and is not handed over", terms.matchId(), order.seat());
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
                new Event.SeatAssignment(
                        seat.number(), order.player().name(), order.player().info(), order.clock()),
                turn.prompt()
                        .filter(asked -> turn.ruling().isEmpty())
                        .map(asked -> turn.stoppedNanos().orElse(now) - asked.atNanos())
                        .orElse(0L),
                before.presence() instanceof Presence.Gone gone ? Optional.of(gone) : Optional.empty(),
                order.by(),
                order.reason());
        recorder.write(handed);
        players.set(seat.index(), order.player());
        askedAbout.remove(seat);
        join(seat);
        String text = Gameover.handedOver(status.moves());
        runLogged(() -> before.conclude(text));
        runLogged(before::leave);
        return position.after(handed);
    }

    /** Carries out the host's interventions, and returns the position after them. */
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
                recorder.write(intervened);
            } else {
                LOG.info("match {}: this may not be done now: {}", terms.matchId(), order.chosen());
            }
        }
        return position;
    }

    /**
     * Returns whether the decision about a player that has gone is put off because the match is held; asks the host
     * once whether to hold it.
     */
    boolean isUndecided(Departed departed) {
        boolean isNews = askedAbout.add(departed.seat());
        return isNews && host.holdsFor(departed.seat(), departed.why()) || host.isHeld();
    }

    /** Records that the match is held. */
    void hold(int step, int seat) {
        if (status.held().filter(held -> held.seat() == seat).isEmpty()) {
            recorder.write(new Event.Held(clock.nanos(), step, seat));
        }
    }

    /** Records that the match goes on, if it was held. */
    void goOn(int step) {
        if (status.held().isPresent()) {
            recorder.write(new Event.WentOn(clock.nanos(), step));
        }
    }

    /** Runs a farewell on which nothing depends; its failure is only logged. */
    void runLogged(Runnable farewell) {
        try {
            farewell.run();
        } catch (VenueException failure) {
            LOG.warn("match {}, after {} moves: {}", terms.matchId(), status.moves(), failure.words());
        } catch (RuntimeException | Error defect) {
            // Whatever it is, the other players must still be sent their texts and leave.
            LOG.warn("match {}, after {} moves: {}", terms.matchId(), status.moves(), defect.getMessage(), defect);
        }
    }

    /** Returns the seats whose player has gone and whose departure is not recorded yet. */
    List<Departed> unrecordedDepartures() {
        List<Departed> gone = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            if (isPresent(seat) && player(seat).presence() instanceof Presence.Gone how) {
                gone.add(new Departed(seat, how.why(), how.how()));
            }
        }
        if (!gone.isEmpty()) {
            requireSoundVenue();
        }
        return gone;
    }

    /**
     * Returns the player that broke the venue.
     *
     * @throws VenueException the failure itself, if no player that is still there has broken it
     */
    Departed playerThatBrokeVenue(VenueException failure) {
        if (Thread.currentThread().isInterrupted()) {
            // An interrupt in the middle of a file operation looks like a failure of the venue.
            throw failure;
        }
        for (Seat seat : setup.seats()) {
            Optional<Presence.Gone> gone =
                    isPresent(seat) && blamed.add(seat) ? player(seat).causeOfVenueFailure() : Optional.empty();
            if (gone.isPresent()) {
                return new Departed(seat, gone.get().why(), gone.get().how());
            }
            blamed.remove(seat);
        }
        throw failure;
    }

    /** Returns the processor time that each player has used so far, as far as it is measured. */
    SortedMap<Integer, Long> processorNanos() {
        SortedMap<Integer, Long> nanos = new TreeMap<>();
        for (Seat seat : setup.seats()) {
            player(seat).processorNanos().ifPresent(used -> nanos.put(seat.number(), used));
        }
        return nanos;
    }

    /** Records the ruling, then sends it to the player. */
    void acknowledge(Event.Ruled ruled, Seat seat, Acknowledgement acknowledgement) {
        recorder.write(ruled);
        long atNanos = player(seat).acknowledge(acknowledgement);
        recorder.write(
                new Event.Acknowledged(atNanos, seat.number(), acknowledgement.number(), acknowledgement.code()));
    }

    /** Throws if the venue itself is down: to declare a player late or gone then would be a verdict without a fault. */
    void requireSoundVenue() {
        Optional<String> problem = venue.problem();
        if (problem.isPresent()) {
            throw new VenueException(problem.get());
        }
    }

    /** Waits until the signal is given, a time is reached, or one of the seats must be looked at. */
    void await(long untilNanos, Iterable<Seat> watched) throws InterruptedException {
        long wake = untilNanos;
        for (Seat seat : watched) {
            wake = Math.min(wake, player(seat).wakeNanos());
        }
        clock.signal().await(wake);
    }

    /** A player that has gone. */
    record Departed(Seat seat, Departure why, SeatDeparture how) {}
}
