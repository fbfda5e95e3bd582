package arena.games.windwardopolis.order;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The codec of {@code output_i.txt}: orders, one a line, and {@code End} (arena/docs/games/windwardopolis.md, What you
 * write).
 */
public final class WindwardopolisOrderCodec implements AnswerCodec<WindwardopolisView, WindwardopolisOrders> {

    private static final String END = "End";
    private static final String BETWEEN = "; ";

    /** {@inheritDoc} The result is always orders; an unreadable line becomes one with an error. */
    @Override
    public Answer<WindwardopolisOrders> read(byte[] raw, WindwardopolisView asked) {
        OrderNames names = names(asked);
        List<String> lines = Lines.of(raw);
        List<WindwardopolisOrders.Line> orders = new ArrayList<>();
        for (int at = 0; at < lines.size() && orders.size() <= WindwardopolisOrders.MOST_LINES; at++) {
            String line = lines.get(at).strip();
            if (OrderNames.same(line, END)) {
                break;
            }
            if (!line.isEmpty()) {
                WindwardopolisOrders.LineOrder part = orders.size() < WindwardopolisOrders.MOST_LINES
                        ? LineReader.read(line, names)
                        : new WindwardopolisOrders.LineOrder.Mistake(WindwardopolisErrorCode.PAST_LAST, "");
                orders.add(new WindwardopolisOrders.Line(at + 1, isSecond(part, orders) ? second() : part));
            }
        }
        return new Answer.Given<>(new WindwardopolisOrders(orders));
    }

    private static OrderNames names(WindwardopolisView asked) {
        List<Card> cards = asked.own().values().stream()
                .flatMap(own ->
                        Stream.concat(own.deck().stream(), own.hand().stream().map(Cards.Held::card)))
                .toList();
        return new OrderNames(
                asked.names(),
                asked.passengers().stream().map(WindwardopolisView.Guest::name).toList(),
                cards);
    }

    private static boolean isSecond(WindwardopolisOrders.LineOrder part, List<WindwardopolisOrders.Line> before) {
        return !(part instanceof WindwardopolisOrders.LineOrder.OfCards)
                && !(part instanceof WindwardopolisOrders.LineOrder.Mistake)
                && before.stream().anyMatch(line -> line.part().getClass().equals(part.getClass()));
    }

    private static WindwardopolisOrders.LineOrder second() {
        return new WindwardopolisOrders.LineOrder.Mistake(WindwardopolisErrorCode.SECOND, "");
    }

    /**
     * {@inheritDoc} A car is written as the number of its seat, which {@link LineReader} also reads.
     *
     * @throws IllegalArgumentException if a line of the orders has an error, or orders nothing
     */
    @Override
    public String write(WindwardopolisOrders orders) {
        return orders.lines().stream().map(line -> text(line.part()) + "\n").collect(Collectors.joining()) + END + "\n";
    }

    /** Returns an order as a bot writes it, on one line. */
    public static String text(WindwardopolisOrders.LineOrder part) {
        if (part instanceof WindwardopolisOrders.LineOrder.Path path
                && !path.tiles().isEmpty()) {
            return "path " + path.tiles().stream().map(MapTile::text).collect(Collectors.joining(" "));
        }
        if (part instanceof WindwardopolisOrders.LineOrder.Pickup pickup
                && !pickup.passengers().isEmpty()) {
            return "pickup " + String.join(BETWEEN, pickup.passengers());
        }
        if (part instanceof WindwardopolisOrders.LineOrder.OfCards cards) {
            Optional<String> verb = verb(cards.orders());
            if (verb.isPresent()) {
                return verb.get() + " "
                        + cards.orders().stream()
                                .map(WindwardopolisOrderCodec::text)
                                .collect(Collectors.joining(BETWEEN));
            }
        }
        throw new IllegalArgumentException("nobody orders this on one line: " + part);
    }

    /** Returns the common word of all orders of a line; nothing if they differ. */
    private static Optional<String> verb(List<CardOrder> orders) {
        List<String> verbs = orders.stream()
                .map(order -> order instanceof CardOrder.Draw
                        ? "draw"
                        : order instanceof CardOrder.Discard ? "discard" : "play")
                .distinct()
                .toList();
        return verbs.size() == 1 ? Optional.of(verbs.get(0)) : Optional.empty();
    }

    private static String text(CardOrder order) {
        return order instanceof CardOrder.Play play && !play.play().target().isEmpty()
                ? play.card().text() + " " + play.play().target()
                : order.card().text();
    }
}
