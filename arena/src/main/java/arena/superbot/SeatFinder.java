package arena.superbot;

import arena.game.GameInfo;
import arena.game.Seat;
import arena.level.MindSeat;

/** A rule by which a super bot finds its seat. */
@FunctionalInterface
public interface SeatFinder {

    /**
     * Returns the seat.
     *
     * @param input the first input of the match
     */
    MindSeat find(String input);

    /** Returns a finder of a known seat. */
    static SeatFinder of(MindSeat mindSeat) {
        return input -> mindSeat;
    }

    /**
     * Returns a finder by name: the seat whose line after the first, {@code 1 = name}, {@code 2 = name} and so on,
     * holds the name, as any bot finds it. The settings are the defaults.
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
