package arena.games.windwardopolis;

import arena.game.Choices;
import arena.game.Choices.Alternative;
import arena.game.Choices.Chosen;
import arena.game.Choices.Kind;
import arena.game.Choices.One;
import arena.game.Choices.Said;
import arena.game.Choices.Several;
import arena.game.Chooser;
import arena.game.Seat;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The choices of a person: a stop, to which the path finder drives and where any waiting passenger boards; a list of
 * passengers; or the use of a card. A player who has not seen the beginning of a round does not know the city, and
 * cannot choose a stop.
 */
final class WindwardopolisChooser implements Chooser<WindwardopolisView, WindwardopolisOrders> {

    private static final String STOP = "stop";
    private static final String PASSENGER = "passenger";
    private static final String CAR = "car";

    /** A kind of choice, and its orders. */
    private record Form(Kind kind, Function<Chosen, List<WindwardopolisOrders.LineOrder>> parts) {}

    @Override
    public Choices choices(WindwardopolisView view, Seat seat, List<Chosen> already) {
        return already.isEmpty()
                ? new Choices(forms(view, seat).stream().map(Form::kind).toList(), false)
                : Choices.COMPLETE;
    }

    @Override
    public WindwardopolisOrders order(WindwardopolisView view, Seat seat, List<Chosen> chosen) {
        Chosen one = chosen.get(0);
        return WindwardopolisOrders.of(forms(view, seat).stream()
                .filter(form -> form.kind().key().equals(one.kind()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("this is not offered: " + one))
                .parts()
                .apply(one));
    }

    /** {@inheritDoc} The end of a path at a stop requires no decision; the events at the stop follow it. */
    @Override
    public boolean needsDecision(WindwardopolisView view, Seat seat) {
        MapTile tile = car(view, seat).tile();
        boolean stopping = view.fixed()
                .filter(fixed ->
                        fixed.companies().containsValue(tile) || fixed.stores().contains(tile))
                .isPresent();
        return view.tick() == 0
                || view.news().stream()
                        .filter(news -> news.seat() == seat.number() && news.status() != Status.UPDATE)
                        .anyMatch(news -> !stopping || news.status() != Status.NO_PATH);
    }

    private static List<Form> forms(WindwardopolisView view, Seat seat) {
        List<Form> forms = new ArrayList<>();
        view.fixed().ifPresent(fixed -> forms.add(drive(view, fixed, seat)));
        forms.add(pickup(view, seat));
        forms.addAll(cards(view, seat));
        return forms;
    }

    private static Form drive(WindwardopolisView view, WindwardopolisView.Fixed fixed, Seat seat) {
        List<Alternative> stops = new ArrayList<>();
        fixed.companies().forEach((company, stop) -> stops.add(new Alternative(stop.text(), company)));
        fixed.stores().forEach(store -> stops.add(new Alternative(store.text(), "coffee at " + store.text())));
        Kind kind = new Kind("drive", "Drive to a stop", List.of(new One(STOP, "which stop", stops)));
        return new Form(kind, chosen -> driven(view, fixed, seat, chosen.one(STOP)));
    }

    private static List<WindwardopolisOrders.LineOrder> driven(
            WindwardopolisView view, WindwardopolisView.Fixed fixed, Seat seat, String stop) {
        List<WindwardopolisOrders.LineOrder> parts = new ArrayList<>();
        List<MapTile> stops = new ArrayList<>(fixed.companies().values());
        stops.addAll(fixed.stores());
        stops.stream()
                .filter(tile -> tile.text().equals(stop))
                .findFirst()
                .flatMap(tile -> drivingTimes(view, fixed, seat).pathTo(tile))
                .ifPresent(path -> parts.add(new WindwardopolisOrders.LineOrder.Path(path)));
        List<String> waiting = wanted(view, seat).stream()
                .filter(guest -> guest.lobby()
                        .map(lobby -> fixed.companies().get(lobby))
                        .filter(tile -> tile.text().equals(stop))
                        .isPresent())
                .map(WindwardopolisView.Guest::name)
                .toList();
        if (!waiting.isEmpty()) {
            parts.add(new WindwardopolisOrders.LineOrder.Pickup(waiting));
        }
        return parts;
    }

    private static DrivingTimes drivingTimes(WindwardopolisView view, WindwardopolisView.Fixed fixed, Seat seat) {
        WindwardopolisView.Car car = car(view, seat);
        return DrivingTimes.ofCar(
                fixed.city(),
                fixed.pace().accelerationInTick(),
                car.tile(),
                car.angle(),
                own(view, seat).path());
    }

    private static WindwardopolisView.Car car(WindwardopolisView view, Seat seat) {
        return view.cars().get(seat.index());
    }

    private static WindwardopolisView.Own own(WindwardopolisView view, Seat seat) {
        WindwardopolisView.Own own = view.own().get(seat.number());
        if (own == null) {
            throw new IllegalArgumentException(seat + " does not see its own cards");
        }
        return own;
    }

    /** Returns the passengers who may still travel with a player, waiting or not. */
    private static List<WindwardopolisView.Guest> wanted(WindwardopolisView view, Seat seat) {
        List<String> delivered = car(view, seat).delivered();
        return view.passengers().stream()
                .filter(guest -> guest.destination().isPresent() && !delivered.contains(guest.name()))
                .toList();
    }

    private static Form pickup(WindwardopolisView view, Seat seat) {
        List<Alternative> guests = wanted(view, seat).stream()
                .map(guest -> new Alternative(guest.name(), guest.name()))
                .toList();
        Kind kind = new Kind(
                "pickup",
                "Choose the passengers to pick up",
                List.of(new Several(PASSENGER, "who, in order of preference", guests, guests.size())));
        return new Form(kind, chosen -> pickup(chosen.values().getOrDefault(PASSENGER, List.of())));
    }

    private static List<WindwardopolisOrders.LineOrder> pickup(List<String> names) {
        return names.isEmpty()
                ? List.of()
                : List.of(new WindwardopolisOrders.LineOrder.Pickup(
                        names.stream().distinct().toList()));
    }

    private static List<Form> cards(WindwardopolisView view, Seat seat) {
        WindwardopolisView.Own own = own(view, seat);
        List<Form> forms = new ArrayList<>();
        own.hand().stream()
                .filter(Cards.Held::ready)
                .map(Cards.Held::card)
                .distinct()
                .forEach(card -> forms.add(play(view, card)));
        if (own.hand().size() < Score.mostInHand((double) car(view, seat).thousandths() / Score.PARTS)) {
            own.deck().stream()
                    .distinct()
                    .forEach(card -> forms.add(form("draw", "Draw", card, new CardOrder.Draw(card))));
        }
        own.hand().stream()
                .map(Cards.Held::card)
                .distinct()
                .forEach(card -> forms.add(form("discard", "Discard", card, new CardOrder.Discard(card))));
        return forms;
    }

    private static Form form(String verb, String words, Card card, CardOrder order) {
        return new Form(
                kind(verb, words, card, List.of()),
                chosen -> List.of(new WindwardopolisOrders.LineOrder.OfCards(List.of(order))));
    }

    private static Kind kind(String verb, String words, Card card, List<Choices.ChoicePart> parts) {
        String form = card.names().isEmpty() ? verb : verb + "-for";
        Said said = new Said(form).with("card", card.kind()).with("name", card.names());
        String name = card.names().isEmpty() ? "" : " (" + card.names() + ")";
        return new Kind(verb + " " + card.text(), words + ": " + card.kind() + name, said, parts);
    }

    private static Form play(WindwardopolisView view, Card card) {
        List<Choices.ChoicePart> target = switch (card.kind().target()) {
            case PASSENGER -> List.of(new One(PASSENGER, "whom", guests(view)));
            case CAR -> List.of(new One(CAR, "whose car", teams(view)));
            case NOTHING, COMPANY -> List.of();
        };
        return new Form(
                kind("play", "Play", card, target),
                chosen -> List.of(new WindwardopolisOrders.LineOrder.OfCards(List.of(new CardOrder.Play(new Cards.Play(
                        card, target.isEmpty() ? "" : chosen.one(target.get(0).key())))))));
    }

    private static List<Alternative> guests(WindwardopolisView view) {
        return view.passengers().stream()
                .filter(guest -> guest.lobby().isPresent())
                .map(guest -> new Alternative(guest.name(), guest.name()))
                .toList();
    }

    private static List<Alternative> teams(WindwardopolisView view) {
        return IntStream.rangeClosed(1, view.names().size())
                .mapToObj(number ->
                        new Alternative(Integer.toString(number), view.names().get(number - 1)))
                .toList();
    }
}
