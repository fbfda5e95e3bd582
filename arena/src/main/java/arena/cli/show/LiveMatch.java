package arena.cli.show;

import arena.app.NameLookup;
import arena.app.play.MatchAudience;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.cli.host.CommandEnvironment;
import arena.cli.match.Announcement;
import arena.faults.Fault;
import arena.faults.Faults;
import arena.match.Event;
import arena.record.Printable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A terminal's listener to a match: it announces the match, shows it, and reports what went wrong. */
public class LiveMatch implements MatchAudience {

    /** The words for a number of faults of each kind, in the order in which they are printed. */
    private static final Map<Fault.Kind, List<String>> COUNTED = new EnumMap<>(Map.of(
            Fault.Kind.WRONG_MOVE, List.of("wrong move", "wrong moves"),
            Fault.Kind.TIME_OUT, List.of("time-out", "time-outs"),
            Fault.Kind.HALF_ANSWER, List.of("incomplete answer", "incomplete answers"),
            Fault.Kind.PRINTED_ERRORS, List.of("printed error", "printed errors")));

    private final CommandEnvironment host;
    private final ShowOptions show;
    private String records = "";

    public LiveMatch(CommandEnvironment host, ShowOptions show) {
        this.host = host;
        this.show = show;
    }

    /** Returns a listener that shows no match and only prints which bots the match waits for. */
    public static MatchAudience unseen(CommandEnvironment host, ShowOptions show) {
        return new MatchAudience() {
            @Override
            public void begins(Services services, MatchRequest request) {
                new Announcement(host, services, request).remarks(show.quiet());
            }

            @Override
            public MatchObserver observer(MatchRequest request) {
                return MatchObserver.none();
            }

            @Override
            public void ended(MatchOutcome outcome, List<Fault> faults) {
                // A program that reads the outcome finds the faults in the record.
            }
        };
    }

    @Override
    public void begins(Services services, MatchRequest request) {
        Announcement announcement = new Announcement(host, services, request);
        announcement.remarks(show.quiet());
        Path usual = services.configuration().field().records();
        records = services.records().equals(usual)
                ? ""
                : " --records " + NameLookup.shell(services.records().toString());
        if (!show.quiet()) {
            announcement.title();
        }
    }

    @Override
    public MatchObserver observer(MatchRequest request) {
        return show.observer(host, request);
    }

    /**
     * Prints the faults in full, since a drawn board has no room for them; with {@code --quiet} only the fault that
     * ended the match. The last lines always print the number of faults and the command that shows them.
     */
    @Override
    public void ended(MatchOutcome outcome, List<Fault> faults) {
        Faults.folded(faults).stream()
                .filter(fault ->
                        !show.quiet() || fault.kind() == Fault.Kind.LEFT || fault.kind() == Fault.Kind.TIME_OUT)
                .flatMap(fault -> fault.lines().stream())
                .forEach(host.out()::println);
        outcome.status().began().stream()
                .flatMap(began -> began.sittings().stream())
                .forEach(sitting -> count(
                                faults.stream()
                                        .filter(fault -> fault.spot().seat() == sitting.seat())
                                        .toList(),
                                outcome.status().seat(sitting.seat()).printedErrors())
                        .ifPresent(words -> host.out().println(summary(sitting, words))));
    }

    private String summary(Event.SeatAssignment sitting, String words) {
        String bot = sitting.info().facts().getOrDefault("bot", sitting.name());
        return Printable.of(sitting.name()) + ": " + words + "; `" + host.program() + " errors " + NameLookup.shell(bot)
                + records + "` shows more.";
    }

    private static Optional<String> count(List<Fault> faults, int printed) {
        List<String> counts = new ArrayList<>();
        COUNTED.forEach((kind, words) -> {
            long counted = faults.stream().filter(fault -> fault.kind() == kind).count();
            long number = kind == Fault.Kind.PRINTED_ERRORS && counted > 0 ? printed : counted;
            if (number > 0) {
                counts.add(number + " " + words.get(number == 1 ? 0 : 1));
            }
        });
        return counts.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", counts));
    }
}
