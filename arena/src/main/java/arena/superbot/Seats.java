package arena.superbot;

import arena.game.Seat;

/** How a super bot knows where it sits. */
@FunctionalInterface
interface Seats {

    /**
     * Returns the seat.
     *
     * @param input the first input of the match
     */
    Seat find(String input);

    /** Returns the seat that somebody has told it. */
    static Seats told(Seat seat) {
        return input -> seat;
    }

    /**
     * Returns the seat of its own name among the lines after the first, {@code 1 = name}, {@code 2 = name} and so on, as any
     * bot finds it.
     */
    static Seats named(String name) {
        return input -> {
            int number = 0;
            for (String line : input.lines().skip(1).toList()) {
                number++;
                if (line.equals(number + " = " + name)) {
                    return new Seat(number);
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
