package arena.match;

import arena.game.Ruling;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A turn of a seat by the events: its current turn, or else its last one.
 *
 * @param prompt its prompt; empty before its first
 * @param remarks the remarks on its folder since, and earlier ones that close prompts
 * @param reason the player's reason for the answer that is to be judged, or was judged last
 * @param processors how the processors were used while its answer was overdue
 * @param stoppedNanos when its time stopped without an answer: its player had gone and the host was asked, or the seat
 *     was handed over
 * @param ruling how its answer, or in real time its last order, was judged; empty while it is awaited
 */
public record SeatTurn(
        Optional<Event.Prompted> prompt,
        List<Event.Noticed> remarks,
        Optional<Event.Reasoned> reason,
        Optional<Event.ProcessorTime> processors,
        Optional<Long> stoppedNanos,
        Optional<Event.Ruled> ruling) {

    /** The turn of a seat before its first prompt. */
    static final SeatTurn NONE = of(Optional.empty(), List.of());

    /** More remarks than an honest record has of one turn. */
    private static final int MOST_REMARKS = 200;

    public SeatTurn {
        remarks = List.copyOf(remarks);
    }

    /** The cause for which a turn has no answer. */
    public enum NoAnswerCause {
        /** Its time was over: the seat was late. */
        LATE,
        /** Its folder could not be used any more. */
        CLOSED,
        /** The player had gone before its time was over. */
        GONE
    }

    /** Returns the number of the prompt by the seat's own count; 0 before its first one. */
    public int number() {
        return prompt.map(Event.Prompted::number).orElse(0);
    }

    /** Returns the time limit of the answer; 0 if there is none. */
    public long limitMillis() {
        return prompt.map(Event.Prompted::limitMillis).orElse(0L);
    }

    /**
     * Returns why no answer could be judged; empty if there was one, or if it is still awaited. This is the only
     * definition of a late answer.
     */
    public Optional<NoAnswerCause> noAnswerCause() {
        return ruling.filter(ruled ->
                        ruled.code() == Ruling.LATE && ruled.reply().bytes().isEmpty())
                .map(ruled ->
                        isTimeOver() ? NoAnswerCause.LATE : isClosed() ? NoAnswerCause.CLOSED : NoAnswerCause.GONE);
    }

    /** Returns whether the time for the answer was over when it was judged. */
    public boolean isTimeOver() {
        return limitMillis() > 0
                && ruling.map(ruled -> endNanos(ruled) - ruled.reply().stamps().published())
                        .filter(waitedNanos -> Duration.ofNanos(waitedNanos).toMillis() >= limitMillis())
                        .isPresent();
    }

    /** Returns when the time of a turn without an answer ended. */
    long endNanos(Event.Ruled ruled) {
        return stoppedNanos.orElse(ruled.atNanos());
    }

    /** Returns whether an answer is awaited by the events of the seat. */
    public boolean isOpen() {
        return prompt.isPresent() && ruling.isEmpty() && stoppedNanos.isEmpty();
    }

    /** Returns whether a file with the name of the answer was seen that could not be accepted. */
    public boolean wasRefused() {
        return remarks.stream().anyMatch(remark -> remark.output().equals(Optional.of(number())));
    }

    /**
     * Returns what was found in place of a missing answer: in the same words for the bot itself, for a person at a
     * terminal and for a list of errors, with names as the bot wrote them.
     */
    public String missingAnswerText(Reply reply) {
        String output = "output_" + reply.number() + ".txt";
        // A file that grows may have been seen empty before it was too large.
        Optional<String> refusal = remarks.stream()
                .filter(remark -> remark.output().equals(Optional.of(reply.number())))
                .reduce((earlier, later) -> later)
                .map(Event.Noticed::words);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        if (reply.stamps().listed() != Timestamps.NEVER) {
            return output + " is empty";
        }
        return namesOutputs()
                ? "no " + output + " was ever seen"
                        + reply.misplaced()
                                .map(meant -> meant.words(reply.number()))
                                .orElse("")
                : "no answer was seen in " + output;
    }

    /** Returns whether the remarks name the answers that they concern; those in records of earlier arenas do not. */
    public boolean namesOutputs() {
        return remarks.stream().allMatch(remark -> remark.output().isPresent());
    }

    private boolean isClosed() {
        return remarks.stream().anyMatch(Event.Noticed::closesPrompt);
    }

    private static SeatTurn of(Optional<Event.Prompted> prompt, List<Event.Noticed> remarks) {
        return new SeatTurn(prompt, remarks, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    SeatTurn remarked(Event.Noticed noticed) {
        if (remarks.size() >= MOST_REMARKS) {
            return this;
        }
        List<Event.Noticed> more = new ArrayList<>(remarks);
        more.add(noticed);
        return new SeatTurn(prompt, more, reason, processors, stoppedNanos, ruling);
    }

    /** In real time a reason belongs to the next order. */
    SeatTurn reasoned(Event.Reasoned words) {
        return new SeatTurn(prompt, remarks, Optional.of(words), processors, stoppedNanos, Optional.empty());
    }

    SeatTurn measured(Event.ProcessorTime used) {
        return new SeatTurn(prompt, remarks, reason, Optional.of(used), stoppedNanos, ruling);
    }

    /** Returns the turn with its time stopped; a turn that was judged, or stopped before, stays as it is. */
    SeatTurn stopped(long atNanos) {
        return isOpen() ? new SeatTurn(prompt, remarks, reason, processors, Optional.of(atNanos), ruling) : this;
    }

    SeatTurn ruled(Event.Ruled ruled) {
        return new SeatTurn(
                prompt,
                remarks,
                ruling.isEmpty() ? reason : Optional.empty(),
                processors,
                stoppedNanos,
                Optional.of(ruled));
    }

    static SeatTurn of(Event.Prompted prompted) {
        return NONE.next(prompted);
    }

    /**
     * Returns the next turn. A folder that cannot be used is remarked once, perhaps before the event of the prompt that
     * cannot be published, and that remark applies to all later turns. An answer that was taken incomplete may be
     * noticed before the next prompt, and is reported with the next acknowledgement.
     */
    SeatTurn next(Event.Prompted prompted) {
        List<Event.Noticed> kept = remarks.stream()
                .filter(remark -> remark.closesPrompt() || remark.isOfHalf(number()))
                .toList();
        return of(Optional.of(prompted), kept);
    }

    /** Returns the remarks on the answer before this one that was taken incomplete. */
    public List<Event.Noticed> incompleteAnswerRemarks() {
        return remarks.stream().filter(remark -> remark.isOfHalf(number() - 1)).toList();
    }
}
