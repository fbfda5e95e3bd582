package arena.games.windwardopolis.wire;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.games.windwardopolis.view.WindwardopolisViewCodec;
import arena.wire.WireTranslator;
import arena.wire.XmlElement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A translator for the bots of 2014: they are told what happens, and give orders whenever they want. In real time each
 * message is an order at once. In lock-step, where the world waits, what a bot has ordered is its answer as soon as it
 * is silent for a moment; it need not order anything.
 */
public final class WindwardopolisTranslator implements WireTranslator {

    private static final int MOST_TILES = 1_000;

    /** The first words of lines of which an answer has one at most. */
    private static final List<String> SINGLE = List.of("path ", "pickup ");

    /** The number of lines from which on further card orders are ignored. */
    private static final int MOST_LINES = 100;

    private static final String TILE = "[0-9]{1,4}\\s*,\\s*[0-9]{1,4}";

    /** The pause after an order in which another one may follow. */
    private static final Duration SHORT = Duration.ofMillis(20);

    /** The time for a bot that may want to order nothing. */
    private static final Duration LONG = Duration.ofMillis(200);

    private final UnaryOperator<String> names;
    private final WindwardopolisViewCodec codec = new WindwardopolisViewCodec();
    private final List<String> lines = new ArrayList<>();
    private Optional<WindwardopolisView> first = Optional.empty();
    private Optional<WindwardopolisView> last = Optional.empty();
    private int open;
    private boolean ready;

    /**
     * Makes a translator for one seat of a round.
     *
     * @param names returns the name of a player in messages
     */
    public WindwardopolisTranslator(UnaryOperator<String> names) {
        this.names = names;
    }

    @Override
    public List<XmlElement> prompt(int number, String text) {
        WindwardopolisView view = first.map(known -> codec.read(text, known)).orElseGet(() -> codec.read(text));
        boolean isFirst = first.isEmpty();
        first = first.or(() -> Optional.of(view));
        last = Optional.of(view);
        open = number;
        return isFirst ? resume() : new StatusElements(view, names).messages();
    }

    @Override
    public List<XmlElement> resume() {
        return last.flatMap(view -> first.flatMap(WindwardopolisView::fixed)
                        .map(fixed -> new SetupElements(view, fixed, names).setup()))
                .map(List::of)
                .orElse(List.of());
    }

    @Override
    public Optional<Order> order(XmlElement message) {
        List<String> orders = switch (message.name()) {
            case "ready", "move" -> moves(message);
            case "order" -> cardOrder(message).stream().toList();
            default -> List.of();
        };
        ready |= message.name().equals("ready");
        if (waits()) {
            orders.forEach(this::add);
            return Optional.empty();
        }
        return orders.isEmpty() ? Optional.empty() : Optional.of(new Order(0, text(orders)));
    }

    private boolean waits() {
        return first.flatMap(WindwardopolisView::fixed)
                .map(fixed -> fixed.pace().waits())
                .orElse(true);
    }

    @Override
    public Optional<Order> due(Duration silence) {
        Duration enough = lines.isEmpty() ? LONG : SHORT;
        if (open == 0 || !ready || !waits() || silence.compareTo(enough) < 0) {
            return Optional.empty();
        }
        Order order = new Order(open, text(lines));
        open = 0;
        lines.clear();
        return Optional.of(order);
    }

    /** Adds a line to the answer. Of several paths and pick-up lists the last one counts. */
    private void add(String line) {
        Optional<String> single = SINGLE.stream().filter(line::startsWith).findFirst();
        single.ifPresent(word -> lines.removeIf(earlier -> earlier.startsWith(word)));
        if (single.isPresent() || lines.size() < MOST_LINES) {
            lines.add(line);
        }
    }

    private static String text(List<String> orders) {
        return orders.stream().map(line -> line + "\n").collect(Collectors.joining()) + "End\n";
    }

    private List<String> moves(XmlElement message) {
        List<String> orders = new ArrayList<>();
        message.child("path")
                .map(path -> tiles(path.text()))
                .filter(tiles -> !tiles.isEmpty())
                .ifPresent(tiles -> orders.add("path " + String.join(" ", tiles)));
        message.child("pick-up")
                .map(list -> passengers(list.text()))
                .filter(passengers -> !passengers.isEmpty())
                .ifPresent(passengers -> orders.add("pickup " + String.join("; ", passengers)));
        return orders;
    }

    /** Returns the tiles of a path up to the first malformed one. */
    private static List<String> tiles(String text) {
        return Stream.of(text.strip().split(";", -1))
                .map(String::strip)
                .takeWhile(tile -> tile.matches(TILE))
                .limit(MOST_TILES)
                .map(tile -> tile.split("\\s*,\\s*", -1))
                .map(parts -> new MapTile(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])).text())
                .toList();
    }

    private List<String> passengers(String text) {
        List<String> known = last.stream()
                .flatMap(view -> view.passengers().stream())
                .map(WindwardopolisView.Guest::name)
                .toList();
        return Stream.of(text.split(";", -1))
                .map(String::strip)
                .filter(known::contains)
                .toList();
    }

    /** Returns the line of a card order; empty if the card is none of the bot, as it is then ignored. */
    private Optional<String> cardOrder(XmlElement message) {
        Optional<String> action = message.attribute("action")
                .filter(word -> List.of("DRAW", "PLAY", "DISCARD").contains(word));
        return action.flatMap(word -> message.child("powerup")
                .flatMap(powerup -> card(powerup)
                        .flatMap(card -> word.equals("PLAY") ? play(card, powerup) : Optional.of(card.text()))
                        .map(text -> word.toLowerCase(Locale.ROOT) + " " + text)));
    }

    /** Returns the named card. Names that its kind does not have are ignored: bots send some with every card. */
    private static Optional<Card> card(XmlElement powerup) {
        return powerup.attribute("card")
                .flatMap(word -> Stream.of(Card.Kind.values())
                        .filter(kind -> kind.name().equals(word))
                        .findFirst()
                        .flatMap(kind -> switch (kind.names()) {
                            case COMPANY -> powerup.attribute("company").flatMap(name -> Card.read(word + " " + name));
                            case PASSENGER ->
                                powerup.attribute("passenger").flatMap(name -> Card.read(word + " " + name));
                            case CAR, NOTHING -> Optional.of(Card.of(kind));
                        }));
    }

    /** Returns the card with what it is played with; empty if that is missing or unknown. */
    private Optional<String> play(Card card, XmlElement powerup) {
        return switch (card.kind().target()) {
            case PASSENGER ->
                powerup.attribute("passenger")
                        .filter(name -> !passengers(name).isEmpty())
                        .map(name -> card.text() + " " + name);
            case CAR -> powerup.attribute("player").flatMap(this::seat).map(seat -> card.text() + " " + seat);
            case COMPANY, NOTHING -> Optional.of(card.text());
        };
    }

    private Optional<Integer> seat(String player) {
        List<String> players = last.map(WindwardopolisView::names).orElse(List.of());
        return Stream.iterate(1, seat -> seat <= players.size(), seat -> seat + 1)
                .filter(seat -> names.apply(players.get(seat - 1)).equals(player))
                .findFirst();
    }
}
