package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** How a section stands. It never changes; its table is worked out when it is first read. */
public final class SectionState {

    private final Section section;
    private final List<Optional<Integer>> members;
    private final Optional<SectionWork> work;
    private final Games games;
    private final boolean over;
    private final Lazy<SortedMap<String, GameResult>> byId = new Lazy<>(this::resultsById);
    private final Lazy<List<Row>> rows;

    /**
     * The games that are known, in the order in which they are begun.
     *
     * @param results how each counts; nothing as long as it is to be played, or if it counts for nobody
     * @param annulled the ids of those that count for nobody and are played no more, since somebody was disqualified
     */
    record Games(List<Fixture> fixtures, List<Optional<GameResult>> results, SortedSet<String> annulled) {
        private static final Games NONE = new Games(List.of(), List.of(), Collections.emptySortedSet());
    }

    private SectionState(Section section, List<Optional<Integer>> members) {
        this.section = section;
        this.members = List.copyOf(members);
        this.work = Optional.empty();
        this.games = Games.NONE;
        this.over = false;
        this.rows = new Lazy<>(() -> List.of());
    }

    SectionState(SectionWork work, Games games, boolean over) {
        this.section = work.section();
        this.members = work.group().members().stream().map(Optional::of).toList();
        this.work = Optional.of(work);
        this.games = games;
        this.over = over;
        this.rows = new Lazy<>(() -> work.rows(games.fixtures()));
    }

    /** Returns one whose members are not all known, and of which nothing else is. */
    static SectionState waiting(Section section, List<Optional<Integer>> members) {
        return new SectionState(section, members);
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
    public List<Row> rows() {
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

    /** Returns whether the game of a place in the order, from 0, is still to be played. */
    boolean isOpen(int index) {
        return games.results().get(index).isEmpty()
                && (games.annulled().isEmpty()
                        || !games.annulled()
                                .contains(games.fixtures().get(index).id()));
    }

    /** Returns from what it was worked out; nothing while a slot is open. */
    Optional<SectionWork> work() {
        return work;
    }
}
