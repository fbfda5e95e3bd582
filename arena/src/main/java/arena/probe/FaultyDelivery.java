package arena.probe;

import java.util.function.LongConsumer;

/** Brings inputs and codes to a team folder, each in the odd way of its fault. */
final class FaultyDelivery {

    private final FileAppearance hand;
    private final LongConsumer watch;
    private final Runnable pause;

    /**
     * Prepares deliveries.
     *
     * @param watch waits for a number of milliseconds, and looks at the bot meanwhile
     * @param pause the long pause, in which the bot is probed
     */
    FaultyDelivery(FileAppearance hand, LongConsumer watch, Runnable pause) {
        this.hand = hand;
        this.watch = watch;
        this.pause = pause;
    }

    /** Makes an input appear. */
    void input(String name, String text, PlantedFault fault) {
        switch (fault) {
            case LATE_INPUT -> {
                watch.accept(ProbeTimes.LATE_MILLIS);
                hand.write(name, text);
            }
            case LONG_PAUSE -> {
                pause.run();
                hand.write(name, text);
            }
            case INPUT_IN_PIECES -> hand.writeInPieces(name, text);
            case EMPTY_INPUT -> hand.writeLater(name, text, ProbeTimes.EMPTY_MILLIS);
            case HELD_INPUT -> hand.writeHeld(name, text);
            case CRLF_INPUT -> hand.write(name, text.replace("\n", "\r\n"));
            default -> hand.write(name, text);
        }
    }

    /** Makes an acknowledgement appear. */
    void code(String name, int code, PlantedFault fault) {
        switch (fault) {
            case NEWS -> hand.write(name, "100\n");
            case UNKNOWN_NEWS -> hand.write(name, "137\n");
            case CRLF_CODE -> hand.write(name, code + "\r\n");
            case EMPTY_CODE -> hand.writeLater(name, code + "\n", ProbeTimes.PIECES_MILLIS);
            case LATE_CODE -> {
                watch.accept(ProbeTimes.LATE_MILLIS);
                hand.write(name, code + "\n");
            }
            default -> hand.write(name, code + "\n");
        }
    }
}
