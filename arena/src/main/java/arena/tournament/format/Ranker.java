package arena.tournament.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;

/**
 * The computation of a section's ranking, criterion by criterion.
 *
 * <p>The first criterion applies to all members, the second one to each set of members that are tied after it, and so
 * on. The duel applies only to two. A play-off is held when all other games are played, among tied members, if one of
 * the places at stake depends on it; it is ranked by the same criteria over its own games alone, and members that are
 * tied in it play again, {@value #MOST_PLAY_OFFS} times at the most. Ties at stake that remain are broken by lot.
 *
 * <p>Play-offs begin together: the second one of some members waits for the first one of others, so that further
 * results only add games at the end.
 */
final class Ranker {

    /** The largest number of play-offs among the same members. */
    static final int MOST_PLAY_OFFS = 3;

    private final Ranking ranking;
    private final SectionPlay.Group group;
    private final Games games;
    private final List<Integer> lastRounds;
    private final List<Place> places = new ArrayList<>();
    private final List<Fixture> playOffs = new ArrayList<>();

    /**
     * The games of a section.
     *
     * @param counting the known games that are not annulled, without play-offs
     * @param standings the standings of these games
     * @param over whether all of them are known and played
     * @param playOffs the results of play-offs; read only when the other games are over
     */
    record Games(List<Fixture> counting, Standings standings, boolean over, CountedResults playOffs) {}

    /**
     * The members on one place.
     *
     * @param tieBreaks the tie-breaks that have led to it, in order
     * @param waits whether a play-off will break the tie
     */
    record Place(List<Integer> members, List<TieBreak> tieBreaks, boolean waits) {
        Place {
            members = List.copyOf(members);
            tieBreaks = List.copyOf(tieBreaks);
        }
    }

    /** The ranking of a section, the best first, and the play-offs for it. */
    record Ranked(List<Place> places, List<Fixture> playOffs) {
        Ranked {
            places = List.copyOf(places);
            playOffs = List.copyOf(playOffs);
        }
    }

    /** A set of tied members, their first place, and the tie-breaks that have not separated them. */
    private record Tie(List<Integer> level, int place, List<TieBreak> tieBreaks) {}

    /** The games that count for a tie-break: those of the section, or of one of its play-offs, from 1. */
    private record Scope(Standings standings, int playOff) {}

    /**
     * Creates a computation with as many play-offs as there are elements in {@code lastRounds}, the last round before
     * each.
     */
    private Ranker(Ranking ranking, SectionPlay.Group group, Games games, List<Integer> lastRounds) {
        this.ranking = ranking;
        this.group = group;
        this.games = games;
        this.lastRounds = List.copyOf(lastRounds);
    }

    /** Ranks the members by the results so far, without those that are out. */
    static Ranked rank(Ranking ranking, SectionPlay.Group group, Games games, SortedSet<Integer> out) {
        List<Integer> ranked =
                group.members().stream().filter(member -> !out.contains(member)).toList();
        return ranked.isEmpty() ? new Ranked(List.of(), List.of()) : rank(ranking, group, games, ranked);
    }

    private static Ranked rank(Ranking ranking, SectionPlay.Group group, Games games, List<Integer> members) {
        List<Integer> lastRounds = new ArrayList<>();
        while (true) {
            Ranked ranked = new Ranker(ranking, group, games, lastRounds).ranked(members);
            boolean waits = ranked.places().stream().anyMatch(Place::waits);
            if (!waits
                    || ranked.playOffs().stream()
                            .anyMatch(fixture -> games.playOffs().of(fixture).isEmpty())) {
                return ranked;
            }
            lastRounds.add(Stream.concat(games.counting().stream(), ranked.playOffs().stream())
                    .mapToInt(Fixture::round)
                    .max()
                    .orElse(0));
        }
    }

    private Ranked ranked(List<Integer> members) {
        separate(new Tie(members, 1, List.of()), 0, new Scope(games.standings(), 0));
        playOffs.sort(Comparator.comparingInt(Fixture::round));
        return new Ranked(places, playOffs);
    }

    private void separate(Tie tie, int next, Scope scope) {
        if (tie.level().size() == 1) {
            add(tie, false);
        } else if (next == ranking.criteria().size()) {
            end(tie, scope);
        } else if (ranking.criteria().get(next) == Criterion.PLAY_OFF) {
            playOff(tie, next, scope);
        } else if (ranking.criteria().get(next) == Criterion.DUEL) {
            duel(tie, next, scope);
        } else {
            byFigures(tie, next, scope);
        }
    }

