package arena.bench.updates;

import arena.bench.MoveTimes;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.Games;
import arena.match.Event;
import arena.record.MatchRecord;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How late the updates of a match in real time were published, each measured by the one before to the same seat: so
 * many ticks later it was due. An update that is early, since the one before was late, is not late.
 *
 * @param tickNanos how long a tick lasts; 0 at full speed, where nothing is due
 * @param seconds from the first update to the last one
 * @param updates how many there were for one seat
 * @param delays of all of all seats
 * @param late how many of them came more than a tick late
 */
public record UpdateDelays(long tickNanos, double seconds, int updates, MoveTimes delays, int late) {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MEDIAN = 0.5;
    private static final double NEARLY_ALL = 0.99;

    /**
     * Measures a record.
     *
     * @throws IllegalArgumentException with a sentence for people if it is not of a match in real time
     */
    public static UpdateDelays of(MatchRecord record) {
        long tickNanos = record.began()
                .flatMap(UpdateDelays::tickNanos)
                .orElseThrow(() ->
                        new IllegalArgumentException("This is no record of a match in which time goes on by itself."));
        List<Event.Told> all = record.events(Event.Told.class).toList();
        SortedMap<Integer, Event.Told> last = new TreeMap<>();
        MoveTimes delays = new MoveTimes();
        int late = 0;
        for (Event.Told told : all) {
            Optional<Event.Told> before = Optional.ofNullable(last.put(told.seat(), told));
            if (before.isPresent()) {
                long due = before.get().atNanos() + (told.step() - before.get().step()) * tickNanos;
                long delay = Math.max(0, told.atNanos() - due);
                delays.add(delay);
                late += delay > tickNanos ? 1 : 0;
            }
        }
        long span = all.isEmpty()
                ? 0
                : all.get(all.size() - 1).atNanos() - all.get(0).atNanos();
        return new UpdateDelays(
                tickNanos, span / NANOS_PER_SECOND, all.size() / Math.max(1, last.size()), delays, late);
    }

    private static Optional<Long> tickNanos(Event.Began began) {
        return first(Games.byId(began.gameId()), began);
    }

    private static <S, V, A> Optional<Long> first(GameBox<S, V, A> box, Event.Began began) {
        List<String> names = began.sittings().stream().map(Event.Sitting::name).toList();
        Setup setup = new Setup(names, began.seed(), Settings.of(box.info(), began.settings()));
        Phase phase = box.rules().phase(box.rules().start(setup));
        return phase instanceof Phase.Tick tick ? Optional.of(tick.length().toNanos()) : Optional.empty();
    }

    /** Returns the figures as lines of text; at full speed those of the pace alone. */
    public String table() {
        String pace = String.format(Locale.ROOT, """
                updates of a seat     %10d
                updates/s of a seat   %10.1f
                """, updates, updates / Math.max(seconds, 1 / NANOS_PER_MILLI));
        return tickNanos == 0
                ? pace
                : pace
                        + String.format(
                                Locale.ROOT,
                                """
                ms of a tick          %10.3f
                ms late, half of them %10.3f
                         99 of 100    %10.3f
                         the most     %10.3f
                more than a tick late %10d of %d
                """,
                                tickNanos / NANOS_PER_MILLI,
                                delays.millis(MEDIAN),
                                delays.millis(NEARLY_ALL),
                                delays.millis(1),
                                late,
                                delays.count());
    }
}
