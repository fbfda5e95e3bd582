package arena.record;

import arena.game.GameDefinition;
import arena.match.Event;
import arena.match.MatchStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The verification of a record against the rules: the match is replayed from its setup and its raw answers, each
 * prompt, ruling and the end are compared with the record, its times with its limits, and its events with one another.
 *
 * @param events the number of events
 * @param prompts the number of prompts and updates that were compared
 * @param rulings the number of rulings that were compared
 * @param differences a sentence for each difference, with its line; a damaged line is one too
 * @param remarks a sentence for each part that was not compared, with the reason; none of them is a difference
 * @param incomplete the reason why the record is incomplete, as a sentence; empty if it is complete
 */
public record Verification(
        int events,
        int prompts,
        int rulings,
        List<String> differences,
        List<String> remarks,
        Optional<String> incomplete) {

    /** The largest number of differences that are reported. */
    private static final int MOST_DIFFERENCES = 100;

    private static final String OTHER_WORDING =
            "Another version of the arena has worded its sentences, so they were not compared; all else was.";

    public Verification {
        differences = List.copyOf(differences);
        remarks = List.copyOf(remarks);
    }

    /** Verifies a record. */
    public static Verification of(MatchRecord record, GameDefinition<?, ?, ?> game) {
        List<String> differences = new ArrayList<>(record.damages());
        if (record.began().isEmpty() && record.incomplete().isEmpty() && differences.isEmpty()) {
            differences.add("The record does not tell how the match was set up.");
        }
        differences.addAll(differences(game, record.entries()));
        return new Verification(
                record.entries().size(),
                (int) (record.events(Event.Prompted.class).count()
                        + record.events(Event.UpdateSent.class).count()),
                (int) record.events(Event.Ruled.class).count(),
                differences.stream().limit(MOST_DIFFERENCES).toList(),
                record.began().filter(began -> !began.isWordedAs(game.info())).map(began -> OTHER_WORDING).stream()
                        .toList(),
                record.incomplete());
    }

    private static <S, V, A> List<String> differences(GameDefinition<S, V, A> game, List<RecordedEvent> entries) {
        List<String> differences = new ArrayList<>();
        TimeCheck times = new TimeCheck();
        EventOrder order = new EventOrder();
        Optional<ReplayFrame<S, V, A>> frame = Optional.empty();
        for (RecordedEvent entry : entries) {
            ReplayFrame<S, V, A> next = ReplayFold.next(game, frame, entry, ReplayFold.Inputs.COMPARED);
            differences.addAll(next.differences());
            times.check(entry, next.status());
            order.check(entry, frame.map(ReplayFrame::status).orElse(MatchStatus.NONE));
            frame = Optional.of(next);
        }
        differences.addAll(times.mistakes());
        differences.addAll(order.mistakes());
        return differences;
    }

    /** Returns whether there is no difference. */
    public boolean isSame() {
        return differences.isEmpty();
    }
}
