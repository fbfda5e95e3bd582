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
 * Answers as another mind does, and adds a habit; the habits of a program, {@link Habit#ABSENT} and the like, are not
 * its part.
 */
final class HabitResponder implements Responder {

    /**
     * The answer at which what happens in the middle of a match happens: early enough that a match between weak bots
     * gets there.
     */
    static final int MIDDLE = 4;

    /** Which answers are slow, so that a match with a slow bot ends within a minute. */
    private static final int SLOW_EVERY = 8;

    /** The answers that come with a flood: enough for hundreds of files, and no disk is filled. */
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
     * Where it acts.
     *
     * @param limit how long a move may take
     * @param folder its team folder
     * @param out what it prints to
     */
    record Surroundings(Duration limit, Path folder, PrintStream out) {}

    /** It ends in the middle of a match, as a program does that has a mistake. */
    static final class Crash extends RuntimeException {
        private static final long serialVersionUID = 1;

        Crash() {
            super("This stand-in ends in the middle of a match, as its habit is.");
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
