package arena.games.windwardopolis.levels;

import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.GameRules;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.level.Estimator;
import arena.level.Ladder;
import arena.level.Level;
import arena.level.MindRandom;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.IntStream;

/** The levels of Windwardopolis 2, the weakest first. */
public final class WindwardopolisLevels {

    private static final GameDefinition<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> GAME =
            Windwardopolis.definition();

    private WindwardopolisLevels() {}

    /** Returns the ladder of the game. */
    public static Ladder<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> ladder() {
        return new Ladder<>(
                GAME,
                List.of(
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "sample",
                                "Plays like the sample programs of the document: takes passengers in random order, one"
                                        + " time in five the nearest first, fetches coffee when it has none, and"
                                        + " sometimes plays a card without regard to its effect.",
                                (mindSeat, chance, thinking) -> new SampleMind(chance)),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "nearest",
                                "Takes the trip with the most points for its driving time. Considers enemies and"
                                        + " rivals only when it meets them, and plays no cards.",
                                (mindSeat, chance, thinking) -> new NearestTripMind()),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "planner",
                                "Plans three trips at a time, with the coffee between them, enemies that may wait"
                                        + " at the destination, and rivals that may arrive first or bring the next"
                                        + " passenger. Plays no cards.",
                                (mindSeat, chance, thinking) -> new TripPlannerMind()),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "strategist",
                                "Simulates the rest of the round for its best plans and for each card that it could"
                                        + " play, against the leader or for itself. Assumes that the others drive"
                                        + " by points and time.",
                                (mindSeat, chance, thinking) -> new PlayoutMind(chance, thinking))),
                Optional.of(new Estimator<>(WindwardopolisState.class, WindwardopolisState::over, new Estimate()::of)));
    }

    /** A mind that plans three trips at a time by {@link TripPlans}. It plays no cards. */
    private static final class TripPlannerMind extends DrivingMind {

        private TripPlan last = TripPlan.NOTHING;
        private int[] seen = {};
        private String why = "";

        @Override
        Decision decide(CityGuide guide, SeatObservation observation) {
            why = "";
            int[] now = TripPlans.signature(guide, observation);
            if (!observation.hasStopped() && Arrays.equals(now, seen)) {
                return new Decision(last.place(), List.of(), List.of());
            }
            seen = now;
            PackedRound round = new PackedRound(guide, observation.cars());
            round.see(observation);
            List<TripPlans.Rated> rated = TripPlans.rated(guide, observation, round, last);
            if (rated.isEmpty()) {
                last = TripPlan.NOTHING;
                return Decision.NONE;
            }
            last = rated.get(0).plan();
            int rider = observation.rider(observation.me());
            why = TripPlans.text(guide, rider, rated.get(0)) + ", most of " + rated.size() + " plans";
            return new Decision(last.place(), TripPlans.pickup(guide, rider, last), List.of());
        }

        @Override
        public String why() {
            return why;
        }
    }

    /**
     * A mind that plays like the sample programs of the document: it has a pick-up list in random order, drives to the
     * first person and then to the destination, or elsewhere if an enemy waits there; it fetches coffee when it has
     * none, and now and then plays a card regardless of its effect. Unlike them it sometimes drives to the nearest
     * person, so that the step to the next level is smaller.
     */
    private static final class SampleMind extends DrivingMind {

        private static final int CARDS_PERCENT = 1;

        /** The percentage of pick-up lists in which the nearest people come first. */
        private static final int NEAREST_PERCENT = 20;

        private final MindRandom random;
        private String why = "";

        SampleMind(Chance chance) {
            random = new MindRandom(chance);
        }

        @Override
        Decision decide(CityGuide guide, SeatObservation observation) {
            why = "";
            List<CardOrder> cards =
                    random.happens(CARDS_PERCENT) ? card(observation).stream().toList() : List.of();
            if (observation.view().tick() > 0 && !observation.hasStopped() && !hasLostItsWay(observation)) {
                return new Decision(CityGuide.NONE, List.of(), cards);
            }
            List<Integer> wanted = wanted(guide, observation);
            int goal = goal(guide, observation, wanted);
            List<String> pickup = wanted.stream()
                    .map(person -> guide.people().get(person).name())
                    .toList();
            why = "goes to " + guide.name(goal) + ", one of " + pickup.size() + " that could board";
            return new Decision(goal, pickup, cards);
        }

        private static boolean hasLostItsWay(SeatObservation observation) {
            return observation.ownReports().stream().anyMatch(report -> report.status() == Status.NO_PATH);
        }

        private List<Integer> wanted(CityGuide guide, SeatObservation observation) {
            List<Integer> wanted = shuffled(IntStream.range(0, guide.people().size())
                    .filter(person -> observation.lobby(person) != CityGuide.NONE)
                    .filter(person -> !observation.hasDelivered(observation.me(), person))
                    .boxed()
                    .toList());
            if (random.happens(NEAREST_PERCENT)) {
                wanted.sort(Comparator.comparingInt(
                        person -> guide.ticks(observation.car().tile(), observation.lobby(person))));
            }
            return wanted;
        }

        private int goal(CityGuide guide, SeatObservation observation, List<Integer> wanted) {
            int rider = observation.rider(observation.me());
            if (rider != CityGuide.NONE) {
                boolean refused = observation.ownReports().stream()
                        .anyMatch(report -> report.status() == Status.PASSENGER_REFUSED_ENEMY);
                return refused ? random.pick(numbers(0, guide.companies())) : observation.bound(rider);
            }
            return observation.car().coffee() == 0 || wanted.isEmpty()
                    ? random.pick(numbers(guide.companies(), guide.places()))
                    : observation.lobby(wanted.get(0));
        }

        private static List<Integer> numbers(int from, int to) {
            return IntStream.range(from, to).boxed().toList();
        }

        private List<Integer> shuffled(List<Integer> all) {
            List<Integer> left = new ArrayList<>(all);
            List<Integer> shuffled = new ArrayList<>();
            while (!left.isEmpty()) {
                Integer next = random.pick(left);
                left.remove(next);
                shuffled.add(next);
            }
            return shuffled;
        }

        /** Returns an order for a card: to draw one, or to play the first one in the hand on a random target. */
        private Optional<CardOrder> card(SeatObservation observation) {
            List<Card> deck = observation.own().deck();
            List<Cards.Held> hand = observation.own().hand();
            if (hand.isEmpty()) {
                return deck.isEmpty() ? Optional.empty() : Optional.of(new CardOrder.Draw(random.pick(deck)));
            }
            Card card = hand.get(0).card();
            return hand.get(0).ready()
                    ? Optional.of(new CardOrder.Play(new Cards.Play(card, target(observation.view(), card))))
                    : Optional.empty();
        }

        private String target(WindwardopolisView view, Card card) {
            return switch (card.kind().target()) {
                case PASSENGER -> random.pick(view.passengers()).name();
                case CAR ->
                    Integer.toString(1 + random.pick(numbers(0, view.cars().size())));
                case NOTHING, COMPANY -> "";
            };
        }

        @Override
        public String why() {
            return why;
        }
    }

    /**
     * A mind that takes the trip with most points for the driving time, to the passenger and to the destination. It
     * ignores enemies and rivals until it meets them.
     */
    private static final class NearestTripMind extends DrivingMind {

        private static final double THOUSAND = 1_000;

        private int goal = CityGuide.NONE;
        private int wanted = CityGuide.NONE;
        private String why = "";

        @Override
        Decision decide(CityGuide guide, SeatObservation observation) {
            why = "";
            if (isOnTheWay(observation)) {
                return new Decision(goal, List.of(), List.of());
            }
            int rider = observation.rider(observation.me());
            wanted = CityGuide.NONE;
            if (rider != CityGuide.NONE) {
                ride(guide, observation, rider);
            } else if (observation.car().coffee() == 0) {
                goal = nearest(guide, observation, guide.companies(), guide.places());
                why = "fetches coffee at " + guide.tile(goal).text();
            } else {
                fetch(guide, observation);
            }
            return new Decision(goal, goal == CityGuide.NONE ? List.of() : pickup(guide, observation), List.of());
        }

        /** Returns whether nothing has happened that requires a new decision. */
        private boolean isOnTheWay(SeatObservation observation) {
            boolean isFree = observation.rider(observation.me()) == CityGuide.NONE;
            boolean isThere = wanted == CityGuide.NONE ? goal != CityGuide.NONE : observation.lobby(wanted) == goal;
            return !observation.hasStopped() && (isFree ? isThere : goal != CityGuide.NONE);
        }

        private void ride(CityGuide guide, SeatObservation observation, int rider) {
            String name = guide.people().get(rider).name();
            int bound = observation.bound(rider);
            if (observation.hasStopped() && observation.car().tile().equals(guide.tile(bound))) {
                goal = nearest(guide, observation, 0, guide.companies());
                why = "leaves " + name + " at " + guide.name(goal) + ", since an enemy waits at " + guide.name(bound);
            } else {
                goal = bound;
                why = "brings " + name + " to " + guide.name(goal);
            }
        }

        private void fetch(CityGuide guide, SeatObservation observation) {
            wanted = IntStream.range(0, guide.people().size())
                    .filter(person -> mayBoard(observation, person))
                    .boxed()
                    .max(Comparator.comparingDouble(person -> rate(guide, observation, person)))
                    .orElse(CityGuide.NONE);
            goal = wanted == CityGuide.NONE
                    ? nearest(guide, observation, guide.companies(), guide.places())
                    : observation.lobby(wanted);
            why = wanted == CityGuide.NONE
                    ? "finds nobody to fetch, and goes to " + guide.name(goal)
                    : String.format(
                            Locale.ROOT,
                            "fetches %s at %s: %.2f points in 1,000 ticks",
                            guide.people().get(wanted).name(),
                            guide.name(goal),
                            THOUSAND * rate(guide, observation, wanted));
        }

        private static boolean mayBoard(SeatObservation observation, int person) {
            return observation.lobby(person) != CityGuide.NONE && !observation.hasDelivered(observation.me(), person);
        }

        /** Returns the points of a trip per tick of driving. */
        private static double rate(CityGuide guide, SeatObservation observation, int person) {
            int lobby = observation.lobby(person);
            return points(guide, person)
                    / (guide.ticks(observation.car().tile(), lobby) + trip(guide, observation, person));
        }

        private static double points(CityGuide guide, int person) {
            return guide.people().get(person).points();
        }

        private static double trip(CityGuide guide, SeatObservation observation, int person) {
            return guide.ticks(observation.lobby(person), observation.bound(person));
        }

        /** Returns the nearest place of a range other than the position of the car. */
        private static int nearest(CityGuide guide, SeatObservation observation, int from, int to) {
            return IntStream.range(from, to)
                    .filter(place -> !observation.car().tile().equals(guide.tile(place)))
                    .boxed()
                    .min(Comparator.comparingInt(
                            place -> guide.ticks(observation.car().tile(), place)))
                    .orElseThrow();
        }

        /** Returns the people who may board, those with the best trips from their lobbies first. */
        private static List<String> pickup(CityGuide guide, SeatObservation observation) {
            return IntStream.range(0, guide.people().size())
                    .filter(person -> mayBoard(observation, person))
                    .boxed()
                    .sorted(Comparator.comparingDouble(
                            person -> -points(guide, person) / trip(guide, observation, person)))
                    .map(person -> guide.people().get(person).name())
                    .toList();
        }

        @Override
        public String why() {
            return why;
        }
    }

    /**
     * The estimate of all players' winning chances: the results of playouts in which all drive by points and time
     * without cards, with shares for points close to the best. The longer a playout, the less its points tell.
     */
    private static final class Estimate {

        private static final GameRules<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> RULES =
                Windwardopolis.definition().rules();
        private static final int FUTURES = 32;

        /**
         * The difference in points at the end of a playout at which the odds of the first player are e to one: of a
         * short playout, and the ticks for each further point of a long one. Measured in 120 matches of level 4 with 4
         * or 10 seats.
         */
        private static final double SPREAD = 1;

        private static final double SPREAD_TICKS = 4_000;

        /** Returns the winning chances of all players in a round that is not over. */
        List<Double> of(WindwardopolisState state) {
            CityGuide guide = guide(state);
            int cars = state.field().names().size();
            PackedRound start = new PackedRound(guide, cars);
            start.see(SeatObservation.of(guide, RULES.view(state, new Viewpoint.Referee()), List.of()));
            for (Seat gone : state.gone()) {
                start.halt(gone.index(), Double.POSITIVE_INFINITY);
            }
            long tick = state.clock().tick();
            SearchRandom dice = new SearchRandom(Chance.of(tick, "estimate"));
            RoundPlayout playout = new RoundPlayout(new PackedRound(guide, cars), dice);
            double[] chances = new double[cars];
            for (int future = 0; future < FUTURES; future++) {
                playout.begin(start, dice);
                playout.choose((double) state.field().terms().mostTicks() - tick);
                addShares(playout, state.gone(), chances);
            }
            return Arrays.stream(chances).map(sum -> sum / FUTURES).boxed().toList();
        }

        private static CityGuide guide(WindwardopolisState state) {
            WindwardopolisView first = RULES.view(state.at(WindwardopolisState.Clock.BEGIN), new Viewpoint.Referee());
            return CityGuide.of(first.fixed().orElseThrow());
        }

        /** Divides 1 among all players by their scores in a playout; the score of one that has left is certain. */
        private static void addShares(RoundPlayout playout, SortedSet<Seat> gone, double[] chances) {
            double best = IntStream.range(0, chances.length)
                    .mapToDouble(playout::score)
                    .max()
                    .orElseThrow();
            double[] shares = new double[chances.length];
            for (int car = 0; car < shares.length; car++) {
                boolean isCertain = gone.contains(new Seat(car + 1));
                double spread = isCertain ? SPREAD : Math.hypot(SPREAD, playout.round.now / SPREAD_TICKS);
                shares[car] = Math.exp((playout.score(car) - best) / spread);
            }
            double all = Arrays.stream(shares).sum();
            for (int car = 0; car < shares.length; car++) {
                chances[car] += shares[car] / all;
            }
        }
    }
}
