package arena.app.compare;

import arena.tournament.Duel;
import arena.tournament.GameResult;
import arena.tournament.Pairing;
import arena.tournament.SequentialTest;
import arena.tournament.Sprt;
import arena.tournament.Tally;
import arena.tournament.rating.Prior;
import arena.tournament.rating.Rating;
import arena.tournament.rating.Ratings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The standings of a comparison so far. */
public final class CompareStandings {

    /** Two contestants. Each is compared with those that the request names before it: the new version is named last. */
    public record ComparedPair(int first, int second) {}

    private final ComparePlan plan;
    private final Tally tally;
    private final Optional<SequentialTest> test;
    private final SortedMap<Integer, CompareGame> games = new TreeMap<>();
    private final SortedMap<Integer, CompareGame> counted = new TreeMap<>();
    private final List<GameResult> results = new ArrayList<>();

    /** The games of incomplete blocks, by the number of the block. */
    private final SortedMap<Integer, List<EndedGame>> open = new TreeMap<>();

    private record EndedGame(Pairing pairing, CompareGame game) {}

    CompareStandings(ComparePlan plan, Optional<Sprt> sprt) {
        this.plan = plan;
        this.tally = new Tally(plan.format());
        this.test = sprt.map(
                settled -> new SequentialTest(settled, 2 * plan.format().blockGames()));
    }

    /** Adds a game; it counts when all games of its block have ended. */
    void add(Pairing pairing, CompareGame game) {
        games.put(pairing.number(), game);
        int blockGames = plan.format().blockGames();
        int block = pairing.number() / blockGames;
        List<EndedGame> begun = open.computeIfAbsent(block, first -> new ArrayList<>());
        begun.add(new EndedGame(pairing, game));
        if (begun.size() == blockGames) {
            open.remove(block);
            begun.forEach(this::count);
        }
    }

    private void count(EndedGame ended) {
        counted.put(ended.pairing().number(), ended.game());
        GameResult result = ended.game().result(ended.pairing());
        results.add(result);
        tally.add(ended.pairing(), result);
        test.ifPresent(running -> running.follow(duel(couples().get(0))));
    }

    /** Returns the games of complete blocks, in the order of the format; only these count. */
    public List<CompareGame> counted() {
        return List.copyOf(counted.values());
    }

    /** Returns all games that have ended, in the order of the format. */
    public List<CompareGame> games() {
        return List.copyOf(games.values());
    }

    public ComparePlan plan() {
        return plan;
    }

    public Tally tally() {
        return tally;
    }

    /** Returns whether a game has more than two seats, so that places and points say more than games won. */
    public boolean hasPlaces() {
        return plan.format().seats() > 2;
    }

    /**
     * Returns the ratings of all contestants, in their order, estimated from all games together; none for two, whose
     * difference says the same, and where a bot plays on several seats of a game.
     */
    public List<Rating> ratings() {
        return CompareRequest.isRated(plan.format()) && !results.isEmpty()
                ? Ratings.of(plan.contestants().size(), results, Prior.USUAL).all()
                : List.of();
    }

    /** Returns the test, if the comparison has one. */
    public Optional<SequentialTest> test() {
        return test;
    }

    /** Returns whether the test has decided. */
    public boolean isDecided() {
        return test.map(running -> running.decision() != Sprt.Decision.OPEN).orElse(false);
    }

    /**
     * Returns the couples of contestants that are compared: all, or those of the one that meets all others. The first
     * of each is the one that was named later.
     */
    public List<ComparedPair> couples() {
        List<ComparedPair> couples = new ArrayList<>();
        for (int second = 0; second < plan.contestants().size(); second++) {
            for (int first = second + 1; first < plan.contestants().size(); first++) {
                if (plan.format().single().orElse(first) == first) {
                    couples.add(new ComparedPair(first, second));
                }
            }
        }
        return couples;
    }

    /** Returns the games of a couple, as seen by its first contestant. */
    public Duel duel(ComparedPair couple) {
        return tally.duel(couple.first(), couple.second());
    }
}
