package arena.app.replay;

import arena.app.RequestFailure;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The viewpoints of a match by name: the words of {@code --as}. */
public final class Viewpoints {

    private Viewpoints() {}

    /**
     * Returns the viewpoint of a word, in a match with a number of seats.
     *
     * @throws RequestFailure with a sentence if there is none
     */
    public static Viewpoint of(String word, int seats) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "referee" -> new Viewpoint.Referee();
            case "spectator", "watcher" -> new Viewpoint.Spectator();
            default -> seat(word, seats);
        };
    }

    private static Viewpoint seat(String word, int seats) {
        if (word.matches("[1-9][0-9]?") && Integer.parseInt(word) <= seats) {
            return Viewpoint.of(new Seat(Integer.parseInt(word)));
        }
        throw RequestFailure.usage("--as must be referee (sees everything), spectator (sees no secrets) or a"
                + " seat from 1 to "
                + seats + ", not \"" + word + "\".");
    }

    /** Returns every viewpoint of a match with a number of seats, in the order in which a viewer goes through them. */
    public static List<Viewpoint> all(int seats) {
        List<Viewpoint> all = new ArrayList<>(List.of(new Viewpoint.Referee(), new Viewpoint.Spectator()));
        Seat.firstSeats(seats).forEach(seat -> all.add(Viewpoint.of(seat)));
        return all;
    }

    /** Returns the words for a viewpoint. */
    public static String words(Viewpoint viewpoint, List<String> names) {
        if (viewpoint instanceof Viewpoint.Player player) {
            return "as " + names.get(player.seat().index());
        }
        return viewpoint instanceof Viewpoint.Referee ? "as the referee" : "as a spectator";
    }
}
