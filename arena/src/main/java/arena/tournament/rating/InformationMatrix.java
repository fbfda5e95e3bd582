package arena.tournament.rating;

/** The negative second derivatives of a log-likelihood, the Fisher information: symmetric and positive definite. */
interface InformationMatrix {

    /** Returns the x for which the matrix times x is the given vector; further elements of the vector are ignored. */
    double[] solve(double[] vector);
}