    private void add(Tie tie, boolean waits) {
        places.add(new Place(tie.level(), tie.tieBreaks(), waits));
    }

    private void end(Tie tie, Scope scope) {
        if (!games.over() || tie.place() > ranking.stakes()) {
            add(tie, false);
            return;
        }
        List<Integer> sorted = tie.level().stream().sorted().toList();
        String purpose = "lot " + Fixture.encounter(group.section(), sorted);
        List<List<Integer>> drawn =
                group.seal().lot(purpose, sorted).stream().map(List::of).toList();
        applyNext(
                tie,
                new TieBreak(Optional.empty(), scope.playOff(), drawn, List.of()),
                ranking.criteria().size(),
                scope);
    }

    /** Separates tied members, and applies the next criterion to those that are still tied. */
    private void applyNext(Tie tie, TieBreak tieBreak, int next, Scope scope) {
        List<TieBreak> tieBreaks = new ArrayList<>(tie.tieBreaks());
        tieBreaks.add(tieBreak);
        int place = tie.place();
        for (List<Integer> members : tieBreak.classes()) {
            separate(new Tie(members, place, tieBreaks), next, scope);
            place += members.size();
        }
    }

    private void byFigures(Tie tie, int next, Scope scope) {
        Criterion criterion = ranking.criteria().get(next);
        List<List<Integer>> classes = new ArrayList<>();
        List<String> figures = new ArrayList<>();
        long last = 0;
        for (int member : sorted(tie.level(), criterion, scope)) {
            long value = criterion.value(scope.standings(), member);
            if (classes.isEmpty() || value != last) {
                classes.add(new ArrayList<>());
                figures.add(criterion.text(scope.standings(), member));
            }
            classes.get(classes.size() - 1).add(member);
            last = value;
        }
        applyNext(tie, new TieBreak(Optional.of(criterion), scope.playOff(), classes, figures), next + 1, scope);
    }

    private static List<Integer> sorted(List<Integer> level, Criterion criterion, Scope scope) {
        return level.stream()
                .sorted(Comparator.comparingLong((Integer member) -> -criterion.value(scope.standings(), member)))
                .toList();
    }

    private void duel(Tie tie, int next, Scope scope) {
        if (tie.level().size() > 2) {
            separate(tie, next + 1, scope);
            return;
        }
        int one = tie.level().get(0);
        int other = tie.level().get(1);
        int better = Criterion.duel(scope.standings(), one, other);
        List<List<Integer>> classes = better == 0
                ? List.of(tie.level())
                : better > 0 ? List.of(List.of(one), List.of(other)) : List.of(List.of(other), List.of(one));
        applyNext(tie, new TieBreak(Optional.of(Criterion.DUEL), scope.playOff(), classes, List.of()), next + 1, scope);
    }

    private void playOff(Tie tie, int next, Scope scope) {
        int number = scope.playOff() + 1;
        int seats = games.over() ? seats() : 0;
        if (!games.over()
                || tie.place() > ranking.stakes()
                || number > MOST_PLAY_OFFS
                || tie.level().size() < seats) {
            separate(tie, next + 1, scope);
        } else if (number > lastRounds.size()) {
            add(tie, true);
        } else {
            play(tie, number, seats);
        }
    }

    private int seats() {
        return games.counting().stream()
                .mapToInt(fixture -> fixture.seats().size())
                .max()
                .orElse(2);
    }

    private void play(Tie tie, int number, int seats) {
        List<Fixture> fixtures = playOff(tie.level(), number, seats);
        playOffs.addAll(fixtures);
        if (fixtures.stream().allMatch(fixture -> games.playOffs().of(fixture).isPresent())) {
            separate(
                    tie,
                    0,
                    new Scope(Standings.of(tie.level(), fixtures, games.playOffs(), ranking.rewards()), number));
        } else {
            add(tie, true);
        }
    }

    private List<Fixture> playOff(List<Integer> level, int number, int seats) {
        SectionPlay.Group tied = new SectionPlay.Group(
                group.section() + ".tie" + number, level.stream().sorted().toList(), group.seal());
        return new LeaguePlay(1, seats)
                .meetings(tied, games.playOffs()).fixtures().stream()
                        .map(fixture -> new Fixture(
                                fixture.id(),
                                group.section(),
                                lastRounds.get(number - 1) + fixture.round(),
                                fixture.seats(),
                                ranking.playOff()))
                        .toList();
    }
}
