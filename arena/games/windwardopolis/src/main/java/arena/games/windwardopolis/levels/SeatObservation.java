package arena.games.windwardopolis.levels;

import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The observation of a seat at one update, in the numbers of the {@link CityGuide}. Cars are counted from 0. It is not
 * thread-safe.
 */
final class SeatObservation {

    private final WindwardopolisView view;
    private final List<WindwardopolisView.ReportLine> reports;
    private final int me;
    private final int[] lobby;
    private final int[] bound;
    private final CityGuide guide;
    private Optional<DrivingTimes> drives = Optional.empty();
    private final int[] rider;
    private final int[] delivered;

    private SeatObservation(CityGuide guide, WindwardopolisView view, List<WindwardopolisView.ReportLine> reports) {
        this.guide = guide;
        this.view = view;
        this.reports = List.copyOf(reports);
        this.me = view.me() - 1;
        int people = guide.people().size();
        lobby = new int[people];
        bound = new int[people];
        for (int person = 0; person < people; person++) {
            WindwardopolisView.Guest guest = view.passengers().get(person);
            lobby[person] = guest.lobby().map(guide::company).orElse(CityGuide.NONE);
            bound[person] = guest.destination().map(guide::company).orElse(CityGuide.NONE);
        }
        int cars = view.cars().size();
        rider = new int[cars];
        delivered = new int[cars];
        for (int car = 0; car < cars; car++) {
            WindwardopolisView.Car seen = view.cars().get(car);
            rider[car] = seen.trip().map(trip -> guide.person(trip.passenger())).orElse(CityGuide.NONE);
            for (String name : seen.delivered()) {
                delivered[car] |= 1 << guide.person(name);
            }
        }
    }

    /**
     * Returns the observation of a view.
     *
     * @param reports the reports since the player's last choice, including those of the view
     */
    static SeatObservation of(CityGuide guide, WindwardopolisView view, List<WindwardopolisView.ReportLine> reports) {
        return new SeatObservation(guide, view, reports);
    }

    WindwardopolisView view() {
        return view;
    }

    /** Returns the seat's own car, from 0; {@link CityGuide#NONE} for a viewer without a car. */
    int me() {
        return me;
    }

    /** Returns the driving times of the seat's own car from its position. */
    DrivingTimes drives() {
        DrivingTimes found = drives.orElseGet(() -> guide.drives(car(), own().path()));
        drives = Optional.of(found);
        return found;
    }

    WindwardopolisView.Car car() {
        return view.cars().get(me);
    }

    WindwardopolisView.Own own() {
        return Optional.ofNullable(view.own().get(me + 1)).orElseThrow();
    }

    int cars() {
        return rider.length;
    }

    WindwardopolisView.Car car(int car) {
        return view.cars().get(car);
    }

    /** Returns the company where a person waits; {@link CityGuide#NONE} in a car and after the last trip. */
    int lobby(int person) {
        return lobby[person];
    }

    /** Returns the destination of a person; {@link CityGuide#NONE} after the last trip. */
    int bound(int person) {
        return bound[person];
    }

    /** Returns the destinations of a person in order; empty after the last trip. */
    int[] route(int person) {
        WindwardopolisView.Guest guest = view.passengers().get(person);
        return Stream.concat(guest.destination().stream(), guest.route().stream())
                .mapToInt(guide::company)
                .toArray();
    }

    /** Returns the passenger of a car; {@link CityGuide#NONE} if it is empty. */
    int rider(int car) {
        return rider[car];
    }

    /** Returns the people whom a car has brought to a destination, a bit for each. */
    int delivered(int car) {
        return delivered[car];
    }

    boolean hasDelivered(int car, int person) {
        return (delivered[car] >> person & 1) != 0;
    }

    /** Returns the people waiting at a company, a bit for each. */
    int waiting(int company) {
        int mask = 0;
        for (int person = 0; person < lobby.length; person++) {
            mask |= lobby[person] == company ? 1 << person : 0;
        }
        return mask;
    }

    /** Returns the reports about the seat's own car since the last choice. */
    List<WindwardopolisView.ReportLine> ownReports() {
        return reports.stream().filter(one -> one.seat() == me + 1).toList();
    }

    /** Returns whether the seat's own car has been in the middle of a stop since the last choice. */
    boolean hasStopped() {
        return ownReports().stream().anyMatch(SeatObservation::isStop);
    }

    private static boolean isStop(WindwardopolisView.ReportLine report) {
        return switch (report.status()) {
            case UPDATE,
                    NO_PATH,
                    POWER_UP_DRAW_TOO_MANY,
                    POWER_UP_PLAY_NOT_EXIST,
                    POWER_UP_PLAY_NOT_READY,
                    POWER_UP_ILLEGAL_TO_PLAY,
                    POWER_UP_PLAYED,
                    POWER_UP_HAND_TOO_MANY -> false;
            default -> true;
        };
    }
}
