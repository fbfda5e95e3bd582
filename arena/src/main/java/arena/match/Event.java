package arena.match;

import arena.game.Departure;
import arena.game.GameInfo;
import arena.game.Standing;
import arena.game.TimeLimit;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One thing that happened in a match, as its record holds it.
 *
 * <p>Times are nanoseconds of the match's clock. A step is one turn through the loop of the match, counted from 1; the
 * rulings of a step, in order, are the actions that lead to the next state. A step without a ruling may be missing from
 * the record: it is a tick in which nobody ordered anything.
 */
public sealed interface Event {

    /** Returns the seat that it is about, from 1; 0 if it is about none, or about all. */
    default int seat() {
        return 0;
    }

    /**
     * The match was set up.
     *
     * @param wording the version of the sentences of the game's rulings and ends; 0 in records of arenas that did not
     *     write it
     * @param occasion what it is played for, if it is played for anything
     */
    record Began(
            String matchId,
            String arenaVersion,
            String gameId,
            long seed,
            SortedMap<String, String> settings,
            List<Sitting> sittings,
            long epochMillis,
            int wording,
            Optional<MatchPurpose> occasion)
            implements Event {

        /** Makes the beginning of a match that is played for nothing but itself. */
        public Began(
                String matchId,
                String arenaVersion,
                String gameId,
                long seed,
                SortedMap<String, String> settings,
                List<Sitting> sittings,
                long epochMillis) {
            this(matchId, arenaVersion, gameId, seed, settings, sittings, epochMillis, 0, Optional.empty());
        }

        /** Returns whether its sentences are those of the game as it is now, and not of another version. */
        public boolean isWordedAs(GameInfo game) {
            return wording == game.wording();
        }
    }

    /**
     * Who sits where.
     *
     * @param clock how time runs for the seat
     */
    record Sitting(int seat, String name, PlayerInfo info, SeatClock clock) {

        /** The fact that says what pages call whoever sits there. */
        public static final String SHOWN = "shown";

        /** The fact that says which emblem pages draw beside the name, as a word. */
        public static final String EMBLEM = "emblem";

        /** Returns the word of the emblem that pages draw beside the name; nothing if none was chosen. */
        public Optional<String> emblem() {
            return Optional.ofNullable(info.facts().get(EMBLEM));
        }

        /** Returns what pages call whoever sits there; the name if the record says nothing else. */
        public String shown() {
            return info.facts().getOrDefault(SHOWN, name);
        }

        /** Makes one whose time is the game's. */
        public Sitting(int seat, String name, PlayerInfo info) {
            this(seat, name, info, new SeatClock.ByGame());
        }
    }

    /** A player is ready. */
    record Joined(long atNanos, int seat) implements Event {}

    /** A prompt was published. */
    record Prompted(long atNanos, int step, int seat, int number, TimeLimit limit, String text) implements Event {

        /** Makes one with a limit in milliseconds. */
        public Prompted(long atNanos, int step, int seat, int number, long limitMillis, String text) {
            this(atNanos, step, seat, number, TimeLimit.ofMillis(limitMillis), text);
        }

        /** Returns the limit in milliseconds; {@link Long#MAX_VALUE} if there is none. */
        public long limitMillis() {
            return limit.millis();
        }
    }

    /**
     * A seat was sent an update of real time. Its text follows from the setup and the orders before it, so only its
     * digest is kept.
     *
     * @param digest as {@link Update#digest} makes it
     */
    record UpdateSent(long atNanos, int step, int seat, int number, String digest) implements Event {}

    /**
     * An answer, or its absence, was judged.
     *
     * @param again whether it was refused and does not count: the seat is asked once more
     */
    record Ruled(long atNanos, int step, int seat, Reply reply, int code, String words, int line, boolean again)
            implements Event {

        /** Makes the judgement of an answer that counts, or for which something else does. */
        public Ruled(long atNanos, int step, int seat, Reply reply, int code, String words, int line) {
            this(atNanos, step, seat, reply, code, words, line, false);
        }

        /** Returns the same for an answer after which the seat is asked once more. */
        Ruled askedAgain() {
            return new Ruled(atNanos, step, seat, reply, code, words, line, true);
        }
    }

