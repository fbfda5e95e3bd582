package arena.superbot.windwardopolis;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.superbot.level.Mind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What all levels have in common: they know the city from the first view and all news since they chose last, and say
 * where to go, whom to take and what to do with cards. A path is ordered when the car has no other one that ends there.
 */
abstract class DrivingMind implements Mind<WindwardopolisView, WindwardopolisOrders> {

    private final List<WindwardopolisView.ReportLine> news = new ArrayList<>();
    private Optional<CityGuide> known = Optional.empty();

    /**
     * What a level has decided.
     *
     * @param place where to go; {@link CityGuide#NONE} to go on as before
     * @param pickup who is to board, the most wanted first; empty to keep the list
     * @param cards what to do with cards, in order
     */
    record Decision(int place, List<String> pickup, List<CardOrder> cards) {
        static final Decision NONE = new Decision(CityGuide.NONE, List.of(), List.of());

        Decision {
            pickup = List.copyOf(pickup);
            cards = List.copyOf(cards);
        }
    }

    /** {@inheritDoc} Who has not seen the beginning of a round orders nothing. */
    @Override
    public final WindwardopolisOrders choose(WindwardopolisView view) {
        follow(view);
        WindwardopolisOrders orders = known.map(guide -> orders(guide, view)).orElse(WindwardopolisOrders.NONE);
        news.clear();
        return orders;
    }

    @Override
    public final void follow(WindwardopolisView view) {
        view.fixed()
                .filter(fixed -> known.isEmpty() || view.tick() == 0)
                .ifPresent(fixed -> known = Optional.of(CityGuide.of(fixed)));
        news.addAll(view.news());
    }

    /** Decides about a view of this level's own seat. */
    abstract Decision decide(CityGuide guide, SeatObservation observation);

    private WindwardopolisOrders orders(CityGuide guide, WindwardopolisView view) {
        SeatObservation observation = SeatObservation.of(guide, view, news);
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

    /** Returns a path if the car has none that ends there, and is not about to arrive. */
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
