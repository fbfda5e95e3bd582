package arena.games.windwardopolis.order;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.CardOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The orders of a player in one answer, line by line (Sending Orders to the Game). Whatever they do not mention stays
 * unchanged.
 *
 * @param lines the lines that are not blank, in order
 */
public record WindwardopolisOrders(List<WindwardopolisOrders.Line> lines) {

    /** No orders. */
    public static final WindwardopolisOrders NONE = new WindwardopolisOrders(List.of());

    /** The largest number of lines of an answer that count. */
    public static final int MOST_LINES = 100;

    /** The largest number of tiles of a path. */
    public static final int MOST_TILES = 1_000;

    /**
     * A line of an answer.
     *
     * @param number the line number, from 1
     */
    public record Line(int number, LineOrder part) {}

    /** The order on one line. */
    public sealed interface LineOrder {

        /** A path, tile by tile. */
        record Path(List<MapTile> tiles) implements LineOrder {
            public Path {
                tiles = List.copyOf(tiles);
            }
        }

        /** The passengers to pick up, the most wanted first. */
        record Pickup(List<String> passengers) implements LineOrder {
            public Pickup {
                passengers = List.copyOf(passengers);
            }
        }

        /** Orders about cards: to draw all, to discard all, or to play all, in order. */
        record OfCards(List<CardOrder> orders) implements LineOrder {
            public OfCards {
                orders = List.copyOf(orders);
            }
        }

        /**
         * An unreadable line.
         *
         * @param code the cause
         * @param wrong the part of the line that is wrong; may be empty
         */
        record Mistake(WindwardopolisErrorCode code, String wrong) implements LineOrder {}
    }

    public WindwardopolisOrders {
        lines = List.copyOf(lines);
    }

    /** Returns orders, each on a line of its own. */
    public static WindwardopolisOrders of(List<? extends LineOrder> parts) {
        List<Line> lines = new ArrayList<>();
        parts.forEach(part -> lines.add(new Line(lines.size() + 1, part)));
        return new WindwardopolisOrders(lines);
    }

    /** Returns the new path; empty to keep the old one. */
    public List<MapTile> path() {
        return parts(LineOrder.Path.class)
                .findFirst()
                .map(LineOrder.Path::tiles)
                .orElse(List.of());
    }

    /** Returns the new pick-up list; empty to keep the old one. */
    public List<String> pickup() {
        return parts(LineOrder.Pickup.class)
                .findFirst()
                .map(LineOrder.Pickup::passengers)
                .orElse(List.of());
    }

    /** Returns the orders about cards, in order. */
    public List<CardOrder> cards() {
        return parts(LineOrder.OfCards.class)
                .flatMap(cards -> cards.orders().stream())
                .toList();
    }

    private <P extends LineOrder> Stream<P> parts(Class<P> kind) {
        return lines.stream().map(Line::part).filter(kind::isInstance).map(kind::cast);
    }
}
