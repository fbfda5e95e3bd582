package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The computation of a section whose members are known, from some results. Intermediate sums are kept, so that the
 * computation after further results costs little. The rows of its table are computed only when they are read.
 */
final class SectionComputation {

    private final KnownSection known;
    private final SectionResults.Attendance attendance;
    private final SectionPlay.Meetings meetings;
    private final Standings standings;

    /** The final ranking, and the play-offs for it; empty as long as other games are open. */
    private final Optional<Ranker.Ranked> ended;

    private final Games games;

    /**
     * The known games, in the order in which they begin.
     *
     * @param results the result of each; empty if it is still to be played, or is annulled
     * @param annulled the ids of games that do not count and are not played, after a disqualification
     */
    record Games(List<Fixture> fixtures, List<Optional<GameResult>> results, SortedSet<String> annulled) {
        static final Games NONE = new Games(List.of(), List.of(), Collections.emptySortedSet());

        /** Returns whether the game at an index, from 0, is still to be played. */
        boolean isOpen(int index) {
            return results.get(index).isEmpty()
                    && (annulled.isEmpty()
                            || !annulled.contains(fixtures.get(index).id()));
        }
    }

    private SectionComputation(
            KnownSection whole, SectionResults results, Optional<SectionComputation> before, Set<String> changed) {
        this.known = whole;
        this.attendance = results.attendance();
        this.meetings = before.filter(one -> section().play().isFixed())
                .map(one -> one.meetings)
                .orElseGet(() -> section().play().meetings(group(), results));
        this.standings = before.map(one -> one.standings)
                .orElseGet(() ->
                        Standings.none(group().members(), section().ranking().rewards()))
                .after(meetings, results, changed, this::isAnnulled);
        this.ended = isPlayed() ? Optional.of(ranked(results)) : Optional.empty();
        this.games = games(results);
    }

    /**
     * Computes a section.
     *
     * @param before the earlier computation; empty if there is none
     * @param changed the ids of all its games that may count otherwise than before
     */
    static SectionComputation of(
            KnownSection whole, SectionResults results, Optional<SectionComputation> before, Set<String> changed) {
        return new SectionComputation(whole, results, before.filter(work -> work.isOf(whole, results)), changed);
    }

    /** Returns whether the members and their participation are the same. */
    boolean isOf(KnownSection other, SectionResults results) {
        return group().equals(other.group()) && attendance.equals(results.attendance());
    }

    Section section() {
        return known.section();
    }

    SectionPlay.Group group() {
        return known.group();
    }

    private SortedSet<Integer> out() {
        return attendance.out();
    }

    /** Returns whether a game is annulled, since one of its players is out. */
    private boolean isAnnulled(Fixture fixture) {
        return !out().isEmpty()
                && section().play().expulsion() == SectionPlay.Expulsion.ANNULS
                && fixture.seats().stream().anyMatch(seat -> out().contains(seat));
    }

    /** Returns whether all games but play-offs are known and played. */
    private boolean isPlayed() {
        return meetings.complete() && standings.areAllPlayed();
    }

    private Games games(CountedResults results) {
        List<Fixture> playOffs = ended.map(Ranker.Ranked::playOffs).orElse(List.of());
        SortedSet<String> annulled = meetings.fixtures().stream()
                .filter(this::isAnnulled)
                .map(Fixture::id)
                .collect(Collectors.toCollection(TreeSet::new));
        return playOffs.isEmpty()
                ? new Games(meetings.fixtures(), standings.results(), annulled)
                : new Games(
                        Stream.concat(meetings.fixtures().stream(), playOffs.stream())
                                .toList(),
                        Stream.concat(
                                        standings.results().stream(),
                                        playOffs.stream().map(results::of))
                                .toList(),
                        annulled);
    }

    /** Returns the known games, play-offs last. */
    Games games() {
        return games;
    }

    /** Returns whether its places are final. */
    boolean over() {
        return ended.isPresent() && ended.get().places().stream().noneMatch(Ranker.Place::waits);
    }

