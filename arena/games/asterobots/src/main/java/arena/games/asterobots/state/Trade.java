package arena.games.asterobots.state;

import java.util.Comparator;
import java.util.Locale;

/**
 * An open offer or demand (Trading with other players). The material of an offer and the money of a demand are set
 * aside.
 *
 * @param player the player that made it
 * @param kind offer or demand
 * @param material the material
 * @param amount the remaining amount, at least 1
 * @param price the price of one piece, in J, at least 1
 */
public record Trade(int player, Kind kind, Material material, long amount, long price) implements Comparable<Trade> {

    /** The kind of an open trade. */
    public enum Kind {
        /** An offer, whose maker sells. */
        OFFER,
        /** A demand, whose maker buys. */
        DEMAND;

        /** Returns the word in commands and views. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Comparator<Trade> BY_MAKER =
            Comparator.comparingInt(Trade::player).thenComparing(Trade::material);

    /** Returns its maker after what was set aside for a number of pieces is returned. */
    public AsterobotsPlayerState refunded(AsterobotsPlayerState maker, long pieces) {
        return kind == Kind.OFFER ? maker.gaining(material, pieces) : maker.earning(Amounts.product(pieces, price));
    }

    public Trade withAmount(long changed) {
        return new Trade(player, kind, material, changed, price);
    }

    /** Compares by player, then by material; a player has at most one trade for a material. */
    @Override
    public int compareTo(Trade other) {
        return BY_MAKER.compare(this, other);
    }
}
