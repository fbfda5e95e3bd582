package arena.match;

import arena.game.Answer;
import arena.game.Knowledge;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.TimeLimit;

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
     * @param question what the reply is about
     * @return the action that counts
     */
    A rule(Question<S, V> question, Reply reply) {
        Seat seat = question.seat();
        Answer<A> answer = reply.bytes()
                .map(bytes -> table.box.answers().read(bytes, question.view()))
                .orElseGet(Answer.Late::new);
        Ruling<A> ruling = table.box.rules().judge(question.state(), seat, answer);
        Event.Ruled ruled = new Event.Ruled(
                table.clock.nanos(),
                question.step(),
                seat.number(),
                reply,
                ruling.code(),
                ruling.words(),
                ruling.line());
        table.clocks().take(ruled);
        table.acknowledge(
                ruled,
                seat,
                explainer.acknowledgement(
                        new Knowledge<>(seat, question.view(), table.setup.settings(), table.faults(seat)),
                        answer,
                        new Explainer.Judged<>(reply, question.limit(), ruling)));
        return ruling.counts();
    }

    /**
     * What a reply is about.
     *
     * @param limit the time that was given; none in real time
     */
    record Question<S, V>(int step, Seat seat, S state, V view, TimeLimit limit) {}
}
