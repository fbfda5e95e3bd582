package arena.app.compare;

import arena.app.RequestFailure;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.config.BotSource;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.tournament.RoundRobin;
import arena.tournament.Sprt;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The request for a comparison.
 *
 * @param seed the given seed, if any
 * @param sprt the test that ends it, if any
 */
public record CompareRequest(
        GameDefinition<?, ?, ?> game,
        Settings settings,
        Optional<Long> seed,
        List<SeatedPlayer> contestants,
        RoundRobin format,
        Optional<Sprt> sprt,
        Options options) {

    private static final int MOST_NAMES = 3;
    private static final int DIGITS = 8;

    public CompareRequest {
        contestants = List.copyOf(contestants);
    }

    /**
     * The options of a comparison.
     *
     * @param jobs the number of games at a time, if given
     * @param keepsRecords whether the records of the games are kept
     * @param fresh whether earlier games are deleted
     */
    public record Options(Optional<Integer> jobs, boolean keepsRecords, boolean fresh) {}

    /**
     * Returns the name of its folder: the contestants, and a digest of everything that two commands must share to mean
     * the same games. The number of games is not included: more games continue a shorter comparison.
     */
    public String key() {
        String shown = format.single()
                .map(one -> contestants.get(one).name() + "-levels")
                .orElseGet(() -> contestants.stream()
                        .limit(MOST_NAMES)
                        .map(SeatedPlayer::name)
                        .collect(Collectors.joining("-")));
        String names = contestants.stream().map(one -> word(one.choice())).collect(Collectors.joining(", "));
        String all = String.join(
                "\n",
                game.info().id(),
                settings.texts().toString(),
                format.seats() + " seats",
                names,
                seed.map(String::valueOf).orElse("any seed") + (format.single().isPresent() ? "\none meets all" : ""));
        return shown + "-" + ShortDigest.of(all).substring(0, DIGITS);
    }

    /** Returns whether contestants are rated: three or more, each on one seat of a game. */
    static boolean isRated(RoundRobin format) {
        return format.contestants() > 2 && format.hasOneSeatEach();
    }

    /** Refuses a comparison whose contestants are not rated, before any game. */
    public void requireRatings() {
        if (!isRated(format)) {
            throw RequestFailure.usage("--chart draws ratings, which need three bots or more, each on one seat of a"
                    + " game; name more bots, add --levels or --against-all, or leave --chart out.");
        }
    }

    /** Returns whether a contestant is a bot that connects: it plays on one seat at a time. */
    boolean hasConnectedBot() {
        return contestants.stream().anyMatch(one -> one.choice() instanceof SeatChoice.Wire);
    }

    /** Refuses several seats of a game, or several games at a time, for a bot that connects. */
    void requireOneSeatAtATime() {
        if (hasConnectedBot() && options.jobs().filter(number -> number > 1).isPresent()) {
            throw RequestFailure.usage("A bot of a seat wire: plays one game at a time; leave --jobs out, or let the"
                    + " arena start the bot, with speaks = wire in its section.");
        }
        if (hasConnectedBot() && format.single().isEmpty() && format.seats() > contestants.size()) {
            throw RequestFailure.usage("A bot of a seat wire: plays on one seat of a game; give --players "
                    + contestants.size() + ", name more bots, or let the arena start the bot, with speaks = wire in"
                    + " its section.");
        }
    }

    /** Returns a contestant as named on the command line. */
    static String word(SeatChoice choice) {
        if (choice instanceof SeatChoice.Wire seat) {
            return new BotSource.Connected(seat.joined()).word();
        }
        return choice instanceof SeatChoice.Level seat ? "superbot:" + seat.level() : choice.name();
    }
}
