package arena.superbot.level;

import arena.game.GameInfo;
import arena.game.Seat;

/** How a super bot knows where it plays. */
@FunctionalInterface
public interface SeatFinder {

    /**
     * Returns the place.
     *
     * @param input the first input of the match
     */
    MindSeat find(String input);

    /** Returns the place that it was told. */
    static SeatFinder told(MindSeat place) {
        return input -> place;
    }

    /**
     * Returns the seat of its own name among the lines after the first, {@code 1 = name}, {@code 2 = name} and so on,
     * as any bot finds it; of the settings it knows the defaults.
     */
    static SeatFinder named(String name, GameInfo game) {
        return input -> {
            int number = 0;
            for (String line : input.lines().skip(1).toList()) {
                number++;
                if (line.equals(number + " = " + name)) {
                    return MindSeat.standard(new Seat(number), game);
                }
                if (!line.startsWith(number + " = ")) {
                    break;
                }
            }
            throw new IllegalArgumentException(
                    "the input names no seat of " + name + ": " + input.lines().findFirst());
        };
    }
}
