package arena.tournament.rating;

/** Information about all pairs, as a matrix: the fastest for a few hundred contestants. */
final class DensePairs implements PairSums {

    private final double[][] information;

    DensePairs(int contestants) {
        information = new double[contestants][contestants];
    }

    @Override
    public void add(int one, int other, double amount) {
        information[one][one] += amount;
        information[other][other] += amount;
        information[one][other] -= amount;
        information[other][one] -= amount;
    }

    /** Returns the decomposition of the first rows and columns. */
    Cholesky decomposed(int order) {
        return Cholesky.of(information, order);
    }
}
