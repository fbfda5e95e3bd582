package arena.standin;

import arena.exchange.FolderBot;
import arena.match.Responder;
import arena.superbot.SuperBots;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The program of a stand-in: {@code HABIT LIMIT_MILLIS GAME FOLDER}. It serves its folder, match after match, until it
 * is ended. Its random numbers come from {@code ARENA_SEED}. Exit codes: 2 for wrong arguments, 3 for a crash that is
 * its habit.
 */
public final class StandIn {

    private static final int WORDS = 4;
    private static final int WEAKEST = 1;
    private static final int USAGE = 2;
    private static final int CRASHED = 3;

    private final Habit habit;
    private final Duration limit;
    private final String game;
    private final Path folder;

    private StandIn(Habit habit, Duration limit, String game, Path folder) {
        this.habit = habit;
        this.limit = limit;
        this.game = game;
        this.folder = folder;
    }

    /**
     * Returns the command that starts a stand-in, without its last argument, the team folder.
     *
     * @param classes the absolute class path
     * @param limit the time limit of a move
     */
    public static List<String> command(Path java, String classes, Habit habit, Duration limit, String game) {
        return List.of(
                java.toString(),
                // A stand-in runs for seconds only, so expensive optimisation does not pay off.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-Xmx128m",
                "-Dslf4j.provider=org.slf4j.helpers.NOP_FallbackServiceProvider",
                "-Dslf4j.internal.verbosity=WARN",
                "-cp",
                classes,
                StandIn.class.getName(),
                habit.word(),
                Long.toString(limit.toMillis()),
                game);
    }

    /** Serves a folder. */
    public static void main(String[] words) {
        Optional<String> mistake = mistake(words);
        if (mistake.isPresent()) {
            System.err.println(mistake.get());
            System.exit(USAGE);
        }
        StandIn standIn = new StandIn(
                Habit.of(words[0]).orElseThrow(),
                Duration.ofMillis(Long.parseLong(words[1])),
                words[2],
                Path.of(words[3]).toAbsolutePath().normalize());
        System.exit(standIn.run());
    }

    /** Returns a sentence about wrong arguments; empty if they are valid. */
    static Optional<String> mistake(String... words) {
        if (words.length != WORDS
                || Habit.of(words[0]).isEmpty()
                || !words[1].matches("[0-9]{1,9}")
                || SuperBots.levels(words[2]).isEmpty()) {
            return Optional.of("A stand-in takes a habit (" + String.join(", ", Habit.words())
                    + "), the milliseconds of a move, a game that has a super bot, and its folder, not \""
                    + String.join(" ", words) + "\".");
        }
        return Optional.empty();
    }

    /** Returns the exit code, if the program ends by itself. */
    private int run() {
        if (habit == Habit.CRASH_START) {
            System.err.println("This stand-in ends on purpose before it is ready.");
            return CRASHED;
        }
        if (habit == Habit.ABSENT) {
            sleepForever();
        }
        if (habit == Habit.HANG) {
            // A virtual machine that shuts down waits for this hook, which never ends.
            Runtime.getRuntime().addShutdownHook(new Thread(StandIn::sleepForever, "deaf"));
        }
        try {
            new FolderBot(folder, responder()).serve();
            return 0;
        } catch (HabitResponder.Crash crash) {
            System.err.println(crash.getMessage());
            return CRASHED;
        }
    }

    private HabitResponder responder() {
        String seed = Optional.ofNullable(System.getenv("ARENA_SEED")).orElse("1");
        Responder mind =
                SuperBots.named(game, WEAKEST, String.valueOf(folder.getFileName()), Long.parseUnsignedLong(seed));
        return new HabitResponder(mind, habit, new HabitResponder.Surroundings(limit, folder, output()));
    }

    /**
     * Returns a buffered standard output; the system's own stream writes each line separately, which makes a flood
     * slow.
     */
    private static PrintStream output() {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)), false, StandardCharsets.UTF_8);
    }

    private static void sleepForever() {
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * A responder that answers as another one and adds a habit. The habits of the program as a whole, such as {@link
     * Habit#ABSENT}, belong to {@link StandIn}.
     */
    static final class HabitResponder implements Responder {

        /**
         * The number of the answer at which habits of the middle of a match set in, early enough for a match between
         * weak bots.
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
                case SLOW ->
                    pauseIf(answers % SLOW_EVERY == 0, surroundings.limit().dividedBy(2));
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
}
