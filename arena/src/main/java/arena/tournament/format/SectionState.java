package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** How a section stands. It never changes; its table is worked out when it is first read. */
public final class SectionState {

    private final Section section;
    private final List<Optional<Integer>> members;
    private final Optional<SectionComputation> work;
    private final SectionComputation.Games games;
    private final boolean over;
    private final Lazy<SortedMap<String, GameResult>> byId = new Lazy<>(this::resultsById);
    private final Lazy<List<StandingRow>> rows;

    private SectionState(Section section, List<Optional<Integer>> members) {
        this.section = section;
        this.members = List.copyOf(members);
        this.work = Optional.empty();
        this.games = SectionComputation.Games.NONE;
        this.over = false;
        this.rows = new Lazy<>(() -> List.of());
    }

    private SectionState(SectionComputation work) {
        this.section = work.section();
        this.members = work.group().members().stream().map(Optional::of).toList();
        this.work = Optional.of(work);
        this.games = work.games();
        this.over = work.over();
        this.rows = new Lazy<>(work::rows);
    }

    /** Returns one whose members are not all known, and of which nothing else is. */
    static SectionState waiting(Section section, List<Optional<Integer>> members) {
        return new SectionState(section, members);
    }

    /**
     * Works out how a section stands: what it is already, if nothing of it has changed.
     *
     * @param before how it stood before; nothing if it is worked out anew
     * @param changed the ids of all games of it that may count otherwise than then
     */
    static SectionState of(
            KnownSection known, SectionResults results, Optional<SectionState> before, Set<String> changed) {
        Optional<SectionComputation> work = before.flatMap(state -> state.work);
        boolean same = changed.isEmpty()
                && work.filter(one -> one.isOf(known, results)).isPresent();
        return same ? before.orElseThrow() : new SectionState(SectionComputation.of(known, results, work, changed));
    }

    /** Returns the section. */
    public Section section() {
        return section;
    }

    /** Returns who has taken each slot, in the order of the slots; nothing while that is open. */
    public List<Optional<Integer>> members() {
        return members;
    }

    /** Returns the games that are known, in the order in which they are begun. */
    public List<Fixture> fixtures() {
        return games.fixtures();
    }

    /** Returns the ids of the games that count for nobody and are played no more, since somebody was disqualified. */
    public SortedSet<String> annulled() {
        return games.annulled();
    }

    /** Returns its table, the best first, who is out of it last; empty while a slot is open. */
    public List<StandingRow> rows() {
        return rows.get();
    }

    /** Returns whether its places are final. */
    public boolean over() {
        return over;
    }

    /** Returns how a game counts here; nothing if it is to be played, or counts for nobody. */
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
     * Returns the short name of a game here: the section and the game's number in the order in which they are begun,
     * such as {@code 1A/3}. It stays the same, since more results only add games behind.
     */
    public String shortName(Fixture fixture) {
        return section.id() + "/" + (games.fixtures().indexOf(fixture) + 1);
    }

    /** Returns whether the game of a place in the order, from 0, is still to be played. */
    boolean isOpen(int index) {
        return games.isOpen(index);
    }
}
