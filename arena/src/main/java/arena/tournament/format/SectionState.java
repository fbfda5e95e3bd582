package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** The state of a section. It is immutable; its table is computed when it is first read. */
public final class SectionState {

    private final Section section;
    private final List<Optional<Integer>> members;
    private final Optional<SectionComputation> computation;
    private final SectionComputation.Games games;
    private final boolean over;
    private final Lazy<SortedMap<String, GameResult>> byId = new Lazy<>(this::resultsById);
    private final Lazy<List<StandingRow>> rows;

    private SectionState(Section section, List<Optional<Integer>> members) {
        this.section = section;
        this.members = List.copyOf(members);
        this.computation = Optional.empty();
        this.games = SectionComputation.Games.NONE;
        this.over = false;
        this.rows = new Lazy<>(() -> List.of());
    }

    private SectionState(SectionComputation work) {
        this.section = work.section();
        this.members = work.group().members().stream().map(Optional::of).toList();
        this.computation = Optional.of(work);
        this.games = work.games();
        this.over = work.over();
        this.rows = new Lazy<>(work::rows);
    }

    /** Returns the state of a section whose members are not all known. */
    static SectionState waiting(Section section, List<Optional<Integer>> members) {
        return new SectionState(section, members);
    }

    /**
     * Computes the state of a section; it is the earlier state if nothing has changed.
     *
     * @param before the earlier state; empty if there is none
     * @param changed the ids of all its games that may count otherwise than before
     */
    static SectionState of(
            KnownSection known, SectionResults results, Optional<SectionState> before, Set<String> changed) {
        Optional<SectionComputation> work = before.flatMap(state -> state.computation);
        boolean same = changed.isEmpty()
                && work.filter(one -> one.isOf(known, results)).isPresent();
        return same ? before.orElseThrow() : new SectionState(SectionComputation.of(known, results, work, changed));
    }

    /** Returns the section. */
    public Section section() {
        return section;
    }

    /** Returns the contestant in each slot, in the order of the slots; empty while it is not known. */
    public List<Optional<Integer>> members() {
        return members;
    }

    /** Returns the known games, in the order in which they begin. */
    public List<Fixture> fixtures() {
        return games.fixtures();
    }

    /** Returns the ids of annulled games, which do not count and are not played, after a disqualification. */
    public SortedSet<String> annulled() {
        return games.annulled();
    }

    /** Returns the rows of its table, the best first, disqualified members last; none while a slot is open. */
    public List<StandingRow> rows() {
        return rows.get();
    }

    /** Returns whether its places are final. */
    public boolean over() {
        return over;
    }

    /** Returns the result of a game here; empty if it is still to be played, or is annulled. */
    public Optional<GameResult> result(Fixture fixture) {
        return Optional.ofNullable(byId.get().get(fixture.id()));
    }

    private SortedMap<String, GameResult> resultsById() {
        SortedMap<String, GameResult> results = new TreeMap<>();
        for (int index = 0; index < games.fixtures().size(); index++) {
            String id = games.fixtures().get(index).id();
            games.results().get(index).ifPresent(result -> results.put(id, result));
        }
        return results;
    }

    /**
     * Returns the short name of a game here: the section and the game's number in the order in which games begin, such
     * as {@code 1A/3}. It never changes, since further results only add games at the end.
     */
    public String shortName(Fixture fixture) {
        return section.id() + "/" + (games.fixtures().indexOf(fixture) + 1);
    }

    /** Returns whether the game at an index, from 0, is still to be played. */
    boolean isOpen(int index) {
        return games.isOpen(index);
    }
}
