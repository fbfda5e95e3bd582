package arena.config;

import arena.game.Setting;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The plan of a contest: the part of its file that the draw fixes. Equal contests have equal plan texts, whatever the
 * order, comments and spelling of their files.
 *
 * @param sections the values by key, by section; a team is a section {@code team NAME}
 */
public record ContestPlan(SortedMap<String, SortedMap<String, String>> sections) {

    private static final String TEAM = "team ";

    public ContestPlan {
        TreeMap<String, SortedMap<String, String>> copy = new TreeMap<>();
        sections.forEach((name, values) -> copy.put(name, Collections.unmodifiableSortedMap(new TreeMap<>(values))));
        sections = Collections.unmodifiableSortedMap(copy);
    }

    /** Returns the plan of a contest file. */
    public static ContestPlan of(ContestFile contest) {
        return new ContestPlan(new PlanWriter(contest).sections());
    }

    /** Reads a plan from its {@link #text}. */
    public static ContestPlan read(String text) {
        SortedMap<String, SortedMap<String, String>> sections = new TreeMap<>();
        SortedMap<String, String> current = new TreeMap<>();
        for (String line : text.lines().toList()) {
            if (line.startsWith("[")) {
                current = new TreeMap<>();
                sections.put(line.substring(1, line.length() - 1), current);
            } else {
                int equals = line.indexOf(" = ");
                current.put(line.substring(0, equals), line.substring(equals + " = ".length()));
            }
        }
        return new ContestPlan(sections);
    }

    /**
     * Returns the plan as text: lines {@code [section]} and {@code key = value}, in alphabetical order, each with a
     * line feed.
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        sections.forEach((name, values) -> {
            text.append('[').append(name).append("]\n");
            values.forEach(
                    (key, value) -> text.append(key).append(" = ").append(value).append('\n'));
        });
        return text.toString();
    }

    /** Returns the SHA-256 of the text in UTF-8, 64 hexadecimal digits in lower case. */
    public String digest() {
        return digest(text());
    }

    /** Returns the SHA-256 of the text of a plan, also of a damaged one. */
    public static String digest(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /** Returns the differences from the plan at the draw, in sentences; nothing if the two are equal. */
    public List<String> changesSince(ContestPlan drawn) {
        List<String> changes = new ArrayList<>();
        SortedSet<String> names = new TreeSet<>(sections.keySet());
        names.addAll(drawn.sections.keySet());
        for (String name : names) {
            if (name.startsWith(TEAM) && sections.containsKey(name) != drawn.sections.containsKey(name)) {
                changes.add("The " + name + (sections.containsKey(name) ? " is new." : " is gone."));
            } else {
                changes.addAll(changes(name, values(name), drawn.values(name)));
            }
        }
        return changes;
    }

    private SortedMap<String, String> values(String section) {
        return sections.getOrDefault(section, new TreeMap<>());
    }

    private static List<String> changes(
            String section, SortedMap<String, String> now, SortedMap<String, String> before) {
        List<String> changes = new ArrayList<>();
        SortedSet<String> keys = new TreeSet<>(now.keySet());
        keys.addAll(before.keySet());
        for (String key : keys) {
            String present = now.getOrDefault(key, "");
            String past = before.getOrDefault(key, "");
            if (!present.equals(past)) {
                changes.add(
                        isSecret(section, key)
                                ? "[" + section + "] has another " + key + " than it had."
                                : "[" + section + "] has " + key + " = " + worded(present) + "; it had " + worded(past)
                                        + ".");
            }
        }
        return changes;
    }

    /**
     * Returns whether a value is secret: the seed is sealed until the results are published, also for people who see
     * the organiser's screen.
     */
    private static boolean isSecret(String section, String key) {
        return section.equals("draw") && key.equals("seed");
    }

    private static String worded(String value) {
        return value.isEmpty() ? "nothing" : value;
    }

    /** The writer of a plan. */
    private static final class PlanWriter {

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
            // A contest without a budget has the same plan as in arenas without budgets.
            contest.contest().budget().ifPresent(budget -> values.put("budget", Setting.text(budget)));
            entry(contest.contest().fill()).forEach((key, value) -> values.put("fill." + key, value));
            return values;
        }

        private SortedMap<String, String> draw() {
            SortedMap<String, String> values = new TreeMap<>();
            values.put("kind", Key.spelled(contest.draw().kind()));
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
            values.put(
                    "points", contest.format().points().map(PlanWriter::numbers).orElse(FormatReader.GAME));
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
                if (program.isProgram()) {
                    values.put("command", CommandWords.join(program.command()));
                }
                if (program.speaks() != BotEntry.Speaks.FOLDER) {
                    values.put("speaks", program.speaks().word());
                }
                program.server().ifPresent(server -> {
                    values.put("url", server.url().toString());
                    if (server.format() != BotServer.Format.TEXT) {
                        values.put("format", Key.spelled(server.format()));
                    }
                });
                values.put("folder", folder(program.workingFolder()));
                values.put("start-up", Setting.text(program.startUp()));
                program.environment().forEach((key, value) -> values.put("env." + key, value));
            } else if (entry instanceof BotSource.SuperBot bot) {
                values.put(EntryReader.BOT, EntryReader.SUPER_BOT + bot.level());
            } else if (entry instanceof BotSource.Connected connected) {
                values.put(EntryReader.BOT, connected.word());
            } else {
                values.put("served", "on");
            }
            return values;
        }

        /**
         * Returns a folder relative to the file's own, with slashes, so that a contest may move to another place or
         * system.
         */
        private String folder(Path path) {
            Path home = contest.file().resolveSibling("");
            return path.startsWith(home)
                    ? "./" + home.relativize(path).toString().replace('\\', '/')
                    : path.toString();
        }
    }
}
