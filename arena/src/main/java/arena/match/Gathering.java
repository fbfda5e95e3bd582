package arena.match;

import arena.game.Departure;
import arena.game.Seat;
import arena.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The time before the first prompt: everybody is invited, and waited for as long as he may take. */
final class Gathering {

    private final Table<?, ?, ?> table;
    private final SortedMap<Seat, Long> awaited = new TreeMap<>();
    private final List<Table.Leaver> missing = new ArrayList<>();
    private boolean begun;

    Gathering(Table<?, ?, ?> table) {
        this.table = table;
    }

    /**
     * Waits for all players and returns those who are not there: first who did not come, in the order in which they
     * were given up, then who came and has gone again meanwhile. After a failure of the place it may be called again,
     * and goes on waiting.
     */
    List<Table.Leaver> gather() throws InterruptedException {
        if (!begun) {
            begun = true;
            for (Seat seat : table.setup.seats()) {
                awaited.put(
                        seat,
                        table.clock.nanos() + table.player(seat).patience().toNanos());
            }
        }
        while (true) {
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

    private void look(Seat seat) {
        Presence presence = table.player(seat).presence();
        if (presence instanceof Presence.Here) {
            awaited.remove(seat);
            table.scribe.write(new Event.Joined(table.clock.nanos(), seat.number()));
        } else if (presence instanceof Presence.Gone gone) {
            giveUp(seat, gone.why().isLimit() ? gone.why() : Departure.NOT_READY, gone.how());
        } else if (table.clock.nanos() >= awaited.getOrDefault(seat, Long.MAX_VALUE)) {
            giveUp(
                    seat,
                    Departure.NOT_READY,
                    new Leaving.NotReady(table.player(seat).patience().toMillis()));
        }
    }

    private void giveUp(Seat seat, Departure why, Leaving how) {
        table.requireSoundVenue();
        awaited.remove(seat);
        missing.add(new Table.Leaver(seat, why, how));
    }

    private void addThoseWhoHaveGone() {
        for (Table.Leaver leaver : table.leavers()) {
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
        return OneWay.number(setup.seed() + " player " + seat.number());
    }
}
