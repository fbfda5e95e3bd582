package arena.tournament.rating;

/** The Cholesky decomposition of a symmetric, positive definite matrix. */
final class Cholesky implements InformationMatrix {

    /** The lower triangle. */
    private final double[][] triangle;

    private Cholesky(double[][] triangle) {
        this.triangle = triangle;
    }

    /**
     * Decomposes the first rows and columns of a matrix.
     *
     * @param order the number of rows and columns
     * @throws ArithmeticException if they are not positive definite
     */
    static Cholesky of(double[][] matrix, int order) {
        double[][] triangle = new double[order][order];
        for (int row = 0; row < order; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column];
                for (int before = 0; before < column; before++) {
                    rest -= triangle[row][before] * triangle[column][before];
                }
                triangle[row][column] = row == column ? root(rest, row) : rest / triangle[column][column];
            }
        }
        return new Cholesky(triangle);
    }

    private static double root(double rest, int row) {
        if (!(rest > 0)) {
            throw new ArithmeticException("not positive definite: " + rest + " is left of row " + row);
        }
        return Math.sqrt(rest);
    }

    @Override
    public double[] solve(double[] vector) {
        int order = triangle.length;
        double[] solution = new double[order];
        for (int row = 0; row < order; row++) {
            double rest = vector[row];
            for (int before = 0; before < row; before++) {
                rest -= triangle[row][before] * solution[before];
            }
            solution[row] = rest / triangle[row][row];
        }
        for (int row = order - 1; row >= 0; row--) {
            double rest = solution[row];
            for (int after = row + 1; after < order; after++) {
                rest -= triangle[after][row] * solution[after];
            }
            solution[row] = rest / triangle[row][row];
        }
        return solution;
    }

    /** Returns the inverse of the matrix. */
    double[][] inverse() {
        int order = triangle.length;
        double[][] inverse = new double[order][];
        for (int row = 0; row < order; row++) {
            double[] unit = new double[order];
            unit[row] = 1;
            inverse[row] = solve(unit);
        }
        return inverse;
    }
}
