package arena.probe;

import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
import arena.launch.TrialRun;
import arena.launch.program.BotProgram;
import arena.match.MessageForm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A running instance of the bot, with its team folder. */
final class ProbedBot implements AutoCloseable {

    private final MessageForm form;
    private final TrialRun run;
    private final Path folder;
    private final Duration startUp;

    private ProbedBot(MessageForm form, TrialRun run, Path folder, Duration startUp) {
        this.form = form;
        this.run = run;
        this.folder = folder;
        this.startUp = startUp;
    }

    /** Starts the bot. It may write in the whole field, so that such a fault is detected. */
    static ProbedBot start(ProbeRequest request, Path folder, int seat, int number) {
        BotProgram spec = request.bot().specs().apply(folder).withPartnerIn(folder);
        String game = request.game().definition().info().id();
        String match = "probe-" + request.bot().name() + "-" + number;
        TrialRun run = TrialRun.start(
                request.bot().launcher(),
                spec,
                new TrialRun.TrialFolders(
                        folder.resolveSibling(""),
                        match + ".log",
                        Map.of(
                                "ARENA_FOLDER", folder.toString(),
                                "ARENA_GAME", game,
                                "ARENA_MATCH", match,
                                "ARENA_SEAT", Integer.toString(seat),
                                "ARENA_SEED", Integer.toString(number))));
        return new ProbedBot(request.bot().form(), run, folder, spec.startUp());
    }

    MessageForm form() {
        return form;
    }

    Path folder() {
        return folder;
    }

    TrialRun run() {
        return run;
    }

    boolean isOver() {
        return run.isOver();
    }

    /** Returns a sentence about the end of the program. */
    String end() {
        return "Your bot ended: " + run.endWords() + ". All it printed is in " + run.log() + ".";
    }

    Duration startUp() {
        return startUp;
    }

    /**
     * Waits for a heartbeat other than the old one; returns whether it came before the time limit and the end of the
     * program.
     */
    boolean becomesReady(Optional<FileState> old, Duration limit) {
        long until = Pauses.nanosAfter(limit.toMillis());
        while (System.nanoTime() < until && !isOver()) {
            Optional<FileState> now = ProbeField.heartbeat(folder);
            if (now.isPresent() && !now.equals(old)) {
                return true;
            }
            Pauses.sleep(ProbeTimes.LOOK_MILLIS);
        }
        return false;
    }

    /** Ends the program with all its child processes. */
    @Override
    public void close() {
        run.close();
    }

    /** An observer of a bot that waits for an input: its heartbeat, processor use and open files. */
    static final class WaitObserver {

        /** The time for a bot to reach its loop after an acknowledgement. */
        private static final int SETTLING_MILLIS = 500;

        private static final long NANOS_PER_MILLI = 1_000_000;

        private final ProbedBot bot;
        private final SortedMap<Long, Duration> processorBefore;
        private final SortedMap<String, Path> heldOpen = new TreeMap<>();
        private final long begunNanos = System.nanoTime();
        private Optional<FileState> heartbeat;
        private long renewedNanos = begunNanos;
        private long longestNanos;
        private int samples;

        private WaitObserver(ProbedBot bot) {
            this.bot = bot;
            this.processorBefore = bot.run().processorTimes();
            this.heartbeat = ProbeField.heartbeat(bot.folder());
        }

        /** Begins to observe a bot once it has reached its loop. */
        static WaitObserver begin(ProbedBot bot) {
            Pauses.sleep(SETTLING_MILLIS);
            return new WaitObserver(bot);
        }

        /** Takes one sample; to be called repeatedly. */
        void sample() {
            long now = System.nanoTime();
            Optional<FileState> beat = ProbeField.heartbeat(bot.folder());
            if (beat.isPresent() && !beat.equals(heartbeat)) {
                heartbeat = beat;
                renewedNanos = now;
            }
            longestNanos = Math.max(longestNanos, now - renewedNanos);
            // A file that is open in every sample is held open; a file that is open in one sample may be just being
            // written.
            if (samples++ % 20 == 0) {
                SortedMap<String, Path> open = bot.run().openFiles(bot.folder());
                if (samples == 1) {
                    heldOpen.putAll(open);
                } else {
                    heldOpen.entrySet().retainAll(open.entrySet());
                }
            }
        }

