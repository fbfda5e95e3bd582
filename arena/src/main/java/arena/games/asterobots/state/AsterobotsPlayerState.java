package arena.games.asterobots.state;

/**
 * What is kept of one player beside his veins, squads, offers and demands.
 *
 * @param money in J, from 0 to {@link Amounts#MOST}; what stands in his demands is not in it
 * @param stock his materials; what stands in his offers is not in it
 * @param timeToLive the last round in which he had a vein in his turn; 0 before the first
 * @param gone whether his program has left for good
 */
public record AsterobotsPlayerState(long money, Stock stock, int timeToLive, boolean gone) {

    public AsterobotsPlayerState {
        if (money < 0 || money > Amounts.MOST) {
            throw new IllegalArgumentException("nobody has " + money + " J");
        }
    }

    public AsterobotsPlayerState withMoney(long changed) {
        return new AsterobotsPlayerState(changed, stock, timeToLive, gone);
    }

    public AsterobotsPlayerState withStock(Stock changed) {
        return new AsterobotsPlayerState(money, changed, timeToLive, gone);
    }

    public AsterobotsPlayerState withTimeToLive(int round) {
        return new AsterobotsPlayerState(money, stock, round, gone);
    }

    public AsterobotsPlayerState withGone() {
        return new AsterobotsPlayerState(money, stock, timeToLive, true);
    }

    public AsterobotsPlayerState earning(long more) {
        return withMoney(Amounts.sum(money, more));
    }

    public AsterobotsPlayerState paying(long price) {
        return withMoney(money - price);
    }

    public AsterobotsPlayerState gaining(Material material, long amount) {
        return withStock(stock.plus(material, amount));
    }

    public AsterobotsPlayerState giving(Material material, long amount) {
        return withStock(stock.minus(material, amount));
    }
}
