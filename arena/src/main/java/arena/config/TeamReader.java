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
        Optional<BotSource> source = source(name, section);
        String title = section.get(
                        Key.title("title", LONGEST_TITLE).optional("...").says("""
                        Its title on pages. Default: its name."""))
                .orElse(name);
        String members = section.get(
                        Key.title("members", LONGEST_MEMBERS).optional("...").says("""
                        Its members. Default: none."""))
                .orElse("");
        OptionalInt seedNumber = section.get(
                Key.wholeOr("none", "seed-number", 1, MOST_SEED_NUMBER).says("""
                Its seed, 1 for the strongest, for kind = seeding; or "none"."""));
        return source.map(bot -> new TeamEntry(name, bot, title, members, seedNumber, section.line()));
    }

    private Optional<BotSource> source(String name, SectionReader section) {
        section.says("""
                The teams, 2 to 1000, each in a section [team NAME]; NAME is also the name of its folder. Each has one
                of bot, command, url and served; folder, start-up and env.KEY belong to a command.""");
        Optional<BotSource> bot = entries.read(section, EntryReader.BOT, name, """
                A bot of config.ini, superbot:LEVEL, or wire:NAME for a bot that connects by TCP and joins as NAME.""");
        boolean served = section.get(Key.flag("served", section.has("served")).says("""
                        Whether another machine or a person serves the team's folder."""));
        Optional<BotEntry> own =
                BotEntry.read(section, name, configuration.launch().startUp());
        own.flatMap(entries::connection).ifPresent(section::note);
        List<String> said = new ArrayList<>(List.of("command", "url", "bot"));
        said.removeIf(key -> !section.has(key));
        if (served) {
            said.add("served");
        }
        if (said.size() != 1) {
            section.note(said.isEmpty() ? nobody(name) : several(name, said));
        }
        if (section.has("command") || section.has("url")) {
            return own.map(BotSource.Launched::new);
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
