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
 * An event of a match, as its record holds it.
 *
 * <p>Times are nanoseconds of the match's clock. A step is one pass of the match's loop, counted from 1; the rulings of
 * a step, in order, are the actions that lead to the next state. A step without a ruling may be missing from the
 * record: it is a tick without orders.
 */
public sealed interface Event {

    /** Returns the seat that the event concerns, from 1; 0 if it concerns none, or all. */
    default int seat() {
        return 0;
    }

    /**
     * The setup of the match.
     *
     * @param wording the version of the sentences of the game's rulings and ends; 0 in records of arenas that did not
     *     write it
     * @param occasion what it is played for, if it is played for anything
     * @param machine the class of the machine that plays it, such as the model and number of its processors; absent in
     *     records of arenas that did not write it
     */
    record Began(
            String matchId,
            String arenaVersion,
            String gameId,
            long seed,
            SortedMap<String, String> settings,
            List<SeatAssignment> sittings,
            long epochMillis,
            int wording,
            Optional<MatchPurpose> occasion,
            Optional<String> machine)
            implements Event {

        /** Returns whether its sentences have the game's current wording. */
        public boolean isWordedAs(GameInfo game) {
            return wording == game.wording();
        }
    }

    /**
     * A seat with its player.
     *
     * @param clock how time runs for the seat
     */
    record SeatAssignment(int seat, String name, PlayerInfo info, SeatClock clock) {

        /** The fact that holds the way of a bot that does not use its folder, such as {@code stdio}. */
        public static final String SPEAKS = "speaks";

        /** The fact that holds the display name of the player. */
        public static final String SHOWN = "shown";

        /** The fact that holds the emblem that pages draw beside the name, as a word. */
        public static final String EMBLEM = "emblem";

        /** The fact that holds the school or the team's origin, as text. */
        public static final String SCHOOL = "school";

        /** The fact that holds the picture of a bot: a PNG of 32 by 32 pixels, in base64. */
        public static final String AVATAR = "avatar";

        /** Returns a fact about the player; empty if the record has none. */
        public Optional<String> fact(String key) {
            return Optional.ofNullable(info.facts().get(key));
        }

        /** Returns the word of the emblem that pages draw beside the name; nothing if none was chosen. */
        public Optional<String> emblem() {
            return fact(EMBLEM);
        }

        /** Returns the display name of the player; the name if the record has none. */
        public String shown() {
            return info.facts().getOrDefault(SHOWN, name);
        }

        /** Makes a sitting whose time limits are the game's. */
        public SeatAssignment(int seat, String name, PlayerInfo info) {
            this(seat, name, info, new SeatClock.ByGame());
        }
    }

    /** A player became ready. */
    record Joined(long atNanos, int seat) implements Event {}

    /** A prompt was published. */
    record Prompted(long atNanos, int step, int seat, int number, TimeLimit limit, String text) implements Event {

        /** Makes a prompt with a limit in milliseconds. */
        public Prompted(long atNanos, int step, int seat, int number, long limitMillis, String text) {
            this(atNanos, step, seat, number, TimeLimit.ofMillis(limitMillis), text);
        }

        /** Returns the limit in milliseconds; {@link Long#MAX_VALUE} if there is none. */
        public long limitMillis() {
            return limit.millis();
        }
    }

    /**
     * An update of real time was sent to a seat. Its text follows from the setup and the orders before it, so only its
     * digest is kept.
     *
     * @param digest as {@link Update#digest} makes it
     */
    record UpdateSent(long atNanos, int step, int seat, int number, String digest) implements Event {}

    /**
     * An answer, or its absence, was judged.
     *
     * @param again whether it was refused and does not count, so that the seat is asked once more
     */
    record Ruled(long atNanos, int step, int seat, Reply reply, int code, String words, int line, boolean again)
            implements Event {

        /** Makes the ruling of an answer that counts, or that is replaced by a default action. */
        public Ruled(long atNanos, int step, int seat, Reply reply, int code, String words, int line) {
            this(atNanos, step, seat, reply, code, words, line, false);
        }

        /** Returns the same ruling for an answer after which the seat is asked once more. */
        Ruled askedAgain() {
            return new Ruled(atNanos, step, seat, reply, code, words, line, true);
        }
    }

    /** A ruling was published. */
    record Acknowledged(long atNanos, int seat, int number, int code) implements Event {}

    /**
     * A player left its seat for good.
     *
     * @param step the step that was running, or the last one that had been played; 0 before the first
     * @param how what is known of the departure besides its cause
     * @param breaksOff whether the departure broke off the step: it then applies to the state before the step, and the
     *     rulings of the step do not count; otherwise it applies to the state after the step
     */
    record Left(long atNanos, int step, int seat, Departure why, SeatDeparture how, boolean breaksOff)
            implements Event {

        /** Makes a departure of which only a sentence is known. */
        public Left(long atNanos, int step, int seat, Departure why, String words, boolean breaksOff) {
            this(atNanos, step, seat, why, new SeatDeparture.FromRecord(words), breaksOff);
        }

        /** Returns what happened, for people. */
        public String words() {
            return how.words();
        }
    }

    /**
     * The match is held: no step begins until it goes on, and once the open prompts are answered no seat's time runs.
     * The host holds it, or a player has gone and the host must decide who plays on; then the time of an open prompt of
     * that seat stops.
     *
     * @param step the step that is running, or the next one
     * @param seat the seat whose player has gone; 0 if the host holds the match
     */
    record Held(long atNanos, int step, int seat) implements Event {}

    /** A held match goes on. */
    record WentOn(long atNanos, int step) implements Event {}

