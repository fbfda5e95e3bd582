package arena.app.compare;

import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
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
        String shown =
                contestants.stream().limit(MOST_NAMES).map(SeatedPlayer::name).collect(Collectors.joining("-"));
        String names = contestants.stream().map(one -> word(one.choice())).collect(Collectors.joining(", "));
        String all = String.join(
                "\n",
                game.info().id(),
                settings.texts().toString(),
                format.seats() + " seats",
                names,
                seed.map(String::valueOf).orElse("any seed"));
        return shown + "-" + ShortDigest.of(all).substring(0, DIGITS);
    }

    /** Returns a contestant as named on the command line. */
    static String word(SeatChoice choice) {
        return choice instanceof SeatChoice.Level seat ? "superbot:" + seat.level() : choice.name();
    }
}
