package arena.record;

import arena.match.Event;
import java.nio.ByteBuffer;
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
     * The place of an answer in a record.
     *
     * @param number from 1 over all seats
     * @param seat the seat that gave it, or should have given it, from 1
     */
    public record AnswerPlace(int number, int seat) {}

    private record Answer(int seat, Optional<ByteBuffer> bytes) {}

    /**
     * Returns the first place where two records have different answers, or one of them has an answer and the other one
     * has none in time or has ended; empty if all are the same.
     */
    public static Optional<AnswerPlace> firstDifference(MatchRecord one, MatchRecord other) {
        List<Answer> ofOne = answers(one);
        List<Answer> ofOther = answers(other);
        List<Answer> longer = ofOne.size() < ofOther.size() ? ofOther : ofOne;
        int shared = Math.min(ofOne.size(), ofOther.size());
        return IntStream.range(0, longer.size())
                .filter(index -> index >= shared || !ofOne.get(index).equals(ofOther.get(index)))
                .mapToObj(index -> new AnswerPlace(index + 1, longer.get(index).seat()))
                .findFirst();
    }

    /** Returns whether two records have the same answers, or the same lack of them, up to a place and at it. */
    public static boolean agreeUpTo(AnswerPlace place, MatchRecord one, MatchRecord other) {
        return firstDifference(one, other)
                .filter(difference -> difference.number() <= place.number())
                .isEmpty();
    }

    private static List<Answer> answers(MatchRecord record) {
        return record.events(Event.Ruled.class)
                .map(ruled -> new Answer(ruled.seat(), ruled.reply().bytes().map(ByteBuffer::wrap)))
                .toList();
    }
}