    /** The ruling was published. */
    record Acknowledged(long atNanos, int seat, int number, int code) implements Event {}

    /**
     * A seat was left for good.
     *
     * @param step the step that was running, or the last one that had been played; 0 before the first
     * @param how what is known of it besides its cause
     * @param breaksOff whether the step was broken off by it: the leaving then applies to the state before the step,
     *     and the rulings of the step count for nothing; otherwise it applies to the state after the step
     */
    record Left(long atNanos, int step, int seat, Departure why, SeatDeparture how, boolean breaksOff)
            implements Event {

        /** Makes one of which nothing is known but a sentence. */
        public Left(long atNanos, int step, int seat, Departure why, String words, boolean breaksOff) {
            this(atNanos, step, seat, why, new SeatDeparture.FromRecord(words), breaksOff);
        }

        /** Returns what happened, for people. */
        public String words() {
            return how.words();
        }
    }

    /**
     * The match is held: no step begins until it goes on, and once those have answered who are asked nobody's time
     * runs. It is held by its host, or because the player of a seat has gone and the host is asked who plays on; then
     * the time of an open question to that seat runs no more.
     *
     * @param step the step that is running, or the next one
     * @param seat whose player has gone; 0 if the host has wanted it so
     */
    record Held(long atNanos, int step, int seat) implements Event {}

    /** The match goes on that was held. */
    record WentOn(long atNanos, int step) implements Event {}

    /**
     * The match is resumed from its record, since the arena that played it has ended before the match. All seats that
     * were not left are invited again, and a match that was held goes on. Questions that were open are withdrawn, and
     * asked anew with the time that the game gives for them.
     *
     * @param step the step that was running, or the next one
     */
    record Resumed(long atNanos, int step) implements Event {}

    /**
     * A seat is played on by another from now on, under the name that it has. A question that was open is withdrawn,
     * and asked anew with the time that the game gives for it; what was used of a budget stays used.
     *
     * @param step the step that is running, or the next one
     * @param to who plays on, and how time runs for him
     * @param usedNanos the time of the question that was withdrawn; 0 if none was open
     * @param gone how the player before had gone, if he had
     * @param by who has decided it
     * @param reason why, a sentence; empty if nobody has said
     */
    record HandedOver(
            long atNanos, int step, Sitting to, long usedNanos, Optional<Presence.Gone> gone, String by, String reason)
            implements Event {
        @Override
        public int seat() {
            return to.seat();
        }
    }

    /**
     * The host has done something to the match, between two steps and while it was held.
     *
     * @param step the next step
     * @param text what, as {@link arena.game.Choices.Chosen#text} writes it
     * @param words the same as a sentence without a full stop
     * @param by who has decided it
     * @param reason why, a sentence; empty if nobody has said
     */
    record Intervened(long atNanos, int step, String text, String words, String by, String reason) implements Event {}

    /**
     * A player said why it answers a prompt as it does. That tells what the seat knows, so nobody but the referee and
     * the seat itself may read it while secrets count.
     *
     * @param number the prompt, by the seat's own count
     */
    record Reasoned(long atNanos, int seat, int number, String words) implements Event {}

    /**
     * Something worth knowing that is no answer; seat 0 is nobody's.
     *
     * @param kind one word, the same for the same cause
     * @param output the number of the {@code output_i.txt} that it is about, 0 if it is about none; nothing in records
     *     of earlier arenas, which do not tell
     */
    record Noticed(long atNanos, int seat, String kind, String words, Optional<Integer> output) implements Event {

        /** The kind that says that another took the machine: it is about the program and not about its folder. */
        public static final String MACHINE = "machine";

        /** The kind that says that the match itself looked long after the limit: what stood there then counts. */
        public static final String LATE_LOOK = "late-look";

        /** The kind that says that a folder holds too much to be looked through; its prompt is closed. */
        public static final String FLOODED = "flooded";

        /** The kind that says that a file could not be put into a folder; its prompt is closed, and those after it. */
        public static final String UNPUBLISHED = "unpublished";

        /** The kind that says that half of an answer was taken and judged: the file has grown since. */
        public static final String GREW = "grew";

