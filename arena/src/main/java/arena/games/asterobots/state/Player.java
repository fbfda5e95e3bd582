package arena.games.asterobots.state;

/**
 * What is kept of one player beside his veins, squads, offers and demands.
 *
 * @param money in J, from 0 to {@link Amounts#MOST}; what stands in his demands is not in it
 * @param stock his materials; what stands in his offers is not in it
 * @param timeToLive the last round in which he had a vein in his turn; 0 before the first
 * @param gone whether his program has left for good
 */
public record Player(long money, Stock stock, int timeToLive, boolean gone) {

    public Player {
        if (money < 0 || money > Amounts.MOST) {
            throw new IllegalArgumentException("nobody has " + money + " J");
        }
    }

    public Player withMoney(long changed) {
        return new Player(changed, stock, timeToLive, gone);
    }

    public Player withStock(Stock changed) {
        return new Player(money, changed, timeToLive, gone);
    }

    public Player withTimeToLive(int round) {
        return new Player(money, stock, round, gone);
    }

    public Player withGone() {
        return new Player(money, stock, timeToLive, true);
    }

    public Player earning(long more) {
        return withMoney(Amounts.sum(money, more));
    }

    public Player paying(long price) {
        return withMoney(money - price);
    }

    public Player gaining(Material material, long amount) {
        return withStock(stock.plus(material, amount));
    }

    public Player giving(Material material, long amount) {
        return withStock(stock.minus(material, amount));
    }
}
