package arena.tournament.rating;

/**
 * What is assumed of contestants before their first game: that each of them has drawn against one and the same virtual
 * contestant, who is as strong as they are on the whole.
 *
 * <p>Without it, who has won everything would be infinitely strong, and of two groups that never met nobody could say
 * which is the stronger. With it every rating is finite, and who has played little is thought to be about as good as
 * the others. A draw is half a win and half a loss; that is what the package PlackettLuce for R assumes too, unless
 * told otherwise (H. L. Turner, J. van Etten, D. Firth and I. Kosmidis, "Modelling rankings in R: the PlackettLuce
 * package", 2020, "Disconnected networks").
 *
 * @param draws how many games the assumption is worth, 0 or more; it need not be a whole number
 */
public record Prior(double draws) {

    /** One draw: as much as is needed, and forgotten after a few games. */
    public static final Prior USUAL = new Prior(1);

    /** Nothing is assumed; for comparison with figures that were found in this way. */
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
