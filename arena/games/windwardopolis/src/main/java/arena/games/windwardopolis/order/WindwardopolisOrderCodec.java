package arena.games.windwardopolis.order;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Roster;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.text.Cursor;
import arena.text.Lines;
import arena.text.WordSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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

    /** A reader of one line of orders. It reports the first of several errors. It is mutable and serves one line. */
    private static final class LineReader {

        private static final String BETWEEN = ";";

        private final OrderNames names;
        private Optional<WindwardopolisOrders.LineOrder.Mistake> mistake = Optional.empty();

        private LineReader(OrderNames names) {
            this.names = names;
        }

        /** Returns the order on a line that is not blank. */
        static WindwardopolisOrders.LineOrder read(String line, OrderNames names) {
            LineReader reader = new LineReader(names);
            Cursor cursor = new Cursor(line);
            cursor.skipBlanks();
            String word = cursor.takeWord();
            String rest = line.substring(line.indexOf(word) + word.length()).strip();
            WindwardopolisOrders.LineOrder part = reader.part(word, rest);
            return reader.mistake
                    .<WindwardopolisOrders.LineOrder>map(found -> found)
                    .orElse(part);
        }

        private WindwardopolisOrders.LineOrder part(String word, String rest) {
            OrderWord verb = Stream.of(OrderWord.values())
                    .filter(known -> OrderNames.same(known.name(), word))
                    .findFirst()
                    .orElse(OrderWord.NONE);
            if (verb == OrderWord.NONE) {
                return new WindwardopolisOrders.LineOrder.Mistake(WindwardopolisErrorCode.UNKNOWN_WORD, word);
            }
            if (pieces(rest).findAny().isEmpty()) {
                return new WindwardopolisOrders.LineOrder.Mistake(WindwardopolisErrorCode.NOTHING_FOLLOWS, word);
            }
            return switch (verb) {
                case PATH -> path(rest);
                case PICKUP ->
                    new WindwardopolisOrders.LineOrder.Pickup(
                            pieces(rest).map(this::passenger).toList());
                case DRAW ->
                    ofCards(pieces(rest)
                            .map(piece -> new CardOrder.Draw(card(piece).card())));
                case DISCARD ->
                    ofCards(pieces(rest)
                            .map(piece -> new CardOrder.Discard(card(piece).card())));
                case PLAY -> ofCards(pieces(rest).map(piece -> new CardOrder.Play(played(piece))));
                case NONE -> throw new IllegalStateException("no order: " + word);
            };
        }

        /** The first word of an order. */
        private enum OrderWord {
            PATH,
            PICKUP,
            DRAW,
            DISCARD,
            PLAY,
            NONE
        }

        private static WindwardopolisOrders.LineOrder ofCards(Stream<CardOrder> orders) {
            return new WindwardopolisOrders.LineOrder.OfCards(orders.toList());
        }

        private static Stream<String> pieces(String text) {
            return Stream.of(text.split(BETWEEN)).map(String::strip).filter(piece -> !piece.isEmpty());
        }

        private WindwardopolisOrders.LineOrder path(String text) {
            List<MapTile> tiles = new ArrayList<>();
            Cursor cursor = new Cursor(text);
            while (!cursor.atEnd()) {
                if (tiles.size() == WindwardopolisOrders.MOST_TILES) {
                    return new WindwardopolisOrders.LineOrder.Mistake(WindwardopolisErrorCode.PATH_TOO_LONG, "");
                }
                String word = cursor.takeWord();
                Optional<MapTile> tile = tile(word);
                if (tile.isEmpty()) {
                    return new WindwardopolisOrders.LineOrder.Mistake(WindwardopolisErrorCode.NO_TILE, word);
                }
                tiles.add(tile.get());
                cursor.skipBlanks();
            }
            return new WindwardopolisOrders.LineOrder.Path(tiles);
        }

        /** Returns the tile written as {@code x,y}; nothing if the text is no tile. */
        private static Optional<MapTile> tile(String text) {
            Cursor cursor = new Cursor(text);
            OptionalInt x = cursor.takeNumber();
            boolean comma = cursor.take(',');
            OptionalInt y = cursor.takeNumber();
            return x.isPresent() && comma && y.isPresent() && cursor.atEnd()
                    ? Optional.of(new MapTile(x.getAsInt(), y.getAsInt()))
                    : Optional.empty();
        }

        private String passenger(String name) {
            return names.passenger(name)
                    .orElseGet(() -> recordMistake(WindwardopolisErrorCode.NO_PASSENGER, name, name));
        }

        /** A card and the text after it that is not part of the card. */
        private record NamedCard(Card card, String rest) {
            /** The value for an unknown card. */
            private static final NamedCard NONE = new NamedCard(Card.of(Card.Kind.STOP_CAR), "");
        }

        /** Returns the card that a piece of a line names; the text after it is kept. */
        private NamedCard card(String piece) {
            NamedCard named = named(piece);
            if (!named.rest().isEmpty()) {
                recordMistake(WindwardopolisErrorCode.NAME_TOO_MUCH, piece, piece);
            }
            return named;
        }

        private NamedCard named(String piece) {
            Cursor cursor = new Cursor(piece);
            String word = cursor.takeWord();
            String rest = piece.substring(word.length()).strip();
            Optional<Card.Kind> kind = Stream.of(Card.Kind.values())
                    .filter(known -> OrderNames.same(known.name(), word))
                    .findFirst();
            if (kind.isEmpty()) {
                return recordMistake(WindwardopolisErrorCode.NO_CARD, word, NamedCard.NONE);
            }
            if (kind.get().names() == Card.About.NOTHING) {
                return new NamedCard(Card.of(kind.get()), rest);
            }
            if (rest.isEmpty()) {
                return recordMistake(WindwardopolisErrorCode.NAME_MISSING, word, NamedCard.NONE);
            }
            return names.card(kind.get(), rest)
                    .map(card -> new NamedCard(card, ""))
                    .orElseGet(() -> recordMistake(WindwardopolisErrorCode.NO_CARD, rest, NamedCard.NONE));
        }

        private Cards.Play played(String piece) {
            NamedCard named = named(piece);
            String target = named.rest();
            Card.About wanted = named.card().kind().target();
            if (wanted == Card.About.NOTHING) {
                return new Cards.Play(
                        named.card(),
                        target.isEmpty() ? "" : recordMistake(WindwardopolisErrorCode.NAME_TOO_MUCH, piece, ""));
            }
            if (target.isEmpty()) {
                return new Cards.Play(named.card(), recordMistake(WindwardopolisErrorCode.NAME_MISSING, piece, ""));
            }
            return new Cards.Play(named.card(), wanted == Card.About.CAR ? car(target) : passenger(target));
        }

        private String car(String name) {
            Optional<Seat> seat = names.player(name);
            return seat.map(found -> Integer.toString(found.number()))
                    .orElseGet(() -> recordMistake(WindwardopolisErrorCode.NO_PLAYER, name, ""));
        }

        /** Records the first error of the line and continues with a substitute. */
        private <T> T recordMistake(WindwardopolisErrorCode code, String wrong, T instead) {
            if (mistake.isEmpty()) {
                mistake = Optional.of(new WindwardopolisOrders.LineOrder.Mistake(code, wrong));
            }
            return instead;
        }
    }

    /**
     * The names that orders may contain. Case is ignored, since no two names of a kind differ only in it.
     *
     * @param players the teams, seat 1 first
     * @param passengers all passengers
     * @param cards the cards in the deck and the hand of the player
     */
    private record OrderNames(List<String> players, List<String> passengers, List<Card> cards) {

        OrderNames {
            players = List.copyOf(players);
            passengers = List.copyOf(passengers);
            cards = List.copyOf(cards);
        }

        /** Returns whether two words are equal except for case. */
        static boolean same(String one, String other) {
            return WordSplitter.small(one).equals(WordSplitter.small(other));
        }

        Optional<String> passenger(String name) {
            return passengers.stream().filter(known -> same(known, name)).findFirst();
        }

        /** Returns the seat of a team, by the seat's number or by the team's name. */
        Optional<Seat> player(String name) {
            return Seat.firstSeats(players.size()).stream()
                    .filter(seat -> Integer.toString(seat.number()).equals(name))
                    .findFirst()
                    .or(() -> Seat.firstSeats(players.size()).stream()
                            .filter(seat -> same(players.get(seat.index()), name))
                            .findFirst());
        }

        /**
         * Returns the card for a passenger or company of this name, spelt like the player's card if there is one;
         * nothing if the name is invalid.
         */
        Optional<Card> card(Card.Kind kind, String name) {
            return cards.stream()
                    .filter(card -> card.kind() == kind && same(card.names(), name))
                    .findFirst()
                    .or(() -> Optional.of(name).filter(Roster::isName).map(possible -> new Card(kind, possible)));
        }
    }
}
