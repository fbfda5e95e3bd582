package arena.cli.contest;

import arena.contest.Contest;
import arena.contest.Entry;
import arena.tournament.format.Section;
import arena.tournament.format.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a contest is made of, before anything is played, as lines for people. */
final class PlanText {

    private PlanText() {}

    /** Returns who takes part, how many games there will be, who meets whom, and what the organiser should know. */
    static List<String> lines(Contest contest) {
        List<String> lines = new ArrayList<>();
        long fillers = contest.entries().stream().filter(Entry::filler).count();
        int games = contest.plan().games();
        boolean endless = contest.plan().sections().stream()
                .anyMatch(section -> section.play().games(section.slots().size()) == 0);
        lines.add(contest.name() + ": " + contest.game().title() + ", " + contest.format() + ", "
                + (contest.entries().size() - fillers) + " teams"
                + (fillers == 0 ? "" : " and " + fillers + " that fill places") + ", "
                + (endless ? games(0) : games(games) + " at most") + ".");
        String stage = "";
        for (Section section : contest.plan().sections()) {
            if (!section.stage().equals(stage)) {
                stage = section.stage();
                lines.add("");
                lines.add(stage);
            }
            lines.add("  " + section.title() + " (" + section.id() + ", "
                    + games(section.play().games(section.slots().size())) + "): "
                    + section.slots().stream().map(slot -> taker(slot, contest)).collect(Collectors.joining(", ")));
        }
        lines.add("");
        lines.addAll(contest.plan().remarks());
        return lines;
    }

    private static String games(int number) {
        return number == 0 ? "games without end" : number + (number == 1 ? " game" : " games");
    }

    private static String taker(Slot slot, Contest contest) {
        return slot.source() instanceof Slot.Source.Drawn drawn ? contest.name(drawn.contestant()) : slot.label();
    }

    /** Returns how the seed is sealed. */
    static List<String> sealed(Contest contest) {
        return List.of("Sealed seed, SHA-256: " + contest.seal().commitment());
    }
}
