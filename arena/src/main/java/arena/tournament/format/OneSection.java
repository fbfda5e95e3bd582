package arena.tournament.format;

import arena.tournament.Wording;
import java.util.List;
import java.util.stream.Stream;

/**
 * A contest that is one section of all contestants.
 *
 * @param stage its name
 * @param play the way in which members meet
 * @param ranking the ranking of the members
 */
record OneSection(Wording stage, SectionPlay play, Ranking ranking) {

    private static final String ID = "1";

    /**
     * Returns the contestants in the order of the draw.
     *
     * @throws IllegalArgumentException with a sentence for people if several groups were made by hand, or if there are
     *     too few
     */
    static List<Integer> contestants(Format format, FormatTerms terms, DrawResult draw) {
        List<Integer> contestants = Groups.one(draw, format.id());
        Groups.checkEnough(format.id(), format.leastContestants(terms), contestants.size());
        return contestants;
    }

    /** Lays out the contest; remarks on places that were filled in follow the given ones. */
    ContestLayout plan(DrawResult draw, List<Integer> order, List<String> remarks) {
        Section all = new Section(ID, stage, Wording.named("Everybody"), KnockOut.seeded(order), play, ranking);
        return new ContestLayout(
                List.of(all),
                List.of(ID),
                Stream.concat(remarks.stream(), Groups.filled(draw).stream()).toList());
    }
}