        /** Adds the findings of the observation. */
        void judge(ProbeFindings findings, int turn) {
            long longestMillis = longestNanos / NANOS_PER_MILLI;
            if (longestMillis > ProbeTimes.READY_MILLIS) {
                findings.report(
                        PlantedFault.OLD_READY, turn, "Your bot did not renew ready.txt for " + longestMillis + " ms.");
            }
            long percent = processorPercent();
            if (percent >= ProbeTimes.BUSY_PERCENT) {
                findings.report(
                        PlantedFault.BUSY_LOOP,
                        turn,
                        "Your bot used the processor for " + percent + " % of that time, although it was only"
                                + " waiting.");
            }
            if (!heldOpen.isEmpty()) {
                findings.report(
                        PlantedFault.OPEN_FILES,
                        turn,
                        "Your bot held open "
                                + String.join(
                                        ", ",
                                        heldOpen.values().stream()
                                                .map(file -> String.valueOf(file.getFileName()))
                                                .distinct()
                                                .toList())
                                + ".");
            }
        }

        /** Returns the processor use of the busiest thread, in percent. */
        private long processorPercent() {
            long busiestNanos = 0;
            for (Map.Entry<Long, Duration> time : bot.run().processorTimes().entrySet()) {
                Duration before = processorBefore.getOrDefault(time.getKey(), Duration.ZERO);
                busiestNanos =
                        Math.max(busiestNanos, time.getValue().minus(before).toNanos());
            }
            return 100 * busiestNanos / Math.max(1, System.nanoTime() - begunNanos);
        }
    }

    /** A check that waits until a bot has ended after its match, or is ready for the next one. */
    static final class EndCheck {

        private final ProbeFindings findings;
        private final ProbedBot bot;
        private final PlantedFault ending;
        private final int turn;

        /**
         * Creates a check.
         *
         * @param turn the turn in which the match ended
         */
        EndCheck(ProbeFindings findings, ProbedBot bot, PlantedFault ending, int turn) {
            this.findings = findings;
            this.bot = bot;
            this.ending = ending;
            this.turn = turn;
        }

        /** Returns whether the bot has ended the match as required; otherwise adds a finding. */
        boolean isPassed() {
            Path gameover = bot.folder().resolve(FileName.GAMEOVER);
            Optional<FileState> before = ProbeField.heartbeat(bot.folder());
            long until = Pauses.nanosAfter(ProbeTimes.END_MILLIS);
            long codeNanos = Pauses.nanosAfter(ProbeTimes.HELD_MILLIS);
            boolean codeIsDue = ending == PlantedFault.END_BEFORE_CODE;
            while (System.nanoTime() < until) {
                Pauses.sleep(ProbeTimes.LOOK_MILLIS);
                if (bot.isOver()) {
                    return hasEndedWell();
                }
                boolean cleared = !Files.exists(gameover);
                Optional<FileState> now = ProbeField.heartbeat(bot.folder());
                if (cleared && now.isPresent() && !now.equals(before)) {
                    Pauses.sleep(ProbeTimes.SETTLE_MILLIS);
                    return true;
                }
                // A bot that waits for the acknowledgement first, as in the document, gets it and finds the end in its
                // next
                // loop.
                if (codeIsDue && !cleared && System.nanoTime() >= codeNanos) {
                    new FileAppearance(bot.folder(), Pauses::sleep)
                            .write(FileName.of(FileName.Kind.ACKNOWLEDGE, turn), "0\n");
                    codeIsDue = false;
                }
            }
            findings.report(ending, turn, words(Files.exists(gameover)));
            return false;
        }

        private boolean hasEndedWell() {
            if (bot.run().hasEndedWell()) {
                return true;
            }
            findings.report(PlantedFault.BAD_EXIT, turn, bot.end());
            return false;
        }

        private String words(boolean there) {
            String time = " within " + ProbeTimes.END_MILLIS + " ms.";
            if (bot.form() != MessageForm.FOLDER) {
                return "Your bot did not end" + time;
            }
            return there
                    ? "Your bot neither ended nor deleted Gameover.txt" + time
                    : "Your bot deleted Gameover.txt, but neither ended nor wrote ready.txt again" + time;
        }
    }
}
