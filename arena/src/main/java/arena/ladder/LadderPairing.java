package arena.ladder;

import arena.ladder.LadderState.Role;
import arena.tournament.Elo;
import arena.tournament.format.SealedSeed;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The choice of the next game of a ladder: the one whose result tells most.
 *
 * <p>The newest version of a team whose rating is least certain plays next. Its opponents are those against which the
 * result is most open, that is with near ratings, and which it has met least. Older versions and levels of the super
 * bot play as opponents only. Once all ratings are certain enough, the ladder rests until a new version comes.
 */
public final class LadderPairing {

    /** A rating is certain enough if its interval reaches so many points to either side. */
    static final double CERTAIN = 40;

    private final LadderState ladder;
    private final LadderRatings ratings;
    private final SealedSeed seal;

    /**
     * The bots of a game.
     *
     * @param chosen the bot whose rating is uncertain
     * @param bots all of them, seat 1 first
     */
    public record Table(LadderBot chosen, List<LadderBot> bots) {
        public Table {
            bots = List.copyOf(bots);
        }
    }

    /**
     * Prepares a choice.
     *
     * @param seal the source of the lots that decide among equals
     */
    public LadderPairing(LadderState ladder, LadderRatings ratings, SealedSeed seal) {
        this.ladder = ladder;
        this.ratings = ratings;
        this.seal = seal;
    }

    /**
     * Returns the next game; empty if there is none now.
     *
     * @param chosen the bots that are in running games because their ratings are uncertain; others wait for none, since
     *     a bot may play several games at a time
     * @param least the smallest number of seats
     * @param usual the usual number of seats
     * @param number the number of the game
     */
    public Optional<Table> next(Collection<LadderBot> chosen, int least, int usual, int number) {
        return seal.lot("ladder game " + number, ladder.playing()).stream()
                .filter(bot -> ladder.role(bot) == Role.CONTENDER && !chosen.contains(bot))
                .filter(bot -> ratings.of(bot).uncertainty() > CERTAIN)
                .max(Comparator.comparing(bot -> ratings.of(bot).uncertainty()))
                .map(bot -> table(bot, usual, number))
                .filter(table -> table.bots().size() >= least);
    }

    private Table table(LadderBot bot, int usual, int number) {
        Map<LadderBot, Integer> met = new HashMap<>();
        ladder.games(bot).forEach(game -> game.bots().forEach(other -> met.merge(other, 1, Integer::sum)));
        Map<LadderBot, Double> worth = new HashMap<>();
        ladder.playing().forEach(other -> worth.put(other, openness(bot, other) / (1 + met.getOrDefault(other, 0))));
        List<LadderBot> table = new ArrayList<>(List.of(bot));
        seal.lot("ladder opponents " + number, ladder.playing()).stream()
                .filter(other -> other.isMark() || !other.team().equals(bot.team()))
                .sorted(Comparator.comparing(worth::get, Comparator.reverseOrder()))
                .limit(usual - 1L)
                .forEach(table::add);
        // The bot that has had the first seat least often takes it.
        table.sort(Comparator.comparing(this::firstSeats));
        return new Table(bot, table);
    }

    /** Returns how open the result between two bots is: a quarter if both are expected to win as often. */
    private double openness(LadderBot bot, LadderBot other) {
        double score = Elo.score(ratings.of(bot).value() - ratings.of(other).value());
        return score * (1 - score);
    }

    /** Returns the share of games in which a bot had the first seat. */
    private double firstSeats(LadderBot bot) {
        List<LadderGame> games = ladder.games(bot);
        long first =
                games.stream().filter(game -> game.bots().get(0).equals(bot)).count();
        return games.isEmpty() ? 0 : (double) first / games.size();
    }
}
