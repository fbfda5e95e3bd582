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
 * The judge of replies for every kind of step: it decodes a reply, applies the rules, records the ruling and sends the
 * player its acknowledgement with its explanation.
 */
final class Adjudication<S, V, A> {

    private final MatchContext<S, V, A> context;

    Adjudication(MatchContext<S, V, A> table) {
        this.context = table;
    }

    /**
     * Judges one reply.
     *
     * @param view what the seat was shown
     * @return the position after the ruling
     */
    MatchPosition<S, V, A> rule(MatchPosition<S, V, A> position, Seat seat, V view, Reply reply) {
        MatchPosition.Judgement<A> judgement = position.judge(seat, view, reply);
        Ruling<A> ruling = judgement.ruling();
        Event.Ruled ruled = position.ruled(context.clock.nanos(), seat, reply, ruling);
        context.acknowledge(
                ruled,
                seat,
                acknowledgement(
                        new Knowledge<>(seat, view, context.setup.settings(), context.faults(seat)),
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
        List<Event.Noticed> halves = context.tally(known.seat()).turn().incompleteAnswerRemarks();
        boolean explained = switch (context.terms.explanations()) {
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
        facts.addAll(context.game.rules().explain(known, answer, ruling));
        return new Acknowledgement(number, ruling.code(), facts);
    }

    /**
     * Returns the ruling's words. A player that ended during its prompt gets that reason instead of "late", since its
     * time may just have begun.
     */
    private String words(Seat seat, Judged<A> judged) {
        Ruling<A> ruling = judged.ruling();
        Reply reply = judged.ruled().reply();
        if (ruling.code() != Ruling.LATE || reply.bytes().isPresent()) {
            return ruling.words();
        }
        if (context.player(seat).presence() instanceof Presence.Gone) {
            return "Your program has ended.";
        }
        // File names are chosen by the bot, but a line that the arena writes must stay one line.
        String absence = context.tally(seat).turn().missingAnswerText(reply).replaceAll("\\p{Cntrl}", "?");
        return ruling.words() + " (" + absence + ")";
    }

    /** Returns the time from the prompt to the complete answer; without an answer, the time until now. */
    private long usedMillis(Judged<A> judged) {
        Timestamps stamps = judged.ruled().reply().stamps();
        long end = stamps.complete() == Timestamps.NEVER ? context.clock.nanos() : stamps.complete();
        return Duration.ofNanos(Math.max(0, end - stamps.published())).toMillis();
    }

    /**
     * A ruling with its context.
     *
     * @param limit the time limit of the answer
     * @param clocks the clocks after the time of the answer was taken from the seat
     */
    private record Judged<A>(Event.Ruled ruled, Ruling<A> ruling, TimeLimit limit, SeatClocks clocks) {}
}
