package arena.report;

import arena.tournament.rating.Prior;

/** An explanation of the ratings in words. */
public final class RatingsExplanation {

    /** The games that count, and the prior. */
    public static final String BASIS =
            "Only what was played counts: awards, walkovers, games that a disqualification has"
                    + " decided or annulled, and seats on which somebody else sat for a team are left out; a result"
                    + " that the referee has"
                    + " entered counts as played. Before its first game each team is taken to have drawn " + draws()
                    + " against one opponent who is as strong as all are on the whole (the prior), so that nobody who"
                    + " has won"
                    + " everything is infinitely strong.";

    private RatingsExplanation() {}

    private static String draws() {
        double draws = Prior.USUAL.draws();
        return draws == 1 ? "one game" : draws + " games";
    }
}
