package arena.games.windwardopolis.order;

import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.text.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** A reader of one line of orders. It reports the first of several errors. It is mutable and serves one line. */
final class LineReader {

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
                ofCards(pieces(rest).map(piece -> new CardOrder.Draw(card(piece).card())));
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
        return names.passenger(name).orElseGet(() -> recordMistake(WindwardopolisErrorCode.NO_PASSENGER, name, name));
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
