package arena.tournament.rating;

/**
 * The assumption about contestants before their first game: each has drawn against the same virtual contestant, which
 * has their mean strength.
 *
 * <p>Without it, a contestant that has won all games would be infinitely strong, and two groups that never met could
 * not be compared. With it every rating is finite, and a contestant with few games is rated close to the others. A draw
 * is half a win and half a loss; the package PlackettLuce for R makes the same assumption by default (H. L. Turner, J.
 * van Etten, D. Firth and I. Kosmidis, "Modelling rankings in R: the PlackettLuce package", 2020, "Disconnected
 * networks").
 *
 * @param draws the weight of the assumption in games, 0 or more; not necessarily a whole number
 */
public record Prior(double draws) {

    /** One draw: enough for finite ratings, and of little weight after a few games. */
    public static final Prior USUAL = new Prior(1);

    /** No assumption; for comparison with figures that were computed without one. */
    public static final Prior NONE = new Prior(0);

    public Prior {
        if (!(draws >= 0 && draws <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("a prior is worth 0 games or more, not " + draws);
        }
    }

    boolean isNone() {
        return draws == 0;
    }
}
