package arena.match;

import arena.game.Departure;
import arena.game.Seat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The phase before the first prompt of a match that begins or is resumed: all players are invited, and each is awaited
 * for as long as it may take. A seat may be handed over meanwhile.
 */
final class ReadyPhase<S, V, A> {

    /**
     * The longest time to start programs: a start that hangs, on a disk that does not answer, delays no match longer.
     */
    private static final Duration MOST_STARTING = Duration.ofMinutes(3);

    private final MatchContext<S, V, A> context;
    private MatchPosition<S, V, A> position;
    private final SortedMap<Seat, Long> awaited = new TreeMap<>();
    private final List<MatchContext.Departed> missing = new ArrayList<>();
    private final SortedSet<Seat> starting = new TreeSet<>();
    private long startingEndNanos;
    private boolean begun;

    ReadyPhase(MatchContext<S, V, A> table, MatchPosition<S, V, A> position) {
        this.context = table;
        this.position = position;
    }

    /** Returns the position after the hand-overs of this phase. */
    MatchPosition<S, V, A> position() {
        return position;
    }

    /**
     * Waits for all players and returns those that are missing: first those that did not become ready, in the order in
     * which they were given up, then those that became ready and have gone since. After a failure of the venue it may
     * be called again, and continues to wait.
     */
    List<MatchContext.Departed> awaitPlayers() throws InterruptedException {
        if (!begun) {
            begun = true;
            startingEndNanos = context.clock.nanos() + MOST_STARTING.toNanos();
            context.setup.seats().stream().filter(context::isPresent).forEach(this::await);
        }
        while (true) {
            handOver();
            List.copyOf(awaited.keySet()).forEach(this::poll);
            if (awaited.isEmpty()) {
                addDeparted();
                return missing;
            }
            long firstDeadline =
                    awaited.values().stream().mapToLong(Long::longValue).min().orElse(Long.MAX_VALUE);
            context.await(firstDeadline, awaited.keySet());
        }
    }

    private void await(Seat seat) {
        awaited.put(
                seat, context.clock.nanos() + context.player(seat).patience().toNanos());
    }

    /** Carries out hand-overs; a new player on an awaited seat has its own full time. */
    private void handOver() {
        Map<Seat, Player> before = new TreeMap<>();
        awaited.keySet().forEach(seat -> before.put(seat, context.player(seat)));
        position = context.handOver(position);
        before.forEach((seat, player) -> {
            if (context.player(seat) != player) {
                await(seat);
            }
        });
    }

    private void poll(Seat seat) {
        Presence presence = context.player(seat).presence();
        if (presence instanceof Presence.Here) {
            awaited.remove(seat);
            context.recorder.write(new Event.Joined(context.clock.nanos(), seat.number()));
        } else if (presence instanceof Presence.Gone gone) {
            giveUp(seat, gone.why().isLimit() ? gone.why() : Departure.NOT_READY, gone.how());
        } else if (presence instanceof Presence.Starting && context.clock.nanos() < startingEndNanos) {
            starting.add(seat);
            awaited.put(seat, startingEndNanos);
        } else if (starting.remove(seat)) {
            await(seat);
        } else if (context.clock.nanos() >= awaited.getOrDefault(seat, Long.MAX_VALUE)) {
            giveUp(
                    seat,
                    Departure.NOT_READY,
                    new SeatDeparture.NotReady(context.player(seat).patience().toMillis()));
        }
    }

    private void giveUp(Seat seat, Departure why, SeatDeparture how) {
        context.requireSoundVenue();
        awaited.remove(seat);
        missing.add(new MatchContext.Departed(seat, why, how));
    }

    private void addDeparted() {
        for (MatchContext.Departed departed : context.unrecordedDepartures()) {
            if (missing.stream().noneMatch(known -> known.seat().equals(departed.seat()))) {
                missing.add(departed);
            }
        }
    }
}
