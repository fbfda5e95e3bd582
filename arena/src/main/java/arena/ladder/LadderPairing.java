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
 * bot play as opponents only. Once all ratings are certain enough, the ladder rests until a new version comes. The
 * games of challenges come first.
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
     * @param chosen the bot whose rating is uncertain, or whose team has challenged another bot
     * @param bots all of them, seat 1 first
     * @param challenge what the game is played for; empty if the ladder chose it
     */
    public record Table(LadderBot chosen, List<LadderBot> bots, Optional<LadderChallenge> challenge) {
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
        Optional<Table> challenged = ladder.challenges().stream()
                .flatMap(challenge -> table(challenge, chosen, usual, number).stream())
                .filter(table -> table.bots().size() >= least)
                .findFirst();
        return challenged.or(() -> seal.lot("ladder game " + number, ladder.playing()).stream()
                .filter(bot -> ladder.role(bot) == Role.CONTENDER && !chosen.contains(bot))
                .filter(bot -> ratings.of(bot).uncertainty() > CERTAIN)
                .max(Comparator.comparing(bot -> ratings.of(bot).uncertainty()))
                .map(bot -> new Table(bot, bots(List.of(bot), usual, number), Optional.empty()))
                .filter(table -> table.bots().size() >= least));
    }

    private Optional<Table> table(LadderChallenge challenge, Collection<LadderBot> chosen, int usual, int number) {
        // An older version of the team may be playing a game of this challenge.
        Optional<LadderBot> bot = ladder.playing(challenge.team())
                .filter(own -> chosen.stream().noneMatch(other -> other.team().equals(own.team())));
        Optional<LadderBot> opponent = ladder.playing(challenge.opponent())
                .filter(other -> other.isMark() || !other.team().equals(challenge.team()));
        return bot.isEmpty() || opponent.isEmpty()
                ? Optional.empty()
                : Optional.of(new Table(
                        bot.get(), bots(List.of(bot.get(), opponent.get()), usual, number), Optional.of(challenge)));
    }

    /** Returns the bots of a table, seat 1 first: the given ones, the first of which is to be rated, and others. */
    private List<LadderBot> bots(List<LadderBot> given, int usual, int number) {
        LadderBot bot = given.get(0);
        Map<LadderBot, Integer> met = new HashMap<>();
        ladder.games(bot).forEach(game -> game.bots().forEach(other -> met.merge(other, 1, Integer::sum)));
        Map<LadderBot, Double> worth = new HashMap<>();
        ladder.playing().forEach(other -> worth.put(other, openness(bot, other) / (1 + met.getOrDefault(other, 0))));
        List<LadderBot> table = new ArrayList<>(given);
        seal.lot("ladder opponents " + number, ladder.playing()).stream()
                .filter(other -> other.isMark() || !other.team().equals(bot.team()))
                .filter(other -> !given.contains(other))
                .sorted(Comparator.comparing(worth::get, Comparator.reverseOrder()))
                .limit(Math.max(0, usual - given.size()))
                .forEach(table::add);
        // The bot that has had the first seat least often takes it.
        table.sort(Comparator.comparing(this::firstSeats));
        return table;
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
