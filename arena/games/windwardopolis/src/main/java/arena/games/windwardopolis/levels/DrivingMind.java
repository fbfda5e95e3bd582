package arena.games.windwardopolis.levels;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.level.Mind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The base of all levels: it keeps the city of the first view and all reports since the last choice, and turns the
 * decision of a level into orders. A path is ordered if the car has no path that ends at the same place.
 */
abstract class DrivingMind implements Mind<WindwardopolisView, WindwardopolisOrders> {

    private final List<WindwardopolisView.ReportLine> reports = new ArrayList<>();
    private Optional<CityGuide> known = Optional.empty();

    /**
     * The decision of a level.
     *
     * @param place the destination; {@link CityGuide#NONE} to keep the present one
     * @param pickup the people who are to board, the most wanted first; empty to keep the list
     * @param cards the orders for cards, in order
     */
    record Decision(int place, List<String> pickup, List<CardOrder> cards) {
        static final Decision NONE = new Decision(CityGuide.NONE, List.of(), List.of());

        Decision {
            pickup = List.copyOf(pickup);
            cards = List.copyOf(cards);
        }
    }

    /** {@inheritDoc} A mind that has not seen the beginning of a round orders nothing. */
    @Override
    public final WindwardopolisOrders choose(WindwardopolisView view) {
        follow(view);
        WindwardopolisOrders orders = known.map(guide -> orders(guide, view)).orElse(WindwardopolisOrders.NONE);
        reports.clear();
        return orders;
    }

    @Override
    public final void follow(WindwardopolisView view) {
        view.fixed()
                .filter(fixed -> known.isEmpty() || view.tick() == 0)
                .ifPresent(fixed -> known = Optional.of(CityGuide.of(fixed)));
        reports.addAll(view.news());
    }

    /** Decides on an observation of the own seat. */
    abstract Decision decide(CityGuide guide, SeatObservation observation);

    private WindwardopolisOrders orders(CityGuide guide, WindwardopolisView view) {
        SeatObservation observation = SeatObservation.of(guide, view, reports);
        Decision decision = decide(guide, observation);
        List<WindwardopolisOrders.LineOrder> parts = new ArrayList<>();
        path(guide, observation, decision.place())
                .ifPresent(path -> parts.add(new WindwardopolisOrders.LineOrder.Path(path)));
        if (!decision.pickup().isEmpty()
                && !decision.pickup().equals(observation.own().pickup())) {
            parts.add(new WindwardopolisOrders.LineOrder.Pickup(decision.pickup()));
        }
        for (CardOrder order : decision.cards()) {
            parts.add(new WindwardopolisOrders.LineOrder.OfCards(List.of(order)));
        }
        return parts.isEmpty() ? WindwardopolisOrders.NONE : WindwardopolisOrders.of(parts);
    }

    /** Returns a path to a place if the car has none that ends there and is not about to arrive. */
    private static Optional<List<MapTile>> path(CityGuide guide, SeatObservation observation, int place) {
        if (place == CityGuide.NONE) {
            return Optional.empty();
        }
        MapTile goal = guide.tile(place);
        List<MapTile> path = observation.own().path();
        boolean isBound = path.isEmpty()
                ? observation.car().tile().equals(goal) && !observation.hasStopped()
                : path.get(path.size() - 1).equals(goal);
        if (isBound) {
            return Optional.empty();
        }
        return observation.drives().pathTo(goal).map(tiles -> {
            List<MapTile> all = new ArrayList<>(List.of(observation.car().tile()));
            all.addAll(tiles);
            return all;
        });
    }
}
