package arena.config;

import arena.game.Setting;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A bot of section {@code [bot NAME]}: a program that the arena can start.
 *
 * @param name the name of its team, spelled as in the file
 * @param command the program and its arguments, with {@code {folder}} and {@code {home}} not yet replaced
 * @param workingFolder the folder in which it is started, absolute
 * @param environment the variables that it gets besides the usual ones
 * @param startUp the longest time until it is ready
 * @param game the id of its game; absent if its section names none
 * @param title its title on pages; absent if it is the name
 * @param fileLine the line of its section; absent if it is in no file
 * @param speaks the way in which it gets its prompts and gives its answers
 * @param server the server of a bot that speaks HTTP, which has no command; absent for others
 */
public record BotEntry(
        String name,
        List<String> command,
        Path workingFolder,
        SortedMap<String, String> environment,
        Duration startUp,
        Optional<String> game,
        Optional<String> title,
        Optional<FileLine> fileLine,
        Speaks speaks,
        Optional<BotServer> server) {

    /** The way in which a bot gets its prompts and gives its answers. */
    public enum Speaks {
        /** By the files of its team folder. */
        FOLDER,
        /** By messages on its standard input and output. */
        STDIO,
        /** As an HTTP server, to which each prompt is posted. */
        HTTP,
        /** By a TCP connection to the arena, with the messages of the contest that the game comes from. */
        WIRE;

        /** Returns its word in files and records. */
        public String word() {
            return Key.spelled(this);
        }
    }

    /** The placeholder of the absolute path of the team folder. */
    public static final String FOLDER = "{folder}";

    /** The placeholder of the absolute path of the arena's installation folder. */
    public static final String HOME = "{home}";

    private static final String VARIABLE = "env.";

    /**
     * The line of a file at which a section begins.
     *
     * @param line from 1
     */
    public record FileLine(Path file, int line) {

        /** Returns the line for people. */
        public String words() {
            return file + ", line " + line;
        }
    }

    public BotEntry {
        command = List.copyOf(command);
        environment = Collections.unmodifiableSortedMap(new TreeMap<>(environment));
        if (command.isEmpty() != server.isPresent()) {
            throw new IllegalArgumentException("the bot " + name + " needs a command or a url, and not both");
        }
    }

    /** Returns a program that plays through its team folder, and that no file names. */
    public static BotEntry ofProgram(String name, List<String> command, Path workingFolder, Duration startUp) {
        return ofProgram(name, command, workingFolder, startUp, Speaks.FOLDER);
    }

    /** Returns a program that no file names. */
    public static BotEntry ofProgram(
            String name, List<String> command, Path workingFolder, Duration startUp, Speaks speaks) {
        return new BotEntry(
                name,
                command,
                workingFolder,
                Collections.emptySortedMap(),
                startUp,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                speaks,
                Optional.empty());
    }

    /** Reads the program of a section; returns nothing if it has no valid command, or no valid url. */
    static Optional<BotEntry> read(SectionReader section, String name, Duration startUp) {
        Speaks speaks = section.get(Key.word("speaks", Speaks.FOLDER).says("""
                How it gets its prompts and gives its answers: "folder" by files in the team folder, "stdio" by messages
                on its standard input and output, "http" as a server at its url, without a command, "wire" by TCP at
                {host} and {port} of its command (arena/docs/other-ways-in.md)."""));
        Optional<URI> url = section.get(Key.text("url", "", BotEntry::urlMistake)
                        .optional("http://127.0.0.1:8080/bot")
                        .says("The address of a bot that speaks http; [http] names the allowed ones."))
                .map(URI::create);
        BotServer.Format format =
                section.get(Key.word("format", BotServer.Format.TEXT).says("""
                The format in which a bot that speaks http gets its prompts: "text", or "json" for an object with the
                lines of the text."""));
        Optional<List<String>> command = section.get(
                Key.command("command").optional("python3 bot.py {folder}").says("""
                        A program and its arguments, separated by spaces; double quotes keep an argument together. No
                        shell sees it. {folder} becomes the team folder; a command without it gets the folder as its
                        last argument. {home} becomes the folder in which the arena is installed."""));
        Path folder = section.get(Key.path("folder", ".").says("""
                The working folder in which the command is started. A bot in bubblewrap sees only the files of it that
                the command names if it is the folder of this file; a folder of its own is better."""));
        Duration longest =
                section.get(LaunchSettings.startUp(Setting.text(startUp)).says("""
                The longest time until it is ready. Default: the one in [launch] of config.ini."""));
        SortedMap<String, String> environment = new TreeMap<>();
        section.all(Key.family(VARIABLE + "KEY", "VALUE").says("""
                        A variable of its environment, as in env.OMP_NUM_THREADS = 1, besides ARENA_FOLDER, ARENA_GAME,
                        ARENA_MATCH, ARENA_SEAT and ARENA_SEED, which each bot has."""))
                .forEach(entry -> environment.put(
                        entry.spelled().substring(VARIABLE.length()).strip(), entry.value()));
        Optional<FileLine> fileLine = Optional.of(new FileLine(section.file(), section.line()));
        boolean remote = speaks == Speaks.HTTP;
        if (remote != url.isPresent()) {
            section.note(
                    remote
                            ? "the bot " + name + " speaks http and has no url; add url = http://127.0.0.1:8080/bot."
                            : "only a bot with speaks = http has a url; remove it, or add that line.");
            return Optional.empty();
        }
        if (!remote && section.has("format")) {
            section.note("only a bot with speaks = http has a format; remove it, or add that line.");
            return Optional.empty();
        }
        if (remote && command.isPresent()) {
            section.note("a bot that speaks http is started elsewhere; remove its command.");
            return Optional.empty();
        }
        Optional<BotServer> server = url.map(address -> new BotServer(address, format));
        return Optional.of(command.orElse(List.of()))
                .filter(words -> remote || !words.isEmpty())
                .map(words -> new BotEntry(
                        name,
                        words,
                        folder,
                        environment,
                        longest,
                        Optional.empty(),
                        Optional.empty(),
                        fileLine,
                        speaks,
                        server));
    }

    private static Optional<String> urlMistake(String text) {
        try {
            URI url = new URI(text);
            return "http".equalsIgnoreCase(url.getScheme()) && url.getHost() != null && url.getUserInfo() == null
                    ? Optional.empty()
                    : Optional.of("url is an address such as http://127.0.0.1:8080/bot, without a user's name, not \""
                            + text + "\"; correct it.");
        } catch (URISyntaxException wrong) {
            return Optional.of(
                    "url is an address such as http://127.0.0.1:8080/bot, not \"" + text + "\"; correct it.");
        }
    }

    /** Returns whether the arena starts a program for it. */
    public boolean isProgram() {
        return speaks != Speaks.HTTP;
    }

    /** Notes each key of a program, in a section without a command. */
    static void refuse(SectionReader section, String words) {
        section.entries(word ->
                        List.of("folder", "start-up", "speaks", "url", "format").contains(word)
                                || word.startsWith(VARIABLE))
                .forEach(entry -> section.note(entry.line(), entry.spelled() + " " + words + "."));
    }

    /**
     * Returns why the bot cannot play a game, as the beginning of a sentence; nothing if it can, or if its section
     * names no game.
     */
    public Optional<String> misfit(String gameId) {
        return game.filter(own -> !own.equals(gameId))
                .map(own -> name + " is a bot for " + own
                        + fileLine.map(where -> " (" + where.words() + ")").orElse("") + ", not for " + gameId);
    }

    /** Returns the same program for a certain game. */
    BotEntry forGame(Optional<String> gameId) {
        return new BotEntry(
                name, command, workingFolder, environment, startUp, gameId, title, fileLine, speaks, server);
    }

    /** Returns the same program under another title. */
    BotEntry titled(Optional<String> other) {
        return new BotEntry(name, command, workingFolder, environment, startUp, game, other, fileLine, speaks, server);
    }

    /** Returns the same program with other variables. */
    public BotEntry withEnvironment(SortedMap<String, String> other) {
        return new BotEntry(name, command, workingFolder, other, startUp, game, title, fileLine, speaks, server);
    }

    /** Returns the same program, to play for another team. */
    public BotEntry named(String other) {
        return new BotEntry(other, command, workingFolder, environment, startUp, game, title, fileLine, speaks, server);
    }

    /**
     * Returns the command with the folders filled in; a command without a placeholder for the team folder gets it as
     * its last argument if it plays through it.
     */
    public List<String> command(Path folder, Path home) {
        List<String> words = command.stream()
                .map(word -> word.replace(FOLDER, folder.toString()).replace(HOME, home.toString()))
                .collect(Collectors.toCollection(ArrayList::new));
        if (speaks == Speaks.FOLDER && command.stream().noneMatch(word -> word.contains(FOLDER))) {
            words.add(folder.toString());
        }
        return List.copyOf(words);
    }
}
