package windwardopolis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a player has ordered and not yet sent. It is used by the player's threads and by the one that sends. */
final class Orders {

    private static final String END = "End\n";

    private String path = "";
    private String pickup = "";
    private final List<String> cards = new ArrayList<>();

    synchronized void path(List<Tile> tiles) {
        path = tiles.isEmpty()
                ? ""
                : "path " + tiles.stream().map(Tile::toString).collect(Collectors.joining(" ")) + "\n";
    }

    synchronized void pickup(List<String> names) {
        pickup = names.isEmpty() ? "" : "pickup " + String.join("; ", names) + "\n";
    }

    synchronized void card(String line) {
        cards.add(line + "\n");
    }

    synchronized boolean isEmpty() {
        return path.isEmpty() && pickup.isEmpty() && cards.isEmpty();
    }

    /** Returns the answer as the arena reads it, and begins the next one. */
    synchronized String take() {
        String text = path + pickup + String.join("", cards) + END;
        path = "";
        pickup = "";
        cards.clear();
        return text;
    }
}
