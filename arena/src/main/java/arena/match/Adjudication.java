package arena.match;

import arena.game.Answer;
import arena.game.Knowledge;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.TimeLimit;
import java.util.Optional;

/** Reads a reply, has it judged, writes the ruling down and tells it to the player: the same for every kind of step. */
final class Adjudication<S, V, A> {

    private final Table<S, V, A> table;
    private final Explainer<S, V, A> explainer;

    Adjudication(Table<S, V, A> table) {
        this.table = table;
        this.explainer = new Explainer<>(table);
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
                explainer.acknowledgement(
                        new Knowledge<>(seat, asked.view(), table.setup.settings(), table.faults(seat)),
                        answer,
                        new Explainer.Judged<>(reply, limit, ruling, again)));
        return again ? Optional.empty() : Optional.of(ruling.counts());
    }

    /**
     * What a reply is about.
     *
     * @param tries at the question that it answers; none in real time
     */
    record Asked<S, V>(int step, Seat seat, S state, V view, Optional<Tries> tries) {}
}
