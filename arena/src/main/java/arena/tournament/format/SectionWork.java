package arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Works out how a section stands whose members are known. */
final class SectionWork {

    private final Case whole;
    private final Section section;
    private final Play.Group group;
    private final Scores scores;
    private final List<String> names;

    /**
     * A section that is worked out.
     *
     * @param advancing how many of the best go on to other sections; 0 if none or all do
     */
    record Case(Section section, Play.Group group, int advancing) {}

    SectionWork(Case whole, Scores scores, List<String> names) {
        this.whole = whole;
        this.section = whole.section();
        this.group = whole.group();
        this.scores = scores;
        this.names = names;
    }

    SectionState state() {
        Play.Meetings meetings = section.play().meetings(group, scores);
        Ranker.Games games = new Ranker.Games(meetings, scores);
        Ranker.Ranked ranked = meetings.order()
                .map(SectionWork::inOrder)
                .orElseGet(() -> Ranker.rank(section.ranking(), group, games));
        List<Fixture> fixtures = new ArrayList<>(meetings.fixtures());
        fixtures.addAll(ranked.playOffs());
        return new SectionState(
                section,
                group.members().stream().map(Optional::of).toList(),
                fixtures,
                rows(ranked, games, fixtures),
                games.over() && ranked.places().stream().noneMatch(Ranker.Place::waits));
    }

    private static Ranker.Ranked inOrder(List<Integer> order) {
        return new Ranker.Ranked(
                order.stream()
                        .map(member -> new Ranker.Place(List.of(member), List.of(), false))
                        .toList(),
                List.of());
    }

    private List<Row> rows(Ranker.Ranked ranked, Ranker.Games games, List<Fixture> all) {
        Standings standings = Standings.of(
                group.members(), games.meetings(), scores, section.ranking().rewards());
        List<String> outlook = Outlook.of(whole, games, ranked, names);
        SortedMap<Integer, List<String>> played = played(all);
        List<Row> rows = new ArrayList<>();
        for (Ranker.Place place : ranked.places()) {
            int number = rows.size() + 1;
            for (int member : place.members()) {
                rows.add(new Row(
                        number,
                        member,
                        standings.figures(member),
                        standings.games().isEmpty() ? "" : Reasons.of(member, place, names),
                        outlook.get(group.members().indexOf(member)),
                        played.getOrDefault(member, List.of())));
            }
        }
        return rows;
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