        /** The kinds that say that what stands under the name of an answer is no file, or too large to be one. */
        public static final String ODD = "odd";

        public static final String LARGE = "large";

        /** Makes one that is about no answer. */
        public Noticed(long atNanos, int seat, String kind, String words) {
            this(atNanos, seat, kind, words, Optional.of(0));
        }

        /** Returns whether it says that orders under the number of its output are not waited for in real time. */
        public boolean passesOver() {
            return kind.equals(ODD) || kind.equals(LARGE);
        }

        /** Returns whether it says that half of the answer to a prompt was taken. */
        public boolean isOfHalf(int number) {
            return kind.equals(GREW) && output.equals(Optional.of(number));
        }

        /** Returns whether a prompt is closed by it before its time is over. */
        public boolean closesPrompt() {
            return kind.equals(FLOODED) || kind.equals(UNPUBLISHED);
        }
    }

    /**
     * A launched program has ended or was ended.
     *
     * @param how what is known of that
     * @param lastErrorLines the end of its error stream, oldest first
     * @param log the file of all it printed; empty if there is none
     * @param use what it used of the machine with all its processes; nothing if that was not measured
     * @param errors the errors that it printed; {@link Errors#NONE} in records of earlier arenas, which did not look
     * @param startedNanos when it was started, from where the times in its log count; nothing in records of earlier
     *     arenas, or if it was not started
     */
    record ProcessEnded(
            long atNanos,
            int seat,
            ProgramEnd how,
            List<String> lastErrorLines,
            String log,
            Optional<Use> use,
            Errors errors,
            Optional<Long> startedNanos)
            implements Event {

        /** Makes one of which nothing is known but a sentence. */
        public ProcessEnded(long atNanos, int seat, String words, List<String> lastErrorLines, String log) {
            this(
                    atNanos,
                    seat,
                    new ProgramEnd.FromRecord(words),
                    lastErrorLines,
                    log,
                    Optional.empty(),
                    Errors.NONE,
                    Optional.empty());
        }

        /** Returns how it ended, for people. */
        public String words() {
            return how.words();
        }
    }

    /**
     * What a program used of the machine with all its processes.
     *
     * @param processorMillis processor time
     * @param memoryBytes the most memory at any look
     * @param processes the most processes and threads at any look
     * @param folderBytes the most that its files took at any look
     */
    record Use(long processorMillis, long memoryBytes, int processes, long folderBytes) {}

    /**
     * The exceptions and other errors that a program printed to its error stream.
     *
     * @param count how many were seen; in a flood of output some may have been missed
     * @param first the line that names the first; empty if there was none
     * @param lines the first as it was printed, with its stack trace as far as that was kept
     */
    record Errors(int count, String first, List<String> lines) {

        /** The program printed none, or nobody looked. */
        public static final Errors NONE = new Errors(0, "", List.of());

        public Errors {
            lines = List.copyOf(lines);
        }
    }

    /**
     * How the processors were used while a seat was asked and did not answer in time.
     *
     * @param number the prompt, by the seat's own count
     * @param elapsedNanos since the prompt was published
     * @param nanosBySeat processor time of each seat whose program is measured
     */
    record ProcessorTime(
            long atNanos, int step, int seat, int number, long elapsedNanos, SortedMap<Integer, Long> nanosBySeat)
            implements Event {
        public ProcessorTime {
            nanosBySeat = Collections.unmodifiableSortedMap(new TreeMap<>(nanosBySeat));
        }
    }

    /**
     * The match ended in a verdict. What players notice while they leave ({@link ProcessEnded}, {@link Noticed}) may
     * follow.
     */
    record Ended(long atNanos, int steps, int moves, List<Standing> standings, String reason, String detail)
            implements Event {}

    /** The match was broken off and counts for nothing. What players notice while they leave may follow. */
    record BrokenOff(long atNanos, Cause cause, String words) implements Event {}

    /** Why a match counts for nothing. */
    enum Cause {
        /** No player was ready: the referee is asked. */
        NOBODY_READY,
        /** The field, the disk or the record failed. */
        INFRASTRUCTURE,
        /** The host stopped it. */
        STOPPED,
        /** The arena or the game has a defect. */
        DEFECT
    }
}
