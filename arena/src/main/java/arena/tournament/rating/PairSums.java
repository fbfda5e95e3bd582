package arena.tournament.rating;

/** A sum of information about the differences of two strengths each. */
interface PairSums {

    /** Adds information about the difference of two different contestants. */
    void add(int one, int other, double amount);
}