    /**
     * The match is resumed from its record, because the arena that played it ended before the match did. All seats that
     * were not left are invited again, and a match that was held goes on. Open prompts are withdrawn, and asked anew
     * with the time that the game gives for them.
     *
     * @param step the step that was running, or the next one
     */
    record Resumed(long atNanos, int step) implements Event {}

    /**
     * A seat has a new player from now on, under the seat's name. An open prompt is withdrawn and asked anew with the
     * time that the game gives for it; the part of a budget that was used stays used.
     *
     * @param step the step that is running, or the next one
     * @param to the new player, and how time runs for it
     * @param usedNanos the time of the prompt that was withdrawn; 0 if none was open
     * @param gone how the player before had gone, if it had
     * @param by who decided it
     * @param reason the reason as a sentence; empty if none was given
     */
    record HandedOver(
            long atNanos,
            int step,
            SeatAssignment to,
            long usedNanos,
            Optional<Presence.Gone> gone,
            String by,
            String reason)
            implements Event {
        @Override
        public int seat() {
            return to.seat();
        }
    }

    /**
     * The host intervened in the match, between two steps and while it was held.
     *
     * @param step the next step
     * @param text the intervention, as {@link arena.game.Choices.Chosen#text} writes it
     * @param words the same as a sentence without a full stop
     * @param by who decided it
     * @param reason the reason as a sentence; empty if none was given
     */
    record Intervened(long atNanos, int step, String text, String words, String by, String reason) implements Event {}

    /**
     * A player's reason for its answer to a prompt. It reveals what the seat knows, so only the referee and the seat
     * itself may read it while secrets count.
     *
     * @param number the prompt, by the seat's own count
     */
    record Reasoned(long atNanos, int seat, int number, String words) implements Event {}

    /**
     * A remark about something other than an answer; seat 0 for one that concerns no seat.
     *
     * @param kind one word, the same for the same cause
     * @param output the number of the {@code output_i.txt} that it concerns, 0 if it concerns none; empty in records of
     *     earlier arenas, which did not write it
     */
    record Noticed(long atNanos, int seat, String kind, String words, Optional<Integer> output) implements Event {

        /** The kind for a program that was slowed down by another one; it concerns the program and not its folder. */
        public static final String MACHINE = "machine";

        /** The kind for a scan that the match itself made long after the limit; the answer found then counts. */
        public static final String LATE_LOOK = "late-look";

        /** The kind for a folder that holds too many files to be searched; its prompt is closed. */
        public static final String FLOODED = "flooded";

        /** The kind for a file that could not be put into a folder; its prompt is closed, and those after it. */
        public static final String UNPUBLISHED = "unpublished";

        /** The kind for an answer that was judged incomplete: the file has grown since. */
        public static final String GREW = "grew";

        /** The kinds for an answer's name that belongs to no regular file, or to one that is too large. */
        public static final String ODD = "odd";

        public static final String LARGE = "large";

        /** Makes a remark that concerns no answer. */
        public Noticed(long atNanos, int seat, String kind, String words) {
            this(atNanos, seat, kind, words, Optional.of(0));
        }

        /** Returns whether it means that orders under the number of its output are not waited for in real time. */
        public boolean passesOver() {
            return kind.equals(ODD) || kind.equals(LARGE);
        }

        /** Returns whether it means that the answer to a prompt was taken incomplete. */
        public boolean isOfHalf(int number) {
            return kind.equals(GREW) && output.equals(Optional.of(number));
        }

        /** Returns whether it closes a prompt before its time is over. */
        public boolean closesPrompt() {
            return kind.equals(FLOODED) || kind.equals(UNPUBLISHED);
        }
    }

    /**
     * A launched program has ended or was ended.
     *
     * @param how what is known of that
     * @param lastErrorLines the end of its error stream, oldest first
     * @param log the file with its whole output; empty if there is none
     * @param use the resources it used with all its processes; empty if they were not measured
     * @param errors the errors that it printed; {@link Errors#NONE} in records of earlier arenas, which did not look
     * @param startedNanos when it was started, from where the times in its log count; empty in records of earlier
     *     arenas, or if it was not started
     */
    record ProcessEnded(
            long atNanos,
            int seat,
            ProgramEnd how,
            List<String> lastErrorLines,
            String log,
            Optional<ResourceUse> use,
            Errors errors,
            Optional<Long> startedNanos)
            implements Event {

        /** Makes an end of which only a sentence is known. */
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
     * The resources that a program used with all its processes.
     *
     * @param processorMillis processor time
     * @param memoryBytes the most memory at any measurement
     * @param processes the most processes and threads at any measurement
     * @param folderBytes the most that its files took at any measurement
     */
    record ResourceUse(long processorMillis, long memoryBytes, int processes, long folderBytes) {}

    /**
     * The exceptions and other errors that a program printed to its error stream.
     *
     * @param count how many were seen; in a flood of output some may have been missed
     * @param first the line that names the first; empty if there was none
     * @param lines the first as it was printed, with its stack trace as far as that was kept
     */
    record Errors(int count, String first, List<String> lines) {

        /** No errors, or no look at the error stream. */
        public static final Errors NONE = new Errors(0, "", List.of());

        public Errors {
            lines = List.copyOf(lines);
        }
    }

    /**
     * The use of the processors while a seat was asked and did not answer in time.
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

    /** The cause for which a match counts for nothing. */
    enum Cause {
        /** No player was ready: the referee decides. */
        NOBODY_READY,
        /** The folders, the disk or the record failed. */
        INFRASTRUCTURE,
        /** The host stopped it. */
        STOPPED,
        /** The arena or the game has a defect. */
        DEFECT
    }
}
