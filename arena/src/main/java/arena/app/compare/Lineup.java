package arena.app.compare;

import arena.app.RequestFailure;
import arena.app.bots.BotVersions;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.config.BotEntry;
import arena.config.BotSection;
import arena.config.Configuration;
import arena.game.GameInfo;
import arena.superbot.SuperBots;
import arena.tournament.RoundRobin;
import java.util.ArrayList;
import java.util.List;

/**
 * The contestants of a comparison, and who of them meets whom.
 *
 * @param contestants in the order of the request; one that is compared with all others is the last
 * @param oneAmongOthers whether the last contestant alone is compared, with each of the others
 */
public record Lineup(List<SeatedPlayer> contestants, boolean oneAmongOthers) {

    private static final int USUAL_GAMES = 100;

    /** The number of seeds for each table with levels: fewer leave most questions open. */
    private static final int USUAL_SEEDS_AMONG_LEVELS = 10;

    private static final int MOST_GAMES_OF_A_TEST = 10_000;

    public Lineup {
        contestants = List.copyOf(contestants);
    }

    /**
     * Reads the contestants of a comparison of all with each other.
     *
     * @throws RequestFailure if they are fewer than two, or one cannot be compared
     */
    public static Lineup ofAll(Configuration configuration, GameInfo game, List<String> bots) {
        List<SeatChoice> choices = choices(configuration, game, bots);
        if (choices.size() < 2) {
            throw RequestFailure.usage("A comparison needs at least two bots, such as: arena compare " + bots.get(0)
                    + " superbot:2; or --levels, which compares one bot with each level of the super bot.");
        }
        return new Lineup(SeatedPlayer.inOrder(choices), false);
    }

    /**
     * Reads the one bot that is compared with each level of the super bot.
     *
     * @throws RequestFailure if there are more bots, it cannot be compared, or the game has no super bot
     */
    public static Lineup amongLevels(Configuration configuration, GameInfo game, List<String> bots) {
        if (bots.size() != 1) {
            throw RequestFailure.usage("--levels compares one bot with each level of the super bot, not " + bots.size()
                    + "; name one, or leave --levels out.");
        }
        List<SeatChoice> choices = new ArrayList<>();
        SuperBots.levels(game.id()).forEach(level -> choices.add(new SeatChoice.Level(level.number())));
        if (choices.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no super bot; leave --levels out, and name two bots.");
        }
        choices.addAll(choices(configuration, game, bots));
        return new Lineup(SeatedPlayer.inOrder(choices), true);
    }

    /**
     * Reads the one bot that is compared with each level of the super bot, each of its versions, and each other bot of
     * its author, those in the file of own bots.
     *
     * @throws RequestFailure if there are more bots, or it cannot be compared
     */
    public static Lineup amongAll(Configuration configuration, GameInfo game, List<String> bots) {
        if (bots.size() != 1) {
            throw RequestFailure.usage("--against-all compares one bot with all others, not " + bots.size()
                    + "; name one, or leave --against-all out.");
        }
        if (configuration.bot(bots.get(0)).isEmpty()
                && BotVersions.find(configuration, bots.get(0)).isPresent()) {
            throw RequestFailure.usage(
                    "--against-all compares a bot with its versions; name the bot, and not its version " + bots.get(0)
                            + ".");
        }
        List<SeatChoice> choices = new ArrayList<>();
        SuperBots.levels(game.id()).forEach(level -> choices.add(new SeatChoice.Level(level.number())));
        configuration
                .bot(bots.get(0))
                .ifPresent(bot -> BotVersions.of(bot)
                        .all()
                        .forEach(version -> choices.add(new SeatChoice.Launched(version.entry()))));
        configuration.bots().stream()
                .filter(bot -> isOwn(bot) && !bot.name().equals(bots.get(0)))
                .filter(bot ->
                        bot.isProgram() && SeatReader.misfit(bot, game.id()).isEmpty())
                .forEach(bot -> choices.add(new SeatChoice.Launched(bot)));
        if (choices.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no super bot, and " + bots.get(0)
                    + " no versions: name two bots, or make a version with `arena snapshot`.");
        }
        choices.addAll(choices(configuration, game, bots));
        return new Lineup(SeatedPlayer.inOrder(choices), true);
    }

    private static boolean isOwn(BotEntry bot) {
        return bot.fileLine().filter(at -> at.file().endsWith(BotSection.FILE)).isPresent();
    }

    private static List<SeatChoice> choices(Configuration configuration, GameInfo game, List<String> bots) {
        List<SeatChoice> choices = new SeatReader(configuration, game).readAny(bots);
        for (SeatChoice choice : choices) {
            if (choice instanceof SeatChoice.Served served) {
                throw RequestFailure.usage("folder:" + served.team()
                        + " cannot be compared, because it plays one game at a time; name a bot that the arena"
                        + " starts.");
            }
        }
        return choices;
    }

    /** Refuses a test of more than two contestants. */
    public void requireTwo() {
        if (oneAmongOthers) {
            throw RequestFailure.usage(
                    "--sprt compares two bots; leave --levels and --against-all out, and name the other, such as"
                            + " superbot:2.");
        }
        if (contestants.size() != 2) {
            throw RequestFailure.usage("--sprt compares two bots, not " + contestants.size() + "; name two.");
        }
    }

    /** Returns the number of games at each table if none is given. */
    public int usualGames(int seats, boolean tested) {
        if (tested) {
            return MOST_GAMES_OF_A_TEST;
        }
        return oneAmongOthers ? USUAL_SEEDS_AMONG_LEVELS * seats : USUAL_GAMES;
    }

    /**
     * Returns the schedule of the games.
     *
     * @throws RequestFailure if these are too many
     */
    public RoundRobin schedule(int seats, int games) {
        RoundRobin.Seats range = new RoundRobin.Seats(seats, seats);
        try {
            RoundRobin schedule = oneAmongOthers
                    ? RoundRobin.oneAmongOthers(contestants.size() - 1, range, games)
                    : RoundRobin.of(contestants.size(), range, games);
            schedule.games();
            return schedule;
        } catch (IllegalArgumentException | ArithmeticException impossible) {
            throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }
}
