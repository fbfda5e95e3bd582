package arena.standin;

import arena.match.Responder;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * A responder that answers as another one and adds a habit. The habits of the program as a whole, such as {@link
 * Habit#ABSENT}, belong to {@link StandIn}.
 */
final class HabitResponder implements Responder {

    /**
     * The number of the answer at which habits of the middle of a match set in, early enough for a match between weak
     * bots.
     */
    static final int MIDDLE = 4;

    /** One answer in so many is slow; with this a match with a slow bot ends within a minute. */
    private static final int SLOW_EVERY = 8;

    /** The number of answers with a flood: enough for hundreds of files without filling the disk. */
    private static final int FLOODS = 4;

    private static final int FLOOD_LINES = 10_000;
    private static final int FLOOD_FILES = 100;
    private static final String FLOOD_LINE = "x".repeat(100);

    private static final String NO_ORDER = "nonsense\nEnd\n";

    private final Responder inner;
    private final Habit habit;
    private final Surroundings surroundings;
    private int answers;

    /**
     * The surroundings of the responder.
     *
     * @param limit the time limit of a move
     * @param folder the team folder
     * @param out the standard output
     */
    record Surroundings(Duration limit, Path folder, PrintStream out) {}

    /** The exception that ends the program in the middle of a match, as a programming error does. */
    static final class Crash extends RuntimeException {
        private static final long serialVersionUID = 1;

        Crash() {
            super("This stand-in crashes in the middle of a match on purpose.");
        }
    }

    HabitResponder(Responder mind, Habit habit, Surroundings stage) {
        this.inner = mind;
        this.habit = habit;
        this.surroundings = stage;
    }

    @Override
    public String answer(String input) {
        answers++;
        String answer = inner.answer(input);
        act();
        return habit == Habit.WRONG ? NO_ORDER : answer;
    }

    private void act() {
        switch (habit) {
            case SLOW -> pauseIf(answers % SLOW_EVERY == 0, surroundings.limit().dividedBy(2));
            case LATE -> pauseIf(answers == MIDDLE, surroundings.limit().multipliedBy(2));
            case MUTE -> pauseIf(true, Duration.ofDays(1));
            case CRASH -> crash();
            case HANG -> spin();
            case FLOOD -> flood();
            default -> {}
        }
    }

    private static void pauseIf(boolean due, Duration length) {
        try {
            TimeUnit.NANOSECONDS.sleep(due ? length.toNanos() : 0);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void crash() {
        if (answers == MIDDLE) {
            throw new Crash();
        }
    }

    private void spin() {
        while (answers >= MIDDLE && !Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
    }

    private void flood() {
        if (answers > FLOODS) {
            return;
        }
        for (int line = 0; line < FLOOD_LINES; line++) {
            surroundings.out().println(FLOOD_LINE);
        }
        try {
            for (int file = 0; file < FLOOD_FILES; file++) {
                Files.writeString(surroundings.folder().resolve("rubbish_" + answers + "_" + file), FLOOD_LINE);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void acknowledged(int code) {
        inner.acknowledged(code);
    }

    @Override
    public void over(String gameover) {
        answers = 0;
        inner.over(gameover);
    }
}
