package arena.games.windwardopolis.view;

import static arena.games.windwardopolis.view.WindwardopolisViewWriter.BETWEEN;
import static arena.games.windwardopolis.view.WindwardopolisViewWriter.NOTHING;
import static arena.games.windwardopolis.view.WindwardopolisViewWriter.NOT_READY;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Status;
import arena.text.KeyValueReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A reader of views, in the order in which they are written. It is mutable and serves one text. */
final class WindwardopolisViewReader {

    private static final int MOST = 100_000;
    private static final Pattern TILE = Pattern.compile("([0-9]{1,9}),([0-9]{1,9})");
    private static final Pattern TENTHS = Pattern.compile("([0-9]{1,3})\\.([0-9])");
    private static final Pattern CAR = Pattern.compile("([0-9]{1,9}),([0-9]{1,9}) ([0-9]{1,3}); "
            + "([0-9]{1,9})\\.([0-9]{3}); ([0-9]{1,9}); ([0-9]{1,9}); ([0-9]{1,9})");

    private final KeyValueReader lines;

    WindwardopolisViewReader(String text) {
        lines = new KeyValueReader(text);
    }

    WindwardopolisView read() {
        if (!lines.value("Expecting").equals(WindwardopolisViewWriter.EXPECTING)) {
            throw lines.mistake("\"Expecting = " + WindwardopolisViewWriter.EXPECTING + "\"");
        }
        List<String> names = new ArrayList<>();
        while (lines.hasNext(Integer.toString(names.size() + 1))) {
            names.add(lines.value(Integer.toString(names.size() + 1)));
        }
        int me = lines.number("Me", 0, names.size());
        int tick = lines.number("Tick", 0, Integer.MAX_VALUE);
        Optional<WindwardopolisView.Fixed> fixed = tick == 0 ? Optional.of(fixed()) : Optional.empty();
        List<WindwardopolisView.ReportLine> news = news();
        List<WindwardopolisView.Car> cars = new ArrayList<>();
        while (cars.size() < names.size()) {
            cars.add(car(cars.size() + 1));
        }
        List<WindwardopolisView.Guest> passengers = passengers();
        SortedMap<Integer, WindwardopolisView.Own> own = new TreeMap<>();
        for (int seat = 1; seat <= names.size(); seat++) {
            if (lines.hasNext("Path" + seat)) {
                own.put(seat, own(seat));
            }
        }
        lines.end();
        return new WindwardopolisView(names, me, tick, fixed, news, cars, passengers, own);
    }

    private WindwardopolisView.Fixed fixed() {
        WindwardopolisView.Pace pace = pace();
        int mapLines = lines.number("MapLines", 0, MOST);
        List<String> map = new ArrayList<>();
        while (map.size() < mapLines) {
            map.add(lines.value("Map" + (map.size() + 1)));
        }
        int count = lines.number("Companies", 0, MOST);
        SortedMap<String, MapTile> companies = new TreeMap<>();
        for (int at = 1; at <= count; at++) {
            List<String> parts = parts("Company" + at, 2);
            companies.put(parts.get(0), tile(parts.get(1)));
        }
        List<MapTile> stores = tiles("Stores");
        int people = lines.number("People", 0, MOST);
        List<WindwardopolisView.Person> persons = new ArrayList<>();
        for (int at = 1; at <= people; at++) {
            List<String> parts = parts("Person" + at, 2);
            persons.add(new WindwardopolisView.Person(parts.get(0), whole(parts.get(1)), list("Enemies" + at)));
        }
        return new WindwardopolisView.Fixed(pace, map, companies, stores, persons);
    }

    private WindwardopolisView.Pace pace() {
        String time = lines.value("Time");
        if (!time.equals(WindwardopolisViewWriter.WAITING) && !time.equals(WindwardopolisViewWriter.GOING_ON)) {
            throw lines.mistake(WindwardopolisViewWriter.WAITING + " or " + WindwardopolisViewWriter.GOING_ON);
        }
        int updateTicks = lines.number("UpdateTicks", 1, MOST);
        Matcher acceleration = TENTHS.matcher(lines.value("Acceleration"));
        if (!acceleration.matches()) {
            throw lines.mistake("tenths");
        }
        int tenths = 10 * whole(acceleration.group(1)) + whole(acceleration.group(2));
        return new WindwardopolisView.Pace(time.equals(WindwardopolisViewWriter.WAITING), updateTicks, tenths);
    }

