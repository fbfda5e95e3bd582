package arena.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The reader of sections {@code [team NAME]} of a contest file. */
final class TeamReader {

    static final int LONGEST_TITLE = 60;
    static final int LONGEST_MEMBERS = 300;
    private static final int MOST_SEED_NUMBER = 1_000;

    private final Configuration configuration;
    private final EntryReader entries;

    TeamReader(Configuration configuration, EntryReader entries) {
        this.configuration = configuration;
        this.entries = entries;
    }

    /** Returns the team of a section; nothing if it names no bot, which is noted. */
    Optional<TeamEntry> read(String name, SectionReader section) {
        configuration
                .field()
                .teamNames()
                .mistake(name)
                .ifPresent(words -> section.note(words + "; rename the section."));
        String title = section.title("title", LONGEST_TITLE).orElse(name);
        String members = section.title("members", LONGEST_MEMBERS).orElse("");
        OptionalInt seedNumber = section.wholeOr("seed-number", "none", 1, MOST_SEED_NUMBER);
        return entry(name, section)
                .map(entry -> new TeamEntry(name, entry, title, members, seedNumber, section.line()));
    }

    private Optional<BotSource> entry(String name, SectionReader section) {
        boolean served = section.flag("served", section.has("served"));
        Optional<BotSource> bot = entries.read(section, "bot", name);
        List<String> said = new ArrayList<>(List.of("command", "bot"));
        said.removeIf(key -> !section.has(key));
        if (served) {
            said.add("served");
        }
        if (said.size() != 1) {
            section.note(said.isEmpty() ? nobody(name) : several(name, said));
        }
        if (section.has("command")) {
            return BotEntry.read(
                            section,
                            name,
                            "the team " + name,
                            configuration.launch().startUp())
                    .map(BotSource.Launched::new);
        }
        BotEntry.refuse(
                section,
                "belongs to a command of the team's own; remove the line, or set it in the [bot NAME] of config.ini");
        return served ? Optional.of(new BotSource.Served()) : bot;
    }

    private static String nobody(String name) {
        return "nobody plays for the team " + name
                + "; add one line: command = PROGRAM {folder}, or bot = NAME of config.ini, or served = on.";
    }

    private static String several(String name, List<String> said) {
        return "the team " + name + " has " + String.join(" and ", said) + ", and one of them is enough; remove "
                + (said.size() == 2 ? "the other." : "the others.");
    }
}
