package arena.app.play;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.bots.BotVersions;
import arena.config.BotEntry;
import arena.config.BotSource;
import arena.config.Configuration;
import arena.config.SpellingSuggestion;
import arena.config.TeamNames;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A parser of the seats of a command: {@code NAME}, {@code superbot:LEVEL}, {@code folder:TEAM}, {@code wire:NAME} or
 * {@code wire:*}.
 */
public final class SeatReader {

    private static final String SUPER_BOT = "superbot:";
    private static final int WEAKEST = 1;
    private static final String FOLDER = "folder:";
    private static final String WIRE = BotSource.Connected.PREFIX;

    private final Configuration configuration;
    private final GameInfo game;
    private final List<String> mistakes = new ArrayList<>();

    public SeatReader(Configuration configuration, GameInfo game) {
        this.configuration = configuration;
        this.game = game;
    }

    /**
     * Returns the players, in the order given.
     *
     * @throws RequestFailure with a sentence for each invalid seat, or if they are too few or too many
     */
    public List<SeatChoice> read(List<String> texts) {
        List<SeatChoice> choices = choices(texts);
        if (mistakes.isEmpty() && (texts.size() < game.leastSeats() || texts.size() > game.mostSeats())) {
            mistakes.add(game.title() + " is played by " + game.seatRange() + ", not by " + texts.size()
                    + "; give that number of seats.");
        }
        refuseMistakes();
        return choices;
    }

    /** Returns the named seats, followed by the weakest super bot on the free ones. */
    public static List<SeatChoice> filled(List<SeatChoice> named, int seats) {
        List<SeatChoice> choices = new ArrayList<>(named);
        choices.addAll(Collections.nCopies(Math.max(0, seats - named.size()), new SeatChoice.Level(WEAKEST)));
        return choices;
    }

    /**
     * Returns the players, in the order given, however many there are.
     *
     * @throws RequestFailure with a sentence for each invalid word
     */
    public List<SeatChoice> readAny(List<String> texts) {
        List<SeatChoice> choices = choices(texts);
        refuseMistakes();
        return choices;
    }

    private List<SeatChoice> choices(List<String> texts) {
        return texts.stream().map(this::choice).flatMap(Optional::stream).toList();
    }

    private void refuseMistakes() {
        if (!mistakes.isEmpty()) {
            throw RequestFailure.usage(mistakes);
        }
    }

    /**
     * Returns the bot that a person names as their own.
     *
     * @throws RequestFailure with a sentence if it is none, or a level of the super bot
     */
    public SeatChoice team(String text) {
        Optional<SeatChoice> team = choice(text).filter(choice -> !(choice instanceof SeatChoice.Level));
        return team.orElseThrow(() -> RequestFailure.usage(
                mistakes.isEmpty()
                        ? List.of("\"" + text + "\" is the super bot; name a bot of config.ini, or folder:TEAM.")
                        : mistakes));
    }

    private Optional<SeatChoice> choice(String text) {
        if (text.regionMatches(true, 0, SUPER_BOT, 0, SUPER_BOT.length())) {
            return level(text.substring(SUPER_BOT.length()));
        }
        if (text.regionMatches(true, 0, FOLDER, 0, FOLDER.length())) {
            return served(text.substring(FOLDER.length()));
        }
        if (text.regionMatches(true, 0, WIRE, 0, WIRE.length())) {
            return connected(text.substring(WIRE.length()));
        }
        return launched(text);
    }

    private Optional<SeatChoice> level(String text) {
        List<SuperBots.LevelInfo> levels = SuperBots.levels(game.id());
        Optional<SeatChoice> level = levels.stream()
                .filter(info -> Integer.toString(info.number()).equals(text))
                .findFirst()
                .map(info -> new SeatChoice.Level(info.number()));
        if (level.isEmpty()) {
            List<String> known = levels.stream()
                    .map(info -> SUPER_BOT + info.number() + " (" + info.name() + ")")
                    .toList();
            mistakes.add(
                    known.isEmpty()
                            ? game.title() + " has no super bot; name a bot or folder:TEAM."
                            : "\"" + SUPER_BOT + text + "\" does not exist; the levels are: " + String.join(", ", known)
                                    + ".");
        }
        return level;
    }