    private List<WindwardopolisView.ReportLine> news() {
        int count = lines.number("News", 0, MOST);
        List<WindwardopolisView.ReportLine> news = new ArrayList<>();
        for (int at = 1; at <= count; at++) {
            List<String> parts = parts("News" + at, 3);
            Status status = Stream.of(Status.values())
                    .filter(known -> known.name().equals(parts.get(0)))
                    .findFirst()
                    .orElseThrow(() -> lines.mistake("a status"));
            news.add(new WindwardopolisView.ReportLine(status, whole(parts.get(1)), card(parts.get(2))));
        }
        return news;
    }

    private WindwardopolisView.Car car(int seat) {
        Matcher car = CAR.matcher(lines.value("Car" + seat));
        if (!car.matches()) {
            throw lines.mistake("a car");
        }
        String trip = lines.value("Trip" + seat);
        Optional<WindwardopolisView.Trip> aboard =
                trip.equals(NOTHING) ? Optional.empty() : Optional.of(trip(split(trip, 3)));
        List<String> faceUp = parts("FaceUp" + seat, 2);
        List<String> delivered = list("Delivered" + seat);
        return new WindwardopolisView.Car(
                new MapTile(whole(car.group(1)), whole(car.group(2))),
                whole(car.group(3)),
                1_000L * whole(car.group(4)) + whole(car.group(5)),
                whole(car.group(6)),
                delivered,
                aboard,
                new WindwardopolisView.Effects(
                        whole(car.group(7)), whole(car.group(8)), card(faceUp.get(0)), card(faceUp.get(1))));
    }

    private static WindwardopolisView.Trip trip(List<String> parts) {
        return new WindwardopolisView.Trip(parts.get(0), parts.get(1), parts.get(2));
    }

    private List<WindwardopolisView.Guest> passengers() {
        int count = lines.number("Passengers", 0, MOST);
        List<WindwardopolisView.Guest> guests = new ArrayList<>();
        for (int at = 1; at <= count; at++) {
            List<String> parts = parts("Passenger" + at, 3);
            guests.add(new WindwardopolisView.Guest(
                    parts.get(0), name(parts.get(1)), name(parts.get(2)), list("Route" + at)));
        }
        return guests;
    }

    private WindwardopolisView.Own own(int seat) {
        List<MapTile> path = tiles("Path" + seat);
        List<String> pickup = list("Pickup" + seat);
        List<Card> deck = list("Deck" + seat).stream().map(this::someCard).toList();
        List<Cards.Held> hand = list("Hand" + seat).stream().map(this::held).toList();
        String atOnce = lines.value("AtOnce" + seat);
        return new WindwardopolisView.Own(
                path, pickup, deck, hand, atOnce.equals(NOTHING) ? Optional.empty() : Optional.of(play(atOnce)));
    }

    private Cards.Held held(String text) {
        return text.startsWith(NOT_READY)
                ? new Cards.Held(someCard(text.substring(NOT_READY.length())), false)
                : new Cards.Held(someCard(text), true);
    }

    private Cards.Play play(String text) {
        List<String> parts = split(text, 2);
        return new Cards.Play(someCard(parts.get(0)), name(parts.get(1)).orElse(""));
    }

    private Optional<Card> card(String text) {
        return text.equals(NOTHING) ? Optional.empty() : Optional.of(someCard(text));
    }

    private Card someCard(String text) {
        return Card.read(text).orElseThrow(() -> lines.mistake("a card"));
    }

    private static Optional<String> name(String text) {
        return text.equals(NOTHING) ? Optional.empty() : Optional.of(text);
    }

    private List<String> list(String key) {
        String value = lines.value(key);
        return value.equals(NOTHING) ? List.of() : List.of(value.split(BETWEEN, -1));
    }

    private List<String> parts(String key, int count) {
        return split(lines.value(key), count);
    }

    private List<String> split(String text, int count) {
        List<String> parts = List.of(text.split(BETWEEN, -1));
        if (parts.size() != count) {
            throw lines.mistake(count + " parts");
        }
        return parts;
    }

    private List<MapTile> tiles(String key) {
        String value = lines.value(key);
        return value.equals(NOTHING)
                ? List.of()
                : Stream.of(value.split(" ", -1)).map(this::tile).toList();
    }

    private MapTile tile(String text) {
        Matcher tile = TILE.matcher(text);
        if (!tile.matches()) {
            throw lines.mistake("a tile x,y");
        }
        return new MapTile(whole(tile.group(1)), whole(tile.group(2)));
    }

    private int whole(String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw lines.mistake("a whole number");
        }
        return Integer.parseInt(text);
    }
}
