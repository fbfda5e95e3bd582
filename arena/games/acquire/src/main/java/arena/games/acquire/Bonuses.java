package arena.games.acquire;

import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.HotelChain;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The bonuses of the largest shareholders of a chain (Merging Chains). */
final class Bonuses {

    private static final int HUNDRED = 100;

    private Bonuses() {}

    /**
     * A bonus, or a share of one.
     *
     * @param holder the index in the list of holdings
     * @param sharing the number of shareholders that split it
     * @param amount in dollars
     */
    record Bonus(int holder, AcquireEvent.Rank rank, int sharing, int amount) {}

    /**
     * Returns the bonuses, those of the largest shareholders first, then in the order of the holdings.
     *
     * @param holdings the shares of each possible shareholder
     * @param price of a share, in dollars
     * @param roundsUp whether a split bonus is divided as a sum and rounded up to the next $100; otherwise first and
     *     second are divided separately and rounded down to whole dollars
     */
    static List<Bonus> of(List<Integer> holdings, int price, boolean roundsUp) {
        int first = HotelChain.firstBonus(price);
        int second = HotelChain.secondBonus(price);
        int most = largestBelow(holdings, Integer.MAX_VALUE);
        List<Integer> largest = holders(holdings, shares -> shares == most);
        if (most == 0) {
            return List.of();
        }
        int next = largestBelow(holdings, most);
        if (largest.size() > 1 || next == 0) {
            int both = roundsUp
                    ? split(first + second, largest.size(), true)
                    : split(first, largest.size(), false) + split(second, largest.size(), false);
            return bonuses(largest, AcquireEvent.Rank.BOTH, both);
        }
        List<Bonus> bonuses = new ArrayList<>(bonuses(largest, AcquireEvent.Rank.FIRST, first));
        List<Integer> runnersUp = holders(holdings, shares -> shares == next);
        bonuses.addAll(bonuses(runnersUp, AcquireEvent.Rank.SECOND, split(second, runnersUp.size(), roundsUp)));
        return bonuses;
    }

    /**
     * Pays the bonuses of a chain at its present price.
     *
     * @param holdings the shares of each player, and after them those of the stock market, which is paid nothing
     */
    static void pay(StepState table, HotelChain chain, List<Integer> holdings) {
        for (Bonus bonus : of(holdings, table.price(chain), table.terms().roundsUp())) {
            int player = bonus.holder() + 1;
            if (player <= table.players()) {
                table.pay(player, bonus.amount());
                table.addEvent(new AcquireEvent.Bonus(
                        chain, player, bonus.rank(), holdings.get(bonus.holder()), bonus.sharing(), bonus.amount()));
            }
        }
    }

    /** Returns the largest number of shares below a bound. */
    private static int largestBelow(List<Integer> holdings, int below) {
        return holdings.stream()
                .mapToInt(Integer::intValue)
                .filter(shares -> shares < below)
                .max()
                .orElse(0);
    }

    private static List<Integer> holders(List<Integer> holdings, IntPredicate wanted) {
        return IntStream.range(0, holdings.size())
                .filter(holder -> wanted.test(holdings.get(holder)))
                .boxed()
                .toList();
    }

    private static int split(int amount, int sharing, boolean roundsUp) {
        int hundreds = HUNDRED * sharing;
        return roundsUp ? (amount + hundreds - 1) / hundreds * HUNDRED : amount / sharing;
    }

    private static List<Bonus> bonuses(List<Integer> holders, AcquireEvent.Rank rank, int amount) {
        return holders.stream()
                .map(holder -> new Bonus(holder, rank, holders.size(), amount))
                .toList();
    }
}
