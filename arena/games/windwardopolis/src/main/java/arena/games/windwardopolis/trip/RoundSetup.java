package arena.games.windwardopolis.trip;

import arena.game.Chance;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The draw before a round (Game Setup): the companies' bus stops, the passengers' routes and enemies, and the decks.
 * It is mutable and serves one draw.
 */
public final class RoundSetup {

    /** A passenger of N points has N to N + 2 enemies. */
    private static final int ENEMY_COUNTS = 3;

    private final Roster roster;
    private Chance chance;

    private RoundSetup(Roster roster, Chance chance) {
        this.roster = roster;
        this.chance = chance;
    }

    /**
     * The stops of a map.
     *
     * @param bus at least one for each company
     * @param coffee the coffee stops
     */
    public record StopTiles(List<MapTile> bus, List<MapTile> coffee) {
        public StopTiles {
            bus = List.copyOf(bus);
            coffee = List.copyOf(coffee);
        }
    }

    /**
     * Returns the trips at the beginning of a round.
     *
     * @param seed the seed of the round; equal seeds give equal trips
     */
    public static Trips trips(Roster roster, StopTiles curbs, TripTerms terms, int seats, long seed) {
        RoundSetup deal = new RoundSetup(roster, Chance.of(seed, "trips"));
        BusStopOwners busStops = deal.busStops(curbs);
        List<Passenger> passengers = deal.passengers();
        List<Limo> limos = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            limos.add(Limo.empty(deal.deck(terms)));
        }
        return new Trips(busStops, terms, passengers, limos, deal.chance);
    }

    private BusStopOwners busStops(StopTiles curbs) {
        List<String> companies = roster.companies();
        if (curbs.bus().size() < companies.size()) {
            throw new IllegalArgumentException(companies.size() + " companies need a bus stop each, and there are "
                    + curbs.bus().size());
        }
        List<MapTile> drawn = shuffled(curbs.bus());
        SortedMap<String, MapTile> stops = new TreeMap<>();
        for (int at = 0; at < companies.size(); at++) {
            stops.put(companies.get(at), drawn.get(at));
        }
        return new BusStopOwners(stops, drawn.subList(companies.size(), drawn.size()), curbs.coffee());
    }

    private List<Passenger> passengers() {
        SortedMap<String, SortedSet<String>> enemies = enemies();
        List<Passenger> passengers = new ArrayList<>();
        for (Roster.Member member : roster.members()) {
            List<String> tour = shuffled(roster.companies().stream()
                    .filter(company -> !company.equals(member.company()))
                    .toList());
            passengers.add(new Passenger(
                    member.passenger(),
                    member.points(),
                    enemies.getOrDefault(member.passenger(), new TreeSet<>()),
                    Optional.of(member.company()),
                    Optional.of(tour.get(0)),
                    tour.subList(1, tour.size())));
        }
        return passengers;
    }

    /**
     * Deals enemies one at a time, each time one that the fewest passengers dislike so far, at random among equals.
     */
    private SortedMap<String, SortedSet<String>> enemies() {
        SortedMap<String, Integer> disliked = new TreeMap<>();
        roster.members().forEach(member -> disliked.put(member.passenger(), 0));
        SortedMap<String, SortedSet<String>> enemies = new TreeMap<>();
        for (Roster.Member member : shuffled(roster.members())) {
            NavigableSet<String> own = new TreeSet<>();
            int count = member.points() + draw(ENEMY_COUNTS);
            shuffled(List.copyOf(disliked.keySet())).stream()
                    .filter(other -> !other.equals(member.passenger()))
                    .sorted(Comparator.comparing(other -> disliked.getOrDefault(other, 0)))
                    .limit(count)
                    .forEach(own::add);
            own.forEach(other -> disliked.merge(other, 1, Integer::sum));
            enemies.put(member.passenger(), own);
        }
        return enemies;
    }

    /** Returns the deck of a player at the beginning of a round. */
    public static List<Card> deck(Roster roster, TripTerms terms, Chance chance) {
        return new RoundSetup(roster, chance).deck(terms);
    }

    private List<Card> deck(TripTerms terms) {
        Stream<Card> multipliers = shuffled(roster.multipliers()).stream().limit(terms.multiplierCards());
        Stream<Card> others = Stream.of(Card.Kind.values())
                .filter(kind -> kind.names() == Card.About.NOTHING)
                .map(Card::of);
        return Stream.concat(multipliers, others).toList();
    }

    private <T> List<T> shuffled(List<T> list) {
        Chance.Shuffled<T> shuffled = chance.shuffle(list);
        chance = shuffled.rest();
        return shuffled.list();
    }

    private int draw(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }
}
