package arena.match;

import arena.game.Answer;
import arena.game.Fact;
import arena.game.Knowledge;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.TimeLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a reply, has it judged, writes the ruling down and tells it to the player, with its explanation: the same for
 * every kind of step.
 */
final class Adjudication<S, V, A> {

    private final MatchContext<S, V, A> table;

    Adjudication(MatchContext<S, V, A> table) {
        this.table = table;
    }

    /**
     * Judges one reply.
     *
     * @param view what the seat was shown
     * @return the position after it
     */
    MatchPosition<S, V, A> rule(MatchPosition<S, V, A> position, Seat seat, V view, Reply reply) {
        MatchPosition.Judgement<A> judgement = position.judge(seat, view, reply);
        Ruling<A> ruling = judgement.ruling();
        Event.Ruled judged = new Event.Ruled(
                table.clock.nanos(),
                position.stepNumber(),
                seat.number(),
                reply,
                ruling.code(),
                ruling.words(),
                ruling.line());
        boolean again = position.asksAgain(judged, ruling);
        Event.Ruled ruled = again ? judged.askedAgain() : judged;
        table.acknowledge(
                ruled,
                seat,
                acknowledgement(
                        new Knowledge<>(seat, view, table.setup.settings(), table.faults(seat)),
                        judgement.answer(),
                        new Judged<>(
                                ruled,
                                ruling,
                                position.limit(seat),
                                position.clocks().after(ruled))));
        return position.after(ruled, ruling);
    }

    /** Returns the acknowledgement of a ruling, explained if the host wants that. */
    private Acknowledgement acknowledgement(Knowledge<V> known, Answer<A> answer, Judged<A> judged) {
        Ruling<A> ruling = judged.ruling();
        int number = judged.ruled().reply().number();
        List<Event.Noticed> halves = table.tally(known.seat()).turn().halves();
        boolean explained = switch (table.terms.explanations()) {
            case OFF -> false;
            case ERRORS -> ruling.code() != 0 || !halves.isEmpty();
            case ON -> true;
        };
        if (!explained) {
            return new Acknowledgement(number, ruling.code(), List.of());
        }
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Code", Integer.toString(ruling.code())));
        facts.add(new Fact("Words", words(known.seat(), judged)));
        if (ruling.line() > 0) {
            facts.add(new Fact("Line", Integer.toString(ruling.line())));
        }
        halves.forEach(half -> facts.add(new Fact("Remark", half.words())));
        facts.add(new Fact("UsedMillis", Long.toString(usedMillis(judged))));
        judged.limit().time().ifPresent(limit -> facts.add(new Fact("LimitMillis", Long.toString(limit.toMillis()))));
        judged.clocks()
                .left(known.seat())
                .ifPresent(left -> facts.add(new Fact("LeftMillis", Long.toString(left.toMillis()))));
        if (judged.ruled().again()) {
            facts.add(new Fact("Again", "input_" + (number + 1) + ".txt"));
        }
        facts.addAll(table.box.rules().explain(known, answer, ruling));
        return new Acknowledgement(number, ruling.code(), facts);
    }

    /** A player that has gone while it was asked is told so, and not that it was slow: its time may have just begun. */
    private String words(Seat seat, Judged<A> judged) {
        Ruling<A> ruling = judged.ruling();
        Reply reply = judged.ruled().reply();
        if (ruling.code() != Ruling.LATE || reply.bytes().isPresent()) {
            return ruling.words();
        }
        if (table.player(seat).presence() instanceof Presence.Gone) {
            return "Your program has ended.";
        }
        // Names are the bot's own, but a line of the arena's stays one line.
        String absence = table.tally(seat).turn().absence(reply).replaceAll("\\p{Cntrl}", "?");
        return ruling.words() + " (" + absence + ")";
    }

    /** Returns the time from the prompt to the complete answer; without an answer, the time until now. */
    private long usedMillis(Judged<A> judged) {
        Timestamps stamps = judged.ruled().reply().stamps();
        long end = stamps.complete() == Timestamps.NEVER ? table.clock.nanos() : stamps.complete();
        return Duration.ofNanos(Math.max(0, end - stamps.published())).toMillis();
    }

    /**
     * A ruling with what it is about.
     *
     * @param limit of the answer
     * @param clocks after the time of the answer was taken from the seat
     */
    private record Judged<A>(Event.Ruled ruled, Ruling<A> ruling, TimeLimit limit, SeatClocks clocks) {}
}
