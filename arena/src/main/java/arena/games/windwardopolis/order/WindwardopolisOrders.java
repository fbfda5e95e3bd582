package arena.games.windwardopolis.order;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.CardOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a player orders at one time, line by line (Sending Orders to the Game). What no line tells stays as it is.
 *
 * @param lines those with text, in order
 */
public record WindwardopolisOrders(List<WindwardopolisOrders.Line> lines) {

    /** Nothing is to change. */
    public static final WindwardopolisOrders NONE = new WindwardopolisOrders(List.of());

    /** So many lines of one answer count. */
    public static final int MOST_LINES = 100;

    /** A path has so many tiles at most. */
    public static final int MOST_TILES = 1_000;

    /**
     * A line of an answer.
     *
     * @param number from 1
     */
    public record Line(int number, LineOrder part) {}

    /** What one line orders. */
    public sealed interface LineOrder {

        /** Where to drive, tile by tile. */
        record Path(List<MapTile> tiles) implements LineOrder {
            public Path {
                tiles = List.copyOf(tiles);
            }
        }

        /** Who is to board, the most wanted first. */
        record Pickup(List<String> passengers) implements LineOrder {
            public Pickup {
                passengers = List.copyOf(passengers);
            }
        }

        /** What to do with cards, in order: to draw all, to discard all, or to play all. */
        record OfCards(List<CardOrder> orders) implements LineOrder {
            public OfCards {
                orders = List.copyOf(orders);
            }
        }

        /**
         * What cannot be read.
         *
         * @param code why
         * @param wrong the piece of the line that it is about; may be empty
         */
        record Mistake(WindwardopolisErrorCode code, String wrong) implements LineOrder {}
    }

    public WindwardopolisOrders {
        lines = List.copyOf(lines);
    }

    /** Returns orders of which each stands on a line of its own. */
    public static WindwardopolisOrders of(List<? extends LineOrder> parts) {
        List<Line> lines = new ArrayList<>();
        parts.forEach(part -> lines.add(new Line(lines.size() + 1, part)));
        return new WindwardopolisOrders(lines);
    }

    /** Returns the new path; empty to go on as before. */
    public List<MapTile> path() {
        return parts(LineOrder.Path.class)
                .findFirst()
                .map(LineOrder.Path::tiles)
                .orElse(List.of());
    }

    /** Returns the new pick-up list; empty to keep the one there is. */
    public List<String> pickup() {
        return parts(LineOrder.Pickup.class)
                .findFirst()
                .map(LineOrder.Pickup::passengers)
                .orElse(List.of());
    }

    /** Returns what to do with cards, in order. */
    public List<CardOrder> cards() {
        return parts(LineOrder.OfCards.class)
                .flatMap(cards -> cards.orders().stream())
                .toList();
    }

    private <P extends LineOrder> Stream<P> parts(Class<P> kind) {
        return lines.stream().map(Line::part).filter(kind::isInstance).map(kind::cast);
    }
}
