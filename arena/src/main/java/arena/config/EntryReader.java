package arena.config;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The reader of a team's bot: a bot of {@code config.ini}, a level of the super bot, or a bot that connects. */
final class EntryReader {

    /** The prefix of a super bot's level. */
    static final String SUPER_BOT = "superbot:";

    /** The key of a team's bot. */
    static final String BOT = "bot";

    private final Configuration configuration;
    private final Optional<String> game;
    private final int levels;
    private final boolean connects;

    /**
     * Creates a reader for a contest.
     *
     * @param game the id of its game; absent if its file names no known game
     * @param levels the number of levels of the game's super bot
     * @param connects whether the game has bots that connect
     */
    EntryReader(Configuration configuration, Optional<String> game, int levels, boolean connects) {
        this.configuration = configuration;
        this.game = game;
        this.levels = levels;
        this.connects = connects;
    }

    /** Returns the bot of a team; nothing if the section names none, or an invalid one, which is noted. */
    Optional<BotSource> read(SectionReader section, String key, String team, String words) {
        return section.get(Key.text(key, "", text -> mistake(key, text))
                        .optional(SUPER_BOT + 1)
                        .says(words.replace("LEVEL", "LEVEL" + (levels > 0 ? ", from 1 to " + levels : ""))))
                .map(text -> entry(text, team));
    }

    private BotSource entry(String text, String team) {
        Optional<BotSource.Connected> connected = connected(text).flatMap(BotSource.Connected::of);
        if (connected.isPresent()) {
            return connected.get();
        }
        Optional<BotEntry> bot = configuration.bot(text);
        return bot.isPresent()
                ? new BotSource.Launched(bot.get().named(team))
                : new BotSource.SuperBot(Integer.parseInt(text.substring(SUPER_BOT.length())));
    }

    private Optional<String> mistake(String key, String text) {
        if (text.toLowerCase(Locale.ROOT).startsWith(SUPER_BOT)) {
            return level(text.substring(SUPER_BOT.length()));
        }
        Optional<String> connected = connected(text);
        if (connected.isPresent()) {
            return connection(key, connected.get());
        }
        List<String> known = configuration.botNames();
        return known.contains(text)
                ? configuration
                        .bot(text)
                        .flatMap(bot -> game.flatMap(bot::misfit)
                                .map(words -> words + ", the game of this contest; name another bot.")
                                .or(() -> connection(bot)))
                : Optional.of(unknown(key, text, known));
    }

    /** Returns the name after the prefix of a bot that connects; empty if a text does not have the prefix. */
    private static Optional<String> connected(String text) {
        return text.toLowerCase(Locale.ROOT).startsWith(BotSource.Connected.PREFIX)
                ? Optional.of(text.substring(BotSource.Connected.PREFIX.length()))
                : Optional.empty();
    }

    /** Returns why a bot cannot play in its way, with the remedy; empty if it can. */
    Optional<String> connection(BotEntry bot) {
        return bot.speaks() == BotEntry.Speaks.WIRE && !connects
                ? Optional.of(
                        "the bot speaks wire, and no bots that connect are known for the game of this contest; let"
                                + " it play in another way.")
                : Optional.empty();
    }

    private Optional<String> connection(String key, String name) {
        if (!key.equals(BOT)) {
            return Optional.of("a bot that connects plays for one team; name a bot of config.ini.");
        }
        if (!connects) {
            return Optional.of(
                    "no bots that connect are known for the game of this contest; name a bot of config.ini.");
        }
        return BotSource.Connected.of(name).flatMap(BotSource.Connected::joined).isPresent()
                ? Optional.empty()
                : Optional.of("a team is one bot in all games; write the name with which it joins, such as wire:Red.");
    }

    private Optional<String> level(String text) {
        if (text.matches("[1-9][0-9]?") && Integer.parseInt(text) <= levels) {
            return Optional.empty();
        }
        return Optional.of(
                levels == 0
                        ? "this game has no super bot; name a bot of config.ini."
                        : "there is no " + SUPER_BOT + text + "; there are " + SUPER_BOT + "1 to " + SUPER_BOT + levels
                                + ".");
    }

    private String unknown(String key, String text, List<String> known) {
        String where = configuration.file().map(file -> "in " + file).orElse("without a config.ini");
        return key + " names the bot \"" + text + "\", which there is not " + where + "; "
                + SpellingSuggestion.of(text, known)
                        .map(near -> "did you mean " + near + "?")
                        .orElse("add a section [bot " + text + "] there, or write " + SUPER_BOT + "1.");
    }
}
