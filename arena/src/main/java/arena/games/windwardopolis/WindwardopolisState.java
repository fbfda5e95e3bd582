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
 * A round at one moment.
 *
 * @param field what does not change
 * @param traffic the cars; nobody changes them any more
 * @param trips passengers, coffee and cards
 * @param clock when this is
 * @param news what players are told now
 * @param gone whose program is there no longer
 * @param over how the round ended, once it has
 */
public record WindwardopolisState(
        WindwardopolisState.Field field,
        Traffic traffic,
        Trips trips,
        WindwardopolisState.Clock clock,
        WindwardopolisState.PendingReports news,
        SortedSet<Seat> gone,
        Optional<Phase.Over> over) {

    /**
     * What does not change in a round.
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
     * @param tick how many ticks have passed
     * @param lastForAll when all were told last, or something happened that all were told; the server counts from it
     */
    public record Clock(long tick, long lastForAll) {
        /** The moment before the first tick. */
        public static final Clock BEGIN = new Clock(0, 0);
    }

    /**
     * What players are told.
     *
     * @param now at this moment
     * @param next at the next one, because it has happened since
     */
    public record PendingReports(List<TripReport> now, List<TripReport> next) {
        static final PendingReports NONE = new PendingReports(List.of(), List.of());

        /** So much is a player told at one moment about orders of its own; what comes after that is passed over. */
        static final int MOST_TOLD = 100;

        public PendingReports {
            now = List.copyOf(now);
            next = List.copyOf(next);
        }

        /** Returns the news with what a player is told about orders. */
        PendingReports more(Seat seat, List<TripReport> reports) {
            long told =
                    next.stream().filter(report -> report.about().equals(seat)).count();
            List<TripReport> all = new ArrayList<>(next);
            reports.stream().limit(Math.max(0, MOST_TOLD - told)).forEach(all::add);
            return new PendingReports(now, all);
        }
    }

    public WindwardopolisState {
        gone = Collections.unmodifiableSortedSet(new TreeSet<>(gone));
    }

    /** Returns the seats whose programs are there. */
    SortedSet<Seat> there() {
        SortedSet<Seat> there = new TreeSet<>(Seat.first(field.names().size()));
        there.removeAll(gone);
        return there;
    }

    /** Returns who is told something now: all if it is time, else those to whom something has happened. */
    SortedSet<Seat> told() {
        SortedSet<Seat> told = there();
        if (!isForAll()) {
            told.removeIf(seat -> news.now().stream().noneMatch(report -> report.isFor(seat)));
        }
        return told;
    }

    private boolean isForAll() {
        return clock.lastForAll() == clock.tick();
    }

    /** Returns where each car is, seat 1 first. */
    List<CarPlace> places() {
        return Seat.first(field.names().size()).stream()
                .map(seat -> new CarPlace(traffic.tile(seat.index()), traffic.pathEnd(seat.index())))
                .toList();
    }

    WindwardopolisState with(Traffic cars, Trips changed, PendingReports told) {
        return new WindwardopolisState(field, cars, changed, clock, told, gone, over);
    }

    WindwardopolisState with(Traffic cars) {
        return new WindwardopolisState(field, cars, trips, clock, news, gone, over);
    }

    WindwardopolisState with(Trips changed) {
        return new WindwardopolisState(field, traffic, changed, clock, news, gone, over);
    }

    /** Returns the same at another moment. */
    public WindwardopolisState at(Clock moment) {
        return new WindwardopolisState(field, traffic, trips, moment, news, gone, over);
    }

    WindwardopolisState without(Seat seat) {
        SortedSet<Seat> more = new TreeSet<>(gone);
        more.add(seat);
        return new WindwardopolisState(field, traffic, trips, clock, news, more, over);
    }

    WindwardopolisState ended(Phase.Over end) {
        return new WindwardopolisState(field, traffic, trips, clock, news, gone, Optional.of(end));
    }
}
