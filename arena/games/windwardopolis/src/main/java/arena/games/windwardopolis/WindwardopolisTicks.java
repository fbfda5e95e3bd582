package arena.games.windwardopolis;

import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.traffic.CarEvents;
import arena.games.windwardopolis.traffic.SpeedLimits;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.Edition;
import arena.games.windwardopolis.trip.Effects;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.trip.Stops;
import arena.games.windwardopolis.trip.TripOutcome;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.List;

/**
 * The course of a tick: immediate cards, timers, speeds, then moves with the events at stops. It is mutable and serves
 * one step.
 */
final class WindwardopolisTicks implements CarEvents {

    private final WindwardopolisState before;
    private final Traffic traffic;
    private final List<TripReport> reports = new ArrayList<>();
    private Trips trips;
    private WindwardopolisState.Clock clock;

    private WindwardopolisTicks(WindwardopolisState before) {
        this.before = before;
        this.traffic = before.traffic().copy();
        this.trips = before.trips();
        this.clock = before.clock();
        this.reports.addAll(before.reports().next());
    }

    /** Returns the state one tick later. */
    static WindwardopolisState once(WindwardopolisState state) {
        WindwardopolisTicks ticks = new WindwardopolisTicks(state);
        ticks.tick();
        return ticks.after();
    }

    /** Returns the state at the next moment with a report or update, or at the end of the round. */
    static WindwardopolisState untilUpdate(WindwardopolisState state) {
        WindwardopolisTicks ticks = new WindwardopolisTicks(state);
        WindwardopolisState after;
        do {
            ticks.tick();
            after = ticks.after();
        } while (after.updatedSeats().isEmpty() && !WindwardopolisEndings.isOver(after));
        return after;
    }

    /**
     * Returns the state after orders, before the next tick; a path that does not join the car's route is reported.
     */
    static WindwardopolisState ordered(WindwardopolisState state, Seat seat, WindwardopolisOrders orders) {
        Traffic cars = state.traffic().copy();
        List<TripReport> reports = new ArrayList<>();
        if (!orders.path().isEmpty() && !cars.order(seat.index(), orders.path()).isMeeting()) {
            reports.add(TripReport.of(seat, Status.NO_PATH));
        }
        MapTile place = state.traffic().tile(seat.index());
        TripOutcome outcome = TripOutcome.ofOrders(state.trips(), seat, orders.pickup(), orders.cards(), place);
        reports.addAll(outcome.reports());
        return state.with(cars, outcome.trips(), state.reports().withReports(seat, reports));
    }

    private void tick() {
        long tick = clock.tick() + 1;
        if (trips.hasEffects()) {
            Effects.Applied applied = Effects.apply(
                    trips, tick, before.with(traffic, trips, before.reports()).places());
            trips = applied.trips();
            reports.addAll(applied.reports());
            if (applied.relocateCars()) {
                traffic.relocateAll();
            }
        }
        clock = new WindwardopolisState.Clock(tick, clock.lastForAll());
        for (int seat = 0; seat < trips.limos().size(); seat++) {
            limitSpeed(seat);
        }
        traffic.tick(this);
        clock = new WindwardopolisState.Clock(tick, lastForAll(tick));
    }

    private long lastForAll(long tick) {
        int interval = before.field().terms().updateTicks();
        boolean event = reports.stream().anyMatch(report -> report.to().isEmpty());
        return event || isRegular(tick, interval) ? tick : clock.lastForAll();
    }

    /** The document counts from the beginning, the server from the last update. */
    private boolean isRegular(long tick, int interval) {
        return before.field().terms().updates() == Edition.DOCUMENT
                ? tick % interval == 0
                : tick - clock.lastForAll() >= interval;
    }

    /** The timers of cards count down before the speeds change. */
    private void limitSpeed(int seat) {
        Limo limo = trips.limos().get(seat);
        long next = clock.tick() + 1;
        traffic.limitSpeed(
                seat,
                new SpeedLimits(
                        limo.isSlowInTransit(),
                        Math.toIntExact(limo.slowTicks(next)),
                        Math.toIntExact(limo.stoppedTicks(next))));
    }

    private WindwardopolisState after() {
        return before.with(traffic, trips, new WindwardopolisState.PendingReports(reports, List.of()))
                .at(clock);
    }

    @Override
    public void arrived(int seat, MapTile stop) {
        TripOutcome outcome = Stops.arrive(trips, new Seat(seat + 1), stop);
        trips = outcome.trips();
        reports.addAll(outcome.reports());
        limitSpeed(seat);
    }

    @Override
    public void lost(int seat) {
        reports.add(TripReport.of(new Seat(seat + 1), Status.NO_PATH));
    }
}
