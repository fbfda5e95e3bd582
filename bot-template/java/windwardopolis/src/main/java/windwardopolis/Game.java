package windwardopolis;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All that a player may see at one moment of a round. It never changes, nor does anything that it gives. */
public final class Game {

    private static final String NOT_YET = "not yet ";

    private final City city;
    private final int me;
    private final long tick;
    private final List<Car> cars;
    private final Map<String, Passenger> passengers;
    private final List<News> news;
    private final List<Tile> path;
    private final List<String> pickup;
    private final List<Card> deck;
    private final List<String> hand;

    /**
     * Reads an input.
     *
     * @param news what has happened since the last input that the player was shown
     */
    Game(City city, Prompt prompt, List<News> news) {
        this.city = city;
        this.news = List.copyOf(news);
        me = prompt.number("Me");
        tick = prompt.number("Tick");
        cars = prompt.numbers("Car").stream().map(seat -> car(prompt, seat)).toList();
        passengers = prompt.numbers("Passenger").stream()
                .map(number -> passenger(prompt, number))
                .collect(Collectors.toMap(
                        Passenger::name, Function.identity(), (one, other) -> one, java.util.LinkedHashMap::new));
        path = Tile.list(prompt.text("Path" + me));
        pickup = prompt.names("Pickup" + me);
        deck = Card.list(prompt.names("Deck" + me));
        hand = prompt.names("Hand" + me);
    }

    private static Car car(Prompt prompt, int seat) {
        List<String> parts = prompt.parts("Car" + seat);
        String[] place = parts.get(0).split(" ", -1);
        List<String> trip = prompt.parts("Trip" + seat);
        List<String> faceUp = prompt.parts("FaceUp" + seat);
        return new Car(
                seat,
                prompt.text("" + seat),
                Tile.of(place[0]),
                Integer.parseInt(place[1]),
                Double.parseDouble(parts.get(1)),
                Integer.parseInt(parts.get(2)),
                Integer.parseInt(parts.get(3)),
                Integer.parseInt(parts.get(4)),
                trip.size() < 3 ? Optional.empty() : Optional.of(new Car.Trip(trip.get(0), trip.get(1), trip.get(2))),
                Card.of(faceUp.get(0)),
                Card.of(faceUp.get(1)),
                prompt.names("Delivered" + seat));
    }

    private Passenger passenger(Prompt prompt, int number) {
        List<String> parts = prompt.parts("Passenger" + number);
        City.Person person = city.people().get(parts.get(0));
        return new Passenger(
                parts.get(0),
                person.points(),
                person.enemies(),
                named(parts.get(1)),
                named(parts.get(2)),
                prompt.names("Route" + number));
    }

    private static Optional<String> named(String name) {
        return Optional.of(name).filter(given -> !given.equals("-"));
    }

    static List<News> news(Prompt prompt) {
        return prompt.numbers("News").stream()
                .map(number -> prompt.parts("News" + number))
                .map(parts ->
                        new News(Status.valueOf(parts.get(0)), Integer.parseInt(parts.get(1)), Card.of(parts.get(2))))
                .toList();
    }

    /** Returns how many ticks have passed. */
    public long tick() {
        return tick;
    }

    /** Returns whether the world waits for an answer to each input; if not, orders may be sent at any time. */
    public boolean waits() {
        return city.waits();
    }

    public CityMap map() {
        return city.map();
    }

    public List<Company> companies() {
        return List.copyOf(city.companies().values());
    }

    public Company company(String name) {
        return city.companies().get(name);
    }

    /** Returns the company whose bus stop a tile is. */
    public Optional<Company> companyAt(Tile tile) {
        return city.companies().values().stream()
                .filter(company -> company.stop().equals(tile))
                .findFirst();
    }

    /** Returns the tiles of the coffee stops. */
    public List<Tile> stores() {
        return city.stores();
    }

    public List<Passenger> passengers() {
        return List.copyOf(passengers.values());
    }

    public Passenger passenger(String name) {
        return passengers.get(name);
    }

    /** Returns who is in my car. */
    public Optional<Passenger> myPassenger() {
        return myCar().trip().map(trip -> passenger(trip.passenger()));
    }

    /** Returns those who wait somewhere and whom I may still deliver. */
    public List<Passenger> waiting() {
        return passengers.values().stream()
                .filter(passenger ->
                        passenger.isWaiting() && !myCar().delivered().contains(passenger.name()))
                .toList();
    }

    /** Returns whether a passenger would stay in the car at a company, since an enemy waits there. */
    public boolean isShunned(Passenger passenger, String company) {
        return passenger.enemies().stream()
                .anyMatch(enemy ->
                        passenger(enemy).company().filter(company::equals).isPresent());
    }

    /** Returns all cars, seat 1 first. */
    public List<Car> cars() {
        return cars;
    }

    public Car car(int seat) {
        return cars.get(seat - 1);
    }

    public Car myCar() {
        return car(me);
    }

    /** Returns what has happened since the last update that the player was told, to all cars. */
    public List<News> news() {
        return news;
    }

    /** Returns the tiles that my car has still to drive. */
    public List<Tile> path() {
        return path;
    }

    /** Returns my pick-up list. */
    public List<String> pickup() {
        return pickup;
    }

    /** Returns my cards that are not drawn. */
    public List<Card> deck() {
        return deck;
    }

    /** Returns my cards that are drawn. */
    public List<Card> hand() {
        return Card.list(hand.stream()
                .map(card -> card.startsWith(NOT_YET) ? card.substring(NOT_YET.length()) : card)
                .toList());
    }

    /** Returns my cards that can be played now. */
    public List<Card> playable() {
        return Card.list(hand.stream().filter(card -> !card.startsWith(NOT_YET)).toList());
    }

    /** Returns how long my car takes to each tile, and its fastest paths. */
    public DrivingTimes drivingTimes() {
        Tile tile = myCar().tile();
        return DrivingTimes.of(map(), city.acceleration(), new DrivingTimes.Place(tile, out(), tick == 0));
    }

    /** Returns how long a car takes from a stop, and its fastest paths. */
    public DrivingTimes drivingTimes(Tile stop) {
        return city.timesFrom(stop);
    }

    /** Returns over which edge my car leaves its tile: as its path says, else as it points. */
    private Heading out() {
        Tile tile = myCar().tile();
        List<Heading> exits = map().exits(tile);
        return exits.stream()
                .filter(exit -> !path.isEmpty() && tile.next(exit).equals(path.get(0)))
                .findFirst()
                .orElseGet(() -> exits.stream()
                        .min(Comparator.comparingInt(exit -> exit.degreesOff(myCar().angle())))
                        .orElseThrow());
    }
}
