package arena.app.compare;

import arena.app.RequestFailure;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.config.Configuration;
import arena.game.GameInfo;
import arena.superbot.SuperBots;
import arena.tournament.RoundRobin;
import java.util.ArrayList;
import java.util.List;

/**
 * The contestants of a comparison, and who of them meets whom.
 *
 * @param contestants in the order of the request; with the levels of the super bot first, the weakest before all
 * @param amongLevels whether the last contestant alone is compared, with each level of the super bot
 */
public record Lineup(List<SeatedPlayer> contestants, boolean amongLevels) {

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
        if (amongLevels) {
            throw RequestFailure.usage(
                    "--sprt compares two bots; leave --levels out, and name the level, such as" + " superbot:2.");
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
        return amongLevels ? USUAL_SEEDS_AMONG_LEVELS * seats : USUAL_GAMES;
    }

    /**
     * Returns the schedule of the games.
     *
     * @throws RequestFailure if these are too many
     */
    public RoundRobin schedule(int seats, int games) {
        RoundRobin.Seats range = new RoundRobin.Seats(seats, seats);
        try {
            RoundRobin schedule = amongLevels
                    ? RoundRobin.oneAmongOthers(contestants.size() - 1, range, games)
                    : RoundRobin.of(contestants.size(), range, games);
            schedule.games();
            return schedule;
        } catch (IllegalArgumentException | ArithmeticException impossible) {
            throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }
}