    /** Returns the present ranking; results of play-offs are read only after all other games. */
    private Ranker.Ranked ranked(CountedResults playOffs) {
        return withDisqualified(meetings.order().map(this::inOrder).orElseGet(() -> {
            List<Fixture> counting = out().isEmpty()
                    ? meetings.fixtures()
                    : meetings.fixtures().stream()
                            .filter(fixture -> !isAnnulled(fixture))
                            .toList();
            return Ranker.rank(
                    section().ranking(), group(), new Ranker.Games(counting, standings, isPlayed(), playOffs), out());
        }));
    }

    private Ranker.Ranked inOrder(List<Integer> order) {
        return new Ranker.Ranked(
                order.stream()
                        .filter(member -> !out().contains(member))
                        .map(member -> new Ranker.Place(List.of(member), List.of(), false))
                        .toList(),
                List.of());
    }

    /** Puts the members that are out behind all others. */
    private Ranker.Ranked withDisqualified(Ranker.Ranked ranked) {
        if (out().isEmpty()) {
            return ranked;
        }
        List<Ranker.Place> places = new ArrayList<>(ranked.places());
        places.add(new Ranker.Place(List.copyOf(out()), List.of(), false));
        return new Ranker.Ranked(places, ranked.playOffs());
    }

    /** Returns the rows of the table, with reasons and outlook. */
    List<StandingRow> rows() {
        Ranker.Ranked ranked = ended.orElseGet(() -> ranked(fixture -> Optional.empty()));
        SortedMap<Integer, Wording> outlook = outlook(ranked);
        SortedMap<Integer, List<String>> played = played(games.fixtures());
        List<StandingRow> rows = new ArrayList<>();
        for (Ranker.Place place : ranked.places()) {
            int number = rows.size() + 1;
            for (int member : place.members()) {
                rows.add(new StandingRow(
                        number,
                        member,
                        out().contains(member),
                        standings.figures(member),
                        why(member, place),
                        Optional.ofNullable(outlook.get(member)),
                        played.getOrDefault(member, List.of())));
            }
        }
        return List.copyOf(rows);
    }

    /** Returns the outlook of each member, where it is certain. */
    private SortedMap<Integer, Wording> outlook(Ranker.Ranked ranked) {
        List<Fixture> open = open();
        boolean certain = out().isEmpty()
                || isPlayed()
                || open.stream().noneMatch(fixture -> fixture.seats().stream().anyMatch(seat -> out().contains(seat)));
        List<Integer> left = group().members().stream()
                .filter(member -> !out().contains(member))
                .toList();
        if (!certain || left.isEmpty()) {
            return new TreeMap<>();
        }
        SectionPlay.Group among = new SectionPlay.Group(group().section(), left, group().seal());
        return QualificationOutlook.of(
                new KnownSection(section(), among, known.advancing(), known.names()),
                new QualificationOutlook.Games(standings, open, meetings.complete()),
                ranked);
    }

    private List<Fixture> open() {
        List<Fixture> open = new ArrayList<>();
        for (int index = 0; index < meetings.fixtures().size(); index++) {
            if (games.isOpen(index)) {
                open.add(meetings.fixtures().get(index));
            }
        }
        return open;
    }

    private List<Wording> why(int member, Ranker.Place place) {
        if (out().contains(member)) {
            return List.of(Wording.of("disqualified", Participation.OUT.words()));
        }
        List<Wording> reasons = standings.isEmpty() ? List.of() : PlaceReasons.of(member, place, known.names());
        return attendance.now().get(member) == Participation.RESULTS_STAND
                ? Stream.concat(
                                Stream.of(
                                        Wording.of("disqualified-results-stand", Participation.RESULTS_STAND.words())),
                                reasons.stream())
                        .toList()
                : reasons;
    }

    private static SortedMap<Integer, List<String>> played(List<Fixture> fixtures) {
        SortedMap<Integer, List<String>> played = new TreeMap<>();
        for (Fixture fixture : fixtures) {
            for (int contestant : fixture.seats()) {
                played.computeIfAbsent(contestant, none -> new ArrayList<>()).add(fixture.id());
            }
        }
        return played;
    }
}
