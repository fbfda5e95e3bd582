package arena.record;

import arena.game.GameBox;
import arena.match.Event;
import arena.match.MatchStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a record is what the rules say: the match played again from its setup and its raw answers, and each prompt,
 * each ruling and the end compared with what was written, its times with its limits, and its events with one another.
 *
 * @param events how many events were read
 * @param prompts how many prompts and updates were compared
 * @param rulings how many rulings were compared
 * @param differences a sentence for each thing that is not as the rules say, with its line; a damaged line is one too
 * @param remarks a sentence for each thing that was not compared, with why; none of them is a difference
 * @param incomplete why the record could be verified only so far, as a sentence; empty if it is whole
 */
public record Verification(
        int events,
        int prompts,
        int rulings,
        List<String> differences,
        List<String> remarks,
        Optional<String> incomplete) {

    /** The largest number of differences that are told. */
    private static final int MOST_DIFFERENCES = 100;

    private static final String OTHER_WORDING =
            "Another version of the arena has worded its sentences, so they were not compared; all else was.";

    public Verification {
        differences = List.copyOf(differences);
        remarks = List.copyOf(remarks);
    }

    /** Plays a record again and compares. */
    public static Verification of(MatchRecord record, GameBox<?, ?, ?> box) {
        List<String> differences = new ArrayList<>(record.damages());
        if (record.began().isEmpty() && record.incomplete().isEmpty() && differences.isEmpty()) {
            differences.add("The record does not tell how the match was set up.");
        }
        differences.addAll(differences(box, record.entries()));
        return new Verification(
                record.entries().size(),
                (int) (record.events(Event.Prompted.class).count()
                        + record.events(Event.UpdateSent.class).count()),
                (int) record.events(Event.Ruled.class).count(),
                differences.stream().limit(MOST_DIFFERENCES).toList(),
                record.began().filter(began -> !began.isWordedAs(box.info())).map(began -> OTHER_WORDING).stream()
                        .toList(),
                record.incomplete());
    }

    private static <S, V, A> List<String> differences(GameBox<S, V, A> box, List<RecordedEvent> entries) {
        List<String> differences = new ArrayList<>();
        TimeCheck times = new TimeCheck();
        EventOrder order = new EventOrder();
        Optional<ReplayFrame<S, V, A>> frame = Optional.empty();
        for (RecordedEvent entry : entries) {
            ReplayFrame<S, V, A> next = ReplayFold.next(box, frame, entry, ReplayFold.Inputs.COMPARED);
            differences.addAll(next.differences());
            times.take(entry, next.status());
            order.take(entry, frame.map(ReplayFrame::status).orElse(MatchStatus.NONE));
            frame = Optional.of(next);
        }
        differences.addAll(times.mistakes());
        differences.addAll(order.mistakes());
        return differences;
    }

    /** Returns whether everything that could be read is as the rules say. */
    public boolean isSame() {
        return differences.isEmpty();
    }
}
