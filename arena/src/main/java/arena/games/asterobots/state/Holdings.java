package arena.games.asterobots.state;

/**
 * What a player has, as everybody sees it, and by what players are ranked (Player ranking).
 *
 * @param money in hand, in J
 * @param stock in hand
 * @param veins how many
 * @param robots in veins and squads
 * @param timeToLive the last round in which he had a vein in his turn
 * @param funds the money, and what the materials would bring from the aliens, with everything that is set aside for
 *     offers and demands
 */
public record Holdings(long money, Stock stock, int veins, int robots, int timeToLive, long funds) {

    /** Returns the account of the player of that number. */
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
