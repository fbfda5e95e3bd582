package arena.games.asterobots.state;

/**
 * The holdings of a player, which are public and decide the ranking (Player ranking).
 *
 * @param money the money in hand, in J
 * @param stock the materials in hand
 * @param veins the number of veins
 * @param robots the number of robots in veins and squads
 * @param timeToLive the last round in which the player had a vein in its turn
 * @param funds the money and what the aliens pay for the materials, including what is set aside for offers and demands
 */
public record Holdings(long money, Stock stock, int veins, int robots, int timeToLive, long funds) {

    /** Returns the holdings of the player with a number. */
    public static Holdings of(Position position, int number) {
        AsterobotsPlayerState player = position.player(number);
        int veins = 0;
        int robots = 0;
        for (Vein vein : position.veins()) {
            if (vein.owner() == number) {
                veins++;
                robots += vein.robots();
            }
        }
        for (Squad squad : position.squads()) {
            robots += squad.owner() == number ? squad.robots() : 0;
        }
        return new Holdings(
                player.money(), player.stock(), veins, robots, player.timeToLive(), funds(position, number));
    }

    private static long funds(Position position, int number) {
        AsterobotsPlayerState player = position.player(number);
        for (Trade trade : position.trades()) {
            if (trade.player() == number) {
                player = trade.refunded(player, trade.amount());
            }
        }
        return Amounts.sum(player.money(), position.prices().worth(player.stock()));
    }
}
