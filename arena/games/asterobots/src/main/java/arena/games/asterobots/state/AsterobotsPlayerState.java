package arena.games.asterobots.state;

/**
 * The state of one player besides its veins, squads, offers and demands.
 *
 * @param money the money in J, from 0 to {@link Amounts#MOST}, without that of open demands
 * @param stock the materials, without those of open offers
 * @param timeToLive the last round in which the player had a vein in its turn; 0 before the first
 * @param gone whether the player has left for good
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
