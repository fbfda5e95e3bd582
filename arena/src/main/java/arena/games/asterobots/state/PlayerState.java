package arena.games.asterobots.state;

/**
 * What is kept of one player beside his veins, squads, offers and demands.
 *
 * @param money in J, from 0 to {@link Amounts#MOST}; what stands in his demands is not in it
 * @param stock his materials; what stands in his offers is not in it
 * @param timeToLive the last round in which he had a vein in his turn; 0 before the first
 * @param gone whether his program has left for good
 */
public record PlayerState(long money, Stock stock, int timeToLive, boolean gone) {

    public PlayerState {
        if (money < 0 || money > Amounts.MOST) {
            throw new IllegalArgumentException("nobody has " + money + " J");
        }
    }

    public PlayerState withMoney(long changed) {
        return new PlayerState(changed, stock, timeToLive, gone);
    }

    public PlayerState withStock(Stock changed) {
        return new PlayerState(money, changed, timeToLive, gone);
    }

    public PlayerState withTimeToLive(int round) {
        return new PlayerState(money, stock, round, gone);
    }

    public PlayerState withGone() {
        return new PlayerState(money, stock, timeToLive, true);
    }

    public PlayerState earning(long more) {
        return withMoney(Amounts.sum(money, more));
    }

    public PlayerState paying(long price) {
        return withMoney(money - price);
    }

    public PlayerState gaining(Material material, long amount) {
        return withStock(stock.plus(material, amount));
    }

    public PlayerState giving(Material material, long amount) {
        return withStock(stock.minus(material, amount));
    }
}
