package arena.app.contest;

import arena.game.Ruling;
import arena.match.Event;
import arena.match.Timestamps;
import arena.record.MatchRecord;
import java.util.List;

/**
 * The times of one seat's answers in one match, turn by turn. They show a team whether its program thinks too long,
 * finds its input late, or writes slowly.
 *
 * @param limitMillis the time for a move; the longest where moves have different ones
 * @param answers in their order
 */
public record AnswerTimes(long limitMillis, List<Answer> answers) {

    private static final double NANOS_PER_MILLI = 1e6;

    public AnswerTimes {
        answers = List.copyOf(answers);
    }

    /**
     * The times of one answer, in milliseconds after its prompt was published; negative where unknown.
     *
     * @param turn the seat's own turn, the i of its input_i.txt
     * @param seenMillis when the program's heartbeat stopped, a sign that it had found its prompt
     * @param answeredMillis when the answer was complete
     * @param judgedMillis when it was judged
     * @param fault whether it broke a rule or came too late
     */
    public record Answer(int turn, double seenMillis, double answeredMillis, double judgedMillis, boolean fault) {}

    /** Returns the times of a seat. */
    public static AnswerTimes of(MatchRecord record, int seat) {
        long limit = record.events(Event.Prompted.class)
                .filter(prompted -> prompted.seat() == seat && prompted.limitMillis() < Long.MAX_VALUE)
                .mapToLong(Event.Prompted::limitMillis)
                .max()
                .orElse(0);
        return new AnswerTimes(
                limit,
                record.events(Event.Ruled.class)
                        .filter(ruled -> ruled.seat() == seat)
                        .map(AnswerTimes::answer)
                        .toList());
    }

    private static Answer answer(Event.Ruled ruled) {
        Timestamps stamps = ruled.reply().stamps();
        return new Answer(
                ruled.reply().number(),
                since(stamps.published(), stamps.heartbeatStopped()),
                since(stamps.published(), stamps.complete()),
                since(stamps.published(), ruled.atNanos()),
                Ruling.isFault(ruled.code()));
    }

    private static double since(long published, long nanos) {
        return nanos == Timestamps.NEVER ? -1 : (nanos - published) / NANOS_PER_MILLI;
    }

    /** Returns the median time; negative if there is none. */
    public double middleMillis() {
        return share(0.5);
    }

    /** Returns the time of the slowest answer; negative if there is none. */
    public double slowestMillis() {
        return share(1);
    }

    private double share(double of) {
        double[] sorted = answers.stream()
                .mapToDouble(Answer::answeredMillis)
                .filter(millis -> millis >= 0)
                .sorted()
                .toArray();
        return sorted.length == 0 ? -1 : sorted[(int) Math.round((sorted.length - 1) * of)];
    }
}
