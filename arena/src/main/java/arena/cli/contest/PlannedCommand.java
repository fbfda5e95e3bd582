package arena.cli.contest;

import arena.app.contest.PlaceChange;
import arena.app.contest.Referee;
import arena.cli.host.CommandEnvironment;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** A command whose decision may change places: it prints which ones before it decides. */
abstract class PlannedCommand extends RefereeCommand {

    @Option(names = "--dry-run", description = "Shows which places would change, and makes no decision.")
    private boolean dryRun;

    PlannedCommand(CommandEnvironment host) {
        super(host);
    }

    /**
     * A decision that is not recorded yet.
     *
     * @param words a sentence for people about its effect
     */
    record Plan(Referee.Planned decision, String words) {}

    /** Plans the decision. */
    abstract Plan plan(Referee referee);

    @Override
    final void decide(Referee referee, Consumer<String> out) {
        Plan plan = plan(referee);
        lines(plan.decision().changes()).forEach(out);
        if (dryRun) {
            out.accept("No decision was made; repeat the command without --dry-run to make it.");
        } else {
            plan.decision().take();
            out.accept(plan.words());
        }
    }

    private static List<String> lines(List<PlaceChange> changes) {
        if (changes.isEmpty()) {
            return List.of("No place changes.");
        }
        List<String> lines = new ArrayList<>();
        String section = "";
        for (PlaceChange change : changes) {
            if (!section.equals(change.section())) {
                section = change.section();
                lines.add("Places that change in " + section + ":");
            }
            lines.add("  " + change.team() + "  " + words(change.before()) + " -> " + words(change.after()));
        }
        return lines;
    }

    private static String words(OptionalInt place) {
        return place.isPresent() ? Integer.toString(place.getAsInt()) : "none";
    }
}
