package arena.games.asterobots;

import arena.game.Departure;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Standing;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** The endings of a match, with the standings (End conditions, Player ranking). */
final class AsterobotsEndings {

    static final String CONQUEST = "conquest";
    static final String ROUND_LIMIT = "round limit";

    private static final String TIME_TO_LIVE = "time to live";

    /** The criteria of the ranking, the most important first; the lower player number breaks a full tie. */
    private static final List<Criterion> CRITERIA = List.of(
            new Criterion(TIME_TO_LIVE, one -> one.account().timeToLive()),
            new Criterion("veins", one -> one.account().veins()),
            new Criterion("robots", one -> one.account().robots()),
            new Criterion("funds", one -> one.account().funds()));

    private AsterobotsEndings() {}

    private record Ranked(int player, Holdings account) {}

    private record Criterion(String words, ToLongFunction<Ranked> figure) {}

    /** Returns whether at most one player has a vein. */
    static boolean isConquered(AsterobotsState state) {
        return owners(state) <= 1;
    }

    /** Returns the state in which the only owner of veins has lived until this round, even if it was not its turn. */
    static AsterobotsState withSoleOwnerAlive(AsterobotsState state) {
        Position position = state.position();
        int owner = position.veins().stream().mapToInt(Vein::owner).max().orElse(Vein.ALIENS);
        if (owners(state) != 1 || position.player(owner).gone()) {
            return state;
        }
        AsterobotsPlayerState alive =
                position.player(owner).withTimeToLive(state.moment().round());
        return state.withPosition(position.withPlayer(owner, alive));
    }

    private static long owners(AsterobotsState state) {
        return IntStream.rangeClosed(1, state.players())
                .filter(state.position()::isAlive)
                .count();
    }

    /** Returns the end of a match in which one player owns all veins that the aliens do not. */
    static Phase.Over conquest(AsterobotsState state) {
        return over(ranking(state), CONQUEST);
    }

    /** Returns the end of a match whose rounds are all played. */
    static Phase.Over roundLimit(AsterobotsState state) {
        return over(ranking(state), ROUND_LIMIT);
    }

    /** Returns the end of a match if at most one player remains, which wins it. */
    static Optional<Phase.Over> lastRemaining(AsterobotsState state, Departure why) {
        List<Ranked> ranking = ranking(state);
        List<Ranked> there = ranking.stream()
                .filter(one -> !state.position().player(one.player()).gone())
                .toList();
        if (there.size() > 1) {
            return Optional.empty();
        }
        List<Ranked> placed = new ArrayList<>(there);
        ranking.stream().filter(one -> !there.contains(one)).forEach(placed::add);
        return Optional.of(new Phase.Over(standings(placed), why.words(), ""));
    }

    private static List<Ranked> ranking(AsterobotsState state) {
        Comparator<Ranked> order = CRITERIA.stream()
                .map(criterion -> Comparator.comparingLong(criterion.figure()).reversed())
                .reduce(Comparator::thenComparing)
                .orElseThrow()
                .thenComparingInt(Ranked::player);
        return IntStream.rangeClosed(1, state.players())
                .mapToObj(player -> new Ranked(player, Holdings.of(state.position(), player)))
                .sorted(order)
                .toList();
    }

    private static Phase.Over over(List<Ranked> ranking, String reason) {
        return new Phase.Over(standings(ranking), reason, detail(ranking.get(0), ranking.get(1)));
    }

    /** Returns the standings; a place earns a point for each player behind it. */
    private static List<Standing> standings(List<Ranked> ranking) {
        return IntStream.range(0, ranking.size())
                .mapToObj(at -> new Standing(new Seat(ranking.get(at).player()), at + 1, ranking.size() - 1L - at)
                        .with(figures(ranking.get(at))))
                .toList();
    }

    private static SortedMap<String, Long> figures(Ranked one) {
        SortedMap<String, Long> figures = new TreeMap<>();
        CRITERIA.forEach(
                criterion -> figures.put(criterion.words(), criterion.figure().applyAsLong(one)));
        return figures;
    }

    private static String detail(Ranked first, Ranked second) {
        for (Criterion criterion : CRITERIA) {
            long most = criterion.figure().applyAsLong(first);
            long next = criterion.figure().applyAsLong(second);
            if (most != next && criterion.words().equals(TIME_TO_LIVE)) {
                return "it had a vein until round " + most + ", and the next one until round " + next;
            }
            if (most != next) {
                return "more " + criterion.words() + ", " + most + " to " + next;
            }
        }
        return "the lower player number, all figures being equal";
    }
}
