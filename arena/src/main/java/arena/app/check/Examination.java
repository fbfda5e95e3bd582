package arena.app.check;

import arena.faults.Fault;
import arena.faults.Faults;
import arena.game.GameDefinition;
import arena.match.Event;
import arena.match.Timestamps;
import arena.record.MatchRecord;
import arena.text.Lines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** An examination of the records of a bot's trial matches, which collects its faults, remarks and times. */
final class Examination {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int MOST_OF_A_KIND = 5;

    private final GameDefinition<?, ?, ?> game;
    private final Duration settle;
    private final List<Fault> faults = new ArrayList<>();
    private final List<Long> usedNanos = new ArrayList<>();
    private long limitMillis;
    private int unended;

    /**
     * Begins an examination.
     *
     * @param settle how long an answer without a line end must stay unchanged
     */
    Examination(GameDefinition<?, ?, ?> game, Duration settle) {
        this.game = game;
        this.settle = settle;
    }

    /** Adds one match: every seat on which the bot was launched. */
    void read(MatchRecord record) {
        SortedSet<Integer> seats = new TreeSet<>();
        record.began().orElseThrow().sittings().stream()
                .filter(sitting -> sitting.info().kind().equals("bot"))
                .forEach(sitting -> seats.add(sitting.seat()));
        record.events(Event.Prompted.class)
                .filter(prompted -> seats.contains(prompted.seat()))
                .forEach(prompted -> limitMillis = Math.max(limitMillis, prompted.limitMillis()));
        record.events(Event.Ruled.class)
                .filter(ruled -> seats.contains(ruled.seat()))
                .forEach(this::measure);
        faults.addAll(Faults.of(game, record));
    }

    private void measure(Event.Ruled ruled) {
        Timestamps stamps = ruled.reply().stamps();
        if (stamps.complete() == Timestamps.NEVER) {
            return;
        }
        usedNanos.add(stamps.complete() - stamps.published());
        boolean waited = ruled.atNanos() - stamps.complete() >= settle.toNanos() / 2;
        boolean open = ruled.reply()
                .bytes()
                .filter(bytes -> !Lines.decode(bytes).endsWith("\n"))
                .isPresent();
        unended += waited && open ? 1 : 0;
    }

    /** Returns whether there is no fault so far. */
    boolean isFit() {
        return faults.isEmpty();
    }

    /** Returns a sentence for each fault, with its evidence; faults with one cause are reported once. */
    List<String> findings() {
        List<Fault> sorts = Faults.folded(faults);
        List<String> lines = new ArrayList<>();
        for (Fault.Kind kind : Fault.Kind.values()) {
            List<Fault> same =
                    sorts.stream().filter(fault -> fault.kind() == kind).toList();
            same.stream().limit(MOST_OF_A_KIND).forEach(fault -> lines.addAll(fault.lines()));
            if (same.size() > MOST_OF_A_KIND) {
                lines.add("There are " + (same.size() - MOST_OF_A_KIND) + " more kinds of this fault; the records"
                        + " contain them.");
            }
        }
        return lines;
    }

    /** Returns a remark on answers that were slow without being wrong. */
    Optional<String> delay() {
        if (unended == 0) {
            return Optional.empty();
        }
        return Optional.of(unended + (unended == 1 ? " answer" : " answers") + " had no line end; for each the"
                + " arena waited "
                + settle.toMillis() + " ms until the file no longer changed: end the line");
    }

    /** Returns how much of its time the bot used; empty if it never answered. */
    Optional<String> timing() {
        if (usedNanos.isEmpty()) {
            return Optional.empty();
        }
        List<Long> sorted = usedNanos.stream().sorted().toList();
        return Optional.of(String.format(
                Locale.ROOT,
                "%d %s, half of them within %.1f ms, the slowest after %.1f ms of %d ms",
                sorted.size(),
                sorted.size() == 1 ? "answer" : "answers",
                sorted.get(sorted.size() / 2) / NANOS_PER_MILLI,
                sorted.get(sorted.size() - 1) / NANOS_PER_MILLI,
                limitMillis));
    }
}
