package arena.record;

import arena.match.Event;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A comparison of the answers in two records of one game with one seed.
 *
 * <p>Up to their first difference both games have the same positions; after it they are different games, so only the
 * first difference tells something about the bots.
 */
public final class AnswerComparison {

    private AnswerComparison() {}

    /**
     * An answer in a record.
     *
     * @param number of the answer in the record, from 1 over all seats
     * @param seat the seat that gave it, from 1
     * @param bytes the answer as it was written; empty if there was none in time
     */
    public record Answer(int number, int seat, Optional<ByteBuffer> bytes) {}

    /**
     * Returns the first answer of a record that another record has not in its place; empty if the other one has all.
     */
    public static Optional<Answer> firstDifference(MatchRecord record, MatchRecord other) {
        Iterator<Answer> others = answers(other).iterator();
        return answers(record).stream()
                .filter(answer -> !others.hasNext() || !answer.equals(others.next()))
                .findFirst();
    }

    /** Returns whether two records have the same answers up to one of them, and that one too. */
    public static boolean agreeUpTo(int number, MatchRecord first, MatchRecord second) {
        List<Answer> answers = answers(first);
        List<Answer> others = answers(second);
        return answers.size() >= number
                && others.size() >= number
                && answers.subList(0, number).equals(others.subList(0, number));
    }

    private static List<Answer> answers(MatchRecord record) {
        List<Event.Ruled> rulings = record.events(Event.Ruled.class).toList();
        return IntStream.range(0, rulings.size())
                .mapToObj(index -> new Answer(
                        index + 1,
                        rulings.get(index).seat(),
                        rulings.get(index).reply().bytes().map(ByteBuffer::wrap)))
                .toList();
    }
}
