package arena.games.asterobots.state;

import java.util.Comparator;
import java.util.Locale;

/**
 * An open offer or demand (Trading with other players). What it promises is set aside: the material of an offer, the
 * money of a demand.
 *
 * @param player who made it
 * @param kind which of the two
 * @param material of what
 * @param amount how much is left of it, at least 1
 * @param price for one piece, in J, at least 1
 */
public record Trade(int player, Kind kind, Material material, long amount, long price) implements Comparable<Trade> {

    /** Which way the material goes. */
    public enum Kind {
        /** Its maker sells. */
        OFFER,
        /** Its maker buys. */
        DEMAND;

        /** Returns the word in commands and views. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Comparator<Trade> BY_MAKER =
            Comparator.comparingInt(Trade::player).thenComparing(Trade::material);

    /** Returns its maker with that back in hand which was set aside for so many pieces. */
    public AsterobotsPlayerState refunded(AsterobotsPlayerState maker, long pieces) {
        return kind == Kind.OFFER ? maker.gaining(material, pieces) : maker.earning(Amounts.product(pieces, price));
    }

    public Trade withAmount(long changed) {
        return new Trade(player, kind, material, changed, price);
    }

    /** Compares by player, then by material; a player has one for a material at most. */
    @Override
    public int compareTo(Trade other) {
        return BY_MAKER.compare(this, other);
    }
}
