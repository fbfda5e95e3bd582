package arena.games.windwardopolis.wire;

import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.wire.XmlElement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The status messages of 2014, about one view. */
final class StatusElements {

    private static final String POWER_UP = "POWER_UP";
    private static final int THOUSANDTHS = 3;
    private static final double THOUSAND = 1_000;

    private final WindwardopolisView view;
    private final UnaryOperator<String> names;

    /**
     * Makes the messages of a view.
     *
     * @param names returns the name of a player in messages
     */
    StatusElements(WindwardopolisView view, UnaryOperator<String> names) {
        this.view = view;
        this.names = names;
    }

    /**
     * Returns a message for each event of the view; if there is none, the regular one about the seat itself, which
     * tells whether the car has a path.
     */
    List<XmlElement> messages() {
        List<XmlElement> messages = new ArrayList<>();
        for (WindwardopolisView.ReportLine report : view.news()) {
            if (!report.status().name().startsWith(POWER_UP)) {
                messages.add(status(report.status(), report.seat()));
            } else {
                report.card().map(card -> powerUp(report, card)).ifPresent(messages::add);
            }
        }
        Status regular = view.ownSecrets().path().isEmpty() ? Status.NO_PATH : Status.UPDATE;
        return messages.isEmpty() ? List.of(status(regular, view.me())) : messages;
    }

    private XmlElement status(Status status, int about) {
        WindwardopolisView.Own own = view.ownSecrets();
        return XmlElement.of("status")
                .with("status", status.name())
                .with("player-guid", SetupElements.guid(about))
                .with(List.of(
                        players(),
                        passengers(),
                        XmlElement.of("path")
                                .withText(own.path().stream()
                                        .map(tile -> tile.text() + ";")
                                        .collect(Collectors.joining())),
                        XmlElement.of("pick-up")
                                .withText(own.pickup().stream()
                                        .map(name -> name + ";")
                                        .collect(Collectors.joining()))));
    }

    private XmlElement powerUp(WindwardopolisView.ReportLine report, Card card) {
        return XmlElement.of("powerup-status")
                .with("played-by", SetupElements.guid(report.seat()))
                .with("status", report.status().name())
                .with(List.of(
                        card("card", card, true),
                        XmlElement.of("cards-deck")
                                .with(view.ownSecrets().deck().stream()
                                        .map(one -> card("card", one, false))
                                        .toList()),
                        XmlElement.of("cards-hand")
                                .with(view.ownSecrets().hand().stream()
                                        .map(held -> card("card", held.card(), held.ready()))
                                        .toList())));
    }

    private static XmlElement card(String element, Card card, boolean ready) {
        return SetupElements.card(XmlElement.of(element), card).with("ok-to-play", ready);
    }

    private XmlElement players() {
        return XmlElement.of("players")
                .with(IntStream.rangeClosed(1, view.cars().size())
                        .mapToObj(seat -> player(seat, view.cars().get(seat - 1)))
                        .toList());
    }

    private static XmlElement player(int seat, WindwardopolisView.Car car) {
        String score = BigDecimal.valueOf(car.thousandths(), THOUSANDTHS).toPlainString();
        XmlElement player = SetupElements.place(XmlElement.of("player"), car)
                .with("guid", SetupElements.guid(seat))
                .with("score", score)
                .with("total-score", score)
                .with("coffee-servings", car.coffee())
                .with("cards-max", Score.mostInHand(car.thousandths() / THOUSAND));
        if (car.trip().isPresent()) {
            player = player.with("passenger", car.trip().get().passenger());
        }
        if (!car.delivered().isEmpty()) {
            player = player.with(
                    "last-delivered", car.delivered().get(car.delivered().size() - 1));
        }
        List<XmlElement> cards = new ArrayList<>();
        car.effects().nextStop().ifPresent(card -> cards.add(card("next-bus-stop", card, true)));
        car.effects().transit().ifPresent(card -> cards.add(card("transit", card, true)));
        return player.with(cards);
    }

    private XmlElement passengers() {
        return XmlElement.of("passengers")
                .with(view.passengers().stream().map(this::passenger).toList());
    }

    private XmlElement passenger(WindwardopolisView.Guest guest) {
        XmlElement passenger = XmlElement.of("passenger").with("name", guest.name());
        if (guest.destination().isPresent()) {
            passenger = passenger.with("destination", guest.destination().get());
        }
        if (!guest.route().isEmpty()) {
            passenger = passenger.with("route", String.join(";", guest.route()));
        }
        Optional<String> driver = driver(guest.name());
        if (driver.isPresent()) {
            return passenger.with("status", "travelling").with("limo-driver", driver.get());
        }
        return guest.lobby().isPresent()
                ? passenger.with("status", "lobby").with("lobby", guest.lobby().get())
                : passenger.with("status", "done");
    }

    private Optional<String> driver(String passenger) {
        return IntStream.range(0, view.cars().size())
                .filter(index -> view.cars()
                        .get(index)
                        .trip()
                        .filter(trip -> trip.passenger().equals(passenger))
                        .isPresent())
                .mapToObj(index -> names.apply(view.names().get(index)))
                .findFirst();
    }
}
