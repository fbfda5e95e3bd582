package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The state of a contest: a pure function of its layout and the results that count.
 *
 * <p>It is immutable, and keeps the computation of each section, so that {@link #after} computes again only the
 * sections that some games change. Both ways give the same state; {@link #of} defines it.
 */
public final class ContestProgress {

    private final ProgressComputation work;
    private final List<SectionState> sections;
    private final PlayingOrder sequence;
    private final SortedSet<Integer> out;
    private final boolean over;
    private final Lazy<List<Fixture>> open;
    private final Lazy<List<List<Integer>>> placing;

    private ContestProgress(
            ProgressComputation work, CountedResults results, Optional<ContestProgress> before, Set<String> changed) {
        this.work = work;
        this.sections = List.copyOf(work.sections(results, before.map(ContestProgress::sections), changed));
        this.sequence = before.filter(progress -> haveSameGames(progress.sections, sections))
                .map(progress -> progress.sequence)
                .orElseGet(() -> PlayingOrder.of(sections));
        this.out = out(results, work.contestants());
        this.over = sections.stream().allMatch(SectionState::over);
        this.open = new Lazy<>(() -> sequence.open(this.sections));
        this.placing = new Lazy<>(() -> FinalPlacing.of(work.plan(), this.sections, this.out));
    }

    /**
     * Computes the state of a contest.
     *
     * @param names the name of each contestant for sentences, contestant 0 first
     */
    public static ContestProgress of(ContestLayout plan, CountedResults results, SealedSeed seal, List<String> names) {
        return new ContestProgress(new ProgressComputation(plan, seal, names), results, Optional.empty(), Set.of());
    }

    /**
     * Computes the state of the contest after some games.
     *
     * @param results all results that count now
     * @param changed the ids of all games that may count otherwise than before, or that have begun since a
     *     disqualification
     */
    public ContestProgress after(CountedResults results, Set<String> changed) {
        return new ContestProgress(work, results, Optional.of(this), changed);
    }

    private static boolean haveSameGames(List<SectionState> before, List<SectionState> now) {
        return IntStream.range(0, now.size())
                .allMatch(number -> now.get(number) == before.get(number)
                        || now.get(number).fixtures().equals(before.get(number).fixtures()));
    }

    private static SortedSet<Integer> out(CountedResults results, int contestants) {
        SortedSet<Integer> out = new TreeSet<>();
        for (int contestant = 0; results.anybodyDisqualified() && contestant < contestants; contestant++) {
            if (results.presence(contestant) == Participation.OUT) {
                out.add(contestant);
            }
        }
        return Collections.unmodifiableSortedSet(out);
    }

    /** Returns the sections in the order of the layout. */
    public List<SectionState> sections() {
        return sections;
    }

    /**
     * Returns all known games, in the order in which they begin: stage by stage, within a stage round by round across
     * its sections. Further results add games, and never change the order of two games.
     */
    public List<Fixture> fixtures() {
        return Collections.unmodifiableList(sequence.fixtures());
    }

    /** Returns the games that are still to be played, in the order in which they begin. */
    public List<Fixture> open() {
        return open.get();
    }

    /** Returns the final placing as far as it is certain: groups of contestants, the first group on place 1. */
    public List<List<Integer>> placing() {
        return placing.get();
    }

    /** Returns the contestants that were disqualified and have no place. */
    public SortedSet<Integer> out() {
        return out;
    }

    /** Returns whether all games have been played. */
    public boolean over() {
        return over;
    }

    /** Returns the result of a game; empty if it is still to be played, or is annulled. */
    public Optional<GameResult> result(Fixture fixture) {
        return section(fixture.section()).flatMap(state -> state.result(fixture));
    }

    /** Returns the state of a section; empty if no section has that id. */
    public Optional<SectionState> section(String id) {
        return sections.stream()
                .filter(state -> state.section().id().equals(id))
                .findFirst();
    }
}
