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
import java.util.Optional;

/**
 * Reads a reply, has it judged, writes the ruling down and tells it to the player, with its explanation: the same for
 * every kind of step.
 */
final class Adjudication<S, V, A> {

    private final Table<S, V, A> table;

    Adjudication(Table<S, V, A> table) {
        this.table = table;
    }

    /**
     * Judges one reply.
     *
     * @param asked what the reply is about
     * @return the action that counts; nothing if the seat is asked once more
     */
    Optional<A> rule(Asked<S, V> asked, Reply reply) {
        Seat seat = asked.seat();
        Answer<A> answer = reply.bytes()
                .map(bytes -> table.box.answers().read(bytes, asked.view()))
                .orElseGet(Answer.Late::new);
        Ruling<A> ruling = table.box.rules().judge(asked.state(), seat, answer);
        Event.Ruled ruled = new Event.Ruled(
                table.clock.nanos(), asked.step(), seat.number(), reply, ruling.code(), ruling.words(), ruling.line());
        table.clocks().take(ruled);
        TimeLimit limit = asked.tries().map(Tries::limit).orElse(TimeLimit.NONE);
        boolean again = asked.tries()
                .filter(tries -> tries.isAskedAgain(ruling, reply, ruled.atNanos()))
                .isPresent();
        table.acknowledge(
                again ? ruled.askedAgain() : ruled,
                seat,
                acknowledgement(
                        new Knowledge<>(seat, asked.view(), table.setup.settings(), table.faults(seat)),
                        answer,
                        new Judged<>(reply, limit, ruling, again)));
        return again ? Optional.empty() : Optional.of(ruling.counts());
    }

    /** Returns the acknowledgement of a ruling, explained if the host wants that. */
    private Acknowledgement acknowledgement(Knowledge<V> known, Answer<A> answer, Judged<A> judged) {
        Ruling<A> ruling = judged.ruling();
        int number = judged.reply().number();
        boolean explained = switch (table.terms.explanations()) {
            case OFF -> false;
            case ERRORS -> ruling.code() != 0;
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
        facts.add(new Fact("UsedMillis", Long.toString(usedMillis(judged))));
        judged.limit().time().ifPresent(limit -> facts.add(new Fact("LimitMillis", Long.toString(limit.toMillis()))));
        table.clocks()
                .left(known.seat())
                .ifPresent(left -> facts.add(new Fact("LeftMillis", Long.toString(left.toMillis()))));
        if (judged.again()) {
            facts.add(new Fact("Again", "input_" + (number + 1) + ".txt"));
        }
        facts.addAll(table.box.rules().explain(known, answer, ruling));
        return new Acknowledgement(number, ruling.code(), facts);
    }

    /** Who has gone while he was asked is told so, and not that he was slow: his time may have just begun. */
    private String words(Seat seat, Judged<A> judged) {
        Ruling<A> ruling = judged.ruling();
        boolean gone = ruling.code() == Ruling.LATE && table.player(seat).presence() instanceof Presence.Gone;
        String words = gone ? "Your program has ended." : ruling.words();
        return words + judged.reply().misnamed().map(Adjudication::question).orElse("");
    }

    /** The name is the bot's own, but a line of the arena's stays one line. */
    private static String question(String misnamed) {
        return " There is a file " + misnamed.replaceAll("\\p{Cntrl}", "?") + " in your folder: was it meant?";
    }

    /** Returns the time from the prompt to the complete answer; without an answer, the time until now. */
    private long usedMillis(Judged<A> judged) {
        Stamps stamps = judged.reply().stamps();
        long end = stamps.complete() == Stamps.NEVER ? table.clock.nanos() : stamps.complete();
        return Duration.ofNanos(Math.max(0, end - stamps.published())).toMillis();
    }

    /** A ruling with what it is about, and whether the seat is asked once more. */
    private record Judged<A>(Reply reply, TimeLimit limit, Ruling<A> ruling, boolean again) {}

    /**
     * What a reply is about.
     *
     * @param tries at the question that it answers; none in real time
     */
    record Asked<S, V>(int step, Seat seat, S state, V view, Optional<Tries> tries) {}
}
