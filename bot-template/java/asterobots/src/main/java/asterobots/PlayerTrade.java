package asterobots;

import java.util.Locale;

/** An offer or a demand of a player. It stands until his next turn ends, or until all of it is taken. */
public final class PlayerTrade {

    private final int playerId;
    private final boolean offer;
    private final Material material;
    private final int amount;
    private final long pricePerOneMaterial;

    /** Reads the value of a line such as {@code Trade1 = 3,offer,gas,50,12}. */
    PlayerTrade(Parts parts) {
        playerId = parts.playerId();
        offer = parts.text().toLowerCase(Locale.ROOT).equals("offer");
        material = Material.read(parts.text());
        amount = parts.small();
        pricePerOneMaterial = parts.number();
    }

    public int getPlayerId() {
        return playerId;
    }

    /** Returns whether he wants to sell. */
    public boolean isOffer() {
        return offer;
    }

    /** Returns whether he wants to buy. */
    public boolean isDemand() {
        return !offer;
    }

    public Material getMaterial() {
        return material;
    }

    /** Returns how much of it is still open. */
    public int getAmount() {
        return amount;
    }

    /** Returns the price of one piece, in J. */
    public long getPricePerOneMaterial() {
        return pricePerOneMaterial;
    }

    @Override
    public String toString() {
        return "Player " + playerId + (offer ? " offers " : " demands ") + amount + " " + material + " at "
                + pricePerOneMaterial + " J";
    }
}
