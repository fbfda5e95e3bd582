package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A dump of a whole contest as text for golden files. */
final class ContestDump {

    private ContestDump() {}

    static String progress(ContestLayout plan, SimulatedContest contest) {
        ContestProgress progress = contest.progress();
        StringBuilder text = new StringBuilder();
        plan.remarks().forEach(remark -> text.append("# ").append(remark).append('\n'));
        progress.sections().forEach(state -> text.append(section(state, contest)));
        text.append("\nPlacing").append(progress.over() ? "" : " (not over)").append('\n');
        int place = 1;
        for (List<Integer> group : progress.placing()) {
            text.append(place).append(' ').append(names(group)).append('\n');
            place += group.size();
        }
        return text.toString();
    }

    private static String section(SectionState state, SimulatedContest contest) {
        Section section = state.section();
        StringBuilder text = new StringBuilder("\n" + section.stage() + ": " + section.title() + " (" + section.id()
                + ")" + (state.over() ? "" : ", open") + "\n");
        for (int slot = 0; slot < section.slots().size(); slot++) {
            text.append(slot == 0 ? "  " : ", ")
                    .append(section.slots().get(slot).label())
                    .append(' ')
                    .append(state.members()
                            .get(slot)
                            .map(SimulatedContest::name)
                            .orElse("?"));
        }
        text.append('\n');
        for (StandingRow row : state.rows()) {
            StandingRow.Figures figures = row.figures();
            text.append("  %2d %s  played %d won %d drawn %d lost %d points %s moves %d | %s | %s%n"
                    .formatted(
                            row.place(),
                            SimulatedContest.name(row.contestant()),
                            figures.played(),
                            figures.won(),
                            figures.drawn(),
                            figures.lost(),
                            figures.points(),
                            figures.moves(),
                            row.outlook(),
                            row.why()));
        }
        state.fixtures().forEach(fixture -> text.append(fixture(fixture, contest.of(fixture))));
        return text.toString();
    }

    private static String fixture(Fixture fixture, Optional<GameResult> result) {
        return "    " + fixture.id() + " round " + fixture.round() + ": " + names(fixture.seats())
                + (fixture.settings().isEmpty() ? "" : " " + fixture.settings())
                + result.map(one -> " places " + one.places() + " in " + one.moves() + " moves")
                        .orElse(", to be played")
                + "\n";
    }

    private static String names(List<Integer> contestants) {
        return contestants.stream().map(SimulatedContest::name).collect(Collectors.joining(" "));
    }
}
