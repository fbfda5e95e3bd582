package arena.games.windwardopolis;

import arena.game.Seat;
import arena.games.windwardopolis.map.Tile;
import arena.games.windwardopolis.order.Orders;
import arena.games.windwardopolis.traffic.CarEvents;
import arena.games.windwardopolis.traffic.Pace;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.Edition;
import arena.games.windwardopolis.trip.Effects;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Outcome;
import arena.games.windwardopolis.trip.Report;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.trip.Stops;
import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets time pass. A tick is: immediate cards, timers, speeds, moves with what happens at stops. It is mutable and
 * serves one step.
 */
final class Ticks implements CarEvents {

    private final State before;
    private final Traffic traffic;
    private final List<Report> reports = new ArrayList<>();
    private Trips trips;
    private State.Clock clock;

    private Ticks(State before) {
        this.before = before;
        this.traffic = before.traffic().copy();
        this.trips = before.trips();
        this.clock = before.clock();
        this.reports.addAll(before.news().next());
    }

    /** Returns the state one tick later. */
    static State once(State state) {
        Ticks ticks = new Ticks(state);
        ticks.tick();
        return ticks.after();
    }

    /** Returns the state at the next moment at which somebody is told something, or the round is over. */
    static State untilUpdate(State state) {
        Ticks ticks = new Ticks(state);
        State after;
        do {
            ticks.tick();
            after = ticks.after();
        } while (after.told().isEmpty() && !Endings.isOver(after));
        return after;
    }

    /** Returns the state after orders, which no tick has seen yet; a path that meets nothing is told. */
    static State ordered(State state, Seat seat, Orders orders) {
        Traffic cars = state.traffic().copy();
        List<Report> reports = new ArrayList<>();
        if (!orders.path().isEmpty() && !cars.order(seat.index(), orders.path()).isMeeting()) {
            reports.add(Report.toOwn(seat, Status.NO_PATH));
        }
        Outcome outcome = state.trips()
                .ordered(seat, orders.pickup(), orders.cards(), state.traffic().tile(seat.index()));
        reports.addAll(outcome.reports());
        return state.with(cars, outcome.trips(), state.news().more(seat, reports));
    }

    private void tick() {
        long tick = clock.tick() + 1;
        if (trips.hasEffects()) {
            Effects.Applied applied = Effects.apply(
                    trips, tick, before.with(traffic, trips, before.news()).places());
            trips = applied.trips();
            reports.addAll(applied.reports());
            if (applied.relocateCars()) {
                traffic.relocateAll();
            }
        }
        clock = new State.Clock(tick, clock.lastForAll());
        for (int seat = 0; seat < trips.limos().size(); seat++) {
            pace(seat);
        }
        traffic.tick(this);
        clock = new State.Clock(tick, lastForAll(tick));
    }

    private long lastForAll(long tick) {
        int interval = before.field().terms().updateTicks();
        boolean event = reports.stream().anyMatch(report -> report.to().isEmpty());
        return event || isRegular(tick, interval) ? tick : clock.lastForAll();
    }

    /** The document counts from the beginning, the server from the last time. */
    private boolean isRegular(long tick, int interval) {
        return before.field().terms().updates() == Edition.DOCUMENT
                ? tick % interval == 0
                : tick - clock.lastForAll() >= interval;
    }

    /** What cards do counts down before the speeds. */
    private void pace(int seat) {
        Limo limo = trips.limos().get(seat);
        long next = clock.tick() + 1;
        traffic.pace(
                seat,
                new Pace(
                        limo.isSlowInTransit(),
                        Math.toIntExact(limo.slowTicks(next)),
                        Math.toIntExact(limo.stoppedTicks(next))));
    }

    private State after() {
        return before.with(traffic, trips, new State.News(reports, List.of())).at(clock);
    }

    @Override
    public void arrived(int seat, Tile stop) {
        Outcome outcome = Stops.arrive(trips, new Seat(seat + 1), stop);
        trips = outcome.trips();
        reports.addAll(outcome.reports());
        pace(seat);
    }

    @Override
    public void lost(int seat) {
        reports.add(Report.toOwn(new Seat(seat + 1), Status.NO_PATH));
    }
}
