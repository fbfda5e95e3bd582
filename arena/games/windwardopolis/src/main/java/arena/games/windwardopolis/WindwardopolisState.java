package arena.games.windwardopolis;

import arena.game.Phase;
import arena.game.Seat;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.CarPlace;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The state of a round.
 *
 * @param field the facts that never change
 * @param traffic the cars; this instance is not changed any more
 * @param trips passengers, coffee and cards
 * @param clock the time
 * @param reports the reports for players
 * @param gone the seats whose programs have left
 * @param over the end of the round; empty while it lasts
 */
public record WindwardopolisState(
        WindwardopolisState.Field field,
        Traffic traffic,
        Trips trips,
        WindwardopolisState.Clock clock,
        WindwardopolisState.PendingReports reports,
        SortedSet<Seat> gone,
        Optional<Phase.Over> over) {

    /**
     * The facts of a round that never change.
     *
     * @param names the teams, seat 1 first
     */
    public record Field(List<String> names, WindwardopolisTerms terms, CityMap city) {
        public Field {
            names = List.copyOf(names);
        }
    }

    /**
     * The time of a round.
     *
     * @param tick the number of ticks that have passed
     * @param lastForAll the tick of the last update or report for all players; the server counts from it
     */
    public record Clock(long tick, long lastForAll) {
        /** The time before the first tick. */
        public static final Clock BEGIN = new Clock(0, 0);
    }

    /**
     * The reports for players.
     *
     * @param now the reports of this moment
     * @param next the reports of the next moment, because their events have happened since
     */
    public record PendingReports(List<TripReport> now, List<TripReport> next) {
        static final PendingReports NONE = new PendingReports(List.of(), List.of());

        /** The largest number of reports to a player at one moment about its own orders; further ones are dropped. */
        static final int MOST_REPORTS = 100;

        public PendingReports {
            now = List.copyOf(now);
            next = List.copyOf(next);
        }

        /** Returns the reports with those about the orders of a player. */
        PendingReports withReports(Seat seat, List<TripReport> reports) {
            long count =
                    next.stream().filter(report -> report.about().equals(seat)).count();
            List<TripReport> all = new ArrayList<>(next);
            reports.stream().limit(Math.max(0, MOST_REPORTS - count)).forEach(all::add);
            return new PendingReports(now, all);
        }
    }

    public WindwardopolisState {
        gone = Collections.unmodifiableSortedSet(new TreeSet<>(gone));
    }

    /** Returns the seats whose programs have not left. */
    SortedSet<Seat> present() {
        SortedSet<Seat> present = new TreeSet<>(Seat.firstSeats(field.names().size()));
        present.removeAll(gone);
        return present;
    }

    /** Returns the seats that receive an update now: all if it is time, else those with a report. */
    SortedSet<Seat> updatedSeats() {
        SortedSet<Seat> updated = present();
        if (!isForAll()) {
            updated.removeIf(seat -> reports.now().stream().noneMatch(report -> report.isFor(seat)));
        }
        return updated;
    }

    private boolean isForAll() {
        return clock.lastForAll() == clock.tick();
    }

    /** Returns the place of each car, seat 1 first. */
    List<CarPlace> places() {
        return Seat.firstSeats(field.names().size()).stream()
                .map(seat -> new CarPlace(traffic.tile(seat.index()), traffic.pathEnd(seat.index())))
                .toList();
    }

    WindwardopolisState with(Traffic cars, Trips changed, PendingReports pending) {
        return new WindwardopolisState(field, cars, changed, clock, pending, gone, over);
    }

    WindwardopolisState with(Traffic cars) {
        return new WindwardopolisState(field, cars, trips, clock, reports, gone, over);
    }

    WindwardopolisState with(Trips changed) {
        return new WindwardopolisState(field, traffic, changed, clock, reports, gone, over);
    }

    /** Returns the same state at another time. */
    public WindwardopolisState at(Clock moment) {
        return new WindwardopolisState(field, traffic, trips, moment, reports, gone, over);
    }

    WindwardopolisState without(Seat seat) {
        SortedSet<Seat> more = new TreeSet<>(gone);
        more.add(seat);
        return new WindwardopolisState(field, traffic, trips, clock, reports, more, over);
    }

    WindwardopolisState ended(Phase.Over end) {
        return new WindwardopolisState(field, traffic, trips, clock, reports, gone, Optional.of(end));
    }
}
