package arena.config;

import arena.game.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes down what the draw fixes of a contest. */
final class PlanWriter {

    private final ContestFile contest;

    PlanWriter(ContestFile contest) {
        this.contest = contest;
    }

    SortedMap<String, SortedMap<String, String>> sections() {
        SortedMap<String, SortedMap<String, String>> sections = new TreeMap<>();
        sections.put("contest", about());
        sections.put("draw", draw());
        sections.put("format", format());
        sections.put("play-off", contest.playOff());
        sections.put("settings", contest.settings().texts());
        contest.teams().forEach(team -> sections.put("team " + team.name(), entry(team.entry())));
        return sections;
    }

    private SortedMap<String, String> about() {
        SortedMap<String, String> values = new TreeMap<>();
        values.put("name", contest.contest().name());
        values.put("game", contest.contest().game());
        values.put("format", contest.format().id());
        values.put("seats", Integer.toString(contest.contest().seats()));
        // A contest without one has the same plan as it had before there were budgets.
        contest.contest().budget().ifPresent(budget -> values.put("budget", Setting.text(budget)));
        entry(contest.contest().fill()).forEach((key, value) -> values.put("fill." + key, value));
        return values;
    }

    private SortedMap<String, String> draw() {
        SortedMap<String, String> values = new TreeMap<>();
        values.put("kind", SectionReader.spelled(contest.draw().kind()));
        values.put("order", String.join(" ", contest.draw().order()));
        for (int i = 0; i < contest.draw().groups().size(); i++) {
            values.put(
                    "group." + DrawReader.label(i),
                    String.join(" ", contest.draw().groups().get(i)));
        }
        values.put("seed", contest.draw().seed().orElse(""));
        return values;
    }

    private SortedMap<String, String> format() {
        SortedMap<String, String> values =
                new TreeMap<>(contest.format().settings().texts());
        values.put("points", contest.format().points().map(PlanWriter::numbers).orElse(FormatReader.GAME));
        values.put("tie-breaks", String.join(" ", contest.format().tieBreaks()));
        return values;
    }

    private static String numbers(List<Integer> places) {
        return places.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private SortedMap<String, String> entry(BotSource entry) {
        SortedMap<String, String> values = new TreeMap<>();
        if (entry instanceof BotSource.Launched launched) {
            BotEntry program = launched.program();
            values.put("command", CommandWords.join(program.command()));
            values.put("folder", folder(program.workingFolder()));
            values.put("start-up", Setting.text(program.startUp()));
            program.environment().forEach((key, value) -> values.put("env." + key, value));
        } else if (entry instanceof BotSource.SuperBot bot) {
            values.put("bot", EntryReader.SUPER_BOT + bot.level());
        } else {
            values.put("served", "on");
        }
        return values;
    }

    /** A folder is named from the file's own, with slashes, so that a contest may move to another place or system. */
    private String folder(Path path) {
        Path home = contest.file().resolveSibling("");
        return path.startsWith(home) ? "./" + home.relativize(path).toString().replace('\\', '/') : path.toString();
    }
}
