package arena.games.windwardopolis.view;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Score;
import arena.text.KeyValueWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;

/** A writer of views. It is mutable and serves one view. */
final class WindwardopolisViewWriter {

    static final String EXPECTING = "ORDERS";

    /** The text for an absent value. */
    static final String NOTHING = "-";

    static final String BETWEEN = "; ";

    /** The text before a card in the hand that cannot be played yet. */
    static final String NOT_READY = "not yet ";

    /** The words for a round that waits for orders, and for one that does not. */
    static final String WAITING = "lock-step";

    static final String GOING_ON = "real-time";

    /** The usual number of characters of a round of ten cars before its first tick. */
    private static final int USUAL_LENGTH = 6_000;

    private final KeyValueWriter lines = new KeyValueWriter(USUAL_LENGTH);

    String write(WindwardopolisView view) {
        lines.put("Expecting", EXPECTING);
        for (int at = 0; at < view.names().size(); at++) {
            lines.put(at + 1, view.names().get(at));
        }
        lines.put("Me", view.me()).put("Tick", view.tick());
        view.fixed().ifPresent(this::fixed);
        lines.put("News", view.news().size());
        for (int at = 0; at < view.news().size(); at++) {
            WindwardopolisView.ReportLine news = view.news().get(at);
            lines.put("News" + (at + 1), news.status() + BETWEEN + news.seat() + BETWEEN + card(news.card()));
        }
        for (int at = 0; at < view.cars().size(); at++) {
            car(at + 1, view.cars().get(at));
        }
        lines.put("Passengers", view.passengers().size());
        for (int at = 0; at < view.passengers().size(); at++) {
            WindwardopolisView.Guest guest = view.passengers().get(at);
            lines.put(
                            "Passenger" + (at + 1),
                            guest.name() + BETWEEN + name(guest.lobby()) + BETWEEN + name(guest.destination()))
                    .put("Route" + (at + 1), list(guest.route()));
        }
        view.own().forEach(this::own);
        return lines.text();
    }

    private void fixed(WindwardopolisView.Fixed fixed) {
        WindwardopolisView.Pace pace = fixed.pace();
        lines.put("Time", pace.waits() ? WAITING : GOING_ON)
                .put("UpdateTicks", pace.updateTicks())
                .put("Acceleration", pace.acceleration() / 10 + "." + pace.acceleration() % 10)
                .put("MapLines", fixed.map().size());
        for (int at = 0; at < fixed.map().size(); at++) {
            lines.put("Map" + (at + 1), fixed.map().get(at));
        }
        lines.put("Companies", fixed.companies().size());
        int number = 1;
        for (Map.Entry<String, MapTile> company : fixed.companies().entrySet()) {
            lines.put(
                    "Company" + number,
                    company.getKey() + BETWEEN + company.getValue().text());
            number++;
        }
        lines.put("Stores", tiles(fixed.stores())).put("People", fixed.people().size());
        for (int at = 0; at < fixed.people().size(); at++) {
            WindwardopolisView.Person person = fixed.people().get(at);
            lines.put("Person" + (at + 1), person.name() + BETWEEN + person.points())
                    .put("Enemies" + (at + 1), list(person.enemies()));
        }
    }

    private void car(int seat, WindwardopolisView.Car car) {
        WindwardopolisView.Effects effects = car.effects();
        lines.put(
                        "Car" + seat,
                        car.tile().text() + " " + car.angle() + BETWEEN + points(car.thousandths()) + BETWEEN
                                + car.coffee() + BETWEEN + effects.slowTicks() + BETWEEN + effects.stoppedTicks())
                .put(
                        "Trip" + seat,
                        car.trip()
                                .map(trip -> trip.passenger() + BETWEEN + trip.from() + BETWEEN + trip.bound())
                                .orElse(NOTHING))
                .put("FaceUp" + seat, card(effects.nextStop()) + BETWEEN + card(effects.transit()))
                .put("Delivered" + seat, list(car.delivered()));
    }

    /**
     * Formats a score without a format string: each text has ten of them, and very many texts are written and
     * compared.
     */
    private static String points(long thousandths) {
        return thousandths / Score.PARTS + "."
                + Long.toString(Score.PARTS + thousandths % Score.PARTS).substring(1);
    }

    private void own(int seat, WindwardopolisView.Own own) {
        lines.put("Path" + seat, tiles(own.path()))
                .put("Pickup" + seat, list(own.pickup()))
                .put("Deck" + seat, joined(own.deck(), BETWEEN, Card::text))
                .put("Hand" + seat, joined(own.hand(), BETWEEN, WindwardopolisViewWriter::held))
                .put(
                        "AtOnce" + seat,
                        own.atOnce().map(WindwardopolisViewWriter::play).orElse(NOTHING));
    }

    private static String held(Cards.Held held) {
        return (held.ready() ? "" : NOT_READY) + held.card().text();
    }

    private static String play(Cards.Play play) {
        return play.card().text() + BETWEEN + (play.target().isEmpty() ? NOTHING : play.target());
    }

    private static String card(Optional<Card> card) {
        return card.map(Card::text).orElse(NOTHING);
    }

    private static String name(Optional<String> name) {
        return name.orElse(NOTHING);
    }

    private static String list(List<String> names) {
        return joined(names, BETWEEN, name -> name);
    }

    private static String tiles(List<MapTile> tiles) {
        return joined(tiles, " ", MapTile::text);
    }

    private static <T> String joined(List<T> all, String between, Function<T, String> text) {
        if (all.isEmpty()) {
            return NOTHING;
        }
        StringJoiner joined = new StringJoiner(between);
        for (T one : all) {
            joined.add(text.apply(one));
        }
        return joined.toString();
    }
}
