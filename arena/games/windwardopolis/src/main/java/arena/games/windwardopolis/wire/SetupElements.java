package arena.games.windwardopolis.wire;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Ground;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapPlan;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.wire.XmlElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The setup message of 2014: the city, and the round as one seat sees it now. */
final class SetupElements {

    private final WindwardopolisView view;
    private final WindwardopolisView.Fixed fixed;
    private final UnaryOperator<String> names;

    /**
     * Makes the message of a view.
     *
     * @param fixed the facts of the first view
     * @param names returns the name of a player in messages
     */
    SetupElements(WindwardopolisView view, WindwardopolisView.Fixed fixed, UnaryOperator<String> names) {
        this.view = view;
        this.fixed = fixed;
        this.names = names;
    }

    /** Returns the word by which messages refer to a player. */
    static String guid(int seat) {
        return "player-" + seat;
    }

    XmlElement setup() {
        return XmlElement.of("setup")
                .with("game-start", true)
                .with("my-guid", guid(view.me()))
                .with(List.of(map(), powerups(), players(), stores(), companies(), passengers()));
    }

    private XmlElement map() {
        CityMap city = fixed.city();
        SortedMap<Integer, MapPlan.Sign> signs = new TreeMap<>();
        city.plan().signs().forEach(sign -> signs.put(city.number(sign.tile()), sign));
        List<XmlElement> tiles = new ArrayList<>();
        for (int x = 0; x < city.width(); x++) {
            for (int y = 0; y < city.height(); y++) {
                MapTile tile = new MapTile(x, y);
                tiles.add(tile(city, tile, Optional.ofNullable(signs.get(city.number(tile)))));
            }
        }
        return XmlElement.of("map")
                .with("width", city.width())
                .with("height", city.height())
                .with("units-tile", MapTile.UNITS)
                .with(tiles);
    }

    private static XmlElement tile(CityMap city, MapTile tile, Optional<MapPlan.Sign> sign) {
        XmlElement element =
                XmlElement.of("tile").with("x", tile.x()).with("y", tile.y()).with("type", type(city.ground(tile)));
        if (!city.isDriveable(tile)) {
            return element;
        }
        int number = city.number(tile);
        element = element.with("direction", direction(city.exits(number)));
        if (sign.isPresent()) {
            element = element.with(
                    "stop-sign",
                    Heading.all().stream()
                            .filter(sign.get().sides()::contains)
                            .map(side -> "STOP_" + side.name())
                            .collect(Collectors.joining(", ")));
        }
        return city.hasSignal(number) ? element.with("signal", true) : element;
    }

    /** Returns the word of a road for the headings with which a car can leave it, clockwise from the north. */
    private static String direction(List<Heading> exits) {
        String letters =
                exits.stream().map(heading -> heading.name().substring(0, 1)).collect(Collectors.joining());
        return switch (letters) {
            case "NS" -> "NORTH_SOUTH";
            case "EW" -> "EAST_WEST";
            case "NESW" -> "INTERSECTION";
            case "S" -> "NORTH_UTURN";
            case "W" -> "EAST_UTURN";
            case "N" -> "SOUTH_UTURN";
            case "E" -> "WEST_UTURN";
            case "NEW" -> "T_NORTH";
            case "NES" -> "T_EAST";
            case "ESW" -> "T_SOUTH";
            case "NSW" -> "T_WEST";
            case "ES" -> "CURVE_NE";
            case "SW" -> "CURVE_NW";
            case "NE" -> "CURVE_SE";
            case "NW" -> "CURVE_SW";
            default -> throw new IllegalStateException("no road of 2014 leads to " + exits);
        };
    }

    private static String type(Ground ground) {
        return ground == Ground.COFFEE_HOUSE ? "COFFEE_BUILDING" : ground.name();
    }

    private XmlElement powerups() {
        return XmlElement.of("powerups")
                .with(view.ownSecrets().deck().stream()
                        .map(card -> card(XmlElement.of("powerup"), card).with("name", card.text()))
                        .toList());
    }

    /** Returns an element with the attributes of a card. */
    static XmlElement card(XmlElement element, Card card) {
        XmlElement known = element.with("card", card.kind().name());
        return switch (card.kind().names()) {
            case COMPANY -> known.with("company", card.names());
            case PASSENGER -> known.with("passenger", card.names());
            case CAR, NOTHING -> known;
        };
    }

    private XmlElement players() {
        return XmlElement.of("players")
                .with(IntStream.rangeClosed(1, view.cars().size())
                        .mapToObj(seat -> place(
                                XmlElement.of("player")
                                        .with("guid", guid(seat))
                                        .with("language", "")
                                        .with("school", "")
                                        .with("name", names.apply(view.names().get(seat - 1))),
                                view.cars().get(seat - 1)))
                        .toList());
    }

    /** Returns an element with the place of a car. */
    static XmlElement place(XmlElement element, WindwardopolisView.Car car) {
        return element.with("limo-x", car.tile().x())
                .with("limo-y", car.tile().y())
                .with("limo-angle", car.angle());
    }

    private XmlElement stores() {
        return XmlElement.of("stores")
                .with(IntStream.rangeClosed(1, fixed.stores().size())
                        .mapToObj(number -> stop(
                                "store",
                                "Coffee Store " + number,
                                fixed.stores().get(number - 1)))
                        .toList());
    }

    private XmlElement companies() {
        return XmlElement.of("companies")
                .with(fixed.companies().entrySet().stream()
                        .map(company -> stop("company", company.getKey(), company.getValue()))
                        .toList());
    }

    private static XmlElement stop(String kind, String name, MapTile tile) {
        return XmlElement.of(kind)
                .with("name", name)
                .with("bus-stop-x", tile.x())
                .with("bus-stop-y", tile.y());
    }

    private XmlElement passengers() {
        return XmlElement.of("passengers")
                .with(IntStream.range(0, view.passengers().size())
                        .mapToObj(index -> passenger(
                                view.passengers().get(index), fixed.people().get(index)))
                        .toList());
    }

    private static XmlElement passenger(WindwardopolisView.Guest guest, WindwardopolisView.Person person) {
        XmlElement element =
                XmlElement.of("passenger").with("name", guest.name()).with("points-delivered", person.points());
        if (guest.lobby().isPresent()) {
            element = element.with("lobby", guest.lobby().get());
        }
        if (guest.destination().isPresent()) {
            element = element.with("destination", guest.destination().get());
        }
        return element.with(texts("route", guest.route())).with(texts("enemy", person.enemies()));
    }

    private static List<XmlElement> texts(String name, List<String> texts) {
        return texts.stream().map(text -> XmlElement.of(name).withText(text)).toList();
    }
}
