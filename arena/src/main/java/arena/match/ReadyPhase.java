package arena.match;

import arena.game.Departure;
import arena.game.Seat;
import arena.game.Setup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The time before the first prompt of a match that begins or is resumed: everybody is invited, and waited for as long
 * as each may take. A seat may be handed over meanwhile.
 */
final class ReadyPhase<S, V, A> {

    /** The longest time to start programs: one that hangs, on a disk that does not answer, holds up no match. */
    private static final Duration MOST_STARTING = Duration.ofMinutes(3);

    private final MatchContext<S, V, A> table;
    private MatchPosition<S, V, A> position;
    private final SortedMap<Seat, Long> awaited = new TreeMap<>();
    private final List<MatchContext.Leaver> missing = new ArrayList<>();
    private final SortedSet<Seat> starting = new TreeSet<>();
    private long startingEndNanos;
    private boolean begun;

    ReadyPhase(MatchContext<S, V, A> table, MatchPosition<S, V, A> position) {
        this.table = table;
        this.position = position;
    }

    /** Returns the position with the hand-overs of this time. */
    MatchPosition<S, V, A> position() {
        return position;
    }

    /**
     * Waits for all players and returns those who are not there: first who did not come, in the order in which they
     * were given up, then who came and has gone again meanwhile. After a failure of the place it may be called again,
     * and goes on waiting.
     */
    List<MatchContext.Leaver> gather() throws InterruptedException {
        if (!begun) {
            begun = true;
            startingEndNanos = table.clock.nanos() + MOST_STARTING.toNanos();
            table.setup.seats().stream().filter(table::isPresent).forEach(this::await);
        }
        while (true) {
            handOver();
            List.copyOf(awaited.keySet()).forEach(this::look);
            if (awaited.isEmpty()) {
                addThoseWhoHaveGone();
                return missing;
            }
            long firstDeadline =
                    awaited.values().stream().mapToLong(Long::longValue).min().orElse(Long.MAX_VALUE);
            table.await(firstDeadline, awaited.keySet());
        }
    }

    private void await(Seat seat) {
        awaited.put(seat, table.clock.nanos() + table.player(seat).patience().toNanos());
    }

    /** A successor of a player that is waited for is waited for as long as it may take itself. */
    private void handOver() {
        Map<Seat, Player> before = new TreeMap<>();
        awaited.keySet().forEach(seat -> before.put(seat, table.player(seat)));
        position = table.handOver(position);
        before.forEach((seat, player) -> {
            if (table.player(seat) != player) {
                await(seat);
            }
        });
    }

    private void look(Seat seat) {
        Presence presence = table.player(seat).presence();
        if (presence instanceof Presence.Here) {
            awaited.remove(seat);
            table.scribe.write(new Event.Joined(table.clock.nanos(), seat.number()));
        } else if (presence instanceof Presence.Gone gone) {
            giveUp(seat, gone.why().isLimit() ? gone.why() : Departure.NOT_READY, gone.how());
        } else if (presence instanceof Presence.Starting && table.clock.nanos() < startingEndNanos) {
            starting.add(seat);
            awaited.put(seat, startingEndNanos);
        } else if (starting.remove(seat)) {
            await(seat);
        } else if (table.clock.nanos() >= awaited.getOrDefault(seat, Long.MAX_VALUE)) {
            giveUp(
                    seat,
                    Departure.NOT_READY,
                    new SeatDeparture.NotReady(table.player(seat).patience().toMillis()));
        }
    }

    private void giveUp(Seat seat, Departure why, SeatDeparture how) {
        table.requireSoundVenue();
        awaited.remove(seat);
        missing.add(new MatchContext.Leaver(seat, why, how));
    }

    private void addThoseWhoHaveGone() {
        for (MatchContext.Leaver leaver : table.leavers()) {
            if (missing.stream().noneMatch(known -> known.seat().equals(leaver.seat()))) {
                missing.add(leaver);
            }
        }
    }

    /**
     * Returns a number for the chance of the player on a seat, never negative. It is drawn through a one-way function,
     * so that a bot which is told its own learns nothing of the match's seed, of the deck or of another player.
     */
    static long seedOf(Setup setup, Seat seat) {
        return Sha256.number(setup.seed() + " player " + seat.number());
    }
}