    private Optional<SeatChoice> connected(String joined) {
        if (!Doors.connects(game.id())) {
            mistakes.add("No bots that connect by TCP are known for " + game.title() + "; name a bot, superbot:LEVEL or"
                    + " folder:TEAM.");
            return Optional.empty();
        }
        Optional<SeatChoice> seat =
                BotSource.Connected.of(joined).map(BotSource.Connected::joined).map(SeatChoice.Wire::new);
        if (seat.isEmpty()) {
            mistakes.add("A seat wire: has the name that the bot joins with, or * for any bot, such as wire:*.");
        }
        return seat;
    }

    private Optional<SeatChoice> served(String team) {
        TeamNames names = configuration.field().teamNames();
        Optional<String> mistake = names.mistake(team)
                .or(() -> TeamNames.clash(team, configuration.botNames())
                        .map(bot -> "\"" + team + "\" differs only in case from the bot " + bot
                                + ", and their folders would be one on some systems"));
        mistake.ifPresent(words -> mistakes.add(words + "; choose another name for the folder."));
        return mistake.isPresent() ? Optional.empty() : Optional.of(new SeatChoice.Served(team));
    }

    private Optional<SeatChoice> launched(String name) {
        Optional<BotEntry> bot = BotVersions.find(configuration, name);
        if (bot.isEmpty()) {
            mistakes.add(
                    unknownBot(configuration, name) + " A seat may also be superbot:LEVEL, folder:TEAM or wire:NAME.");
        }
        Optional<String> misfit = bot.flatMap(known -> misfit(known, game.id()));
        misfit.ifPresent(mistakes::add);
        return bot.filter(known -> misfit.isEmpty()).map(SeatChoice.Launched::new);
    }

    /** Returns the sentence for a bot of another game; empty if the bot can play this one. */
    public static Optional<String> misfit(BotEntry bot, String gameId) {
        return bot.misfit(gameId)
                .map(words -> words + "; name bots of one game, and give --game that game or leave it out.")
                .or(() -> Doors.misfit(bot, gameId));
    }

    /**
     * Returns the game of a match: the typed one, else that of the first bot whose section names one, else the
     * first game.
     *
     * @param seats as typed; a folder counts as the bot of its name
     * @throws RequestFailure if there is no game of the typed name
     */
    public static GameDefinition<?, ?, ?> game(
            Configuration configuration, Optional<String> typed, List<String> seats) {
        return NameLookup.game(typed.or(() -> seats.stream()
                        .map(SeatReader::recordedName)
                        .flatMap(name -> BotVersions.find(configuration, name).stream())
                        .flatMap(bot -> bot.game().stream())
                        .findFirst())
                .orElseGet(() -> Games.first().info().id()));
    }

    /** Returns the name that records have for a seat as typed: of a bot, {@code folder:TEAM} or {@code wire:NAME}. */
    public static String recordedName(String seat) {
        if (seat.regionMatches(true, 0, FOLDER, 0, FOLDER.length())) {
            return seat.substring(FOLDER.length());
        }
        return seat.regionMatches(true, 0, WIRE, 0, WIRE.length())
                ? BotSource.Connected.of(seat.substring(WIRE.length()))
                        .map(bot -> new SeatChoice.Wire(bot.joined()).name())
                        .orElse(seat)
                : BotVersions.recordedName(seat);
    }

    /** Returns the sentence for a bot that is not in the configuration. */
    public static String unknownBot(Configuration configuration, String name) {
        String where = configuration
                .file()
                .map(file -> " in " + file)
                .orElse(", since there is no config.ini in this" + " folder");
        List<String> known = configuration.botNames();
        return "There is no bot \"" + name + "\"" + where + "; "
                + SpellingSuggestion.of(name, known)
                        .map(near -> "did you mean " + near + "?")
                        .orElseGet(() -> known.isEmpty()
                                ? "add a section [bot " + name + "], or make one with `arena new-bot`."
                                : "there are: " + NameLookup.listed(name, known) + ".");
    }
}
