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

/** The reader of section {@code [draw]} of a contest file, which checks it against the teams. */
final class DrawReader {

    private static final String ORDER = "order";
    private static final String GROUP = "group.";
    private static final int MOST_GROUPS = 26;

    private final SectionReader section;
    private final List<String> names;
    private final List<TeamEntry> teams;

    /**
     * Creates a reader.
     *
     * @param names the names of all teams
     * @param teams the teams whose sections have no errors
     */
    DrawReader(SectionReader section, List<String> names, List<TeamEntry> teams) {
        this.section = section;
        this.names = names;
        this.teams = teams;
    }

    /** Returns the label of a group, whose numbers begin at 0: {@code A} to {@code Z}. */
    static String label(int group) {
        return Character.toString('A' + group);
    }

    DrawSettings read() {
        section.says("The places at the beginning.");
        DrawSettings.Kind kind =
                section.get(Key.word("kind", DrawSettings.Kind.LOT).says("""
                The kind of draw: "lot" by lot; "seeding" by strength, from order here or from the seed-number of each
                team; "hand" by the groups here."""));
        String all = String.join(" ", names);
        List<String> order = section.get(Key.text(ORDER, "", any -> Optional.empty())
                        .optional(all)
                        .says("""
                        All teams, the strongest first, separated by spaces. For kind = seeding only. Default:
                        none."""))
                .map(DrawReader::words)
                .orElse(List.of());
        List<IniText.Entry> groups = section.all(Key.family("group.A", all).says("""
                The teams of a group, separated by spaces: group.A, group.B and so on up to group.Z. For kind = hand
                only. Default: none."""));
        Optional<String> seed = section.get(Key.text("seed", "", DrawReader::seedMistake)
                        .optional("0123456789abcdef".repeat(4))
                        .says("""
                                The master seed of all random decisions, 64 hexadecimal digits. It reveals all of them,
                                so keep it secret. Default: the arena draws one at the draw, publishes its hash, and
                                publishes the seed at the end."""))
                .map(text -> text.toLowerCase(Locale.ROOT));
        checkThatAllCounts(kind, groups);
        return new DrawSettings(
                kind, kind == DrawSettings.Kind.SEEDING ? seeding(order) : List.of(), groups(kind, groups), seed);
    }

    private static Optional<String> seedMistake(String text) {
        return text.matches("[0-9A-Fa-f]{64}")
                ? Optional.empty()
                : Optional.of(
                        "seed has 64 hexadecimal digits, and this one is no such number; correct it, or remove the"
                                + " line to"
                                + " have the arena draw one.");
    }

    /** Reports settings that would have no effect. */
    private void checkThatAllCounts(DrawSettings.Kind kind, List<IniText.Entry> groups) {
        if (kind != DrawSettings.Kind.SEEDING && section.has(ORDER)) {
            section.note(ORDER, "order counts with kind = seeding only; change kind, or remove the line.");
        }
        if (kind != DrawSettings.Kind.HAND) {
            groups.forEach(entry -> section.note(
                    entry.word(), entry.spelled() + " counts with kind = hand only; change kind, or remove the line."));
        }
        if (kind != DrawSettings.Kind.SEEDING || section.has(ORDER)) {
            numbered().stream()
                    .findFirst()
                    .ifPresent(team -> section.note(
                            team.line(),
                            "the team " + team.name()
                                    + " has a seed-number, which counts only with kind = seeding and without an order"
                                    + " in [draw];"
                                    + " remove it, or change [draw]."));
        }
    }

    private List<TeamEntry> numbered() {
        return teams.stream().filter(team -> team.seedNumber().isPresent()).toList();
    }

    private List<String> seeding(List<String> order) {
        if (!order.isEmpty()) {
            checkNames(ORDER, order, new HashSet<>());
            checkAllNamed(ORDER, "order leaves out ", order);
            return order;
        }
        if (teams.size() == names.size()) {
            checkNumbers();
        }
        return numbered().stream()
                .sorted(Comparator.comparingInt(team -> team.seedNumber().orElseThrow()))
                .map(TeamEntry::name)
                .toList();
    }

    private void checkNumbers() {
        SortedMap<Integer, String> taken = new TreeMap<>();
        for (TeamEntry team : numbered()) {
            int number = team.seedNumber().orElseThrow();
            Optional.ofNullable(taken.put(number, team.name()))
                    .ifPresent(other -> section.note(
                            team.line(),
                            "the teams " + other + " and " + team.name() + " both have seed-number " + number
                                    + "; give each its own."));
        }
        List<String> without = new ArrayList<>(names);
        numbered().forEach(team -> without.remove(team.name()));
        if (!without.isEmpty()) {
            section.note(
                    "kind",
                    "kind = seeding needs the place of every team, and lacks it for " + String.join(", ", without)
                            + "; add order = NAME NAME ... here, or a seed-number to each team.");
        }
    }

    private List<List<String>> groups(DrawSettings.Kind kind, List<IniText.Entry> entries) {
        SortedMap<String, List<String>> groups = new TreeMap<>();
        for (IniText.Entry entry : entries) {
            groups.put(
                    entry.spelled().substring(GROUP.length()).strip().toUpperCase(Locale.ROOT), words(entry.value()));
        }
        if (kind == DrawSettings.Kind.HAND && areNamedInTurn(groups)) {
            Set<String> seen = new HashSet<>();
            groups.forEach((label, listed) -> checkNames(GROUP + label, listed, seen));
            checkAllNamed(
                    GROUP,
                    "no group names ",
                    groups.values().stream().flatMap(List::stream).toList());
        }
        return List.copyOf(groups.values());
    }

    private boolean areNamedInTurn(SortedMap<String, List<String>> groups) {
        if (groups.isEmpty()) {
            section.note("kind", "kind = hand needs the groups; add lines such as group.A = NAME NAME NAME.");
            return false;
        }
        int number = 0;
        for (String label : groups.keySet()) {
            if (number == MOST_GROUPS || !label.equals(label(number))) {
                section.note(
                        GROUP + label,
                        "groups are named group.A, group.B and so on up to group.Z, and group." + label
                                + " is none of them or leaves one out; correct the name.");
                return false;
            }
            number++;
        }
        return true;
    }

    private void checkNames(String key, List<String> listed, Set<String> seen) {
        for (String name : listed) {
            if (!names.contains(name)) {
                section.note(
                        key,
                        key + " names \"" + name + "\", and there is no such team; "
                                + SpellingSuggestion.hint(name, names));
            } else if (!seen.add(name)) {
                section.note(key, key + " names " + name + " for the second time; remove one of the two.");
            }
        }
    }

    private void checkAllNamed(String key, String words, List<String> listed) {
        List<String> left = new ArrayList<>(names);
        left.removeAll(listed);
        if (!left.isEmpty()) {
            section.note(key, words + String.join(", ", left) + (left.size() == 1 ? "; add it." : "; add them."));
        }
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("[ \t]+"));
    }
}
