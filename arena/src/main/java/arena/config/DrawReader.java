package arena.config;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the section {@code [draw]} of a contest file, and holds it against the teams. */
final class DrawReader {

    private static final String GROUP = "group.";

    private final SectionReader section;
    private final List<String> names;
    private final List<TeamEntry> teams;

    /**
     * Makes a reader.
     *
     * @param names the names of all teams
     * @param teams those of them whose sections have no mistakes
     */
    DrawReader(SectionReader section, List<String> names, List<TeamEntry> teams) {
        this.section = section;
        this.names = names;
        this.teams = teams;
    }

    /** Returns what stands for the group of that number, from 0: {@code A} to {@code Z}. */
    static String label(int group) {
        return Character.toString('A' + group);
    }

    DrawSettings read() {
        DrawSettings.Kind kind = section.word("kind", DrawSettings.Kind.LOT);
        List<String> order = section.checked("order", any -> Optional.empty())
                .map(DrawReader::words)
                .orElse(List.of());
        List<List<String>> groups = groups(kind);
        Optional<String> seed =
                section.checked("seed", DrawReader::seedMistake).map(text -> text.toLowerCase(Locale.ROOT));
        boolean seeded = kind == DrawSettings.Kind.SEEDING;
        checkThatAllCounts(kind);
        return new DrawSettings(kind, seeded ? seeding(order) : List.of(), groups, seed);
    }

    private static Optional<String> seedMistake(String text) {
        return text.matches("[0-9A-Fa-f]{64}")
                ? Optional.empty()
                : Optional.of(
                        "seed has 64 hexadecimal digits, and this one is no such number; correct it, or remove the line to"
                                + " have the arena draw one.");
    }

    /** What would silently not count is a mistake. */
    private void checkThatAllCounts(DrawSettings.Kind kind) {
        if (kind != DrawSettings.Kind.SEEDING && section.has("order")) {
            section.note("order", "order counts with kind = seeding only; change kind, or remove the line.");
        }
        if (kind != DrawSettings.Kind.HAND) {
            section.beginningWith(GROUP)
                    .forEach(entry -> section.note(
                            entry.word(),
                            entry.spelled() + " counts with kind = hand only; change kind, or remove the line."));
        }
    }

    private List<String> seeding(List<String> order) {
        List<TeamEntry> numbered =
                teams.stream().filter(team -> team.seedNumber().isPresent()).toList();
        if (!order.isEmpty()) {
            check("order", order);
            return order;
        }
        if (teams.size() == names.size()) {
            checkNumbers(numbered);
        }
        return numbered.stream()
                .sorted(Comparator.comparingInt(team -> team.seedNumber().orElseThrow()))
                .map(TeamEntry::name)
                .toList();
    }

    private void checkNumbers(List<TeamEntry> numbered) {
        SortedMap<Integer, String> taken = new TreeMap<>();
        for (TeamEntry team : numbered) {
            int number = team.seedNumber().orElseThrow();
            String other = taken.getOrDefault(number, "");
            if (!other.isEmpty()) {
                section.note(
                        "kind",
                        "the teams " + other + " and " + team.name() + " both have seed-number " + number
                                + "; give each its own.");
            }
            taken.put(number, team.name());
        }
        List<String> without = teams.stream()
                .filter(team -> team.seedNumber().isEmpty())
                .map(TeamEntry::name)
                .toList();
        if (!without.isEmpty()) {
            section.note(
                    "kind",
                    "kind = seeding needs the place of every team, and " + String.join(", ", without)
                            + " has none; add order = NAME NAME ... here, or seed-number to each team.");
        }
    }

    private List<List<String>> groups(DrawSettings.Kind kind) {
        SortedMap<String, List<String>> groups = new TreeMap<>();
        for (IniText.Entry entry : section.beginningWith(GROUP)) {
            groups.put(
                    entry.spelled().substring(GROUP.length()).strip().toUpperCase(Locale.ROOT), words(entry.value()));
        }
        if (kind == DrawSettings.Kind.HAND) {
            checkGroups(groups);
        }
        return List.copyOf(groups.values());
    }

    private void checkGroups(SortedMap<String, List<String>> groups) {
        if (groups.isEmpty()) {
            section.note("kind", "kind = hand needs the groups; add lines such as group.A = NAME NAME NAME.");
            return;
        }
        int number = 0;
        for (String label : groups.keySet()) {
            if (!label.equals(label(number))) {
                section.note(
                        GROUP + label.toLowerCase(Locale.ROOT),
                        "groups are named group.A, group.B and so on up to group.Z, and group." + label(number)
                                + " is not there; correct the names.");
                return;
            }
            number++;
        }
        check(GROUP, groups.values().stream().flatMap(List::stream).toList());
    }

    /** Notes whatever keeps a list from naming each team once. */
    private void check(String key, List<String> listed) {
        String what = key.equals(GROUP) ? "a group" : key;
        Set<String> seen = new HashSet<>();
        for (String name : listed) {
            if (!names.contains(name)) {
                section.note(
                        key, what + " names \"" + name + "\", and there is no such team; " + Nearest.hint(name, names));
            } else if (!seen.add(name)) {
                section.note(key, what + " names " + name + " for the second time; remove one of the two.");
            }
        }
        List<String> left = new ArrayList<>(names);
        left.removeAll(listed);
        if (!left.isEmpty()) {
            section.note(
                    key,
                    (key.equals(GROUP) ? "no group names " : "order leaves out ") + String.join(", ", left) + "; add "
                            + (left.size() == 1 ? "it." : "them."));
        }
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("[ \t]+"));
    }
}
