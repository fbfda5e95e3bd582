package arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Works out how a section stands whose members are known. */
final class SectionWork {

    private final Case whole;
    private final Section section;
    private final Play.Group group;
    private final SectionScores scores;
    private final List<String> names;

    /**
     * A section that is worked out.
     *
     * @param advancing how many of the best go on to other sections; 0 if none or all do
     */
    record Case(Section section, Play.Group group, int advancing) {}

    SectionWork(Case whole, SectionScores scores, List<String> names) {
        this.whole = whole;
        this.section = whole.section();
        this.group = whole.group();
        this.scores = scores;
        this.names = names;
    }

    SectionState state() {
        Play.Meetings meetings = section.play().meetings(group, scores);
        Ranker.Games games = new Ranker.Games(counting(meetings), scores);
        Ranker.Ranked ranked = withOut(meetings.order()
                .map(this::inOrder)
                .orElseGet(() -> Ranker.rank(section.ranking(), group, games, scores.out())));
        List<Fixture> fixtures = new ArrayList<>(meetings.fixtures());
        fixtures.addAll(ranked.playOffs());
        SortedMap<String, Score> results = new TreeMap<>();
        fixtures.forEach(fixture -> scores.of(fixture).ifPresent(score -> results.put(fixture.id(), score)));
        return new SectionState(
                section,
                group.members().stream().map(Optional::of).toList(),
                fixtures,
                results,
                meetings.fixtures().stream()
                        .filter(scores::isAnnulled)
                        .map(Fixture::id)
                        .collect(Collectors.toCollection(TreeSet::new)),
                rows(ranked, games, fixtures),
                games.over() && ranked.places().stream().noneMatch(Ranker.Place::waits));
    }

    /** Returns what is known of who meets without the games that count for nobody. */
    private Play.Meetings counting(Play.Meetings meetings) {
        return scores.out().isEmpty()
                ? meetings
                : new Play.Meetings(
                        meetings.fixtures().stream()
                                .filter(fixture -> !scores.isAnnulled(fixture))
                                .toList(),
                        meetings.complete(),
                        meetings.awarded(),
                        meetings.order());
    }

    private Ranker.Ranked inOrder(List<Integer> order) {
        return new Ranker.Ranked(
                order.stream()
                        .filter(member -> !scores.out().contains(member))
                        .map(member -> new Ranker.Place(List.of(member), List.of(), false))
                        .toList(),
                List.of());
    }

    /** Puts those who are out behind all others. */
    private Ranker.Ranked withOut(Ranker.Ranked ranked) {
        if (scores.out().isEmpty()) {
            return ranked;
        }
        List<Ranker.Place> places = new ArrayList<>(ranked.places());
        places.add(new Ranker.Place(List.copyOf(scores.out()), List.of(), false));
        return new Ranker.Ranked(places, ranked.playOffs());
    }

    /** Returns what is still possible for each member, in the order of the group. */
    private List<String> outlook(Ranker.Games games, Ranker.Ranked ranked) {
        boolean certain = scores.out().isEmpty()
                || games.over()
                || games.fixtures().stream()
                        .filter(fixture -> games.scores().of(fixture).isEmpty())
                        .noneMatch(fixture -> fixture.seats().stream()
                                .anyMatch(seat -> scores.out().contains(seat)));
        if (!certain) {
            return group.members().stream().map(member -> "").toList();
        }
        List<Integer> left = group.members().stream()
                .filter(member -> !scores.out().contains(member))
                .toList();
        Case among = new Case(section, new Play.Group(group.section(), left, group.seal()), whole.advancing());
        List<String> words = left.isEmpty() ? List.of() : Outlook.of(among, games, ranked, names);
        return group.members().stream()
                .map(member -> left.contains(member) ? words.get(left.indexOf(member)) : "")
                .toList();
    }

    private List<Row> rows(Ranker.Ranked ranked, Ranker.Games games, List<Fixture> all) {
        Standings standings = Standings.of(
                group.members(), games.meetings(), scores, section.ranking().rewards());
        List<String> outlook = outlook(games, ranked);
        SortedMap<Integer, List<String>> played = played(all);
        List<Row> rows = new ArrayList<>();
        for (Ranker.Place place : ranked.places()) {
            int number = rows.size() + 1;
            for (int member : place.members()) {
                rows.add(new Row(
                        number,
                        member,
                        scores.out().contains(member),
                        standings.figures(member),
                        why(member, place, standings),
                        outlook.get(group.members().indexOf(member)),
                        played.getOrDefault(member, List.of())));
            }
        }
        return rows;
    }

    private String why(int member, Ranker.Place place, Standings standings) {
        if (scores.out().contains(member)) {
            return Presence.OUT.words();
        }
        String reasons = standings.games().isEmpty() ? "" : Reasons.of(member, place, names);
        return scores.presence(member) == Presence.RESULTS_STAND
                ? Presence.RESULTS_STAND.words() + (reasons.isEmpty() ? "" : "; " + reasons)
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
